import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { dayNumber, yearOf } from '../../platform/plain-date.ts'
import type { Life } from '../../ui/lifeline-layout.ts'

/**
 * What the product answers for a 30-year-old house in Austin, in days from today: a forecast of a given age is as
 * many days away whichever day it is made. Costs are those of November 2026.
 */
const answers = [
  { type: 'roof', name: 'Roof', installed: -9862, forecast: 124, low: 212, high: 3184, cost: 10_875 },
  { type: 'furnace', name: 'Furnace', installed: -5844, forecast: 2194, low: 465, high: 4726, cost: 5_284 },
  {
    type: 'water_heater',
    name: 'Water Heater',
    installed: -6209,
    forecast: -377,
    low: 139,
    high: 2271,
    cost: 1_377,
  },
  {
    type: 'ac_unit',
    name: 'Air Conditioner',
    installed: -5113,
    forecast: 1953,
    low: 388,
    high: 4462,
    cost: 6_322,
  },
  {
    type: 'refrigerator',
    name: 'Refrigerator',
    installed: -3287,
    forecast: 2167,
    low: 532,
    high: 4289,
    cost: 1_582,
  },
  { type: 'washer', name: 'Washer', installed: -4383, forecast: 723, low: 200, high: 3041, cost: 1_113 },
  {
    type: 'dishwasher',
    name: 'Dishwasher',
    installed: -4748,
    forecast: 956,
    low: 232,
    high: 3471,
    cost: 1_053,
  },
  { type: 'stove', name: 'Stove', installed: -5479, forecast: 1172, low: 222, high: 2765, cost: 1_186 },
  { type: 'driveway', name: 'Driveway', installed: -6574, forecast: 1408, low: 286, high: 3838, cost: 4_660 },
  { type: 'dryer', name: 'Dryer', installed: -4018, forecast: 1512, low: 304, high: 3418, cost: 802 },
] as const

/** The example's air conditioner, as the engine sees it at 14 years. */
export const exampleChances = { within12Months: 0.094, within5Years: 0.47 }

export interface ExampleComponent {
  type: ComponentType
  name: string
  cost: number
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

/** What a house asks for within so many days, what is overdue included, in dollars. */
export function costWithin(house: readonly ExampleComponent[], today: PlainDate, days: number): number {
  return house
    .filter(({ life }) => dayNumber(life.forecastDate) - dayNumber(today) <= days)
    .reduce((total, { cost }) => total + cost, 0)
}

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
