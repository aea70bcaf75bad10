import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startStopwatch, systemClock } from '../config/clock.ts'
import { makePrioritySemaphore, type Priority } from './priority-semaphore.ts'

// spec: P-17
test('a burst of requests is served within six seconds or refused, before any duration was measured', async () => {
  const line = makePrioritySemaphore(systemClock, 1)
  const elapsedMs = startStopwatch()
  const outcomes = await Promise.allSettled(
    Array.from({ length: 400 }, async () => {
      const leave = await line.enter('newcomer')
      const waitedMs = elapsedMs()
      await pause(30)
      leave()
      return waitedMs
    }),
  )
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  const waitedMs = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  for (const reason of refused)
    expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 1 } })
  expect(waitedMs.length).toBeGreaterThan(5)
  // Serving all of them would take at least twelve seconds.
  expect(Math.max(...waitedMs)).toBeLessThan(6_000)
  expect(line.expectedWaitMs()).toBe(0)
})

test('a short queue is not refused while one use takes long', async () => {
  const line = makePrioritySemaphore(systemClock, 1)
  const leave = await line.enter('newcomer')
  const few = Array.from({ length: 40 }, () => line.enter('newcomer').then((next) => next()))
  await pause(1_200)
  leave()
  expect(await Promise.allSettled(few)).toEqual(few.map(() => ({ status: 'fulfilled', value: undefined })))
})

test('requests that have begun are served before requests that have not', async () => {
  const line = makePrioritySemaphore(systemClock, 2)
  const held = [await line.enter('newcomer'), await line.enter('newcomer')]
  const order: string[] = []
  const enter = (name: string, who: Priority) =>
    line.enter(who).then((leave) => {
      order.push(name)
      leave()
    })
  const all = [enter('new', 'newcomer'), enter('newer', 'newcomer'), enter('begun', 'begun')]
  const [first, second] = held
  // The second release of the same permit must have no effect.
  first?.()
  first?.()
  await Promise.all(all)
  expect(order).toEqual(['begun', 'new', 'newer'])
  const isEmpty = line.empty()
  second?.()
  await isEmpty
  await line.empty()
})

test('a request that has read for long is served in the order of arrival, after requests that have begun', async () => {
  const line = makePrioritySemaphore(systemClock, 1)
  const leaveFirst = await line.enter('newcomer')
  const order: string[] = []
  const enter = (name: string, who: Priority) =>
    line.enter(who).then((leave) => {
      order.push(name)
      leave()
    })
  const all = [
    enter('new', 'newcomer'),
    enter('slice', 'above its share'),
    enter('newer', 'newcomer'),
    enter('begun', 'begun'),
  ]
  leaveFirst()
  await Promise.all(all)
  expect(order).toEqual(['begun', 'new', 'slice', 'newer'])
})
