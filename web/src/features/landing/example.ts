import { daysPerYear } from '@home-pulse/contract/calendar'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { addDays, addMonths, dayNumber, yearOf } from '../../platform/plain-date.ts'
import type { LifelineDates } from '../../ui/charts/lifeline-layout.ts'

/** The figures that the engine calculates for one component of the example house. */
type EngineFigures = readonly [
  type: ComponentType,
  ageYears: number,
  /** Typical cost in Texas, in dollars of January 2025. */
  costIn2025: number,
  /** Days from today to the forecast date. Leap days move this date and the range by at most one day. */
  forecast: number,
  /** Days from today to the beginning of the likely range. */
  low: number,
  /** Days from today to the end of the likely range. */
  high: number,
  /** The expected number of replacements within 1 year from today. */
  within1Year: number,
  /** The expected number of replacements within 7 years from today. */
  within7Years: number,
]

/**
 * The engine's figures for a 30-year-old house in Austin that is added today. They depend only on ages, so they are the
 * same for any current date. scripts/landing/example.test.ts calculates them again and fails if they differ.
 */
const engineFigures: readonly EngineFigures[] = [
  ['roof', 27, 12107.682, 654, 336, 5206, 0.108351, 0.618669],
  ['furnace', 16, 4993.455, 3081, 546, 8090, 0.067416, 0.449049],
  ['water_heater', 17, 2082.632, 599, 276, 4501, 0.131309, 0.7355],
  ['ac_unit', 14, 5258.563, 2177, 403, 6386, 0.091063, 0.581091],
  ['refrigerator', 9, 1509.792, 2484, 494, 5854, 0.073637, 0.543435],
  ['washer', 12, 1062.246, 1600, 290, 4038, 0.125738, 0.758359],
  ['dishwasher', 13, 1004.626, 1528, 319, 5023, 0.114484, 0.698326],
  ['stove', 15, 1132.344, 1534, 294, 4054, 0.12395, 0.730212],
  ['driveway', 18, 4892.897, 1838, 384, 5737, 0.095344, 0.586093],
  ['dryer', 11, 765.68, 1972, 378, 4723, 0.096732, 0.65186],
]

/** Expected spending on the whole house in each of the next seven years from today, in dollars of January 2025. */
const spendingIn2025 = [3442, 3291, 3133, 2973, 2816, 2665, 2523]

/** The failure probabilities of the example's air conditioner, which is 14 years old. */
export const exampleChances = { within12Months: 0.091, within5Years: 0.407 }

export interface ExampleComponent {
  type: ComponentType
  ageYears: number
  /** Typical cost in today's dollars. */
  cost: number
  /** Expected spending within this number of years from today: the cost times the expected replacements. */
  expectedInYears: { 1: number; 7: number }
  life: LifelineDates
}

/**
 * Returns the factor that converts dollars of January 2025 to today's dollars. The engine assumes that prices rise by
 * 2.5 % a year.
 */
function priceLevel(today: PlainDate): number {
  const year = yearOf(today)
  const days = dayNumber(today) - dayNumber(`${year}-01-01`)
  return 1.025 ** (year - 2025 + days / daysPerYear)
}

/** Returns the components of the example house, as if the house had been added today. */
export function exampleComponents(today: PlainDate): ExampleComponent[] {
  return engineFigures.map(([type, ageYears, costIn2025, forecast, low, high, within1Year, within7Years]) => {
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

/** Returns the expected spending on some components within this number of years from today. */
export const expectedWithin = (components: readonly ExampleComponent[], years: 1 | 7): number =>
  components.reduce((total, { expectedInYears }) => total + expectedInYears[years], 0)

/**
 * Returns the expected spending on the whole house in each of the next seven years, in thousands of today's dollars:
 * `4.7`.
 */
export const spendingByYear = (today: PlainDate) =>
  spendingIn2025.map((dollars, index) => ({
    year: index + 1,
    thousands: ((dollars * priceLevel(today)) / 1000).toFixed(1),
  }))
