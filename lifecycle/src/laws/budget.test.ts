import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planBudget } from '../money/budget.ts'
import { makeHorizon } from '../money/horizon.ts'
import type { PlannedComponent } from '../money/portfolio.ts'
import { makeRenewals } from '../money/renewal.ts'
import { failureChanceWithin, meanLife } from '../survival/survival.ts'
import {
  always,
  anyDaysInService,
  anyKind,
  anyState,
  conditions,
  daysAfter,
  kinds,
  portfolioOf,
} from './arbitraries.ts'

const today = '2026-11-21'

const anyComponent = fc
  .record({
    kind: anyKind,
    state: anyState,
    days: anyDaysInService,
    condition: fc.option(fc.constantFrom(...conditions)),
    cents: fc.tuple(fc.nat(500_000), fc.nat(500_000), fc.nat(500_000)),
    planned: fc.option(fc.integer({ min: -1_000, max: 15_000 }), { nil: undefined, freq: 5 }),
  })
  .map(({ kind: { type, variant }, state, days, condition, cents: [low, more, most], planned }) => ({
    ...{ type, variant, state, condition, installedOn: daysAfter(today, -days) },
    cost: { lowCents: low, typicalCents: low + more, highCents: low + more + most },
    ownerDate: planned === undefined ? undefined : daysAfter(today, planned),
  }))

const anyComponents = fc
  .array(anyComponent, { maxLength: 6 })
  .map((list): PlannedComponent[] => list.map((component, index) => ({ ...component, id: `c${index}` })))

const anyYears = fc.integer({ min: 1, max: 30 })
const anyCut = fc.constantFrom('calendar' as const, 'fromToday' as const)
const anyInflation = fc.double({ min: -0.05, max: 0.25, noNaN: true })

describe('the expected spending', () => {
  it('of two lists of components together equals the sum of both, in any order', () => {
    always(
      fc.property(anyComponents, anyComponents, anyYears, anyCut, (some, others, years, cut) => {
        const renamed = others.map((component) => ({ ...component, id: `other ${component.id}` }))
        const plan = (components: PlannedComponent[]) =>
          planBudget({ components, today, years, cut }).periods.map(({ nominal }) => nominal.expected)
        const [one, other, both] = [plan(some), plan(renamed), plan([...renamed, ...some])]
        for (const [index, amount] of both.entries())
          expect(amount).toBe((one[index] as number) + (other[index] as number))
      }),
      20,
    )
  })

  it('equals the failure probability of the year times the cost, plus a little for early failures of the replacement', () => {
    always(
      fc.property(anyKind, fc.integer({ min: 0, max: 80 }), ({ type, variant, lifetime }, age) => {
        const cost = { lowCents: 1, typicalCents: 1, highCents: 1 }
        const component = { id: 'one', type, variant, installedOn: `${2026 - age}-11-21`, cost }
        const [first] = planBudget({
          components: [component],
          today,
          years: 1,
          cut: 'fromToday',
          unitCents: 0,
        }).periods
        const chance = failureChanceWithin(lifetime.life, age, 1)
        expect(first?.real.expected).toBeGreaterThanOrEqual(chance - 1e-12)
        // The new component can fail within the same year, and so can the component that replaces it.
        const again = failureChanceWithin(lifetime.life, 0, 1)
        expect(first?.real.expected).toBeLessThanOrEqual(chance / (1 - again))
      }),
      60,
    )
  })

  it('approaches one replacement per mean life in the long run', () => {
    const years = makeHorizon(today, 30, 'fromToday')
    for (const { lifetime } of kinds.filter((kind) => meanLife(kind.lifetime.life) < 13)) {
      const renewals = makeRenewals(lifetime.life, years, 0)
      const counts = renewals.expectedCounts(renewals.firstFailure(0))
      const perYear = ((counts[29] as number) - (counts[19] as number)) / 10
      expect(perYear * meanLife(lifetime.life)).toBeCloseTo(1, 1)
    }
  })

  // Without aging, replacements are a Poisson process: their expected number is the years divided by the scale.
  it('is constant per year and independent of age for a component that does not age', () => {
    const years = makeHorizon(today, 30, 'calendar')
    const renewals = makeRenewals({ shape: 1, scaleYears: 8, delayYears: 0 }, years, 0.03)
    for (const ageMonths of [0, 7, 400]) {
      const first = renewals.firstFailure(ageMonths)
      const [means, costs] = [renewals.expectedCounts(first), renewals.expectedCosts(first)]
      for (const [index, end] of years.ends.entries()) {
        const span = (years.firstCell + end - 1) / 12
        expect(means[index]).toBeCloseTo(span / 8, 3)
        const rise = Math.log(1.03)
        expect(costs[index]).toBeCloseTo(Math.expm1(rise * span) / rise / 8, 3)
      }
    }
  })

  it('is not lower in the first year for a component in worse condition', () => {
    always(
      fc.property(anyKind, fc.integer({ min: 1, max: 15_000 }), (kind, days) => {
        const { life } = kind.lifetime
        const cost = { lowCents: 1, typicalCents: 1, highCents: 1 }
        const first = conditions.map((condition) => {
          const component = { ...kind, id: 'one', installedOn: daysAfter(today, -days), cost, condition }
          return planBudget({ components: [component], today, years: 1, cut: 'fromToday', unitCents: 0 })
            .periods[0]?.real.expected as number
        })
        expect(life.shape).toBeGreaterThan(1)
        // If failure within the year is almost certain, all amounts are nearly equal, and rounding errors may reverse
        // their order.
        for (const [index, amount] of first.slice(1).entries())
          expect(amount).toBeGreaterThanOrEqual((first[index] as number) * (amount > 0.9 ? 0.999 : 1))
      }),
      40,
    )
  })
})

