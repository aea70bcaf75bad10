import { afterEach, describe, expect, test } from 'vitest'
import { waitThere } from '../../../test/harness/thread-work.ts'
import { systemClock } from '../config/clock.ts'
import { makeWorkerPool, type Work, type WorkerPool } from './worker-pool.ts'

const work: Work<number, { isMainThread: boolean } | Promise<{ isMainThread: boolean }>> = {
  file: new URL('../../../test/harness/thread-work.ts', import.meta.url),
  name: 'waitThere',
  here: waitThere,
}

let pool: WorkerPool
afterEach(() => pool.close())

describe('a computation', () => {
  test('runs on a worker thread if it is long, and on the main thread if it is short', async () => {
    pool = makeWorkerPool(systemClock)
    expect(await pool.run(work, 1, false)).toEqual({ isMainThread: true })
    expect(await pool.run(work, 1, true)).toEqual({ isMainThread: false })
  })

  test('waits for a worker thread, and is rejected with `unavailable` if too many others wait', async () => {
    pool = makeWorkerPool(systemClock)
    const asked = Array.from({ length: 200 }, () => pool.run(work, 1, true))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(200)
    for (const outcome of refused)
      expect(outcome).toMatchObject({ reason: { code: 'unavailable', details: { retryAfterSeconds: 1 } } })
  })

  test('runs only once for equal inputs if its results are cached, and again if it failed', async () => {
    pool = makeWorkerPool(systemClock)
    const questions: string[] = []
    const kept: Work<{ readonly text: string }, string> = {
      ...{ file: work.file, name: 'echo' },
      here: ({ text }) => {
        questions.push(text)
        if (questions.length === 1) throw new Error('The first computation fails.')
        return text
      },
    }
    await expect(pool.run(kept, { text: 'a' }, false, true)).rejects.toThrow('The first computation fails.')
    expect(await pool.run(kept, { text: 'a' }, false, true)).toBe('a')
    expect(await pool.run(kept, { text: 'a' }, false, true)).toBe('a')
    expect(await pool.run(kept, { text: 'b' }, false, true)).toBe('b')
    expect(questions).toEqual(['a', 'a', 'b'])
  })
})
