import { registerBudget } from './budget/routes.ts'
import { registerCurve } from './curve/routes.ts'
import { registerDigest } from './digest/routes.ts'
import { registerFeed } from './feed/routes.ts'
import { registerFirstRounds } from './first-rounds/routes.ts'
import { registerHomeBudgets } from './homes/routes.ts'
import { registerMaintenance } from './maintenance/routes.ts'
import { registerOwnTasks } from './own-tasks/routes.ts'
import { registerRepair } from './repair/routes.ts'
import { registerReport } from './report/routes.ts'
import { registerReserve } from './reserve/routes.ts'
import type { PlanServices } from './services.ts'

export function registerPlan(services: PlanServices): void {
  registerMaintenance(services)
  registerFirstRounds(services)
  registerOwnTasks(services)
  registerCurve(services)
  registerFeed(services)
  registerDigest(services)
  registerBudget(services)
  registerHomeBudgets(services)
  registerReserve(services)
  registerRepair(services)
  registerReport(services)
}
