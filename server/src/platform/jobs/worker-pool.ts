import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Piscina } from 'piscina'
import type { Clock } from '../config/clock.ts'
import { makeLazy } from '../config/lazy.ts'
import { makePrioritySemaphore } from '../database/priority-semaphore.ts'

/**
 * A function that a worker thread can call. Its argument must be plain data. Its module may import only modules that
 * compute, without side effects.
 */
export interface Work<Question, Answer> {
  readonly file: URL
  /** The name of the function among the exports of the file. */
  readonly name: string
  /** The function itself, for calls on the main thread. */
  readonly here: (question: Question) => Answer
}

export interface WorkerPool {
  /**
   * Runs a long computation on a worker thread, and a short one on the main thread. With `isKept`, the answer is cached
   * and returned again for an equal question. So the caller must not change the answer.
   */
  run<Question, Answer>(
    work: Work<Question, Answer>,
    question: Question,
    isLong: boolean,
    isKept?: boolean,
  ): Promise<Answer>
  close(): Promise<void>
}

/** An idle thread ends after this time, because it occupies about 40 MB. */
const idleMs = 30_000

/**
 * The maximum number of cached answers. The plan, the HomeBot chat, reports and emails often need the same budget
 * within a short time.
 */
const maxKept = 100

/**
 * Creates a pool of one worker thread, so that one customer's computation does not block other customers. The thread
 * starts with the first long computation. It can read `workerData` from `node:worker_threads`.
 */
export function makeWorkerPool(clock: Clock, workerData?: unknown): WorkerPool {
  const semaphore = makePrioritySemaphore(clock, 1)
  const pool = makeLazy(async (): Promise<Piscina> => {
    // Loading the library takes a tenth of a second, so it waits for the first long computation.
    const { Piscina } = await import('piscina')
    return new Piscina({
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      workerData,
      // When the server runs from its sources (`npm run dev`, tests), the thread needs the same TypeScript
      // loader.
      ...(import.meta.url.endsWith('.ts') && {
        execArgv: ['--conditions=@home-pulse/source', '--import', 'tsx'],
      }),
    })
  })

  async function compute<Question, Answer>(
    { file, name, here }: Work<Question, Answer>,
    question: Question,
    isLong: boolean,
  ): Promise<Answer> {
    if (!isLong) return here(question)
    // While it waits here, the request may get 503. This is harmless: the computation changes nothing, so the client
    // can repeat the request.
    const release = await semaphore.enter('new')
    try {
      return await (await pool.get()).run(question, { filename: file.href, name })
    } finally {
      release()
    }
  }

  const kept = new LRUCache<string, Promise<unknown>>({ max: maxKept })

  return {
    async run<Question, Answer>(
      work: Work<Question, Answer>,
      question: Question,
      isLong: boolean,
      isKept = false,
    ) {
      if (!isKept) return compute(work, question, isLong)
      const key = createHash('sha256')
        .update(JSON.stringify([work.file.href, work.name, question]))
        .digest('base64')
      // The cast is safe: the key contains the file and the name of the function, so the answer has its type.
      const earlier = kept.get(key) as Promise<Answer> | undefined
      if (earlier) return earlier
      const answer = compute(work, question, isLong)
      kept.set(key, answer)
      answer.catch(() => kept.delete(key))
      return answer
    },
    close: async () => (await pool.current())?.destroy(),
  }
}
