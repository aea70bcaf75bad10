import type { Piscina } from 'piscina'
import type { Clock } from '../config/clock.ts'
import { makePrioritySemaphore } from '../database/priority-semaphore.ts'

/** A function that a worker thread can call. Its module imports only pure computation, and its argument is plain data. */
export interface Work<Question, Answer> {
  readonly file: URL
  /** The name of the export. */
  readonly name: string
  readonly here: (question: Question) => Answer
}

export interface WorkerPool {
  /** Runs long computations on a worker thread and short ones on the main thread. */
  run<Question, Answer>(work: Work<Question, Answer>, question: Question, isLong: boolean): Promise<Answer>
  close(): Promise<void>
}

/** An idle thread ends after this long, because it costs about 40 MB. */
const idleMs = 30_000

/**
 * One worker thread, started with the first long computation, so that one customer's computation does not block the
 * others. The thread finds `workerData` under this name in `node:worker_threads`.
 */
export function makeWorkerPool(clock: Clock, workerData?: unknown): WorkerPool {
  const line = makePrioritySemaphore(clock, 1)
  let pool: Promise<Piscina> | undefined
  const begin = async (file: URL): Promise<Piscina> => {
    // Loaded with the first long computation, because it takes a tenth of a second.
    const { Piscina } = await import('piscina')
    return new Piscina({
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      workerData,
      // When run from the sources (`npm run dev`, tests), the thread needs the same loader.
      ...(file.pathname.endsWith('.ts') && {
        execArgv: ['--conditions=@home-pulse/source', '--import', 'tsx'],
      }),
    })
  }
  return {
    async run({ file, name, here }, question, isLong) {
      if (!isLong) return here(question)
      pool ??= begin(file)
      // The computation changes nothing, so the client can be told to retry.
      const leave = await line.enter('newcomer')
      try {
        return await (await pool).run(question, { filename: file.href, name })
      } finally {
        leave()
      }
    },
    close: async () => (await pool)?.destroy(),
  }
}
