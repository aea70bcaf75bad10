import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Connection, Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { Checkout, PaymentProvider } from '../../platform/payments.ts'
import { checkoutOpenings, checkoutSessions } from './tables.ts'

/** A checkout with the person who will be signed in once it is paid. */
export interface FoundCheckout {
  readonly customer_id: string
  readonly user_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly token_version: number
  readonly provider: PaymentProvider['name']
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

/** The newest checkout of a provider that can still be paid at an instant. */
export async function findOpenCheckout(
  sql: Sql,
  { customerId }: Owner,
  provider: PaymentProvider['name'],
  at: Date,
) {
  const { expiresAt } = checkoutSessions
  const [row] = await sql
    .select({ id: checkoutSessions.id, url: checkoutSessions.url })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.customerId, customerId),
        eq(checkoutSessions.status, 'open'),
        eq(checkoutSessions.provider, provider),
        or(isNull(expiresAt), gt(expiresAt, at)),
      ),
    )
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(1)
  return row
}

/** Keeps a checkout that was opened; twice is once. */
export async function insertCheckout(
  sql: Sql,
  { customerId }: Owner,
  checkout: Checkout & { provider: PaymentProvider['name']; createdAt: Date },
): Promise<void> {
  await sql
    .insert(checkoutSessions)
    .values({ customerId, status: 'open', ...checkout })
    .onConflictDoNothing()
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

/** The provider lets nobody pay this checkout any more. */
export async function markCheckoutExpired(sql: Sql, { customerId }: Owner, id: string): Promise<void> {
  await sql
    .update(checkoutSessions)
    .set({ status: 'expired' })
    .where(
      and(
        eq(checkoutSessions.customerId, customerId),
        eq(checkoutSessions.id, id),
        eq(checkoutSessions.status, 'open'),
      ),
    )
}

/** One is open at a time; those of before have run out. */
const mostUnsettled = 3

/** The ids of the checkouts that were handed out and are not known to be paid, the newest first. */
export async function listUnsettled(
  sql: Sql,
  { customerId }: Owner,
  provider: PaymentProvider['name'],
): Promise<string[]> {
  const rows = await sql
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.customerId, customerId),
        eq(checkoutSessions.status, 'open'),
        eq(checkoutSessions.provider, provider),
      ),
    )
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(mostUnsettled)
  return rows.map(({ id }) => id)
}

export interface Opening {
  readonly key: string
  readonly email: string
  readonly origin: string
  readonly startedAt: Date
}

/** The opening that is under way, unless it began before an instant; else this one, which then is. */
export async function claimOpening(
  sql: Sql,
  { customerId }: Owner,
  opening: Opening,
  forgottenBefore: Date,
): Promise<Opening> {
  const [claimed] = await sql
    .insert(checkoutOpenings)
    .values({ customerId, ...opening })
    .onConflictDoUpdate({
      target: checkoutOpenings.customerId,
      set: { ...opening },
      setWhere: lt(checkoutOpenings.startedAt, forgottenBefore),
    })
    .returning()
  if (claimed) return claimed
  const [underWay] = await sql
    .select()
    .from(checkoutOpenings)
    .where(eq(checkoutOpenings.customerId, customerId))
  return underWay ?? opening
}

export async function deleteOpening(sql: Sql, { customerId }: Owner, key: string): Promise<void> {
  await sql
    .delete(checkoutOpenings)
    .where(and(eq(checkoutOpenings.customerId, customerId), eq(checkoutOpenings.key, key)))
}
