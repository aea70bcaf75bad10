import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { maxHorizonYears } from '@home-pulse/lifecycle/money/horizon'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { presentBudget } from '../plan/budget/present.ts'
import { type Holdings, type PlanRequest, readDrivers, readHoldings } from '../plan/budget/read.ts'
import { budgetOf, reserveOf } from '../plan/calculation/run-work.ts'
import { unpackIds } from '../plan/id-packing.ts'
import { presentReserve } from '../plan/reserve/present.ts'
import { readReserveBasis } from '../plan/reserve/read.ts'
import type { Facts, Spending } from './answers/facts.ts'
import { asksMonthly, findAddedPart, netOfRent } from './answers/records/budget-details.ts'
import { findSubject } from './answers/subject.ts'
import { type ComponentRow, selectLocatedComponents } from './queries.ts'
import { countUnits } from './record-queries.ts'
import type { Reader } from './services.ts'
import { type Exclusion, leavesOut } from './understanding/conversation/exclusions.ts'
import { findMovedDate } from './understanding/intents/moved-replacement.ts'
import type { NamedPeriod } from './understanding/periods.ts'
import type { Understanding } from './understanding/understand.ts'

/**
 * The default period of a budget in years. It is long enough to include replacements of old components, and short
 * enough to act on.
 */
const usualYears = 5
const maxDrivers = 5

/** The period, home and components of a question about spending. */
export interface SpendingQuestion {
  readonly period: NamedPeriod
  readonly home: Pick<OwnedProperty, 'id'> | undefined
  readonly part: ComponentRow | undefined
  /**
   * The components of a question about several components. Empty if the question is about all, or about one, which is
   * `part`.
   */
  readonly rows: readonly ComponentRow[]
  /** The components to leave out. If `ids` is undefined, all components of the excluded types are left out. */
  readonly without: (Exclusion & { readonly ids: ReadonlySet<string> | undefined }) | undefined
  /** A component whose whole price is added separately. The spending leaves it out, so that it is not counted twice. */
  readonly exceptId: string | undefined
  readonly isByYear: boolean
  /** A component with the replacement date that the question assumes. */
  readonly moved: { readonly row: ComponentRow; readonly on: string } | undefined
}

/** A message that may ask for a budget, with the components and the home that it is about. */
interface SpendingMessage {
  readonly message: string
  readonly asked: Understanding
  readonly about: {
    readonly chosen: unknown
    readonly home: Pick<OwnedProperty, 'id'> | undefined
    readonly without?: Exclusion | undefined
  }
}

/**
 * Reads the spending for a question about a budget, or about savings for a period. Returns undefined for other
 * questions.
 */
export async function readSpendingOf(
  reader: Reader,
  { message, asked, about }: SpendingMessage,
  facts: Facts,
): Promise<Spending | undefined> {
  const { chosen, home, without } = about
  const isOfTime =
    asked.intents[0] === 'savings' &&
    (asked.asksForReasons ||
      asksMonthly.test(asked.words) ||
      (asked.certainty !== 'asked' && asked.components.length > 0) ||
      (asked.calendarYear ?? asked.yearsAhead) !== undefined)
  const isOfNet = asked.intents[0] === 'rent' && netOfRent.test(asked.words)
  if (!asked.intents.includes('budget') && !isOfTime && !isOfNet) return undefined
  // If the question names a component, the budget is for this component alone.
  const isOfPart =
    (asked.components.length > 0 && !(without && without.types.length > 0)) ||
    (chosen !== undefined && asked.link.pointsBack)
  const subject = isOfPart ? findSubject(asked, facts) : undefined
  const part = subject?.is === 'own' ? subject.row : undefined
  const rows = part ? [] : subject?.is === 'several' ? subject.rows : facts.isNarrow ? facts.soonest : []
  const movedOn = findMovedDate(asked.words, facts.today)
  // In "my five-year total", five years are not the age of a component.
  const ageless = asked.components.map((named) => ({ ...named, age: undefined }))
  const movable =
    movedOn === undefined
      ? undefined
      : findSubject({ ...asked, components: ageless, age: undefined, isTheirOwn: true }, facts)
  if (movedOn !== undefined && movable?.is === 'own')
    return readSpending(reader, {
      period: { yearsAhead: asked.yearsAhead },
      ...{ home: undefined, part: undefined, rows: [], isByYear: false },
      ...{ without: undefined, exceptId: undefined, moved: { row: movable.row, on: movedOn } },
    })
  const isByYear =
    asked.operation?.over === 'years' ||
    /\b(?:by year|per year|each year|year by year|yearly|annually|split|por ano)\b|\b(?:show|see|list)\b.*\byears\b/i.test(
      message,
    )
  return readSpending(reader, {
    period: asked,
    ...{ home, part, rows, isByYear },
    without: without && { ...without, ids: await idsAt(reader, without) },
    exceptId: findAddedPart(asked, facts)?.row.id,
    moved: undefined,
  })
}

/**
 * Returns the ids of the components at the place that a question excludes. Undefined if the question excludes no place.
 */
