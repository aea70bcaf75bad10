import { nowDate } from '../platform/config/clock.ts'
import type { Services } from '../platform/services.ts'
import { registerAccounts } from './accounts/routes.ts'
import { registerAttention } from './attention/routes.ts'
import { registerBilling } from './billing/routes.ts'
import { registerComponents } from './components/routes.ts'
import { registerHomebot } from './homebot/routes.ts'
import { registerLanding } from './landing/routes.ts'
import { registerNotes } from './notes/routes.ts'
import { registerPhotos } from './photos/routes.ts'
import { registerPlaces } from './places/routes.ts'
import { revokeFeed } from './plan/feed/queries.ts'
import { registerPlan } from './plan/routes.ts'
import { registerPortfolio } from './portfolio/routes.ts'
import { registerProperties } from './properties/routes.ts'
import { registerRecords } from './records/routes.ts'
import { registerTenants } from './tenants/routes.ts'

export function registerFeatures(services: Services): void {
  registerAccounts(services, (sql, owner) => revokeFeed(sql, owner, nowDate(services.clock)))
  registerBilling(services)
  registerProperties(services)
  registerComponents(services)
  registerAttention(services)
  registerHomebot(services)
  registerLanding(services)
  registerNotes(services)
  registerPhotos(services)
  registerPlaces(services)
  registerPlan(services)
  registerPortfolio(services)
  registerRecords(services)
  registerTenants(services)
}
