import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { ageChances, likelyAge } from '../survival/likely-age.ts'
import { meanLife, quantileLife, survivalAt } from '../survival/survival.ts'
import { anyKind, kinds } from './arbitraries.ts'

const anyHomeAge = fc.integer({ min: 0, max: 300 })

test('the probabilities of all ages add up to one, and that of the home’s age equals the survival to that age', () => {
  fc.assert(
    fc.property(anyKind, anyHomeAge, ({ lifetime: { life } }, homeAge) => {
      const chances = ageChances(life, homeAge)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      expect(chances.at(-1)).toBeCloseTo(survivalAt(life, homeAge), 12)
    }),
    { numRuns: rounds(200, 5_000) },
  )
})

test('the likely age of a component is at most the home’s age, and equals the home’s age if no failure was possible yet', () => {
  fc.assert(
    fc.property(anyKind, anyHomeAge, ({ type, variant, lifetime: { life } }, homeAge) => {
      const { ageYears, interval80Years, originalChance } = likelyAge({ type, variant }, homeAge)
      expect(interval80Years[0]).toBeLessThanOrEqual(ageYears)
      expect(ageYears).toBeLessThanOrEqual(interval80Years[1])
      expect(interval80Years[1]).toBeLessThanOrEqual(homeAge)
      if (homeAge <= life.delayYears) expect([ageYears, originalChance]).toEqual([homeAge, 1])
    }),
    { numRuns: rounds(200, 5_000) },
  )
})

test('the mean age of a component agrees with the mean age in simulated homes within the sampling error', () => {
  let state = 20_261_121
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 0.5) / 2 ** 32
  }
  for (const { lifetime } of kinds.filter(({ variant }) => variant === undefined)) {
    const homeAge = Math.round(2.5 * meanLife(lifetime.life))
    const homes = 4_000
    const ages = Array.from({ length: homes }, () => {
      let installed = 0
      // A failed component is replaced at the end of its year.
      for (;;) {
        const next = installed + Math.ceil(quantileLife(lifetime.life, random()))
        if (next > homeAge) return homeAge - installed
        installed = next
      }
    })
    const chances = ageChances(lifetime.life, homeAge)
    const expected = chances.reduce((sum, chance, age) => sum + chance * age, 0)
    const spread = Math.sqrt(chances.reduce((sum, chance, age) => sum + chance * (age - expected) ** 2, 0))
    const mean = ages.reduce((sum, age) => sum + age, 0) / homes
    expect(Math.abs(mean - expected)).toBeLessThan((4 * spread) / Math.sqrt(homes))
  }
})
