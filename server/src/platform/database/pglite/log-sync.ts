import { fsync, fsyncSync } from 'node:fs'

/** Flushes files to disk. Tests replace it. */
export interface Disk {
  /** Flushes a file on another thread. `file` is its descriptor. */
  flush(file: number): Promise<void>
  /** Flushes a file and blocks this thread until it is on disk. */
  flushNow(file: number): void
}

const nodeDisk: Disk = {
  flush: (file) =>
    new Promise((resolve, reject) => {
      fsync(file, (error) => (error ? reject(error) : resolve()))
    }),
  flushNow: (file) => fsyncSync(file),
}

/**
 * Flushes PostgreSQL's write-ahead log once for many commits (group commit). The engine writes the log at each commit
 * and requests a flush, which this class postpones. `flushed` runs that flush on another thread while the engine
 * continues. All commits that are written during a flush share the next one. The log is always on disk before any other
 * file changes.
 */
export class LogSync {
  /** Resolves with the error of the first flush that failed. */
  readonly failure: Promise<Error>
  readonly #disk: Disk
  /** The descriptor of the log file, if bytes were written to it after the last flush began. */
  #unflushed: number | undefined
  #running: { readonly file: number; readonly end: Promise<void> } | undefined
  #error: Error | undefined
  #resolveFailure: (error: Error) => void = () => {}

  constructor(disk: Disk = nodeDisk) {
    this.#disk = disk
    this.failure = new Promise((resolve) => {
      this.#resolveFailure = resolve
    })
  }

  /**
   * Postpones the flush of a log file that the engine requests. If an earlier log file still waits, it is complete and
   * is flushed at once.
   */
  defer(file: number): void {
    if (this.#unflushed !== undefined && this.#unflushed !== file) this.flushNow()
    this.#unflushed = file
  }

  /**
   * Flushes the log synchronously if a flush is deferred or running. Call it before any other file changes.
   */
  flushNow(): void {
    const files = new Set([this.#running?.file, this.#unflushed])
    this.#running = undefined
    this.#unflushed = undefined
    try {
      for (const file of files) if (file !== undefined) this.#disk.flushNow(file)
    } catch (error) {
      this.#fail(error)
      throw error
    }
  }

  /** Call this before a file is closed. Flushes it first if a flush of it is postponed or running. */
  beforeClose(file: number): void {
    if (file === this.#unflushed || file === this.#running?.file) this.flushNow()
  }

  /**
   * Resolves when every commit before the call is on disk.
   * @throws Error if any flush has failed, because commits since then may be lost.
   */
  async flushed(): Promise<void> {
    // The running flush may lack the last commit, because it may have begun earlier. So this waits for it, and then
    // flushes again.
    if (this.#running) await this.#running.end
    this.#start()
    if (this.#running) await this.#running.end
    if (this.#error) throw this.#error
  }

  #start(): void {
    const file = this.#unflushed
    if (file === undefined || this.#running) return
    this.#unflushed = undefined
    const flush = {
      file,
      end: this.#disk.flush(file).then(
        () => end(),
        (error) => end(error),
      ),
    }
    this.#running = flush
    const end = (error?: unknown) => {
      // If `flushNow` has flushed the file in the meantime, the file may already be closed. So the result of this flush
      // is ignored.
      if (this.#running !== flush) return
      this.#running = undefined
      if (error) this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    this.#error ??= new Error('The log of the embedded database could not be flushed.', { cause: error })
    this.#resolveFailure(this.#error)
  }
}
