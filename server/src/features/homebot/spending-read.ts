import { longestHorizonYears } from '@home-pulse/lifecycle/money/horizon'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import type { WorkerPool } from '../../platform/jobs/worker-pool.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { presentBudget } from '../plan/budget/present.ts'
import { readDrivers, readHoldings } from '../plan/budget/read.ts'
import type { Read } from '../plan/home-slices-queries.ts'
import { readReserveBasis } from '../plan/reserve/commands.ts'
import { presentReserve } from '../plan/reserve/present.ts'
import { budgetOf, reserveOf } from '../plan/study/read.ts'
import type { Spending } from './answers/facts.ts'
import type { AskedRow } from './queries.ts'
import type { NamedPeriod } from './understanding/periods.ts'

/** Over so many years a budget is told where the question names none: far enough for what is old, near enough to act. */
const usualYears = 5
const maxDrivers = 3

/** What a question about spending is about: a period, a home, a part of it. */
export interface SpendingQuestion {
  readonly period: NamedPeriod
  readonly home: Pick<OwnedProperty, 'id'> | undefined
  readonly part: AskedRow | undefined
}

/** Reads what the named time will cost and what to set aside: the figures of the Plan screen for the same question. */
export async function foreseeSpending(
  sql: Sql,
  session: Session,
  threads: WorkerPool,
  { period, home, part }: SpendingQuestion,
): Promise<Spending | undefined> {
  const { owner, today } = session
  const read: Read = (work) => work(sql)
  const basis = await readReserveBasis(read, session, { propertyId: home?.id })
  if (basis.holdings.componentCount === 0) return undefined
  const holdings = part ? await readHoldings(read, session, { componentId: part.id }) : basis.holdings
  const { calendarYear, yearsAhead = usualYears } = period
  const wanted = calendarYear ? calendarYear.year - Number(today.slice(0, 4)) : yearsAhead
  const years = Math.min(Math.max(wanted, 1), longestHorizonYears)
  const { inflation } = basis.terms
  const cut = calendarYear ? 'calendar_years' : 'from_today'
  const planned = await budgetOf(threads, holdings, today, { years, inflation, cut, drivers: maxDrivers })
  const rows = await readDrivers(sql, owner, planned)
  const study = await reserveOf(threads, basis.holdings, basis.terms, today)
  const { periods } = presentBudget(holdings, planned, rows, today)
  const told = calendarYear ? periods[Math.min(wanted, years)] : periods.at(-1)
  if (!told) return undefined
  const isAlone = calendarYear !== undefined && !calendarYear.isThrough
  const { expected, low, high } = isAlone ? told.real : told.real_to_date
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return {
    span: calendarYear ? { ...calendarYear, year: told.year } : { years },
    isCut: wanted > years,
    part,
    components: holdings.componentCount,
    expectedDollars: expected,
    lowDollars: low,
    highDollars: high,
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
