import type { Platform } from '../../platform/platform.ts'
import { registerChanges } from './changes-routes.ts'
import { registerDeletion } from './deletion-routes.ts'
import { registerExports } from './export-routes.ts'
import { registerImports } from './import-routes.ts'

/** What customers do with all that is kept of them: take a copy, bring it elsewhere, see what changed, and leave. */
export function registerRecords(platform: Platform): void {
  registerExports(platform)
  registerImports(platform)
  registerDeletion(platform)
  registerChanges(platform)
}
