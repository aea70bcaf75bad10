import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/columns.ts'

/** A task that the customer added. */
export const ownTasks = pgTable(
  'own_tasks',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    propertyId: uuid('property_id').notNull(),
    title: text('title').notNull(),
    note: text('note'),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    isWholeMonth: boolean('is_whole_month').notNull(),
    repeatMonths: integer('repeat_months'),
    lastDoneOn: date('last_done_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
