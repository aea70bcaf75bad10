import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { sumOf } from '@home-pulse/lifecycle/money/portfolio'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { mapYielding } from '../../../platform/http/load/yielding-loop.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { WorkerPool } from '../../../platform/jobs/worker-pool.ts'
import { required } from '../../../platform/tenancy/ownership.ts'
import { forecastOf, presentCost } from '../../components/present.ts'
import type { ActiveRow, CostGroupRow } from '../../properties/active-components-queries.ts'
import { type PropertyRow, selectFirstProperties, selectProperty } from '../../properties/queries.ts'
import { presentBudget, wholeDollars } from '../budget/present.ts'
import { type Assumptions, makePlannedComponent, readDrivers, scopeOf } from '../budget/read.ts'
import { budgetOf, reserveOf } from '../calculation/run-work.ts'
import { joinEqualRows, type Read, readHomeSlices } from '../home-slices-queries.ts'
import { selectCostGroupsIn, selectFirstActiveIn } from '../maintenance/queries.ts'
import { presentReserve } from '../reserve/present.ts'
import { type ReserveBasis, readReserveBasis } from '../reserve/read.ts'

export interface ReportBasis {
  /**
   * The first homes of the portfolio, or the one home that the report is about. `homeCount` is the number of all homes
   * in the report.
   */
  readonly homes: readonly PropertyRow[]
  readonly homeCount: number
  /** The components with the earliest forecast dates. */
  readonly rows: readonly ActiveRow[]
  /** Groups of equal components that are overdue or coming due. */
  readonly dueSoon: readonly CostGroupRow[]
  readonly reserve: ReserveBasis
}

/** A report lists at most this many addresses. If there are more, it states how many are not listed. */
const maxAddresses = 6
/** A report lists at most this many components, because a longer list is of no use. */
const maxComponents = 500

/** Reads the data of a report. The connection serves other requests between two parts. */
export async function readReportBasis(
  read: Read,
  session: Session,
  { propertyId, inflation }: Assumptions & { readonly propertyId?: string | undefined },
): Promise<ReportBasis> {
  const { owner, today } = session
  const reserve = await readReserveBasis(read, session, { propertyId, inflation })
  const { scope, homes, rows } = await read(async (sql) => {
    const scope = await scopeOf(sql, owner, { propertyId })
    const homes =
      propertyId === undefined
        ? await selectFirstProperties(sql, owner, maxAddresses)
        : [required(await selectProperty(sql, owner, propertyId))]
    return { scope, homes, rows: await selectFirstActiveIn(sql, owner, scope, maxComponents) }
  })
  const dueBy = addDays(today, comingDueDays)
  const slices = readHomeSlices(read, owner, scope, (sql, slice) =>
    selectCostGroupsIn(sql, owner, slice, dueBy),
  )
  const dueSoon = await joinEqualRows(slices)
  return { homes, homeCount: reserve.holdings.propertyCount, rows, dueSoon, reserve }
}

export interface ReportedComponent {
  readonly row: ActiveRow
  readonly ageYears: number
  readonly forecastLow: string
  readonly forecastHigh: string
  readonly costDollars: number
}

export interface Report {
  readonly today: string
  readonly homes: readonly PropertyRow[]
  readonly homeCount: number
  readonly budget: Budget
  readonly reserve: Reserve
  /** The components with the earliest forecast dates. */
  readonly components: readonly ReportedComponent[]
  /** The number and the cost of all components that are overdue or coming due. */
  readonly dueSoon: { readonly count: number; readonly costDollars: number }
}

export async function makeReport(
  read: Read,
  workerPool: WorkerPool,
  { owner, today }: Session,
  { homes, homeCount, rows, dueSoon, reserve }: ReportBasis,
  assumptions: Assumptions,
): Promise<Report> {
  const { holdings, terms } = reserve
  const plan = makePlannedComponent(today)
  const budget = await budgetOf(workerPool, holdings, today, { ...assumptions, inflation: terms.inflation })
  const drivers = await read((sql) => readDrivers(sql, owner, budget))
  const study = await reserveOf(workerPool, holdings, terms, today)
  const costsDue = await mapYielding(dueSoon, (row) => row.count * wholeDollars(plan(row).cost.typicalCents))
  return {
    today,
    homes,
    homeCount,
    budget: presentBudget(holdings, budget, drivers, today),
    reserve: presentReserve(reserve, study, today),
    dueSoon: {
      count: sumOf(dueSoon, ({ count }) => count),
      /** Each cost is rounded to whole dollars before the sum, because the report shows each cost in whole dollars. */
      costDollars: sumOf(costsDue, (dollars) => dollars),
    },
    components: rows.map((row) => {
      const viewpoint = { state: row.state, today }
      const { ageYears, forecastLow, forecastHigh } = forecastOf(row, viewpoint)
      return { row, ageYears, forecastLow, forecastHigh, costDollars: presentCost(row, viewpoint) }
    }),
  }
}
