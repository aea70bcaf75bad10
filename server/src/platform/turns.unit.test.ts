import { expect, test } from 'vitest'
import { atOnce, inTurns } from './turns.ts'

/** How often others were let in while these were gone through. */
async function turnsOf(counts: readonly number[]): Promise<{ turns: number; gone: number }> {
  let turns = 0
  let isOver = false
  const others = () => {
    if (isOver) return
    turns += 1
    setImmediate(others)
  }
  setImmediate(others)
  let gone = 0
  await inTurns(
    counts.map((count) => ({ count })),
    ({ count }) => {
      gone += count
    },
  )
  isOver = true
  return { turns, gone }
}

test.each([
  ['one by one', Array<number>(3 * atOnce).fill(1), 2],
  ['in a few large groups', [atOnce, atOnce, atOnce], 2],
  ['in groups of all sizes', Array<number>(30).fill(atOnce / 10), 2],
  ['and nobody waits for a few', [1, 2, 3], 0],
])('what comes %s lets others in after as many', async (_how, counts, turns) => {
  const sum = counts.reduce((total, count) => total + count, 0)
  expect(await turnsOf(counts)).toEqual({ turns, gone: sum })
})
