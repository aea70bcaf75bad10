import { and, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { PaymentProvider, ProviderState } from '../../platform/integrations/payments/payments.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { subscriptions } from './tables.ts'

/** Whose subscription this could be, and since when they are leaving; undefined where nobody is left. */
export async function findCustomer(
  sql: Sql,
  { customerId }: Owner,
): Promise<{ readonly archivedAt: Date | null } | undefined> {
  const { rows } = (await sql.execute(
    raw`select (extract(epoch from archived_at) * 1000)::float8 as ms from customers where customer_id = ${customerId}`,
  )) as { rows: { ms: number | null }[] }
  const [row] = rows
  return row && { archivedAt: row.ms === null ? null : new Date(row.ms) }
}

export async function findSubscription(sql: Sql, { customerId }: Owner) {
  const [row] = await sql.select().from(subscriptions).where(eq(subscriptions.customerId, customerId))
  return row
}
export type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

/**
 * Keeps how a subscription stands in place of what was held when its provider was asked. Undefined where somebody else was
 * faster: what the provider said then may be older than what is held now.
 */
export async function replaceStanding(
  sql: Sql,
  { customerId }: Owner,
  held: Subscription | undefined,
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
  const [kept] = held
    ? await sql
        .update(subscriptions)
        .set({ ...row, revision: raw`${subscriptions.revision} + 1` })
        .where(and(eq(subscriptions.customerId, customerId), eq(subscriptions.revision, held.revision)))
        .returning()
    : await sql
        .insert(subscriptions)
        .values({ customerId, ...row })
        .onConflictDoNothing()
        .returning()
  return kept
}
