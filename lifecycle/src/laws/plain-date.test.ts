import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonthOf,
  wholeMonthsBetween,
  yearsBetween,
} from '../plain-date.ts'

// The expected values come from JavaScript's Temporal.
const first = Temporal.PlainDate.from('0000-01-01')
const everyDay = fc
  .integer({ min: 0, max: first.until('9999-12-31').days })
  .map((days) => first.add({ days }).toString())
/** Generates leap days and the ends of months, which are typical sources of errors. */
const edge = fc
  .tuple(
    fc.integer({ min: 1890, max: 2110 }),
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom(1, 28, 29, 30, 31),
  )
  .map(([year, month, day]) => Temporal.PlainDate.from({ year, month, day }).toString())
const date = fc.oneof(everyDay, edge)
const on = (text: string) => Temporal.PlainDate.from(text)
const isWritten = (day: Temporal.PlainDate) => day.year >= 0 && day.year <= 9999

describe('date arithmetic', () => {
  it('counts days like the Temporal API of JavaScript', () => {
    fc.assert(
      fc.property(date, date, (one, other) => {
        const { days } = on(one).until(other)
        expect(daysBetween(one, other)).toBe(days)
        expect(addDays(one, days)).toBe(other)
      }),
      { numRuns: 1_000 },
    )
  })

  it('adds months like the Temporal API, and stops at the last day of a shorter month', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const later = on(day).add({ months })
        fc.pre(isWritten(later))
        expect(addMonths(day, months)).toBe(later.toString())
        expect(daysInMonthOf(day)).toBe(on(day).daysInMonth)
      }),
      { numRuns: 1_000 },
    )
  })

  it('counts whole months and years like the Temporal API', () => {
    fc.assert(
      fc.property(date, date, (one, other) => {
        expect(wholeMonthsBetween(one, other)).toBe(on(one).until(other, { largestUnit: 'months' }).months)
        const [from = '', to = ''] = [one, other].sort()
        const { years } = on(from).until(to, { largestUnit: 'years' })
        const { days } = on(from).add({ years }).until(to)
        expect(yearsBetween(from, to)).toBe(years + days / 365.2425)
        expect(yearsBetween(to, from)).toBe(from === to ? 0 : -(years + days / 365.2425))
      }),
      { numRuns: 1_000 },
    )
  })
})
