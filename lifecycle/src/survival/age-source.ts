import type { AgeSource } from '@home-pulse/contract/component-facts'
import { inWholeYears } from '../wording.ts'

/**
 * The possible error of an age by its source: `share` times the age, but at least `years`. These figures are our
 * judgment, because no source that we read measures them. An age from a receipt or a label is treated as exact.
 */
export const ageErrors = {
  previous_owner: { share: 0.15, years: 1 },
  guess: { share: 0.3, years: 2 },
} satisfies Partial<Record<AgeSource, { readonly share: number; readonly years: number }>>

/** Returns the number of years by which an age may be too low or too high. */
export function ageErrorYears(ageYears: number, source: AgeSource | null | undefined): number {
  if (source !== 'previous_owner' && source !== 'guess') return 0
  const { share, years } = ageErrors[source]
  return Math.max(years, share * ageYears)
}

const origins: Readonly<Record<AgeSource, string>> = {
  receipt: 'Its age is from a receipt.',
  label: 'Its age is from its label.',
  previous_owner: 'Its age is what a previous owner said',
  guess: 'Its age is a guess',
}

/** Explains in whole sentences the source of the age and its effect on the likely range. */
export function explainAgeSource(ageYears: number, source: AgeSource | null | undefined): string[] {
  if (!source) return []
  const error = ageErrorYears(ageYears, source)
  if (error === 0) return [origins[source]]
  const [youngest, oldest] = [Math.max(0, ageYears - error), ageYears + error]
  return [
    `${origins[source]}, so the range allows for ${Math.round(youngest)} to ${inWholeYears(oldest)}; that margin is our judgement.`,
    'A receipt or the date on its label would narrow the range.',
  ]
}
