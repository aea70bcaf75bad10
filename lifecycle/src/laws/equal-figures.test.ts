import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planBudget } from '../money/budget.ts'
import type { PlannedComponent } from '../money/portfolio.ts'
import { planReserve } from '../money/reserve.ts'
import {
  always,
  anyDaysInService,
  anyKind,
  anyState,
  conditions,
  daysAfter,
  portfolioOf,
} from './arbitraries.ts'

const today = '2026-11-21'

/**
 * Generates components that have few different costs and often the same age. Some are therefore equal, and some differ
 * only in their cost.
 */
const anyComponent = fc
  .record({
    kind: anyKind,
    state: anyState,
    days: fc.oneof(fc.constantFrom(100, 4_000), anyDaysInService),
    condition: fc.option(fc.constantFrom(...conditions)),
    dollars: fc.constantFrom(400, 1_377, 10_875),
    planned: fc.option(fc.integer({ min: -1_000, max: 5_000 }), { nil: undefined, freq: 5 }),
  })
  .map(({ kind: { type, variant }, state, days, condition, dollars, planned }) => ({
    ...{ type, variant, state, condition, installedOn: daysAfter(today, -days) },
    cost: { lowCents: 50 * dollars, typicalCents: 100 * dollars, highCents: 220 * dollars },
    ownerDate: planned === undefined ? undefined : daysAfter(today, planned),
  }))

const withIds = (list: readonly Omit<PlannedComponent, 'id'>[], prefix: string): PlannedComponent[] =>
  list.map((component, index) => ({ ...component, id: `${prefix}${index}` }))

/** Generates a list of components, and the same list in another order with other ids. Some components occur twice. */
const anyTwoOrders = fc
  .array(anyComponent, { minLength: 1, maxLength: 8 })
  .chain((list) => fc.tuple(fc.constant([...list, ...list.slice(0, 2)]), fc.infiniteStream(fc.nat(1_000))))
  .map(([list, ranks]) => {
    const shuffled = list
      .map((component) => ({ component, rank: ranks.next().value as number }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ component }) => component)
    return [withIds(list, 'a'), withIds(shuffled, 'z')] as const
  })

const anyCut = fc.constantFrom('calendar' as const, 'fromToday' as const)
const anyYears = fc.integer({ min: 1, max: 30 })

/**
 * Returns the figures of a budget. The ids of its drivers are left out, because they differ between the two portfolios.
 */
const figuresOf = ({ periods }: ReturnType<typeof planBudget>) =>
  periods.map(({ drivers, driversToDate, ...period }) => ({
    ...period,
    drivers: drivers.map(({ componentId: _, ...figures }) => figures),
    driversToDate: driversToDate.map(({ componentId: _, ...figures }) => figures),
  }))

describe('two portfolios that differ only in the ids and the order of their components', () => {
  it('have equal budgets with equal ranges', () => {
    always(
      fc.property(anyTwoOrders, anyYears, anyCut, ([one, other], years, cut) => {
        const plan = (components: PlannedComponent[]) =>
          figuresOf(planBudget({ components, today, years, cut }))
        expect(plan(other)).toEqual(plan(one))
      }),
      10,
    )
  })

  it('have equal reserves', () => {
    always(
      fc.property(anyTwoOrders, fc.nat(2_000_000), ([one, other], balanceCents) => {
        const plan = (components: PlannedComponent[]) => {
          const { items: _, ...study } = planReserve({ components, today, years: 30, balanceCents })
          return study
        }
        expect(plan(other)).toEqual(plan(one))
      }),
      8,
    )
  })

  it('have equal budgets and reserves when they are so large that the simulation uses a sample', {
    tags: ['long'],
  }, () => {
    const many = portfolioOf(1_500, today)
    const other = withIds(
      many.toReversed().map(({ id: _, ...component }) => component),
      'z',
    )
    const request = { today, years: 5 }
    expect(figuresOf(planBudget({ ...request, components: other }))).toEqual(
      figuresOf(planBudget({ ...request, components: many })),
    )
    const reserve = (components: PlannedComponent[]) => {
      const { items: _, ...study } = planReserve({ ...request, components, balanceCents: 100_000 })
      return study
    }
    expect(reserve(other)).toEqual(reserve(many))
  })
})

describe('a total', () => {
  it('equals the sum of the amounts of its components, its homes and its years, in whole dollars', () => {
    always(
      fc.property(anyTwoOrders, anyYears, anyCut, ([components], years, cut) => {
        const plan = (some: readonly PlannedComponent[]) =>
          planBudget({ components: some, today, years, cut, driversPerPeriod: 20 }).periods
        const single = components.map((component) => plan([component]))
        const homes = [plan(components.slice(0, 3)), plan(components.slice(3))]
        for (const [index, period] of plan(components).entries()) {
          for (const by of ['real', 'nominal', 'realToDate', 'nominalToDate'] as const)
            for (const key of ['expected', 'ifCheap', 'ifDear'] as const) {
              const total = period[by][key]
              expect(total % 100).toBe(0)
              for (const parts of [single, homes])
                expect(parts.reduce((sum, part) => sum + (part[index]?.[by][key] ?? 0), 0)).toBe(total)
            }
          const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
          expect(sum(period.drivers.map(({ expected }) => expected))).toBe(period.real.expected)
          expect(sum(period.drivers.map((driver) => driver.expectedNominal))).toBe(period.nominal.expected)
          expect(sum(period.driversToDate.map(({ expected }) => expected))).toBe(period.realToDate.expected)
        }
        for (const [by, toDate] of [
          ['real', 'realToDate'],
          ['nominal', 'nominalToDate'],
        ] as const) {
          let sum = 0
          for (const period of plan(components)) {
            sum += period[by].expected
            expect(period[toDate].expected).toBe(sum)
          }
        }
      }),
      10,
    )
  })

  it('is the same in the budget and in the reserve, for each year from today', () => {
    always(
      fc.property(anyTwoOrders, anyYears, ([components], years) => {
        const { periods } = planBudget({ components, today, years, cut: 'fromToday' })
        const { spending } = planReserve({ components, today, years: 30, balanceCents: 0 })
        for (const [index, { real }] of periods.entries())
          expect(spending[index]?.expected).toBe(real.expected)
      }),
      8,
    )
  })
})
