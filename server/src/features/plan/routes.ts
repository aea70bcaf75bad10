import type { Platform } from '../../platform/platform.ts'
import { registerCurve } from './curve-routes.ts'
import { registerDigest } from './digest-routes.ts'
import { registerFeed } from './feed-routes.ts'
import { registerMaintenance } from './maintenance-routes.ts'

export function registerPlan(platform: Platform): void {
  registerMaintenance(platform)
  registerCurve(platform)
  registerFeed(platform)
  registerDigest(platform)
}
