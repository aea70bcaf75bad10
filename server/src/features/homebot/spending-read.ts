import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { maxHorizonYears } from '@home-pulse/lifecycle/money/horizon'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { presentBudget } from '../plan/budget/present.ts'
import { type Holdings, type PlanRequest, readDrivers, readHoldings } from '../plan/budget/read.ts'
import { budgetOf, reserveOf } from '../plan/calculation/read.ts'
import { unpackIds } from '../plan/id-packing.ts'
import { presentReserve } from '../plan/reserve/present.ts'
import { readReserveBasis } from '../plan/reserve/read.ts'
import type { Spending } from './answers/facts.ts'
import type { ComponentRow } from './queries.ts'
import { countUnits } from './record-queries.ts'
import type { Reader } from './services.ts'
import type { NamedPeriod } from './understanding/periods.ts'

/**
 * The period of a budget in years if the question names none. It is long enough for old components and short enough to
 * act on.
 */
const usualYears = 5
const maxDrivers = 5

/** The period, home and components of a question about spending. */
export interface SpendingQuestion {
  readonly period: NamedPeriod
  readonly home: Pick<OwnedProperty, 'id'> | undefined
  readonly part: ComponentRow | undefined
  /** The components of the question, if it is about several but not all. */
  readonly rows: readonly ComponentRow[]
  readonly without: readonly ComponentType[]
  /** The component whose whole price is added separately. It is left out here, because it must not be counted twice. */
  readonly exceptId: string | undefined
  readonly isByYear: boolean
}

/** Computes the spending in a period and the amount to set aside. The figures equal those of the Plan screen. */
export async function readSpending(
  { read, session, workerPool }: Reader,
  { period, home, part, rows: group, without, exceptId, isByYear }: SpendingQuestion,
): Promise<Spending | undefined> {
  const { owner, today } = session
  const basis = await readReserveBasis(read, session, { propertyId: home?.id })
  if (basis.holdings.componentCount === 0) return undefined
  const all = part ? await readHoldings(read, session, { componentId: part.id }) : basis.holdings
  const ids = new Set(group.map(({ id }) => id))
  const chosen = ids.size === 0 ? all : only(all, (id) => ids.has(id))
  const holdings = only(chosen, (id, type) => !without.includes(type) && id !== exceptId)
  const { calendarYear, yearsAhead = isByYear ? 10 : usualYears } = period
  const wanted = calendarYear ? calendarYear.year - Number(today.slice(0, 4)) : yearsAhead
  const years = Math.min(Math.max(wanted, 1), maxHorizonYears)
  const { inflation } = basis.terms
  const cut = calendarYear || isByYear ? 'calendar_years' : 'from_today'
  const terms = { years, inflation, cut, drivers: maxDrivers } as const
  const planned = await budgetOf(workerPool, holdings, today, terms)
  const { rows, unitCount } = await read(async (sql) => ({
    rows: await readDrivers(sql, owner, planned),
    unitCount: home ? await countUnits(sql, owner, home.id) : 0,
  }))
  const study = await reserveOf(workerPool, basis.holdings, basis.terms, today)
  const { periods } = presentBudget(holdings, planned, rows, today)
  const told = calendarYear ? periods[Math.min(wanted, years)] : periods.at(-1)
  if (!told) return undefined
  const isAlone = calendarYear !== undefined && !calendarYear.isThrough
  const { low, high, expected: toDate } = isAlone ? told.real : told.real_to_date
  const from = calendarYear?.from
  const inRange = from === undefined ? [] : periods.filter(({ year }) => year >= from && year <= told.year)
  const expected = from === undefined ? toDate : inRange.reduce((sum, { real }) => sum + real.expected, 0)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return {
    span: calendarYear ? { ...calendarYear, year: told.year } : { years },
    isCut: wanted > years,
    ...{ part, rows: group, components: holdings.componentCount },
    without:
      without.length === 0
        ? undefined
        : { types: without, count: chosen.componentCount - holdings.componentCount },
    byYear: (isByYear && from === undefined ? periods : inRange).map(({ year, real }) => ({
      year,
      dollars: real.expected,
    })),
    ...{ unitCount, expectedDollars: expected, lowDollars: low, highDollars: high },
    reserve: presentReserve(basis, study, today),
    drivers: (isAlone ? told.drivers : told.drivers_to_date).flatMap(
      ({ component_id: id, expected: expectedDollars }) => {
        const row = rowOf.get(id)
        return row && expectedDollars > 0 ? [{ row, expectedDollars }] : []
      },
    ),
    sources: [...holdings.sources, ...study.sources],
  }
}

/** Returns the reserve of a home or all before and after a home is sold or a component has another price. */
export async function readChangedReserve(
  { read, session, workerPool }: Reader,
  { scope, target, cents }: { scope: string | undefined; target: PlanRequest; cents: number | undefined },
): Promise<{ readonly before: Reserve; readonly after: Reserve }> {
  const basis = await readReserveBasis(read, session, { propertyId: scope })
  const { components } = await readHoldings(read, session, target)
  const ids = new Set(components.flatMap((alike) => unpackIds(alike.ids)))
  const others = only(basis.holdings, (id) => !ids.has(id))
  const after =
    cents === undefined
      ? { ...others, propertyCount: others.propertyCount - 1 }
      : {
          ...basis.holdings,
          components: [
            ...others.components,
            ...components.map((alike) => ({
              ...alike,
              cost: { ...alike.cost, lowCents: cents, typicalCents: cents, highCents: cents },
            })),
          ],
        }
  const reserveWith = async (holdings: Holdings) => {
    const study = await reserveOf(workerPool, holdings, basis.terms, session.today)
    return presentReserve({ ...basis, holdings }, study, session.today)
  }
  return { before: await reserveWith(basis.holdings), after: await reserveWith(after) }
}

/** Returns the plan's input with the components for which `keeps` returns true. */
function only(holdings: Holdings, keeps: (id: string, type: ComponentType) => boolean): Holdings {
  const components = holdings.components.flatMap((alike) => {
    const ids = unpackIds(alike.ids).filter((id) => keeps(id, alike.type))
    return ids.length > 0 ? [{ ...alike, ids: ids.join('') }] : []
  })
  const componentCount = components.reduce((sum, { ids }) => sum + unpackIds(ids).length, 0)
  return { ...holdings, components, componentCount }
}
