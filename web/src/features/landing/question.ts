import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import { yearOf } from '../../platform/plain-date.ts'

/** What the calculator is asked. */
export interface Question {
  type: ComponentType
  /** Whole years in service. */
  age: number
  state: StateCode
  /** The kind within the type, where it is known. */
  variant?: string
}

/** The API's own bound. */
const oldestYears = 500

/** An age as typed, in whole years; undefined where it is none that the API takes. */
export function readAge(typed: string): number | undefined {
  const isWhole = /^\s*\d+\s*$/.test(typed)
  return isWhole && Number(typed) <= oldestYears ? Number(typed) : undefined
}

/** The day so many years earlier; the 29th of February becomes the 28th where there is none. */
export function yearsBefore(today: PlainDate, years: number): PlainDate {
  const year = yearOf(today) - years
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const monthAndDay = today.endsWith('-02-29') && !isLeap ? '-02-28' : today.slice(4)
  return `${String(year).padStart(4, '0')}${monthAndDay}`
}
