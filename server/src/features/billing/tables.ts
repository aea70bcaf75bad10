import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const subscriptions = pgTable('subscriptions', {
  customerId: uuid('customer_id').primaryKey(),
  provider: text('provider').notNull(),
  providerCustomerRef: text('provider_customer_ref'),
  providerSubscriptionRef: text('provider_subscription_ref'),
  status: text('status', { enum: ['active', 'past_due', 'cancelled'] }).notNull(),
  currentPeriodEndsAt: instant('current_period_ends_at').notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    customerId: uuid('customer_id').notNull(),
    id: text('id').notNull(),
    provider: text('provider').notNull(),
    url: text('url').notNull(),
    status: text('status', { enum: ['open', 'paid', 'expired'] }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)
