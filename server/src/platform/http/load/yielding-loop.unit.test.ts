import { expect, test } from 'vitest'
import { startStopwatch } from '../../config/clock.ts'
import { forEachYielding, mapYielding } from './yielding-loop.ts'

/** Runs `work` and counts the turns of the event loop until it ends. */
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
    forEachYielding([1, 2, 3, 4, 5], (item) => {
      spin(20)
      done.push(item)
    }),
  )
  expect(turns).toBe(4)
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('short work does not yield the event loop', async () => {
  expect(await countTurns(() => forEachYielding([1, 2, 3], () => {}))).toBe(0)
})

test('a yielding map returns the results in the order of the items', async () => {
  expect(await mapYielding([1, 2, 3], (item) => item * 2)).toEqual([2, 4, 6])
})
