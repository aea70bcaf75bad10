import { and, desc, eq } from 'drizzle-orm'
import type { Connection, Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import { checkoutSessions, subscriptions } from './tables.ts'

/** A checkout with the person who will be signed in once it is paid. */
export interface FoundCheckout {
  readonly customer_id: string
  readonly user_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly token_version: number
  readonly provider: string
  readonly status: 'open' | 'paid' | 'expired'
  readonly amount_cents: number
  readonly paid_at: Date | null
}

const findCheckoutStatement = {
  name: 'billing_find_checkout',
  text: 'select * from gate.find_checkout($1)',
}

/** Looks a checkout up by its unguessable id, across all customers. */
export async function findCheckout(
  { query }: Pick<Connection, 'query'>,
  sessionId: string,
): Promise<FoundCheckout | undefined> {
  // A path may carry a NUL, which PostgreSQL's text cannot.
  if (sessionId.includes('\u0000')) return undefined
  const [row] = await query<FoundCheckout>(findCheckoutStatement, [sessionId])
  return row
}

/** The newest checkout that still waits to be paid. */
export async function findOpenCheckout(sql: Sql, { customerId }: Owner) {
  const [row] = await sql
    .select({ url: checkoutSessions.url })
    .from(checkoutSessions)
    .where(and(eq(checkoutSessions.customerId, customerId), eq(checkoutSessions.status, 'open')))
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(1)
  return row
}

export async function insertCheckout(
  sql: Sql,
  { customerId }: Owner,
  checkout: { id: string; url: string; provider: string; amountCents: number; createdAt: Date },
): Promise<void> {
  await sql.insert(checkoutSessions).values({ customerId, status: 'open', ...checkout })
}

/** Marks a checkout paid; false when it was paid before. */
export async function markCheckoutPaid(
  sql: Sql,
  { customerId }: Owner,
  id: string,
  paidAt: Date,
): Promise<boolean> {
  const rows = await sql
    .update(checkoutSessions)
    .set({ status: 'paid', paidAt })
    .where(
      and(
        eq(checkoutSessions.customerId, customerId),
        eq(checkoutSessions.id, id),
        eq(checkoutSessions.status, 'open'),
      ),
    )
    .returning({ id: checkoutSessions.id })
  return rows.length === 1
}

export async function findSubscription(sql: Sql, { customerId }: Owner) {
  const [row] = await sql.select().from(subscriptions).where(eq(subscriptions.customerId, customerId))
  return row
}
export type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>>

/** Makes the subscription active until the end of the period just paid. */
export async function activateSubscription(
  sql: Sql,
  { customerId }: Owner,
  paid: { provider: string; currentPeriodEndsAt: Date; updatedAt: Date },
): Promise<void> {
  const row = { ...paid, status: 'active' as const, cancelAtPeriodEnd: false }
  await sql
    .insert(subscriptions)
    .values({ customerId, ...row })
    .onConflictDoUpdate({ target: subscriptions.customerId, set: row })
}

/** Lets the subscription end with its period. */
export async function cancelAtPeriodEnd(sql: Sql, { customerId }: Owner, updatedAt: Date): Promise<void> {
  await sql
    .update(subscriptions)
    .set({ cancelAtPeriodEnd: true, updatedAt })
    .where(eq(subscriptions.customerId, customerId))
}
