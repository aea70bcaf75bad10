import type { PlainDate } from '@home-pulse/contract/primitives'
import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { dayNumber } from '../../platform/plain-date.ts'

/** The statuses of a component, from the most to the least urgent. */
export const statuses = ['overdue', 'coming_due', 'healthy'] as const
export type Status = (typeof statuses)[number]

export const statusWords: Record<Status, string> = {
  overdue: 'OVERDUE',
  coming_due: 'COMING DUE',
  healthy: 'Healthy',
}

/**
 * Returns the status of a component from its forecast date: `overdue` before today, `coming_due` in the next
 * `comingDueDays` days. The server has the same rule.
 */
export function replacementStatus(forecastDate: PlainDate, today: PlainDate): Status {
  const days = dayNumber(forecastDate) - dayNumber(today)
  if (days < 0) return 'overdue'
  return days <= comingDueDays ? 'coming_due' : 'healthy'
}