async function idsAt({ read, session: { owner } }: Reader, without: Exclusion) {
  const { types, place, isEither } = without
  if (!place) return undefined
  const narrow = { property: place.home, ...(types.length > 0 && { types }) }
  const filter = { ...(!isEither && narrow), limit: maxLeftOut }
  const rows = await read((sql) => selectLocatedComponents(sql, owner, filter))
  return new Set(rows.filter(leavesOut(without)).map(({ id }) => id))
}
/** The maximum number of components that are read to find the excluded ones. No home has so many. */
const maxLeftOut = 5_000

/** Computes the spending in a period and the amount to set aside. The Plan screen shows the same figures. */
async function readSpending(
  { read, session, workerPool }: Reader,
  { period, home, part, rows: group, without, exceptId, isByYear, moved }: SpendingQuestion,
): Promise<Spending | undefined> {
  const { owner, today } = session
  const basis = await readReserveBasis(read, session, { propertyId: home?.id })
  if (basis.holdings.componentCount === 0) return undefined
  const all = part ? await readHoldings(read, session, { componentId: part.id }) : basis.holdings
  const ids = new Set(group.map(({ id }) => id))
  const chosen = ids.size === 0 ? all : only(all, (id) => ids.has(id))
  const isLeftOut = (id: string, type: ComponentType) =>
    without?.ids ? without.ids.has(id) : without?.types.includes(type) === true
  const holdings = only(chosen, (id, type) => !isLeftOut(id, type) && id !== exceptId)
  const isNarrow = ids.size > 0 || without !== undefined
  const { calendarYear, yearsAhead = isByYear ? 10 : usualYears } = period
  const wanted = calendarYear ? calendarYear.year - Number(today.slice(0, 4)) : yearsAhead
  const years = Math.min(Math.max(wanted, 1), maxHorizonYears)
  const { inflation } = basis.terms
  const cut = calendarYear || isByYear ? 'calendar_years' : 'from_today'
  const terms = { years, inflation, cut, drivers: maxDrivers } as const
  const planned = await budgetOf(workerPool, holdings, today, terms)
  const { rows, unitCount } = await read(async (sql) => ({
    rows: await readDrivers(sql, owner, planned),
    unitCount: home && !isNarrow ? await countUnits(sql, owner, home.id) : 0,
  }))
  const changed =
    moved && (await budgetOf(workerPool, withOwnerDate(holdings, moved), today, terms)).periods.at(-1)
  // The reserve must leave out the same components as the spending.
  const scoped = { ...basis, holdings: isNarrow ? holdings : basis.holdings }
  const study = await reserveOf(workerPool, scoped.holdings, scoped.terms, today)
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
    // A list by year has calendar years, so its total ends with the last calendar year.
    span: calendarYear
      ? { ...calendarYear, year: told.year }
      : isByYear
        ? { isThrough: true, year: told.year }
        : { years },
    isCut: wanted > years,
    ...{ part, rows: group, components: holdings.componentCount },
    without: without && {
      isEither: without.isEither,
      ...{ types: without.types, place: without.place },
      count: chosen.componentCount - holdings.componentCount,
    },
    byYear: (isByYear && from === undefined ? periods : inRange).map(({ year, real }) => ({
      year,
      dollars: real.expected,
    })),
    ...{ unitCount, expectedDollars: expected, lowDollars: low, highDollars: high },
    reserve: presentReserve(scoped, study, today),
    drivers: (isAlone ? told.drivers : told.drivers_to_date).flatMap(
      ({ component_id: id, expected: expectedDollars }) => {
        const row = rowOf.get(id)
        return row && expectedDollars > 0 ? [{ row, expectedDollars }] : []
      },
    ),
    moved: moved &&
      changed && {
        ...moved,
        expectedDollars: Math.round(changed.realToDate.expected / 100),
      },
    sources: [...holdings.sources, ...study.sources],
  }
}

/**
 * Returns the reserve before and after a change that the question assumes: a home is sold, or a component has another
 * price.
 */
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

/** Returns the input of the plan in which the owner has set another date for one component. */
function withOwnerDate(holdings: Holdings, { row, on }: NonNullable<SpendingQuestion['moved']>): Holdings {
  const others = only(holdings, (id) => id !== row.id)
  const moved = only(holdings, (id) => id === row.id).components.map((one) => ({ ...one, ownerDate: on }))
  return { ...holdings, components: [...others.components, ...moved] }
}

/** Returns the plan's input with only the components for which `keeps` returns true. */
export function only(holdings: Holdings, keeps: (id: string, type: ComponentType) => boolean): Holdings {
  const components = holdings.components.flatMap((alike) => {
    const ids = unpackIds(alike.ids).filter((id) => keeps(id, alike.type))
    return ids.length > 0 ? [{ ...alike, ids: ids.join('') }] : []
  })
  const componentCount = components.reduce((sum, { ids }) => sum + unpackIds(ids).length, 0)
  return { ...holdings, components, componentCount }
}
