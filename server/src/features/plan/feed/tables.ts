import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from '../../../platform/database/columns.ts'

/** The calendar feeds, with a hash of the secret in the URL. A customer has at most one that is not revoked. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
