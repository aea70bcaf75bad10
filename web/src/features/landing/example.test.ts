import { expect, test } from 'vitest'
import { costsByYear, costWithin, exampleHouse } from './example.ts'

const today = '2026-11-21'
const house = exampleHouse(today)
const total = house.reduce((sum, { cost }) => sum + cost, 0)

test('what is overdue is part of the next year and of this one', () => {
  const overdue = house.filter(({ life }) => life.forecastDate < today)
  expect(overdue.map(({ name }) => name)).toEqual(['Water Heater'])
  expect(costWithin(house, today, 0)).toBe(1377)
  expect(costsByYear(house, today, 8)[0]).toMatchObject({ year: 2026, names: ['Water Heater'], cost: 1377 })
})

test.each(['2026-11-21', '2027-01-01', '2028-02-29'])(
  'asked on %s, every part falls into one of the eight years shown',
  (day) => {
    const years = costsByYear(exampleHouse(day), day, 8)
    expect(years.reduce((sum, { cost }) => sum + cost, 0)).toBe(total)
  },
)
