import type { PlainDate } from '@home-pulse/contract/primitives'
import { yearOf } from '../../platform/plain-date.ts'
import { type HomeComponent, soonestFirst, statusOf } from './home-component.ts'

export interface TimelineYear {
  year: number | 'Overdue' | 'No date'
  components: HomeComponent[]
}

/**
 * Groups components by the year of their forecast date: overdue ones first, then by year, then those without a date.
 */
export function timelineOf(components: readonly HomeComponent[], today: PlainDate): TimelineYear[] {
  const years = new Map<TimelineYear['year'], TimelineYear>()
  for (const component of soonestFirst(components)) {
    const { forecastedReplacementDate: date } = component
    const isOverdue = statusOf(component, today) === 'overdue'
    const year = date === null ? 'No date' : isOverdue ? 'Overdue' : yearOf(date)
    const entry = years.get(year) ?? { year, components: [] }
    entry.components.push(component)
    years.set(year, entry)
  }
  return [...years.values()]
}
