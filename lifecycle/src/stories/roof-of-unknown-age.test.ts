import { expect, test } from 'vitest'
import { likelyAge } from '../survival/likely-age.ts'

test('a roof of unknown age is probably the original one in a young home, but not in an old home', () => {
  const young = likelyAge({ type: 'roof' }, 6)
  expect(young).toMatchObject({ ageYears: 6, interval80Years: [6, 6] })
  expect(young.originalChance).toBeGreaterThan(0.95)
  const old = likelyAge({ type: 'roof' }, 90)
  expect(old.originalChance).toBeLessThan(0.001)
  expect(old.ageYears).toBeGreaterThan(5)
  expect(old.ageYears).toBeLessThan(20)
  expect(old.explanation[0]).toBe('Of all roofs, less than 1% last 90 years, the age of the home.')
})
