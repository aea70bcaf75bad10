import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/columns.ts'

export const subscriptions = pgTable('subscriptions', {
  customerId: uuid('customer_id').primaryKey(),
  provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
  customerRef: text('provider_customer_ref'),
  subscriptionRef: text('provider_subscription_ref'),
  status: text('status', { enum: ['active', 'past_due', 'cancelled'] }).notNull(),
  paidUntil: instant('current_period_ends_at').notNull(),
  cancelsAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  updatedAt: instant('updated_at').notNull(),
  accessUntil: instant('access_ends_at').notNull(),
  revision: integer('revision').notNull().default(0),
  invoiceRef: text('provider_invoice_ref'),
})

export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    customerId: uuid('customer_id').notNull(),
    id: text('id').notNull(),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    url: text('url').notNull(),
    status: text('status', { enum: ['open', 'paid', 'expired'] }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

export const pendingCheckouts = pgTable('pending_checkouts', {
  customerId: uuid('customer_id').primaryKey(),
  key: text('key').notNull(),
  email: text('email').notNull(),
  origin: text('origin').notNull(),
  startedAt: instant('started_at').notNull(),
  tokenVersion: integer('token_version').notNull().default(1),
})

export const checkoutSignIns = pgTable(
  'checkout_sign_ins',
  {
    customerId: uuid('customer_id').notNull(),
    checkoutId: text('checkout_id').notNull(),
    tokenVersion: integer('token_version').notNull(),
    signInCount: integer('sign_in_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.checkoutId] })],
)

export const paymentIncidents = pgTable(
  'payment_incidents',
  {
    customerId: uuid('customer_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind', { enum: ['refund', 'dispute'] }).notNull(),
    status: text('status', { enum: ['partial', 'full', 'open', 'won', 'lost'] }).notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    invoiceRef: text('provider_invoice_ref'),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
)

export const paymentEmails = pgTable(
  'payment_letters',
  {
    customerId: uuid('customer_id').notNull(),
    kind: text('kind', { enum: ['declined', 'ended', 'refund', 'dispute'] }).notNull(),
    about: text('about').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind, table.about] })],
)
