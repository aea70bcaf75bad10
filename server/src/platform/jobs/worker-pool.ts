import type { Piscina } from 'piscina'
import type { Clock } from '../config/clock.ts'
import { makePrioritySemaphore } from '../database/priority-semaphore.ts'

/**
 * A function that a worker thread can call. Its module must import only pure computation, and its argument
 * must be plain data.
 */
export interface Work<Question, Answer> {
  readonly file: URL
  /** The name under which the file exports the function. */
  readonly name: string
  readonly here: (question: Question) => Answer
}

export interface WorkerPool {
  /** Runs long computations on a worker thread and short ones on the main thread. */
  run<Question, Answer>(work: Work<Question, Answer>, question: Question, isLong: boolean): Promise<Answer>
  close(): Promise<void>
}

/** An idle thread ends after this time, because it occupies about 40 MB. */
const idleMs = 30_000

/**
 * Makes a pool of one worker thread, which starts with the first long computation, so that one customer's
 * computation does not block other customers. The thread reads `workerData` from `node:worker_threads`.
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
      // When the server runs from its sources (`npm run dev`, tests), the thread needs the same TypeScript
      // loader.
      ...(file.pathname.endsWith('.ts') && {
        execArgv: ['--conditions=@home-pulse/source', '--import', 'tsx'],
      }),
    })
  }
  return {
    async run({ file, name, here }, question, isLong) {
      if (!isLong) return here(question)
      pool ??= begin(file)
      // The computation changes nothing, so its request may be refused like a new one, and the client can
      // retry.
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
