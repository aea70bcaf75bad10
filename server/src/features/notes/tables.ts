import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const notes = pgTable(
  'notes',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    propertyId: uuid('property_id').notNull(),
    entityType: text('entity_type', { enum: ['property', 'appliance', 'structure'] }).notNull(),
    componentId: uuid('component_id'),
    content: text('content').notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
