import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

const day = (name: string) => date(name, { mode: 'string' })

export const tenants = pgTable(
  'tenants',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    createdAt: instant('created_at').notNull(),
    archivedAt: instant('archived_at'),
    email: text('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

/**
 * Leases. A renewal adds a row. Either one lease of the whole property is current, or at most one per unit. The
 * database refuses any other combination (migration 0016).
 */
export const leases = pgTable(
  'leases',
  {
    customerId: uuid('customer_id').notNull(),
    id: uuid('id').notNull(),
    tenantId: uuid('tenant_id').notNull(),
    propertyId: uuid('property_id').notNull(),
    unitId: uuid('unit_id'),
    rentCents: bigint('rent_cents', { mode: 'number' }).notNull(),
    durationMonths: integer('duration_months').notNull(),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
    isCurrent: boolean('is_current').notNull(),
    endedOn: day('ended_on'),
    createdAt: instant('created_at').notNull(),
    moveOutOn: day('move_out_on'),
    depositCents: bigint('deposit_cents', { mode: 'number' }),
    coTenants: text('co_tenants').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
