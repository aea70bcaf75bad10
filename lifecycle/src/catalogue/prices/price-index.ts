import type { PlainDate } from '@home-pulse/contract/primitives'
import { yearsBetween } from '../../plain-date.ts'

/** The last month of the published index. Later prices are extrapolated. */
export const indexEndsOn: PlainDate = '2025-01-01'

/**
 * The assumed yearly rise of prices after the end of the index. The US consumer price index CPI-U rose 2.54 to 2.59 % a
 * year over the 15, 20, 25 and 30 years to January 2025 [CPI].
 */
export const carriedForwardRate = 0.025

/** The factors from dollars of each year to dollars of January 2025, by CPI-U [CPI]. */
const toIndexEnd = {
  2018: 1.2708,
  2019: 1.2481,
  2020: 1.2327,
  2021: 1.1776,
  2022: 1.0904,
  2023: 1.0472,
  2024: 1.0172,
  2025: 1,
  // 2026 is after the end of the index. Its figures are converted to dollars of January 2025 with the assumed yearly
  // rise.
  2026: 1 / (1 + carriedForwardRate),
} as const

/** A year whose dollars can be converted to today's dollars. */
export type PriceYear = keyof typeof toIndexEnd

/** Returns the factor from dollars of `year` to dollars of January 2025. */
export function factorToIndexEnd(year: PriceYear): number {
  return toIndexEnd[year]
}

/** Returns the factor from dollars of January 2025 to dollars of `today`. */
export function factorSinceIndexEnd(today: PlainDate): number {
  return (1 + carriedForwardRate) ** yearsBetween(indexEndsOn, today)
}

/** Converts a figure to dollars of January 2025. */
export const atIndexEnd = ({
  dollars,
  year,
}: {
  readonly dollars: number
  readonly year: PriceYear
}): number => dollars * factorToIndexEnd(year)
