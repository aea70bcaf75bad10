import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { yearOf } from '../../platform/plain-date.ts'
import type { Life } from '../../ui/lifeline-layout.ts'

/**
 * What the product answers for a 30-year-old house in Austin, in days from today: a forecast of a given age is as
 * many days away whichever day it is made. Costs are those of November 2026.
 */
const answers = [
  {
    type: 'roof',
    name: 'Roof',
    installed: -9862,
    forecast: 124,
    low: 212,
    high: 3184,
    cost: 10875,
    expectedInYears: { 1: 1840, 7: 8941 },
  },
  {
    type: 'furnace',
    name: 'Furnace',
    installed: -5844,
    forecast: 2194,
    low: 465,
    high: 4726,
    cost: 5305,
    expectedInYears: { 1: 413, 7: 3080 },
  },
  {
    type: 'water_heater',
    name: 'Water Heater',
    installed: -6209,
    forecast: -377,
    low: 139,
    high: 2271,
    cost: 2182,
    expectedInYears: { 1: 544, 7: 2144 },
  },
  {
    type: 'ac_unit',
    name: 'Air Conditioner',
    installed: -5113,
    forecast: 1953,
    low: 388,
    high: 4462,
    cost: 5330,
    expectedInYears: { 1: 501, 7: 3420 },
  },
  {
    type: 'refrigerator',
    name: 'Refrigerator',
    installed: -3287,
    forecast: 2167,
    low: 532,
    high: 4289,
    cost: 1582,
    expectedInYears: { 1: 105, 7: 958 },
  },
  {
    type: 'washer',
    name: 'Washer',
    installed: -4383,
    forecast: 723,
    low: 200,
    high: 3041,
    cost: 1113,
    expectedInYears: { 1: 199, 7: 1033 },
  },
  {
    type: 'dishwasher',
    name: 'Dishwasher',
    installed: -4748,
    forecast: 956,
    low: 232,
    high: 3471,
    cost: 1053,
    expectedInYears: { 1: 164, 7: 892 },
  },
  {
    type: 'stove',
    name: 'Stove',
    installed: -5479,
    forecast: 1172,
    low: 222,
    high: 2765,
    cost: 1186,
    expectedInYears: { 1: 195, 7: 1044 },
  },
  {
    type: 'driveway',
    name: 'Driveway',
    installed: -6574,
    forecast: 1408,
    low: 286,
    high: 3838,
    cost: 5126,
    expectedInYears: { 1: 654, 7: 3779 },
  },
  {
    type: 'dryer',
    name: 'Dryer',
    installed: -4018,
    forecast: 1512,
    low: 304,
    high: 3418,
    cost: 802,
    expectedInYears: { 1: 97, 7: 634 },
  },
] as const

/** The example's air conditioner, as the engine sees it at 14 years. */
export const exampleChances = { within12Months: 0.094, within5Years: 0.47 }

export interface ExampleComponent {
  type: ComponentType
  name: string
  cost: number
  /** Expected spending within so many years from today: its cost times how likely its replacement is. */
  expectedInYears: { 1: number; 7: number }
  life: Life
}

/** A day so many days after another. */
export function daysAfter(date: PlainDate, days: number): PlainDate {
  const later = new Date(`${date}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + days)
  return later.toISOString().slice(0, 10)
}

/** The example, as if it had been asked today. */
export function exampleHouse(today: PlainDate): ExampleComponent[] {
  return answers.map(({ installed, forecast, low, high, ...component }) => ({
    ...component,
    life: {
      installedOn: daysAfter(today, installed),
      forecastDate: daysAfter(today, forecast),
      forecastLow: daysAfter(today, low),
      forecastHigh: daysAfter(today, high),
    },
  }))
}

/** What a house is expected to cost within so many years from today, as the plan says it: `Next 12 months`. */
export const expectedWithin = (house: readonly ExampleComponent[], years: 1 | 7): number =>
  house.reduce((total, { expectedInYears }) => total + expectedInYears[years], 0)

/** What a house asks for in this year and each of those after it; what is overdue falls to this year. */
export function costsByYear(house: readonly ExampleComponent[], today: PlainDate, years: number) {
  const first = yearOf(today)
  return Array.from({ length: years }, (_, index) => {
    const year = first + index
    const due = house.filter(({ life }) => Math.max(yearOf(life.forecastDate), first) === year)
    return {
      year,
      names: due.map(({ name }) => name),
      cost: due.reduce((total, { cost }) => total + cost, 0),
    }
  })
}
