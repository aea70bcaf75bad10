import { and, desc, eq, gt, isNull, lt, or, sql as raw } from 'drizzle-orm'
import type { Connection, Sql } from '../../../platform/database/database.ts'
import type { Checkout, PaymentProvider } from '../../../platform/integrations/payments/payments.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { checkoutSessions, checkoutSignIns, pendingCheckouts } from '../tables.ts'

/** A checkout and the user whom it signs in after the payment. */
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

/** Finds a checkout by its unguessable id, across all customers. */
export async function findCheckout(
  { query }: Pick<Connection, 'query'>,
  sessionId: string,
): Promise<FoundCheckout | undefined> {
  // The id comes from a URL and may contain a NUL character, which PostgreSQL does not accept in text.
  if (sessionId.includes('\u0000')) return undefined
  const [row] = await query<FoundCheckout>(findCheckoutStatement, [sessionId])
  return row
}

const signInsOfCheckout = and(
  eq(checkoutSignIns.customerId, checkoutSessions.customerId),
  eq(checkoutSignIns.checkoutId, checkoutSessions.id),
)

/**
 * Finds the newest checkout of a provider that can still be paid at the given time and was opened at this
 * token version.
 */
export async function findOpenCheckout(
  sql: Sql,
  { customerId }: Owner,
  provider: PaymentProvider['name'],
  at: Date,
  tokenVersion: number,
) {
  const { expiresAt } = checkoutSessions
  const [row] = await sql
    .select({ id: checkoutSessions.id, url: checkoutSessions.url })
    .from(checkoutSessions)
    .innerJoin(checkoutSignIns, signInsOfCheckout)
    .where(
      and(
        eq(checkoutSessions.customerId, customerId),
        eq(checkoutSessions.status, 'open'),
        eq(checkoutSessions.provider, provider),
        eq(checkoutSignIns.tokenVersion, tokenVersion),
        or(isNull(expiresAt), gt(expiresAt, at)),
      ),
    )
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(1)
  return row
}

/** Stores an opened checkout. Idempotent. */
export async function insertCheckout(
  sql: Sql,
  { customerId }: Owner,
  {
    tokenVersion,
    ...checkout
  }: Checkout & { provider: PaymentProvider['name']; createdAt: Date; tokenVersion: number },
): Promise<void> {
  await sql
    .insert(checkoutSessions)
    .values({ customerId, status: 'open', ...checkout })
    .onConflictDoNothing()
  await sql
    .insert(checkoutSignIns)
    .values({ customerId, checkoutId: checkout.id, tokenVersion })
    .onConflictDoNothing()
}

/**
 * Counts a sign-in through a checkout. Returns false, and counts nothing, if the token version has changed since the
 * checkout was opened, or after `maxCount` sign-ins.
 */
export async function countSignIn(
  sql: Sql,
  { customerId }: Owner,
  checkoutId: string,
  tokenVersion: number,
  maxCount: number,
): Promise<boolean> {
  const rows = await sql
    .update(checkoutSignIns)
    .set({ signInCount: raw`${checkoutSignIns.signInCount} + 1` })
    .where(
      and(
        eq(checkoutSignIns.customerId, customerId),
        eq(checkoutSignIns.checkoutId, checkoutId),
        eq(checkoutSignIns.tokenVersion, tokenVersion),
        lt(checkoutSignIns.signInCount, maxCount),
      ),
    )
    .returning({ id: checkoutSignIns.checkoutId })
  return rows.length === 1
}

/** Marks all open checkouts of the customer at a provider as expired. */
export async function expireCheckouts(
  sql: Sql,
  { customerId }: Owner,
  provider: PaymentProvider['name'],
): Promise<void> {
  await sql
    .update(checkoutSessions)
    .set({ status: 'expired' })
    .where(
      and(
        eq(checkoutSessions.customerId, customerId),
        eq(checkoutSessions.status, 'open'),
        eq(checkoutSessions.provider, provider),
      ),
    )
}

/** Marks an open checkout as paid. Returns false if it was not open. */
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

/** The maximum number of ids per query. It is small, because usually only one checkout is open. */
const maxListedCheckouts = 3

/** Returns the ids of the customer's newest open checkouts, newest first. */
export async function listOpenCheckouts(
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
    .limit(maxListedCheckouts)
  return rows.map(({ id }) => id)
}

/** Returns the ids of the newest open checkouts that were opened before this token version of the user. */
export async function listOlderCheckouts(
  sql: Sql,
  { customerId }: Owner,
  provider: PaymentProvider['name'],
  tokenVersion: number,
): Promise<string[]> {
  const rows = await sql
    .select({ id: checkoutSessions.id })
    .from(checkoutSessions)
    .leftJoin(checkoutSignIns, signInsOfCheckout)
    .where(
      and(
        eq(checkoutSessions.customerId, customerId),
        eq(checkoutSessions.status, 'open'),
        eq(checkoutSessions.provider, provider),
        or(isNull(checkoutSignIns.tokenVersion), lt(checkoutSignIns.tokenVersion, tokenVersion)),
      ),
    )
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(maxListedCheckouts)
  return rows.map(({ id }) => id)
}

export interface PendingCheckout {
  readonly key: string
  readonly tokenVersion: number
  readonly email: string
  readonly origin: string
  readonly startedAt: Date
}

/**
 * Returns the customer's pending checkout. If it is missing or outdated, stores the given checkout and returns that
 * one. A checkout is outdated if it began before `forgottenBefore` or has an older token version than the given one.
 */
export async function claimPendingCheckout(
  sql: Sql,
  { customerId }: Owner,
  pending: PendingCheckout,
  forgottenBefore: Date,
): Promise<PendingCheckout> {
  const [claimed] = await sql
    .insert(pendingCheckouts)
    .values({ customerId, ...pending })
    .onConflictDoUpdate({
      target: pendingCheckouts.customerId,
      set: { ...pending },
      setWhere: raw`${lt(pendingCheckouts.startedAt, forgottenBefore)} or ${lt(pendingCheckouts.tokenVersion, pending.tokenVersion)}`,
    })
    .returning()
  if (claimed) return claimed
  const [underWay] = await sql
    .select()
    .from(pendingCheckouts)
    .where(eq(pendingCheckouts.customerId, customerId))
  return underWay ?? pending
}

export async function deletePendingCheckout(sql: Sql, { customerId }: Owner, key: string): Promise<void> {
  await sql
    .delete(pendingCheckouts)
    .where(and(eq(pendingCheckouts.customerId, customerId), eq(pendingCheckouts.key, key)))
}
