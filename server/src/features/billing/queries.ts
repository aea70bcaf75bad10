import { and, eq, sql as raw } from 'drizzle-orm'
import { executeRaw, type Sql } from '../../platform/database/database.ts'
import type { PaymentProvider, ProviderState } from '../../platform/integrations/payments/payments.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { subscriptions } from './tables.ts'

/**
 * Returns the time at which the customer requested the deletion of the account, or null if no deletion is pending.
 * Returns undefined if the customer does not exist.
 */
export async function findCustomer(
  sql: Sql,
  { customerId }: Owner,
): Promise<{ readonly archivedAt: Date | null } | undefined> {
  const rows = await executeRaw<{ ms: number | null }>(
    sql,
    raw`select (extract(epoch from archived_at) * 1000)::float8 as ms from customers where customer_id = ${customerId}`,
  )
  const [row] = rows
  return row && { archivedAt: row.ms === null ? null : new Date(row.ms) }
}

export async function findSubscription(sql: Sql, { customerId }: Owner) {
  const [row] = await sql.select().from(subscriptions).where(eq(subscriptions.customerId, customerId))
  return row
}
export type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

/**
 * Replaces the stored state of a subscription if it has not changed since `stored` was read. Otherwise returns
 * undefined, because the provider's response may then be older than the stored state.
 */
export async function replaceSubscriptionState(
  sql: Sql,
  { customerId }: Owner,
  stored: Subscription | undefined,
  next: ProviderState & { provider: PaymentProvider['name'] },
  updatedAt: Date,
): Promise<Subscription | undefined> {
  const { provider, customerRef, subscriptionRef, invoiceRef, status } = next
  const { paidUntil, accessUntil, cancelsAtPeriodEnd } = next
  const row = {
    provider,
    customerRef,
    subscriptionRef,
    invoiceRef,
    status,
    paidUntil,
    accessUntil,
    cancelsAtPeriodEnd,
    updatedAt,
  }
  const [kept] = stored
    ? await sql
        .update(subscriptions)
        .set({ ...row, revision: raw`${subscriptions.revision} + 1` })
        .where(and(eq(subscriptions.customerId, customerId), eq(subscriptions.revision, stored.revision)))
        .returning()
    : await sql
        .insert(subscriptions)
        .values({ customerId, ...row })
        .onConflictDoNothing()
        .returning()
  return kept
}
