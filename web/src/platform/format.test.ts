import { expect, test } from 'vitest'
import {
  formatCount,
  formatDate,
  formatDistance,
  formatMoney,
  formatMonth,
  formatSpread,
  formatUnit,
  formatYears,
} from './format.ts'
import { localToday, monthsBetween } from './plain-date.ts'
import { formatTime, formatTimestamp } from './timestamp-format.ts'

test('money is shown in whole dollars with separators', () => {
  expect(formatMoney(4760)).toBe('$4,760')
  expect(formatMoney(1_234_567.89)).toBe('$1,234,568')
  expect(formatMoney(0)).toBe('$0')
})

test('no line break can separate the word “unit” from its number', () => {
  expect(formatUnit('2A')).toBe('unit\u00a02A')
})

test('counts are shown with separators, and years with their unit', () => {
  expect(formatCount(1385)).toBe('1,385')
  expect(formatYears(1)).toBe('1 year')
  expect(formatYears(0)).toBe('0 years')
})

test('a month is shown with its year, and a date in the format of the locale', () => {
  expect(formatMonth('2031-03-01')).toBe('Mar 2031')
  expect(formatMonth('2031-12-31')).toBe('Dec 2031')
  expect(formatDate('2031-03-01', 'en-US')).toBe('3/1/2031')
  expect(formatDate('2031-03-01', 'en-GB')).toBe('01/03/2031')
  expect(formatTimestamp('2031-03-01T12:00:00Z', 'en-US')).toBe('3/1/2031')
})

test('a time is shown to the minute in the reader’s locale', () => {
  const afternoon = new Date(2031, 2, 1, 15, 8, 30).getTime()
  expect(formatTime(afternoon, 'en-GB')).toBe('15:08')
  expect(formatTime(afternoon, 'en-US').replace(/\s/g, ' ')).toBe('3:08 PM')
})

test.each([
  ['2031-04-21', 'in 4 years 5 months'],
  ['2027-11-21', 'in 1 year'],
  ['2027-11-20', 'in 11 months'],
  ['2027-01-21', 'in 2 months'],
  ['2027-01-20', 'in 9 weeks'],
  ['2026-12-12', 'in 3 weeks'],
  ['2026-12-03', 'in 12 days'],
  ['2026-11-22', 'in 1 day'],
  ['2026-11-21', 'today'],
  ['2026-11-20', '1 day ago'],
  ['2026-10-01', '7 weeks ago'],
  ['2025-11-09', '1 year ago'],
  ['2024-05-01', '2 years 6 months ago'],
])('on 21 November 2026, the distance of %s is shown as %s', (date, words) => {
  expect(formatDistance(date, '2026-11-21')).toBe(words)
})

test('half the length of an interval is shown as its spread, in months if it is short', () => {
  expect(formatSpread('2028-01-01', '2034-01-01')).toBe('±3 years')
  expect(formatSpread('2028-01-01', '2029-01-01')).toBe('±6 months')
  expect(formatSpread('2028-01-01', '2028-01-02')).toBe('±1 month')
})

test('`monthsBetween` counts complete months, even across leap days', () => {
  expect(monthsBetween('2024-01-31', '2024-02-29')).toBe(0)
  expect(monthsBetween('2024-02-29', '2025-02-28')).toBe(11)
  expect(monthsBetween('2024-02-29', '2025-03-01')).toBe(12)
})

test('today is the date in the browser’s time zone', () => {
  expect(localToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})
