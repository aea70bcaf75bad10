import * as contract from '@home-pulse/contract/features/plan-budget'
import type { Platform } from '../../platform/platform.ts'
import { budgetOf, readHoldings } from './budget-commands.ts'
import { presentBudget, presentBudgetCsv } from './budget-present.ts'

/** What the years ahead will cost. */
export function registerBudget({ bind, gate }: Platform): void {
  bind(contract.readBudget, async ({ query, session }) => {
    const holdings = await gate.read(session.owner, (sql) => readHoldings(sql, session, query))
    return presentBudget(holdings, budgetOf(holdings, session.today, query), session.today)
  })

  bind(contract.exportBudget, async ({ query, session, reply }) => {
    const { today } = session
    const holdings = await gate.read(session.owner, (sql) => readHoldings(sql, session, query))
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="home-pulse-budget-${today}.csv"`)
    return presentBudgetCsv(presentBudget(holdings, budgetOf(holdings, today, query), today))
  })
}
