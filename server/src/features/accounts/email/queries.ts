import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { emailChanges, signInEmails, users } from '../tables.ts'

/** A change of the email address that a user has requested and not yet confirmed. */
export interface EmailChange {
  readonly id: string
  readonly email: string
  readonly expiresAt: Date
}

const isOfUser = ({ customerId }: Owner, userId: string) =>
  and(eq(emailChanges.customerId, customerId), eq(emailChanges.userId, userId))

/** Returns the requested change, or undefined if there is none or it has expired. */
export async function selectEmailChange(
  sql: Sql,
  owner: Owner,
  userId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const { id, email, expiresAt } = emailChanges
  const [change] = await sql
    .select({ id, email, expiresAt })
    .from(emailChanges)
    .where(and(isOfUser(owner, userId), gt(expiresAt, now)))
  return change
}

/** Stores a requested change. Replaces an earlier one of the user. */
export async function upsertEmailChange(
  sql: Sql,
  { customerId }: Owner,
  userId: string,
  change: EmailChange,
): Promise<void> {
  await sql
    .insert(emailChanges)
    .values({ customerId, userId, ...change })
    .onConflictDoUpdate({ target: [emailChanges.customerId, emailChanges.userId], set: { ...change } })
}

export async function deleteEmailChange(sql: Sql, owner: Owner, userId: string): Promise<void> {
  await sql.delete(emailChanges).where(isOfUser(owner, userId))
}

/**
 * Changes a user's email address, and the key by which sign-ins find the user. Throws a unique violation (see
 * `isEmailTaken`) if another user has this address.
 */
export async function updateEmail(
  sql: Sql,
  { customerId }: Owner,
  userId: string,
  { email, emailKey, confirmedAt }: { email: string; emailKey: string; confirmedAt: Date },
): Promise<void> {
  await sql
    .update(signInEmails)
    .set({ emailKey })
    .where(and(eq(signInEmails.customerId, customerId), eq(signInEmails.userId, userId)))
  await sql
    .update(users)
    .set({ email, emailConfirmedAt: confirmedAt })
    .where(and(eq(users.customerId, customerId), eq(users.id, userId)))
}

/** Marks the user's email address as confirmed. Keeps the time of an earlier confirmation. */
export async function markEmailConfirmed(
  sql: Sql,
  { customerId }: Owner,
  userId: string,
  now: Date,
): Promise<void> {
  await sql
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.customerId, customerId), eq(users.id, userId), isNull(users.emailConfirmedAt)))
}
