import type { PlainDate } from '@home-pulse/contract/primitives'
import type { Life } from '../../ui/lifeline-layout.ts'

/**
 * What the product answers for a 30-year-old house in Austin, in days from today: a forecast of a given age is as
 * many days away whichever day it is made. Costs are those of November 2026.
 */
const answers = [
  { name: 'Roof', installed: -9862, forecast: 124, low: 212, high: 3184, cost: 10_875 },
  { name: 'Furnace', installed: -5844, forecast: 2194, low: 465, high: 4726, cost: 5_284 },
  { name: 'Water Heater', installed: -6209, forecast: -377, low: 139, high: 2271, cost: 1_377 },
  { name: 'Air Conditioner', installed: -5113, forecast: 1953, low: 388, high: 4462, cost: 6_322 },
  { name: 'Refrigerator', installed: -3287, forecast: 2167, low: 532, high: 4289, cost: 1_582 },
] as const

export interface ExampleComponent {
  name: string
  cost: number
  life: Life
}

/** The example, as if it had been asked today. */
export function exampleHouse(today: PlainDate): ExampleComponent[] {
  const daysFromToday = (days: number) => {
    const date = new Date(`${today}T00:00:00Z`)
    date.setUTCDate(date.getUTCDate() + days)
    return date.toISOString().slice(0, 10)
  }
  return answers.map(({ name, cost, installed, forecast, low, high }) => ({
    name,
    cost,
    life: {
      installedOn: daysFromToday(installed),
      forecastDate: daysFromToday(forecast),
      forecastLow: daysFromToday(low),
      forecastHigh: daysFromToday(high),
    },
  }))
}
