import type { Platform } from '../../platform/platform.ts'
import { registerBudget } from './budget-routes.ts'
import { registerCurve } from './curve-routes.ts'
import { registerDigest } from './digest-routes.ts'
import { registerFeed } from './feed-routes.ts'
import { registerMaintenance } from './maintenance-routes.ts'
import { registerRepair } from './repair-routes.ts'
import { registerReport } from './report-routes.ts'
import { registerReserve } from './reserve-routes.ts'

export function registerPlan(platform: Platform): void {
  registerMaintenance(platform)
  registerCurve(platform)
  registerFeed(platform)
  registerDigest(platform)
  registerBudget(platform)
  registerReserve(platform)
  registerRepair(platform)
  registerReport(platform)
}
