import { writeSync } from 'node:fs'
import { systemErrorCode } from '../errors/system-errors.ts'
import type { Clock } from './clock.ts'
import type { LogStream } from './log.ts'

/** The maximum total size of the lines that wait in memory while the reader of the log is slow. */
const maxBacklogBytes = 1024 * 1024
const retryMs = 100

/**
 * A waiting log line. If the line itself reports that lines were dropped, `reportedCount` is their number. Otherwise it
 * is 0.
 */
interface Entry {
  bytes: Buffer
  readonly reportedCount: number
}

/**
 * Writes log lines to standard output, or to another file descriptor. The server never waits for its log and never ends
 * because of it: a line that cannot be written is dropped and counted. Writes are synchronous, so that a crash loses no
 * line.
 */
export function openLogDestination(
  clock: Clock,
  fd: number = process.stdout.fd,
): LogStream & { readonly droppedLineCount: number } {
  // Reading `process.stdout` makes Node open a pipe as non-blocking. A write to a full pipe then fails with EAGAIN at
  // once.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let backlog: Entry[] = []
  let backlogBytes = 0
  let droppedLineCount = 0
  let unreportedCount = 0
  let isCut = false
  let needsNewLine = false
  let retry: NodeJS.Timeout | undefined

  const drop = (count: number) => {
    droppedLineCount += count
    unreportedCount += count
  }

  function addReport(): void {
    const message = `dropped ${unreportedCount} log line${unreportedCount === 1 ? '' : 's'}`
    const line = JSON.stringify({ level: 40, time: clock.nowMs(), msg: message })
    const bytes = Buffer.from(`${needsNewLine ? '\n' : ''}${line}\n`)
    backlog.unshift({ bytes, reportedCount: unreportedCount })
    backlogBytes += bytes.length
    unreportedCount = 0
  }

  function writeFirst(entry: Entry): void {
    while (entry.bytes.length > 0) {
      const written = writeSync(fd, entry.bytes)
      backlogBytes -= written
      entry.bytes = entry.bytes.subarray(written)
      isCut = entry.bytes.length > 0
    }
    needsNewLine = false
    backlog.shift()
  }

  function dropBacklog(): void {
    for (const { reportedCount } of backlog) {
      if (reportedCount > 0) unreportedCount += reportedCount
      else drop(1)
    }
    backlog = []
    backlogBytes = 0
    needsNewLine ||= isCut
    isCut = false
  }

  function flush(): void {
    try {
      for (;;) {
        if (unreportedCount > 0 && !isCut) addReport()
        const [first] = backlog
        if (!first) return
        writeFirst(first)
      }
    } catch (error) {
      if (systemErrorCode(error) === 'EAGAIN') retry ??= setTimeout(retryNow, retryMs).unref()
      else dropBacklog()
    }
  }

  function retryNow(): void {
    retry = undefined
    flush()
  }

  return {
    write(line) {
      const bytes = Buffer.from(line)
      if (backlogBytes + bytes.length > maxBacklogBytes) return drop(1)
      backlog.push({ bytes, reportedCount: 0 })
      backlogBytes += bytes.length
      if (!retry) flush()
    },
    get droppedLineCount() {
      return droppedLineCount
    },
  }
}
