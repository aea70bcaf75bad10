import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planBudget } from '../money/budget.ts'
import { type EqualComponents, type PlannedComponent, sumOf } from '../money/portfolio.ts'
import { planReserve } from '../money/reserve.ts'
import { always, anyState, conditions, daysAfter, kinds } from './arbitraries.ts'

const today = '2026-11-21'
const ids = Array.from({ length: 2_000 }, (_, index) => `c${String(index).padStart(4, '0')}`)

/** Generates the facts of a component, without its id. */
const anyFacts = fc
  .record({
    kind: fc.constantFrom(...kinds),
    state: anyState,
    days: fc.nat(9_000),
    condition: fc.option(fc.constantFrom(...conditions)),
    cents: fc.tuple(fc.nat(5), fc.nat(500_000), fc.nat(500_000)),
    planned: fc.option(fc.integer({ min: -1_000, max: 9_000 }), { nil: undefined, freq: 5 }),
  })
  .map(({ kind: { type, variant }, state, days, condition, cents: [low, more, most], planned }) => ({
    ...{ type, variant, state, condition, installedOn: daysAfter(today, -days) },
    cost: {
      lowCents: 100_000 * low,
      typicalCents: 100_000 * low + more,
      highCents: 100_000 * low + more + most,
    },
    ownerDate: planned === undefined ? undefined : daysAfter(today, planned),
  }))

/**
 * Generates portfolios of `count` components. They are copies of at most 12 different components, with differences of
 * at most one day of age and $10. Many components are therefore equal.
 */
const portfolios = (count: number) =>
  fc
    .tuple(
      fc.array(anyFacts, { minLength: 1, maxLength: 12 }),
      fc.array(fc.nat(47), { minLength: 1, maxLength: count }),
    )
    .map(([templates, picks]) =>
      Array.from({ length: count }, (_, index) => {
        const pick = picks[index % picks.length] as number
        const facts = templates[pick % templates.length] as (typeof templates)[number]
        const cents = pick % 3 === 0 ? 1_000 : 0
        const { lowCents, typicalCents, highCents } = facts.cost
        return {
          ...facts,
          id: ids[index] as string,
          installedOn: pick % 4 === 0 ? daysAfter(facts.installedOn, -1) : facts.installedOn,
          cost: { lowCents, typicalCents: typicalCents + cents, highCents: highCents + cents },
        }
      }),
    )

function groupEqual(components: readonly PlannedComponent[]): EqualComponents[] {
  const alike = new Map<string, EqualComponents>()
  for (const { id, ...planned } of components) {
    const key = JSON.stringify(planned)
    alike.set(key, { ...planned, ids: [...(alike.get(key)?.ids ?? []), id] })
  }
  return [...alike.values()]
}

/** Rounds every number to ten digits, because sums of the same numbers in another order differ in the last digits. */
const rounded = (figures: object): unknown =>
  JSON.parse(
    JSON.stringify(figures, (_, value) =>
      typeof value === 'number' ? Number(value.toPrecision(10)) : value,
    ),
  )

describe('equal components that are computed as one group', () => {
  const sizes = fc.oneof(
    { arbitrary: fc.integer({ min: 1, max: 40 }), weight: 3 },
    { arbitrary: fc.integer({ min: 990, max: 1_600 }), weight: 1 },
  )

  it('have the same budget, drivers and ranges as when each is calculated alone', () => {
    always(
      fc.property(
        sizes.chain(portfolios),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(6),
        (components, years, count) => {
          const terms = { today, years, driversPerPeriod: count }
          const alike = planBudget({ ...terms, components: groupEqual(components) })
          expect(rounded(alike)).toEqual(rounded(planBudget({ ...terms, components })))
        },
      ),
      15,
    )
  })

  it('have the same reserve as the same components computed one by one', { tags: ['long'] }, () => {
    always(
      fc.property(sizes.chain(portfolios), fc.nat(10_000_000), (components, balanceCents) => {
        const terms = { today, years: 5, balanceCents, inflation: 0.03, interest: 0.01 }
        const { items, ...alike } = planReserve({ ...terms, components: groupEqual(components) })
        const { items: single, ...oneByOne } = planReserve({ ...terms, components })
        expect(rounded(alike)).toEqual(rounded(oneByOne))
        expect(sumOf(items, ({ count = 1 }) => count)).toBe(single.length)
      }),
      8,
    )
  })
})
