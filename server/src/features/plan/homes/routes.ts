import * as contract from '@home-pulse/contract/features/plan/homes'
import { maxPageEntries } from '@home-pulse/contract/primitives'
import { pageOf } from '../../../platform/http/pagination.ts'
import type { Session } from '../../../platform/http/session.ts'
import { csvMark } from '../../../platform/storage/csv-writer.ts'
import { usualYears } from '../calculation/run-work.ts'
import { readInflation } from '../reserve/read.ts'
import type { PlanServices } from '../services.ts'
import {
  homeBudgetHeader,
  homeBudgetLines,
  homeBudgetTotals,
  presentHomeBudget,
  presentPeriods,
} from './present.ts'
import { type HomePage, readHomeBudgets } from './read.ts'

/** Registers the routes for the expected cost of each home by year. */
export function registerHomeBudgets({ bind, gate, workerPool }: PlanServices): void {
  const readPage = (session: Session, page: HomePage) =>
    readHomeBudgets((work) => gate.read(session.owner, work), workerPool, session, page)
  const inflationFor = ({ owner }: Session, inflation: number | undefined) =>
    gate.read(owner, (sql) => readInflation(sql, owner, { inflation }))

  bind(contract.listHomeBudgets, async ({ query, session, reply }) => {
    const { cursor, limit = maxPageEntries, years = usualYears } = query
    const inflation = await inflationFor(session, query.inflation)
    // Reads one home more than the page has. If it exists, another page follows.
    const page = { after: cursor, limit: limit + 1, years, inflation }
    const { periods, budgets } = await readPage(session, page)
    const homes = pageOf(budgets, limit, reply, ({ home }) => home.id)
    return {
      as_of: session.today,
      inflation,
      periods: presentPeriods(periods),
      homes: homes.map(presentHomeBudget),
    }
  })

  bind(contract.exportHomeBudgets, async ({ query, session, reply }) => {
    const { years = usualYears } = query
    const inflation = await inflationFor(session, query.inflation)
    let lines = ''
    let componentCount = 0
    let totals: readonly number[] = []
    let after: string | undefined
    for (;;) {
      // Each page is read in a separate transaction, so that the connection serves other requests in between.
      const page = await readPage(session, { after, limit: maxPageEntries, years, inflation })
      if (after === undefined) {
        lines = csvMark + homeBudgetHeader(page.periods)
        totals = page.periods.map(() => 0)
      }
      lines += homeBudgetLines(page.budgets)
      for (const budget of page.budgets) {
        componentCount += budget.componentCount
        totals = totals.map((sum, period) => sum + (budget.real[period] ?? 0))
      }
      after = page.budgets.length < maxPageEntries ? undefined : page.budgets.at(-1)?.home.id
      if (after === undefined) break
    }
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="home-pulse-budget-by-home-${session.today}.csv"`)
    return lines + homeBudgetTotals(componentCount, totals)
  })
}
