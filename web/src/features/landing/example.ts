import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { addDays, addMonths, dayNumber, yearOf } from '../../platform/plain-date.ts'
import type { Life } from '../../ui/charts/lifeline-layout.ts'

/** An answer of the engine for one component of the example house. */
type Answer = readonly [
  type: ComponentType,
  ageYears: number,
  /** Typical cost in Texas, in dollars of January 2025. */
  costIn2025: number,
  /** Days from today. Leap days move them by at most one day. */
  forecast: number,
  low: number,
  high: number,
  /** Expected replacements within 1 and within 7 years from today. */
  within1Year: number,
  within7Years: number,
]

/**
 * The engine's answers for a 30-year-old house in Austin that is added today. They depend on ages, not on the calendar, so
 * they hold on every day. scripts/landing/example.test.ts computes them again and fails if they differ.
 */
const answers: readonly Answer[] = [
  ['roof', 27, 10379.689, 124, 212, 3184, 0.169175, 0.82216],
  ['furnace', 16, 5063.706, 2194, 465, 4726, 0.077899, 0.58063],
  ['water_heater', 17, 2082.632, 0, 139, 2271, 0.249314, 0.982637],
  ['ac_unit', 14, 5087.076, 1953, 388, 4462, 0.093997, 0.641601],
  ['refrigerator', 9, 1509.792, 2167, 532, 4289, 0.066255, 0.605424],
  ['washer', 12, 1062.246, 723, 200, 3041, 0.179141, 0.927975],
  ['dishwasher', 13, 1004.626, 956, 232, 3471, 0.155563, 0.84729],
  ['stove', 15, 1132.344, 1172, 222, 2765, 0.164425, 0.880453],
  ['driveway', 18, 4892.897, 1408, 286, 3838, 0.127507, 0.737244],
  ['dryer', 11, 765.68, 1512, 304, 3418, 0.120701, 0.790249],
]

/** Expected spending on the whole house in each of the next seven years from today, in dollars of January 2025. */
const spendingIn2025 = [4496.9, 4226.3, 3907.1, 3558.2, 3198.2, 2844.6, 2512.9]

/** The example's air conditioner, as the engine sees it at 14 years. */
export const exampleChances = { within12Months: 0.094, within5Years: 0.47 }

export interface ExampleComponent {
  type: ComponentType
  ageYears: number
  /** Typical cost in today's dollars. */
  cost: number
  /** Expected spending within so many years from today: its cost times its expected replacements. */
  expectedInYears: { 1: number; 7: number }
  life: Life
}

/** The engine's own rule: prices rise by 2.5 % a year after January 2025. */
function priceLevel(today: PlainDate): number {
  const year = yearOf(today)
  const days = dayNumber(today) - dayNumber(`${year}-01-01`)
  return 1.025 ** (year - 2025 + days / 365.2425)
}

/** The example, as if it had been added today. */
export function exampleHouse(today: PlainDate): ExampleComponent[] {
  return answers.map(([type, ageYears, costIn2025, forecast, low, high, within1Year, within7Years]) => {
    const cost = Math.round(costIn2025 * priceLevel(today))
    return {
      type,
      ageYears,
      cost,
      expectedInYears: { 1: Math.round(cost * within1Year), 7: Math.round(cost * within7Years) },
      life: {
        installedOn: addMonths(today, -12 * ageYears),
        forecastDate: addDays(today, forecast),
        forecastLow: addDays(today, low),
        forecastHigh: addDays(today, high),
      },
    }
  })
}

/** Expected spending on some components within so many years from today. */
export const expectedWithin = (house: readonly ExampleComponent[], years: 1 | 7): number =>
  house.reduce((total, { expectedInYears }) => total + expectedInYears[years], 0)

/** Expected spending on the whole house in each of the next seven years from today, in thousands of today's dollars: `4.7`. */
export const spendingByYear = (today: PlainDate) =>
  spendingIn2025.map((dollars, index) => ({
    year: index + 1,
    thousands: ((dollars * priceLevel(today)) / 1000).toFixed(1),
  }))
