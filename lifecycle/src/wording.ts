import { formatDollars } from '@home-pulse/contract/money'
import { countWithNoun } from '@home-pulse/contract/wording'

export { capitalize, countWithNoun } from '@home-pulse/contract/wording'

/** Returns a number of years in words: `5 months`, `4.2 years`, `13 years`. */
export function inYears(years: number): string {
  const months = Math.round(years * 12)
  if (months < 1) return 'less than a month'
  if (months < 24) return countWithNoun(months, 'month')
  const rounded = years < 10 ? Math.round(years * 10) / 10 : Math.round(years)
  return countWithNoun(rounded, 'year')
}

/** Returns a number of future years in words: `another 4.2 years`, `less than another month`. */
export function inMoreYears(years: number): string {
  return Math.round(years * 12) < 1 ? 'less than another month' : `another ${inYears(years)}`
}

/**
 * Returns years to the hundredth (`12.65 years`), so that readers can check a cost per year that is calculated with
 * them. Periods below two years are worded by `inYears`.
 */
export function inExactYears(years: number): string {
  return years * 12 < 23.5 ? inYears(years) : countWithNoun(Math.round(years * 100) / 100, 'year')
}

/** Returns a completed age in words: `less than a year`, `1 year`, `12 years`. */
export function inWholeYears(years: number): string {
  return years < 1 ? 'less than a year' : countWithNoun(Math.floor(years), 'year')
}

/**
 * Formats a share from 0 to 1 as a percentage. The text is never 0% or 100%: `less than 1%`, `65%`, `more than 99%`.
 */
export function inPercent(share: number): string {
  const percent = Math.round(share * 100)
  if (percent < 1) return 'less than 1%'
  return percent > 99 ? 'more than 99%' : `${percent}%`
}

/** Formats a probability as odds. The text never states certainty: `8 in 10`, `93 in 100`, `more than 99 in 100`. */
export function inOdds(chance: number): string {
  if (Math.abs(chance * 10 - Math.round(chance * 10)) < 0.05 && chance > 0.05 && chance < 0.95)
    return `${Math.round(chance * 10)} in 10`
  const percent = Math.round(chance * 100)
  if (percent < 1) return 'less than 1 in 100'
  return percent > 99 ? 'more than 99 in 100' : `${percent} in 100`
}

/** Returns a rate in percent, with up to two decimals: 0.025 is `2.5%`, and -0.05 is `-5%`. */
export function inRate(rate: number): string {
  return `${Math.round(rate * 10_000) / 100}%`
}

/** Returns a fraction in percent. In contrast to `inPercent`, it may be 0 or more than 1: `0%`, `41%`, `250%`. */
export function inShare(share: number): string {
  return share > 0 && share < 1 ? inPercent(share) : `${Math.round(share * 100)}%`
}

/** Returns a noun with its article, for the start of a sentence: `A roof`, `An air conditioner`. */
export function oneOf(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`
}

/** Joins items in words: `one`, `one and two`, `one, two and three`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Returns whole months in words: `1 month`, `12 months`, `5 years`. */
export function inMonths(months: number): string {
  return months > 12 && months % 12 === 0
    ? countWithNoun(months / 12, 'year')
    : countWithNoun(months, 'month')
}

/**
 * An expected amount and its likely range in dollars. The chance is 1 in 10 that the amount is less than `low`, and 1
 * in 10 that it is more than `high`.
 */
export interface LikelyAmount {
  readonly expected: number
  readonly low: number
  readonly high: number
}

/**
 * Returns true if the likely range contains the expected amount. An unlikely but large cost can raise the expected
 * amount above it.
 */
export const isRange = ({ expected, low, high }: LikelyAmount): boolean => low <= expected && expected <= high

/**
 * Returns a likely range in words: `$1,200 to $4,300`, or `most likely nothing` if the range does not contain the
 * expected amount.
 */
export function inLikelyRange(amount: LikelyAmount): string {
  const { expected, low, high } = amount
  if (isRange(amount)) return `${formatDollars(low)} to ${formatDollars(high)}`
  if (expected < low) return `most likely ${formatDollars(low)} or more`
  return high > 0 ? `most likely ${formatDollars(high)} or less` : 'most likely nothing'
}
