import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

/** The records of tasks: each says that a task was done, skipped or postponed. */
export const maintenanceEvents = pgTable(
  'maintenance_events',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    propertyId: uuid('property_id').notNull(),
    componentId: uuid('component_id').notNull(),
    taskId: text('task_id').notNull(),
    kind: text('kind', { enum: ['done', 'skipped', 'snoozed'] }).notNull(),
    onDate: date('on_date', { mode: 'string' }).notNull(),
    untilDate: date('until_date', { mode: 'string' }),
    note: text('note'),
    costCents: bigint('cost_cents', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
