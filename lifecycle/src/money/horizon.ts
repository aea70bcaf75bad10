import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths, daysInMonthOf, wholeMonthsBetween } from '../plain-date.ts'

/** The years a plan looks ahead: at least one, and no more than thirty, beyond which prices and homes are guesses. */
export const longestHorizonYears = 30

/** One year of a plan, or what is left of this one. */
export type Period = { readonly from: PlainDate; readonly to: PlainDate }

/**
 * The time ahead, cut into cells of one month, of which only the first may be shorter, and into periods of whole cells.
 * A cell is small beside any life and large beside a day: sums over cells stand for the integrals of renewal theory.
 */
export type Horizon = {
  readonly today: PlainDate
  readonly periods: readonly Period[]
  /** The cell that each period ends with, counted from 1. */
  readonly ends: readonly number[]
  /** Months in the first cell: more than 0, at most 1. */
  readonly firstCell: number
  /** The cell of a day to come, counted from 1; of a day that has passed, the first. */
  readonly cellOf: (date: PlainDate) => number
}

/** How the years ahead are cut: at New Year, or on the day and month of today. */
export type YearCut = 'calendar' | 'fromToday'

/**
 * The years ahead: so many from today, or what is left of this calendar year and so many more.
 * Throws a RangeError for anything but 1 to 30 whole years.
 */
export function makeHorizon(today: PlainDate, years: number, cut: YearCut): Horizon {
  if (!Number.isInteger(years) || years < 1 || years > longestHorizonYears)
    throw new RangeError(
      `a horizon of ${years} years, which is not a whole number from 1 to ${longestHorizonYears}`,
    )
  return cut === 'calendar' ? calendarYears(today, years) : yearsFromToday(today, years)
}

function yearsFromToday(today: PlainDate, years: number): Horizon {
  const periods = Array.from({ length: years }, (_, index) => ({
    from: addMonths(today, 12 * index),
    to: addDays(addMonths(today, 12 * (index + 1)), -1),
  }))
  return {
    today,
    periods,
    ends: periods.map((_, index) => 12 * (index + 1)),
    firstCell: 1,
    cellOf: (date) => (date <= today ? 1 : wholeMonthsBetween(today, date) + 1),
  }
}

function calendarYears(today: PlainDate, years: number): Horizon {
  const thisYear = Number(today.slice(0, 4))
  const inYear = (year: number, monthAndDay: string) => `${String(year).padStart(4, '0')}-${monthAndDay}`
  const rest = { from: today, to: inYear(thisYear, '12-31') }
  const whole = Array.from({ length: years }, (_, index) => ({
    from: inYear(thisYear + index + 1, '01-01'),
    to: inYear(thisYear + index + 1, '12-31'),
  }))
  const monthOf = (date: PlainDate) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7))
  const cellsThisYear = 13 - Number(today.slice(5, 7))
  const days = daysInMonthOf(today)
  return {
    today,
    periods: [rest, ...whole],
    ends: [rest, ...whole].map((_, index) => cellsThisYear + 12 * index),
    firstCell: (days - Number(today.slice(8, 10)) + 1) / days,
    cellOf: (date) => (date <= today ? 1 : monthOf(date) - monthOf(today) + 1),
  }
}

/** The months from today to the end of a cell; of cell 0, none. */
function monthsAhead({ firstCell }: Horizon, cell: number): number {
  return cell === 0 ? 0 : firstCell + cell - 1
}

/** The months from today to the middle of a cell, where its events are taken to fall. */
export function middleOf(horizon: Horizon, cell: number): number {
  return (monthsAhead(horizon, cell - 1) + monthsAhead(horizon, cell)) / 2
}

/** The cell in which a moment falls, in months from today. */
export function cellAt({ firstCell }: Horizon, months: number): number {
  return months <= firstCell ? 1 : Math.ceil(months - firstCell) + 1
}
