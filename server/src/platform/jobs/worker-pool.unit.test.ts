import { afterEach, describe, expect, test } from 'vitest'
import { waitThere } from '../../../test/harness/thread-work.ts'
import { systemClock } from '../config/clock.ts'
import { makeWorkerPool, type Work, type WorkerPool } from './worker-pool.ts'

const work: Work<number, { isMainThread: boolean } | Promise<{ isMainThread: boolean }>> = {
  file: new URL('../../../test/harness/thread-work.ts', import.meta.url),
  name: 'waitThere',
  here: waitThere,
}

let threads: WorkerPool
afterEach(() => threads.close())

describe('a computation', () => {
  test('runs on a worker thread if it is long, and on the main thread if it is short', async () => {
    threads = makeWorkerPool(systemClock)
    expect(await threads.run(work, 1, false)).toEqual({ isMainThread: true })
    expect(await threads.run(work, 1, true)).toEqual({ isMainThread: false })
  })

  test('waits for the worker thread, and is refused if the wait is too long', async () => {
    threads = makeWorkerPool(systemClock)
    const asked = Array.from({ length: 200 }, () => threads.run(work, 1, true))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(200)
    for (const outcome of refused)
      expect(outcome).toMatchObject({ reason: { code: 'unavailable', details: { retryAfterSeconds: 1 } } })
  })
})
