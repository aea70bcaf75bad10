import { describe, expect, test } from 'vitest'
import { isRight, readTold } from './acts.ts'

/** The conversations of one set that are judged wrong, dangers and calm ones apart. */
function misjudged(set: 'development' | 'held-out') {
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

describe('the first sentence of an answer', () => {
  test('is the right first act in every danger of the development set, with at most one false alarm', () => {
    const { missed, alarmed } = misjudged('development')
    expect(missed).toEqual([])
    expect(alarmed.length).toBeLessThanOrEqual(1)
  })

  test('does not get worse on the held-out set', () => {
    // Only numbers are shown: a developer who reads the sentences would tune on them.
    const { dangers, calm, missed, alarmed } = misjudged('held-out')
    expect(dangers + calm).toBeGreaterThanOrEqual(470)
    expect(missed.length).toBeLessThanOrEqual(29)
    expect(alarmed.length).toBeLessThanOrEqual(21)
  })
})
