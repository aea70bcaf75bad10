import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths, daysInMonthOf, wholeMonthsBetween } from '../plain-date.ts'

/** The maximum number of years of a plan. Prices and homes after that are too uncertain. */
export const maxHorizonYears = 30

/** One period of a plan: a year, or the rest of this calendar year. */
export type Period = { readonly from: PlainDate; readonly to: PlainDate }

/**
 * The time that a plan covers. It is divided into cells, and the cells are grouped into periods. A cell is a calendar
 * month, or the rest of this month. A cell is short compared to any life, so sums over cells approximate the integrals
 * of renewal theory.
 */
export type Horizon = {
  readonly today: PlainDate
  readonly periods: readonly Period[]
  /** The number of the last cell of each period. Cells are numbered from 1. */
  readonly ends: readonly number[]
  /** The length of the first cell in months: more than 0, at most 1. */
  readonly firstCell: number
  /** Returns the cell that contains a future day. A past day is in the first cell. */
  readonly cellOf: (date: PlainDate) => number
}

/** The day on which each year of a plan begins. `calendar`: 1 January. `fromToday`: today and its anniversaries. */
export type YearCut = 'calendar' | 'fromToday'

/**
 * Creates a horizon of `years` years. `calendar` adds the rest of this calendar year before them. Throws a RangeError
 * if `years` is not a whole number from 1 to 30.
 */
export function makeHorizon(today: PlainDate, years: number, cut: YearCut): Horizon {
  if (!Number.isInteger(years) || years < 1 || years > maxHorizonYears)
    throw new RangeError(
      `a horizon of ${years} years, which is not a whole number from 1 to ${maxHorizonYears}`,
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

/** Returns the months from today to the end of a cell. 0 for cell 0. */
function monthsAhead({ firstCell }: Horizon, cell: number): number {
  return cell === 0 ? 0 : firstCell + cell - 1
}

/** Returns the months from today to the middle of a cell. A failure in the cell is assumed to happen then. */
export function middleOf(horizon: Horizon, cell: number): number {
  return (monthsAhead(horizon, cell - 1) + monthsAhead(horizon, cell)) / 2
}

/** Returns the cell that contains a moment, given in months from today. */
export function cellAt({ firstCell }: Horizon, months: number): number {
  return months <= firstCell ? 1 : Math.ceil(months - firstCell) + 1
}
