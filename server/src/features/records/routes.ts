import type { Services } from '../../platform/services.ts'
import { registerChanges } from './changes/routes.ts'
import { registerDeletion } from './deletion/routes.ts'
import { registerExports } from './export/routes.ts'
import { registerImports } from './import/routes.ts'

/** What customers do with all that is kept of them: take a copy, bring it elsewhere, see what changed, and leave. */
export function registerRecords(services: Services): void {
  registerExports(services)
  registerImports(services)
  registerDeletion(services)
  registerChanges(services)
}
