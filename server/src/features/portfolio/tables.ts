import { bigint, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

/**
 * Cached figures of a home, computed from its components and leases. Triggers delete the row when one of
 * these changes.
 */
export const propertyFigures = pgTable(
  'property_figures',
  {
    customerId: uuid('customer_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    figuredOn: date('figured_on', { mode: 'string' }).notNull(),
    costCents: bigint('cost_cents', { mode: 'number' }).notNull(),
    nextOn: date('next_on', { mode: 'string' }),
    types: text('types').array().notNull(),
    unitCount: integer('unit_count').notNull(),
    vacantCount: integer('vacant_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.propertyId] })],
)

/** A named filter and order of the table of homes. */
export const savedViews = pgTable(
  'saved_views',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    search: text('search').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
