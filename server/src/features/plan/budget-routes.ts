import * as contract from '@home-pulse/contract/features/plan-budget'
import type { Platform } from '../../platform/platform.ts'
import { readHoldings } from './budget-commands.ts'
import { presentBudget, presentBudgetCsv } from './budget-present.ts'
import { budgetOf } from './study-commands.ts'

/** What the years ahead will cost. */
export function registerBudget({ bind, gate, threads }: Platform): void {
  bind(contract.readBudget, async ({ query, session }) => {
    const holdings = await gate.read(session.owner, (sql) => readHoldings(sql, session, query))
    const budget = await budgetOf(threads, holdings, session.today, query)
    return presentBudget(holdings, budget, session.today)
  })

  bind(contract.exportBudget, async ({ query, session, reply }) => {
    const { today } = session
    const holdings = await gate.read(session.owner, (sql) => readHoldings(sql, session, query))
    const budget = await budgetOf(threads, holdings, today, query)
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="home-pulse-budget-${today}.csv"`)
    return presentBudgetCsv(presentBudget(holdings, budget, today))
  })
}
