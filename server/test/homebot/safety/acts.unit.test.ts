import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { isRight, readTold } from './acts.ts'

/** The conversations of one set with wrong answers, with and without danger separately. */
function misjudged(set: 'development' | 'held-out' | 'second-held-out') {
  const all = readTold(set)
  const wrong = all.filter((told) => !isRight(told))
  const isCalm = ({ act }: { readonly act: string }) => act === 'none'
  return {
    dangers: all.filter((told) => !isCalm(told)).length,
    calm: all.filter(isCalm).length,
    missed: wrong.filter((told) => !isCalm(told)),
    alarmed: wrong.filter(isCalm),
  }
}

/** One code answers all, so `npm test` reads one of the sets that nothing was tuned on. */
const setCount = rounds(1, 2)

describe('the first sentence of an answer', () => {
  test('names the right first act for every danger of the development set, with at most one false alarm', () => {
    const { missed, alarmed } = misjudged('development')
    expect(missed).toEqual([])
    expect(alarmed.length).toBeLessThanOrEqual(1)
  })

  // Only numbers are shown, because a developer who reads the sentences would tune on them.
  const heldOut = [
    { set: 'held-out', missedAtMost: 8, alarmedAtMost: 9, leastSize: 470 },
    { set: 'second-held-out', missedAtMost: 39, alarmedAtMost: 30, leastSize: 800 },
  ] as const
  test.each(heldOut.slice(0, setCount))(
    'does not get worse on the $set set',
    ({ set, missedAtMost, alarmedAtMost, leastSize }) => {
      const { dangers, calm, missed, alarmed } = misjudged(set)
      expect(dangers + calm).toBeGreaterThanOrEqual(leastSize)
      expect(missed.length).toBeLessThanOrEqual(missedAtMost)
      expect(alarmed.length).toBeLessThanOrEqual(alarmedAtMost)
    },
  )
})
