import { expect, test } from 'vitest'
import { costsByYear, exampleHouse, expectedWithin } from './example.ts'

const today = '2026-11-21'
const house = exampleHouse(today)
const total = house.reduce((sum, { cost }) => sum + cost, 0)

test('an overdue part counts in this year', () => {
  const overdue = house.filter(({ life }) => life.forecastDate < today)
  expect(overdue.map(({ name }) => name)).toEqual(['Water Heater'])
  expect(costsByYear(house, today, 8)[0]).toMatchObject({ year: 2026, names: ['Water Heater'], cost: 2182 })
})

test.each(['2026-11-21', '2027-01-01', '2028-02-29'])(
  'asked on %s, every part falls into one of the eight years shown',
  (day) => {
    const years = costsByYear(exampleHouse(day), day, 8)
    expect(years.reduce((sum, { cost }) => sum + cost, 0)).toBe(total)
  },
)

test('what is expected within years is the sum over the parts, and less than all of them cost', () => {
  expect(expectedWithin(house, 1)).toBe(house.reduce((sum, part) => sum + expectedWithin([part], 1), 0))
  expect(expectedWithin(house, 1)).toBeLessThan(expectedWithin(house, 7))
  expect(expectedWithin(house, 7)).toBeLessThan(total)
})
