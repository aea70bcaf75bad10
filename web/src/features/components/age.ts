/** The server takes ages up to this one. */
export const maxAgeYears = 500

const firstYear = 1700

export const isAgeTooHigh = (age: number | string): boolean => Number(age) > maxAgeYears

/** The age of what was built or installed in a year, where a year such as 1994 was typed for an age. */
export function ageFromYear(typed: number | string, thisYear: number): number | undefined {
  const year = Number(typed)
  return Number.isInteger(year) && year >= firstYear && year <= thisYear ? thisYear - year : undefined
}
