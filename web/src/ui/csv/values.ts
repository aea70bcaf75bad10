/**
 * Converts text to a plain number: `1,800 sq ft` becomes `1800`, and `$1,250.50` becomes `1250.50`. Any other text
 * stays unchanged.
 */
export function plainNumber(text: string): string {
  const found = /^\$?\s?(\d[\d,]*(?:\.\d+)?)(?:\s?[a-z ./]*)?$/i.exec(text)
  return found?.[1]?.replaceAll(',', '') ?? text
}

/** Matches a time of day at the end of a date, as spreadsheets add it. */
const timeOfDay = / \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?$/i

/**
 * Converts a date in the format of American spreadsheets: `3/1/2026`, `3/1/26 0:00` and `2026/3/1` become `2026-03-01`.
 * Any other text stays unchanged.
 */
export function plainDay(text: string): string {
  const day = text.replace(timeOfDay, '')
  const american = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(day)
  if (american) return dayOf(american[3], american[1], american[2])
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(day)
  return yearFirst ? dayOf(yearFirst[1], yearFirst[2], yearFirst[3]) : text
}

const dayOf = (year = '', month = '', day = '') =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/**
 * Converts a year to an age: in 2026, `2014` becomes `12`. Also removes a unit: `12 years` becomes `12`. Any other text
 * stays unchanged.
 */
export function plainAge(text: string, today: string): string {
  const number = plainNumber(text)
  const thisYear = Number(today.slice(0, 4))
  const isYear = /^\d{4}$/.test(number) && Number(number) > thisYear - 500 && Number(number) <= thisYear
  return isYear ? String(thisYear - Number(number)) : number
}
