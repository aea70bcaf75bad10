import { Piscina } from 'piscina'
import type { Clock } from '../config/clock.ts'
import { makePrioritySemaphore } from '../database/priority-semaphore.ts'

/** A function that another thread can call: its module loads nothing but arithmetic, and its argument is plain data. */
export interface Work<Question, Answer> {
  readonly file: URL
  /** Its name among the exports of the file. */
  readonly name: string
  readonly here: (question: Question) => Answer
}

export interface WorkerPool {
  /** Does long work beside the thread that answers requests, and short work on it. */
  run<Question, Answer>(work: Work<Question, Answer>, question: Question, isLong: boolean): Promise<Answer>
  close(): Promise<void>
}

/** A thread costs some 40 MB: without work it ends. */
const idleMs = 30_000

/** One thread, begun with the first long work: arithmetic of one customer must not keep all others waiting. */
export function makeWorkerPool(clock: Clock): WorkerPool {
  const line = makePrioritySemaphore(clock, 1)
  let pool: Piscina | undefined
  const begin = (file: URL) =>
    new Piscina({
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      // From the sources a thread needs what `npm run dev` and the tests load them with.
      ...(file.pathname.endsWith('.ts') && {
        execArgv: ['--conditions=@home-pulse/source', '--import', 'tsx'],
      }),
    })
  return {
    async run({ file, name, here }, question, isLong) {
      if (!isLong) return here(question)
      pool ??= begin(file)
      // Nothing is changed by arithmetic, so whoever asks may be sent away.
      const leave = await line.enter('newcomer')
      try {
        return await pool.run(question, { filename: file.href, name })
      } finally {
        leave()
      }
    },
    close: async () => pool?.destroy(),
  }
}
