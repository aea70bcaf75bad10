import { bigint, date, doublePrecision, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'

/** The settings of a reserve: at most one row for each home, and one for all homes together. */
export const reservePlans = pgTable(
  'reserve_plans',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    propertyId: uuid('property_id'),
    balanceCents: bigint('balance_cents', { mode: 'number' }),
    balanceOn: date('balance_on', { mode: 'string' }),
    contributionCents: bigint('contribution_cents', { mode: 'number' }),
    confidencePercent: smallint('confidence_percent'),
    years: smallint('years'),
    inflation: doublePrecision('inflation'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
