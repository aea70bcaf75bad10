import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

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
