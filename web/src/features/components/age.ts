import { maxAgeYears } from '@home-pulse/contract/calendar'

const firstYear = 1700

export const isAgeTooHigh = (age: number | string): boolean => Number(age) > maxAgeYears

/**
 * Converts a calendar year that was typed into an age field, such as 1994, to an age. Returns undefined for anything
 * else.
 */
export function ageFromYear(typed: number | string, thisYear: number): number | undefined {
  const year = Number(typed)
  return Number.isInteger(year) && year >= firstYear && year <= thisYear ? thisYear - year : undefined
}
