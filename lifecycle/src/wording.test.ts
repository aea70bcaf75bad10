import { formatDollars, formatExactCents } from '@home-pulse/contract/money'
import { describe, expect, it } from 'vitest'
import {
  inExactYears,
  inLikelyRange,
  inMonths,
  inMoreYears,
  inOdds,
  inPercent,
  inRate,
  inShare,
  inWholeYears,
  inYears,
  oneOf,
} from './wording.ts'

describe('numbers in words', () => {
  it.each([
    [0.001, 'less than a month'],
    [1 / 12, '1 month'],
    [1.5, '18 months'],
    [1.97, '2 years'],
    [4.24, '4.2 years'],
    [9.97, '10 years'],
    [13.9, '14 years'],
  ])('a period of %f years is “%s”', (years, words) => {
    expect(inYears(years)).toBe(words)
  })

  it.each([
    [0.001, 'less than another month', 'less than a month'],
    [5.1449, 'another 5.1 years', '5.14 years'],
    [12.6504, 'another 13 years', '12.65 years'],
  ])('%f future years are “%s”, and “%s” to the hundredth', (years, more, exactly) => {
    expect([inMoreYears(years), inExactYears(years)]).toEqual([more, exactly])
  })

  it.each([
    [0.9, 'less than a year'],
    [1.9, '1 year'],
    [12.99, '12 years'],
  ])('an age of %f is “%s”', (years, words) => {
    expect(inWholeYears(years)).toBe(words)
  })

  it.each([
    [0, 'less than 1%'],
    [0.004, 'less than 1%'],
    [0.65, '65%'],
    [0.994, '99%'],
    [1, 'more than 99%'],
  ])('`inPercent` words the share %f as “%s”', (share, words) => {
    expect(inPercent(share)).toBe(words)
  })

  it.each([
    [1, '1 month'],
    [12, '12 months'],
    [18, '18 months'],
    [60, '5 years'],
  ])('an interval of %d months is “%s”', (months, words) => {
    expect(inMonths(months)).toBe(words)
  })

  it.each([
    [0, '0%'],
    [0.001, 'less than 1%'],
    [0.414, '41%'],
    [1, '100%'],
    [2.5, '250%'],
  ])('`inShare` words the fraction %f as “%s”', (share, words) => {
    expect(inShare(share)).toBe(words)
  })

  it('a rate has at most two decimals and no trailing zeros', () => {
    expect([0.025, -0.05, 0.1234].map(inRate)).toEqual(['2.5%', '-5%', '12.34%'])
  })

  it('a noun has the right article', () => {
    expect(['roof', 'air conditioner'].map(oneOf)).toEqual(['A roof', 'An air conditioner'])
  })

  it('dollar amounts have commas, and cents only if they are not zero', () => {
    expect(formatDollars(10_200)).toBe('$10,200')
    expect([140_000, 999_999].map(formatExactCents)).toEqual(['$1,400', '$9,999.99'])
  })
})

describe('a likely range', () => {
  it.each([
    [{ expected: 2400, low: 1200, high: 4300 }, '$1,200 to $4,300'],
    [{ expected: 0, low: 0, high: 0 }, '$0 to $0'],
    [{ expected: 246, low: 0, high: 0 }, 'most likely nothing'],
    [{ expected: 1200, low: 0, high: 800 }, 'most likely $800 or less'],
    [{ expected: 700, low: 800, high: 900 }, 'most likely $800 or more'],
  ])('of %j is worded “%s”', (amount, words) => {
    expect(inLikelyRange(amount)).toBe(words)
  })
})

it.each([
  [0.8, '8 in 10'],
  [0.8035, '8 in 10'],
  [0.93, '93 in 100'],
  [0.001, 'less than 1 in 100'],
  [1, 'more than 99 in 100'],
])('a probability of %s is “%s”', (chance, words) => {
  expect(inOdds(chance)).toBe(words)
})
