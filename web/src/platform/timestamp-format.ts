// These functions are not in `format.ts`, because the landing page loads `format.ts` and does not format timestamps.
import { type Missing, missing } from './format.ts'

/** Formats the date of a timestamp in the reader's time zone and locale. */
export function formatTimestamp(timestamp: string | Missing, locale?: string): string {
  const instant = new Date(timestamp ?? '')
  return Number.isNaN(instant.getTime()) ? missing : instant.toLocaleDateString(locale)
}

/** Formats the time of a timestamp in the reader's time zone: `3:58 PM`. */
export function formatTime(milliseconds: number, locale?: string): string {
  return new Date(milliseconds).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' })
}