describe('a budget', () => {
  it('has ordered percentiles, totals to date that never decrease, and only finite amounts', () => {
    always(
      fc.property(anyComponents, anyYears, anyCut, anyInflation, (components, years, cut, inflation) => {
        const { periods, explanation } = planBudget({ components, today, years, cut, inflation })
        let before = [0, 0, 0, 0]
        for (const { real, nominal, realToDate, nominalToDate } of periods) {
          for (const { expected, ifCheap, ifDear, p10, p50, p90 } of [
            real,
            nominal,
            realToDate,
            nominalToDate,
          ]) {
            expect([0, p10, p50, p90]).toEqual([0, p10, p50, p90].toSorted((one, other) => one - other))
            expect(ifCheap).toBeLessThanOrEqual(expected)
            expect(expected).toBeLessThanOrEqual(ifDear)
            expect(Number.isFinite(ifDear + p90)).toBe(true)
          }
          const { p10, p50, p90, expected } = realToDate
          const now = [p10, p50, p90, expected]
          for (const [index, amount] of now.entries())
            expect(amount).toBeGreaterThanOrEqual(before[index] as number)
          before = [p10, p50, p90, expected]
        }
        for (const sentence of explanation) expect(sentence).toMatch(/^[A-Z0-9].*[^.]\.$/)
      }),
      20,
    )
  })

  it('does not get cheaper in any percentile when a component is added', () => {
    always(
      fc.property(anyComponents, anyComponent, anyYears, (components, another, years) => {
        const less = planBudget({ components, today, years }).periods
        const more = planBudget({ components: [{ ...another, id: 'more' }, ...components], today, years })
        for (const [index, { real, nominalToDate }] of more.periods.entries()) {
          for (const key of ['p10', 'p50', 'p90'] as const) {
            expect(real[key]).toBeGreaterThanOrEqual(less[index]?.real[key] as number)
            expect(nominalToDate[key]).toBeGreaterThanOrEqual(less[index]?.nominalToDate[key] as number)
          }
        }
      }),
      20,
    )
  })

  it('has equal nominal and real amounts when inflation is zero', () => {
    always(
      fc.property(anyComponents, anyYears, (components, years) => {
        const { periods } = planBudget({ components, today, years, inflation: 0 })
        for (const { real, nominal } of periods) expect(nominal).toEqual(real)
      }),
      20,
    )
  })

  it('has the same amounts for a year, regardless of the number of years in the plan', () => {
    always(
      fc.property(anyComponents, anyYears, anyYears, anyCut, (components, some, others, cut) => {
        const [short, long] = [some, others].toSorted((one, other) => one - other) as [number, number]
        const { periods } = planBudget({ components, today, years: short, cut })
        const further = planBudget({ components, today, years: long, cut }).periods
        for (const [index, { real, nominal, realToDate, nominalToDate }] of periods.entries()) {
          const same = further[index]
          for (const key of ['p10', 'p50', 'p90', 'expected'] as const) {
            expect(same?.real[key]).toBeCloseTo(real[key], 3)
            expect(same?.nominal[key]).toBeCloseTo(nominal[key], 3)
            expect(same?.realToDate[key]).toBeCloseTo(realToDate[key], 3)
            expect(same?.nominalToDate[key]).toBeCloseTo(nominalToDate[key], 3)
          }
        }
      }),
      20,
    )
  })

  it('marks a replacement as planned only in the year that the owner set', () => {
    const cost = { lowCents: 1, typicalCents: 2, highCents: 3 }
    const roof = {
      id: 'roof',
      type: 'roof',
      installedOn: '2020-01-01',
      ownerDate: '2028-06-01',
      cost,
    } as const
    const { periods } = planBudget({ components: [roof], today, years: 10, unitCents: 0 })
    const planned = periods.filter(({ drivers }) => drivers[0]?.isPlanned)
    expect(planned.map(({ from }) => from)).toEqual(['2028-01-01'])
    expect(planned[0]?.drivers[0]?.chance).toBe(1)
    expect(periods.at(-1)?.drivers[0]?.chance).toBeLessThan(0.05)
  })

  it('lists no drivers (the main causes of costs) if the request asks for none', () => {
    const { periods } = planBudget({
      components: portfolioOf(20, today),
      today,
      years: 3,
      driversPerPeriod: 0,
    })
    expect(periods.map(({ drivers }) => drivers)).toEqual([[], [], [], []])
  })

  it.each([0, 31, 1_000, -1, 1.5, Number.NaN])('of %d years is rejected', (years) => {
    expect(() => planBudget({ components: [], today, years })).toThrow(
      `a horizon of ${years} years, which is not a whole number from 1 to 30`,
    )
  })

  it.each([-0.5, -0.051, 0.251, 5, Number.NaN])('with an inflation of %d is rejected', (inflation) => {
    expect(() => planBudget({ components: [], today, years: 1, inflation })).toThrow(
      /^inflation of (NaN|-?[\d.]+)% a year, which is not from -5% to 25%$/,
    )
  })

  it('is rejected for a component with a future installation date, an invalid cost or an unknown variant', () => {
    const cost = { lowCents: 1, typicalCents: 2, highCents: 3 }
    const plan = (changes: Partial<PlannedComponent>) => () =>
      planBudget({
        components: [{ id: 'a', type: 'stove', installedOn: today, cost, ...changes }],
        ...{ today, years: 1 },
      })
    expect(plan({})).not.toThrow()
    expect(plan({ installedOn: '2026-11-22' })).toThrow('installed on 2026-11-22, which is after today')
    expect(plan({ installedOn: '2026-02-30' })).toThrow(RangeError)
    expect(plan({ cost: { ...cost, lowCents: -1 } })).toThrow('no rising amounts')
    expect(plan({ cost: { ...cost, highCents: Number.NaN } })).toThrow('no rising amounts')
    expect(plan({ type: 'stove', variant: 'metal' })).toThrow('a stove has no variant metal')
  })
})
