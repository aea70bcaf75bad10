import { registerChanges } from './changes/routes.ts'
import { registerDeletion } from './deletion/routes.ts'
import { registerExports } from './export/routes.ts'
import { registerImports } from './import/routes.ts'
import type { RecordsServices } from './services.ts'

export function registerRecords(services: RecordsServices): void {
  registerExports(services)
  registerImports(services)
  registerDeletion(services)
  registerChanges(services)
}
