import type { PlainDate } from '@home-pulse/contract/primitives'
import { dayNumber, yearOf } from '../../platform/plain-date.ts'
import type { Status } from '../../ui/status.ts'
import { type HomeComponent, soonestFirst, statusOf } from './home-component.ts'

export interface TimelineYear {
  /** Null for what is overdue, whenever that was. */
  year: number | null
  components: HomeComponent[]
  /** Dollars of today. */
  cost: number
}

/** What falls due in which year, the overdue first, then year after year. */
export function timelineOf(components: readonly HomeComponent[], today: PlainDate): TimelineYear[] {
  const years = new Map<number | null, TimelineYear>()
  for (const component of soonestFirst(components)) {
    const isOverdue = statusOf(component, today) === 'overdue'
    const year = isOverdue ? null : yearOf(component.forecastedReplacementDate)
    const entry = years.get(year) ?? { year, components: [], cost: 0 }
    entry.components.push(component)
    entry.cost += component.estimatedReplacementCost
    years.set(year, entry)
  }
  return [...years.values()]
}

/** The cost of everything that falls due within so many years from today, the overdue included. */
export function costWithin(components: readonly HomeComponent[], today: PlainDate, years: number): number {
  const last = dayNumber(today) + years * 365.2425
  return components
    .filter((component) => dayNumber(component.forecastedReplacementDate) <= last)
    .reduce((sum, { estimatedReplacementCost: cost }) => sum + cost, 0)
}

export type Spending = { year: number; total: number } & Record<Status, number>

/** What each of the coming years asks for, by how urgent it is; the overdue weighs on this one. */
export function spendingByYear(
  components: readonly HomeComponent[],
  today: PlainDate,
  yearCount: number,
): Spending[] {
  const first = yearOf(today)
  const years = Array.from({ length: yearCount }, (_, index): Spending => {
    return { year: first + index, total: 0, overdue: 0, coming_due: 0, healthy: 0 }
  })
  for (const component of components) {
    const status = statusOf(component, today)
    const year = status === 'overdue' ? first : yearOf(component.forecastedReplacementDate)
    const spending = years[year - first]
    if (!spending) continue
    spending[status] += component.estimatedReplacementCost
    spending.total += component.estimatedReplacementCost
  }
  return years
}

/** A round step of 1, 2 or 5 so that at most three of them cover an amount. */
export function gridStep(most: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(most, 3) / 3))
  const step = [1, 2, 5].find((factor) => factor * magnitude * 3 >= most) ?? 10
  return step * magnitude
}
