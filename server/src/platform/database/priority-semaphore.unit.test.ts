import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '../config/clock.ts'
import { makePrioritySemaphore, type Priority } from './priority-semaphore.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => {
  vi.useRealTimers()
})

// spec: P-17
test('each of 400 simultaneous requests is served within six seconds or refused', async () => {
  vi.useFakeTimers()
  const semaphore = makePrioritySemaphore(systemClock, 1)
  const beganMs = systemClock.nowMs()
  const requests = Promise.allSettled(
    Array.from({ length: 400 }, async () => {
      const release = await semaphore.enter('new')
      const waitedMs = systemClock.nowMs() - beganMs
      await pause(30)
      release()
      return waitedMs
    }),
  )
  await vi.runAllTimersAsync()
  const outcomes = await requests
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const waitedMs = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 1 } })
  expect(waitedMs.length).toBeGreaterThan(5)
  // To serve all of these requests would take twelve seconds or more. So some are rejected, and the others wait less.
  expect(Math.max(...waitedMs)).toBeLessThan(6_000)
  expect(semaphore.expectedWaitMs()).toBe(0)
})

test('requests in a short queue are not refused while one request holds the permit for long', async () => {
  vi.useFakeTimers()
  const semaphore = makePrioritySemaphore(systemClock, 1)
  const release = await semaphore.enter('new')
  const few = Array.from({ length: 40 }, () => semaphore.enter('new').then((next) => next()))
  await vi.advanceTimersByTimeAsync(1_200)
  release()
  expect(await Promise.allSettled(few)).toEqual(few.map(() => ({ status: 'fulfilled', value: undefined })))
})

test('requests that have already done some work (`begun`) get permits before new requests', async () => {
  const semaphore = makePrioritySemaphore(systemClock, 2)
  const held = [await semaphore.enter('new'), await semaphore.enter('new')]
  const order: string[] = []
  const enter = (name: string, priority: Priority) =>
    semaphore.enter(priority).then((release) => {
      order.push(name)
      release()
    })
  const all = [enter('new', 'new'), enter('newer', 'new'), enter('begun', 'begun')]
  const [first, second] = held
  // This releases the same permit a second time, which must have no effect.
  first?.()
  first?.()
  await Promise.all(all)
  expect(order).toEqual(['begun', 'new', 'newer'])
  const whenEmpty = semaphore.empty()
  second?.()
  await whenEmpty
  await semaphore.empty()
})

test('the semaphore serves `begun` requests first, then new requests and requests above their share in the order of their arrival', async () => {
  const semaphore = makePrioritySemaphore(systemClock, 1)
  const releaseFirst = await semaphore.enter('new')
  const order: string[] = []
  const enter = (name: string, priority: Priority) =>
    semaphore.enter(priority).then((release) => {
      order.push(name)
      release()
    })
  const all = [
    enter('new', 'new'),
    enter('slice', 'over-share'),
    enter('newer', 'new'),
    enter('begun', 'begun'),
  ]
  releaseFirst()
  await Promise.all(all)
  expect(order).toEqual(['begun', 'new', 'slice', 'newer'])
})
