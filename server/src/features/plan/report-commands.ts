import type { Budget } from '@home-pulse/contract/features/plan-budget'
import type { Reserve } from '@home-pulse/contract/features/plan-reserve'
import { comingDueDays, forecastComponent } from '@home-pulse/lifecycle/forecast'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { sumOf } from '@home-pulse/lifecycle/portfolio'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import type { WorkerPool } from '../../platform/jobs/worker-pool.ts'
import { required } from '../../platform/tenancy/ownership.ts'
import { type PropertyRow, selectProperties, selectProperty } from '../properties/queries.ts'
import type { StandingRow } from '../properties/standing-queries.ts'
import { type Assumptions, makePlanner, scopeOf } from './budget-commands.ts'
import { presentBudget } from './budget-present.ts'
import { selectStandingIn } from './maintenance-queries.ts'
import { type ReserveBasis, readReserveBasis } from './reserve-commands.ts'
import { presentReserve } from './reserve-present.ts'
import { budgetOf, reserveOf } from './study-commands.ts'

/** What a report rests on. */
export interface ReportBasis {
  readonly homes: readonly PropertyRow[]
  /** What stands in them, one by one. */
  readonly rows: readonly StandingRow[]
  readonly reserve: ReserveBasis
}

export async function readReportBasis(
  sql: Sql,
  session: Session,
  { propertyId, inflation }: Assumptions & { readonly propertyId?: string | undefined },
): Promise<ReportBasis> {
  const reserve = await readReserveBasis(sql, session, { propertyId, inflation })
  const homes =
    propertyId === undefined
      ? await selectProperties(sql, session.owner)
      : [required(await selectProperty(sql, session.owner, propertyId))]
  const rows = await selectStandingIn(sql, session.owner, await scopeOf(sql, session.owner, { propertyId }))
  return { homes, rows, reserve }
}

/** A component as a report lists it. */
export interface ReportedComponent {
  readonly row: StandingRow
  readonly ageYears: number
  readonly forecastLow: string
  readonly forecastHigh: string
  readonly costCents: number
}

/** Everything that a report says. */
export interface Report {
  readonly today: string
  readonly homes: readonly PropertyRow[]
  readonly budget: Budget
  readonly reserve: Reserve
  /** Those that come first, by their forecast dates. */
  readonly components: readonly ReportedComponent[]
  /** What is overdue, or due within a year, of all there are. */
  readonly dueSoon: { readonly count: number; readonly costCents: number }
}

/** A longer list would be read by nobody. */
const maxComponents = 500

/** Works a report out. */
export async function makeReport(
  threads: WorkerPool,
  { homes, rows, reserve }: ReportBasis,
  today: string,
  assumptions: Assumptions,
): Promise<Report> {
  const { holdings, terms } = reserve
  const plan = makePlanner(today)
  const byDate = rows
    .map((row) => ({ row, planned: plan({ ...row, ownerDate: null }) }))
    .sort((one, other) => (one.row.forecastOn + one.row.id < other.row.forecastOn + other.row.id ? -1 : 1))
  const inAYear = addDays(today, comingDueDays)
  const soon = byDate.filter(({ row }) => row.forecastOn <= inAYear)
  const budget = await budgetOf(threads, holdings, today, { ...assumptions, inflation: terms.inflation })
  const study = await reserveOf(threads, holdings, terms, today)
  return {
    today,
    homes,
    budget: presentBudget(holdings, budget, rows, today),
    reserve: presentReserve(reserve, study, today),
    dueSoon: { count: soon.length, costCents: sumOf(soon, ({ planned }) => planned.cost.typicalCents) },
    components: byDate.slice(0, maxComponents).map(({ row, planned }) => {
      const standing = { on: row.forecastOn, from: row.forecastSource }
      const { ageYears, forecastLow, forecastHigh } = forecastComponent({ ...planned, today, standing })
      return { row, ageYears, forecastLow, forecastHigh, costCents: planned.cost.typicalCents }
    }),
  }
}
