import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeHorizon } from '../horizon.ts'
import { componentsOf, groupAlike, type PlannedComponent } from '../portfolio.ts'
import { contributionsByComponent, fullyFundedBalance, planReserve } from '../reserve.ts'
import { simulateSpend } from '../simulation.ts'
import { always, anyDaysInService, anyKind, daysAfter, kinds } from './arbitraries.ts'

const today = '2026-11-21'
const anyItem = fc.record({
  costCents: fc.integer({ min: 1, max: 5_000_000 }),
  usefulLifeYears: fc.double({ min: 1, max: 80, noNaN: true }),
  remainingYears: fc.double({ min: 0, max: 90, noNaN: true }),
})
const anyRates = fc.record({
  inflation: fc.double({ min: -0.05, max: 0.25, noNaN: true }),
  interest: fc.double({ min: 0, max: 0.25, noNaN: true }),
})

describe('a reserve study', () => {
  it('asks for no more to be set aside by now than everything costs', () => {
    always(
      fc.property(fc.array(anyItem), (items) => {
        const needed = fullyFundedBalance(items)
        expect(needed).toBeGreaterThanOrEqual(0)
        expect(needed).toBeLessThanOrEqual(items.reduce((sum, { costCents }) => sum + costCents, 0) + 1e-6)
      }),
    )
  })

  it('asks for no more a month where more is set aside already', () => {
    always(
      fc.property(
        fc.array(anyItem, { minLength: 1 }),
        anyRates,
        fc.nat(9_000_000),
        (items, rates, balance) => {
          const [poor, rich] = [0, balance].map((cents) => contributionsByComponent(items, cents, rates))
          for (const [index, monthly] of (rich ?? []).entries()) {
            expect(monthly).toBeGreaterThanOrEqual(0)
            expect(monthly).toBeLessThanOrEqual((poor?.[index] as number) + 1e-6)
          }
        },
      ),
    )
  })

  it('has an effective age within the useful life, however old a component is', () => {
    always(
      fc.property(anyKind, anyDaysInService, ({ type, variant }, days) => {
        const cost = { lowCents: 100, typicalCents: 100, highCents: 100 }
        const component = { id: 'one', type, variant, installedOn: daysAfter(today, -days), cost }
        const { items } = planReserve({ components: [component], today, years: 1, balanceCents: 0 })
        const { usefulLifeYears = 0, effectiveAgeYears = -1, fundedCents = -1 } = items[0] ?? {}
        expect(effectiveAgeYears).toBeGreaterThanOrEqual(0)
        expect(effectiveAgeYears).toBeLessThan(usefulLifeYears)
        expect(fundedCents).toBeLessThanOrEqual(100)
      }),
      50,
    )
  })

  // Futures that the contribution was not fitted to: the share in which it lasts is the confidence, within four errors.
  it('keeps its promise in futures of another seed', () => {
    const years = 20
    const rounds = 2_000
    const balanceCents = 500_000
    const components: PlannedComponent[] = kinds.slice(0, 12).map(({ type, variant }, index) => ({
      ...{ id: `c${index}`, type, variant, installedOn: daysAfter(today, -index * 700) },
      cost: { lowCents: 1, typicalCents: 100_000 * (index + 1), highCents: 5_000_000 },
    }))
    const { pooled } = planReserve({ components, today, years, balanceCents, interest: 0.02 })
    const horizon = makeHorizon(today, years, 'fromToday')
    const groups = groupAlike(components, horizon, 0.025)
    const { nominal } = simulateSpend(componentsOf(groups, horizon), horizon, {
      ...{ inflation: 0.025, rounds, seed: 77 },
    })
    for (const { confidence, monthlyCents } of pooled) {
      let lasting = 0
      for (let round = 0; round < rounds; round += 1) {
        let balance = balanceCents
        let lowest = balance
        for (let year = 0; year < years; year += 1) {
          // Month by month, as a bank would: a deposit at the start of each, the year's bills in its middle.
          for (let month = 1; month <= 12; month += 1) {
            balance = (balance + monthlyCents) * 1.02 ** (1 / 12)
            if (month === 6) balance -= nominal[round * years + year] as number
          }
          lowest = Math.min(lowest, balance)
        }
        if (lowest >= 0) lasting += 1
      }
      const error = Math.sqrt((2 * confidence * (1 - confidence)) / rounds)
      expect(Math.abs(lasting / rounds - confidence)).toBeLessThan(4 * error)
    }
  })

  it('needs no less a month to last longer', () => {
    const components: PlannedComponent[] = kinds.slice(0, 10).map(({ type, variant }, index) => ({
      ...{ id: `c${index}`, type, variant, installedOn: daysAfter(today, -index * 900) },
      cost: { lowCents: 1, typicalCents: 90_000 * (index + 1), highCents: 5_000_000 },
    }))
    const needs = [1, 5, 10, 20, 30].map((years) =>
      planReserve({ components, today, years, balanceCents: 0 }).pooled.map(
        ({ monthlyCents }) => monthlyCents,
      ),
    )
    for (const [index, monthly] of needs.entries())
      for (const [at, cents] of monthly.entries())
        expect(cents).toBeGreaterThanOrEqual(needs[index - 1]?.[at] ?? 0)
  })

  it.each([
    [{ years: 0 }, 'a horizon of 0 years'],
    [{ inflation: -0.5 }, 'inflation of -50% a year'],
    [{ interest: -0.01 }, 'an interest of -0.01'],
    [{ balanceCents: -1 }, 'a balance of -1'],
    [{ confidences: [1] }, 'a confidence of 1'],
    [{ contributionCents: Number.NaN }, 'a contribution of NaN'],
  ])('of %j is refused', (changes, words) => {
    const request = { components: [], today, years: 10, balanceCents: 0 }
    expect(() => planReserve({ ...request, ...changes })).toThrow(words)
  })
})
