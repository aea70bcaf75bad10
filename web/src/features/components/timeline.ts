import type { PlainDate } from '@home-pulse/contract/primitives'
import { yearOf } from '../../platform/plain-date.ts'
import { type HomeComponent, soonestFirst, statusOf } from './home-component.ts'

export interface TimelineYear {
  /** Null for what is overdue, whenever that was. */
  year: number | null
  components: HomeComponent[]
}

/** What falls due in which year, the overdue first, then year after year. */
export function timelineOf(components: readonly HomeComponent[], today: PlainDate): TimelineYear[] {
  const years = new Map<number | null, TimelineYear>()
  for (const component of soonestFirst(components)) {
    const isOverdue = statusOf(component, today) === 'overdue'
    const year = isOverdue ? null : yearOf(component.forecastedReplacementDate)
    const entry = years.get(year) ?? { year, components: [] }
    entry.components.push(component)
    years.set(year, entry)
  }
  return [...years.values()]
}
