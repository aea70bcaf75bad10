import { deletionGraceDays } from '@home-pulse/contract/terms'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Connection, Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { findSignIn, isUser, type Person, personColumns, type SignIn } from '../queries.ts'
import { customers, users } from '../tables.ts'

const graceMs = deletionGraceDays * 24 * 60 * 60 * 1000

/** Returns the earliest request time of a deletion that can still be cancelled at `nowMs`. */
export const gracePeriodStart = (nowMs: number): Date => new Date(nowMs - graceMs)
/** Returns the time at which an account is erased if its deletion is requested now. */
export const gracePeriodEnd = (nowMs: number): Date => new Date(nowMs + graceMs)

const findPendingDeletionStatement = {
  name: 'accounts_find_pending_deletion',
  text: 'select * from gate.find_departed($1, $2)',
}

/**
 * Finds a user by email key, including a user whose account deletion can still be cancelled. Always runs both
 * queries, so that the response time does not show which of them found the user.
 */
export async function findSignInCandidate(
  connection: Pick<Connection, 'query'>,
  emailKey: string,
  nowMs: number,
): Promise<(SignIn & { readonly hasPendingDeletion: boolean }) | undefined> {
  const active = await findSignIn(connection, emailKey)
  const [pending] = await connection.query<SignIn>(findPendingDeletionStatement, [
    emailKey,
    gracePeriodStart(nowMs),
  ])
  if (active) return { ...active, hasPendingDeletion: false }
  return pending && { ...pending, hasPendingDeletion: true }
}

/** Finds a user by id, including a user whose account deletion can still be cancelled. */
export async function selectPersonOrPendingDeletion(
  sql: Sql,
  owner: Owner,
  userId: string,
  nowMs: number,
): Promise<Person | undefined> {
  const { archivedAt, customerId } = customers
  const [person] = await sql
    .select(personColumns)
    .from(users)
    .innerJoin(customers, eq(customerId, users.customerId))
    .where(and(isUser(owner, userId), or(isNull(archivedAt), gt(archivedAt, gracePeriodStart(nowMs)))))
  return person
}

/** Marks the account for deletion. Returns false if it was already marked. */
export async function archiveCustomer(sql: Sql, { customerId }: Owner, archivedAt: Date): Promise<boolean> {
  const rows = await sql
    .update(customers)
    .set({ archivedAt })
    .where(and(eq(customers.customerId, customerId), isNull(customers.archivedAt)))
    .returning({ customerId: customers.customerId })
  return rows.length > 0
}

/** Cancels a pending deletion. Returns true if one was pending. */
export async function restoreCustomer(sql: Sql, { customerId }: Owner, nowMs: number): Promise<boolean> {
  const rows = await sql
    .update(customers)
    .set({ archivedAt: null })
    .where(and(eq(customers.customerId, customerId), gt(customers.archivedAt, gracePeriodStart(nowMs))))
    .returning({ customerId: customers.customerId })
  return rows.length > 0
}

/** A customer whose account deletion can no longer be cancelled. */
export interface ErasableCustomer {
  readonly customer_id: string
  readonly email: string | null
  readonly first_name: string | null
}

const listPendingDeletionsStatement = {
  name: 'accounts_list_pending_deletions',
  text: 'select * from gate.list_departed($1, $2, $3)',
}

/** Returns a page of the customers whose accounts can be erased now. */
export const listErasableCustomers = (
  { query }: Pick<Connection, 'query'>,
  nowMs: number,
  page: { readonly afterId: string | undefined; readonly limit: number },
): Promise<ErasableCustomer[]> =>
  query<ErasableCustomer>(listPendingDeletionsStatement, [
    gracePeriodStart(nowMs),
    page.afterId ?? null,
    page.limit,
  ])
