import { expect, test } from 'vitest'
import { formWith } from './first-form.ts'

test('the form for the first home contains the appliance and the state that were entered in the calculator', () => {
  const { properties } = formWith({ type: 'water_heater', ageYears: 12, state: 'TX' })
  expect(properties).toMatchObject([
    { state: 'TX', structures: [], appliances: [{ type: 'water_heater', ageYears: 12 }] },
  ])
})

test('the form for the first home contains the structure that was entered in the calculator', () => {
  const { properties } = formWith({ type: 'roof', ageYears: 0, state: 'DC' })
  expect(properties).toMatchObject([
    { state: 'DC', structures: [{ type: 'roof', ageYears: 0 }], appliances: [] },
  ])
})
