import type { PlainDate } from '@home-pulse/contract/primitives'
import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { dayNumber } from '../../platform/plain-date.ts'

/** The statuses, from the most to the least urgent. */
export const statuses = ['overdue', 'coming_due', 'healthy'] as const
export type Status = (typeof statuses)[number]

export const statusWords: Record<Status, string> = {
  overdue: 'OVERDUE',
  coming_due: 'COMING DUE',
  healthy: 'Healthy',
}

/**
 * Returns the status of a forecast date, by the same rule as the server: `overdue` before today, `coming_due` within
 * `comingDueDays` from today.
 */
export function replacementStatus(forecastDate: PlainDate, today: PlainDate): Status {
  const days = dayNumber(forecastDate) - dayNumber(today)
  if (days < 0) return 'overdue'
  return days <= comingDueDays ? 'coming_due' : 'healthy'
}
