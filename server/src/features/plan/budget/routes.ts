import * as contract from '@home-pulse/contract/features/plan/budget'
import type { Session } from '../../../platform/http/session.ts'
import { budgetOf } from '../calculation/run-work.ts'
import { readInflation } from '../reserve/read.ts'
import type { PlanServices } from '../services.ts'
import { presentBudget, presentBudgetCsv } from './present.ts'
import { type Assumptions, type PlanRequest, readDrivers, readHoldings } from './read.ts'

type Question = PlanRequest &
  Assumptions & { readonly drivers?: number | undefined; readonly cut?: contract.BudgetCut | undefined }

/** Registers the routes for the expected cost of the coming years. */
export function registerBudget({ bind, gate, workerPool }: PlanServices): void {
  const answer = async (session: Session, question: Question) => {
    const { owner, today } = session
    const holdings = await readHoldings((work) => gate.read(owner, work), session, question)
    const inflation = await gate.read(owner, (sql) => readInflation(sql, owner, question))
    const budget = await budgetOf(workerPool, holdings, today, { ...question, inflation })
    const rows = await gate.read(owner, (sql) => readDrivers(sql, owner, budget))
    return presentBudget(holdings, budget, rows, today)
  }

  bind(contract.readBudget, ({ query, session }) => answer(session, query))

  bind(contract.exportBudget, async ({ query, session, reply }) => {
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="home-pulse-budget-${session.today}.csv"`)
    return presentBudgetCsv(await answer(session, query))
  })
}
