import { expect, test } from 'vitest'
import { type ComponentFact, canHaveFact, componentFacts } from './component-facts.ts'

test('a roof cannot have a fact that only appliances have, but can have any other fact', () => {
  const color: ComponentFact = {
    column: 'color',
    title: 'color',
    isOfProduct: false,
    maxLength: 30,
    isOfAppliances: true,
  }
  expect(canHaveFact('stove', color)).toBe(true)
  expect(canHaveFact('roof', color)).toBe(false)
  expect(canHaveFact('roof', componentFacts.brand)).toBe(true)
})
