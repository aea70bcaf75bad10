import { insertAll } from '../../../platform/database/bulk-insert.ts'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { maintenanceEvents } from '../maintenance/tables.ts'

export const insertEvents = (
  sql: Sql,
  { customerId }: Owner,
  rows: readonly Omit<typeof maintenanceEvents.$inferInsert, 'customerId'>[],
): Promise<void> =>
  insertAll(
    sql,
    maintenanceEvents,
    rows.map((row) => ({ customerId, ...row })),
  )
