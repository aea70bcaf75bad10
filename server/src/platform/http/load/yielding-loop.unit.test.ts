import { expect, test } from 'vitest'
import { startStopwatch } from '../../config/clock.ts'
import { inTurns, mapInTurns } from './yielding-loop.ts'

/** Runs `work` and counts how often it yielded the event loop. */
async function countTurns(work: () => Promise<void>): Promise<number> {
  let turns = 0
  let isOver = false
  const others = () => {
    if (isOver) return
    turns += 1
    setImmediate(others)
  }
  setImmediate(others)
  await work()
  isOver = true
  return turns
}

function spin(durationMs: number): void {
  const elapsedMs = startStopwatch()
  while (elapsedMs() < durationMs);
}

test('long work yields the event loop between its items', async () => {
  const done: number[] = []
  const turns = await countTurns(() =>
    inTurns([1, 2, 3, 4, 5], (item) => {
      spin(20)
      done.push(item)
    }),
  )
  expect(turns).toBe(4)
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('short work runs in one tick of the event loop', async () => {
  expect(await countTurns(() => inTurns([1, 2, 3], () => {}))).toBe(0)
})

test('the results are in the order of the items', async () => {
  expect(await mapInTurns([1, 2, 3], (item) => item * 2)).toEqual([2, 4, 6])
})
