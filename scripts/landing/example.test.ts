import { planBudget } from '@home-pulse/lifecycle/money/budget'
import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { addMonths, daysBetween } from '@home-pulse/lifecycle/plain-date'
import { forecastComponent } from '@home-pulse/lifecycle/survival/forecast'
import { expect, test } from 'vitest'
import {
  exampleChances,
  exampleComponents,
  expectedWithin,
  spendingByYear,
} from '../../web/src/features/landing/example.ts'

/**
 * The dates in the example were computed for this day. On other days leap years may shift them by one day.
 */
const computedOn = '2026-11-23'
const days = [computedOn, '2027-01-01', '2028-02-29', '2031-07-31']
const state = 'TX'

const componentsOn = (today: string) =>
  exampleComponents(today).map(({ type, ageYears }) => ({
    id: type,
    type,
    state,
    installedOn: addMonths(today, -12 * ageYears),
    cost: estimateReplacementCost({ type, state, today }),
  })) satisfies Parameters<typeof planBudget>[0]['components']

/**
 * Returns the spending in each year from today on, in cents and without inflation. `real` is the spending in that year
 * alone, and `realToDate` is the spending from today to the end of that year.
 */
const spendingOn = (today: string, count: number) =>
  planBudget({ components: componentsOn(today).slice(0, count), today, years: 7, cut: 'fromToday' }).periods

test.each(days)('on %s the landing page’s example house has the forecast engine’s costs', (today) => {
  const costs = exampleComponents(today).map(({ type, cost }) => ({ type, cost }))
  expect(costs).toEqual(
    componentsOn(today).map(({ type, cost }) => ({ type, cost: cost.typicalCents / 100 })),
  )
})

test.each(days)(
  'on %s the dates of the landing page’s example house differ from the forecast engine’s by at most one day',
  (today) => {
    for (const { type, life } of exampleComponents(today)) {
      const { forecastOn, forecastLow, forecastHigh } = forecastComponent({
        ...{ type, state, today, installedOn: life.installedOn },
      })
      const engineLife = { ...life, forecastDate: forecastOn, forecastLow, forecastHigh }
      if (today === computedOn) expect({ type, ...life }).toEqual({ type, ...engineLife })
      for (const key of ['forecastDate', 'forecastLow', 'forecastHigh'] as const)
        expect(Math.abs(daysBetween(life[key], engineLife[key])), `${type} ${key}`).toBeLessThanOrEqual(1)
    }
  },
)

test.each(days)(
  'on %s the spending of the landing page’s example equals the budget for its components',
  (today) => {
    const components = exampleComponents(today)
    for (const count of [1, 5, components.length]) {
      const periods = spendingOn(today, count)
      const parts = components.slice(0, count)
      expect(expectedWithin(parts, 1)).toBe((periods[0]?.realToDate.expected ?? 0) / 100)
      expect(expectedWithin(parts, 7)).toBe((periods[6]?.realToDate.expected ?? 0) / 100)
    }
  },
)

test.each(days)('on %s the yearly spending of the landing page’s example equals the budget', (today) => {
  const shown = spendingOn(today, 10).map(({ real }) => (real.expected / 100_000).toFixed(1))
  expect(spendingByYear(today).map(({ thousands }) => thousands)).toEqual(shown)
})

test('the landing page’s failure probabilities for the air conditioner equal those of the forecast engine', () => {
  const conditioner = componentsOn(computedOn).find(({ type }) => type === 'ac_unit')
  if (!conditioner) throw new Error('The example has no air conditioner.')
  const { failureWithin12Months, failureWithin5Years } = forecastComponent({
    ...{ ...conditioner, today: computedOn },
  })
  expect(failureWithin12Months).toBeCloseTo(exampleChances.within12Months, 3)
  expect(failureWithin5Years).toBeCloseTo(exampleChances.within5Years, 3)
})
