import { and, desc, eq, isNull, lte, notInArray, sql as raw } from 'drizzle-orm'
import { defaultTimeZone } from '../../platform/config/clock.ts'
import type { Connection, Sql } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/errors/database-errors.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { deleteEmailChange } from './email/queries.ts'
import { customers, dataVersions, revokedTokens, signInEmails, users } from './tables.ts'

/** A user as found by email address at sign-in, with the password hash to check against. */
export interface SignIn {
  readonly customer_id: string
  readonly user_id: string
  readonly email: string
  readonly password_hash: string
  readonly first_name: string
  readonly last_name: string
  readonly token_version: number
  readonly time_zone: string
  readonly paid_until: Date | null
}

/**
 * Returns the key by which email addresses are compared. Converts to lowercase first and normalizes (NFC) afterward:
 * the lowercase letter `ǰ` has a single character, but its capital letter needs two.
 */
export const emailKeyOf = (email: string) => email.toLowerCase().normalize('NFC')

const findSignInStatement = {
  name: 'accounts_find_sign_in',
  text: 'select * from gate.find_sign_in($1)',
}

/** Finds a user by email key, across all customers. */
export async function findSignIn(
  { query }: Pick<Connection, 'query'>,
  emailKey: string,
): Promise<SignIn | undefined> {
  const [row] = await query<SignIn>(findSignInStatement, [emailKey])
  return row
}

export interface NewCustomer {
  readonly email: string
  readonly emailKey: string
  readonly passwordHash: string
  readonly timeZone: string
  readonly createdAt: Date
}

/** Creates the customer and its first user, which share one id. */
export async function insertCustomer(sql: Sql, { customerId }: Owner, customer: NewCustomer): Promise<void> {
  const { email, emailKey, passwordHash, timeZone, createdAt } = customer
  await sql.insert(customers).values({ customerId, timeZone, createdAt })
  await sql.insert(dataVersions).values({ customerId, dataVersion: 1 })
  await sql.insert(users).values({
    customerId,
    id: customerId,
    email,
    passwordHash,
    firstName: '',
    lastName: '',
    tokenVersion: 1,
    createdAt,
  })
  await sql.insert(signInEmails).values({ emailKey, customerId, userId: customerId })
}

export const isEmailTaken = (error: unknown): boolean => isUniqueViolation(error, 'sign_in_emails_pkey')

export async function updateTimeZone(sql: Sql, { customerId }: Owner, timeZone: string): Promise<void> {
  await sql.update(customers).set({ timeZone }).where(eq(customers.customerId, customerId))
}

export async function selectTimeZone(sql: Sql, { customerId }: Owner): Promise<string> {
  const [customer] = await sql
    .select({ timeZone: customers.timeZone })
    .from(customers)
    .where(eq(customers.customerId, customerId))
  return customer?.timeZone ?? defaultTimeZone
}

/** The number of a customer's newest revocations that are kept even after their tokens have expired. */
const maxKeptRevocations = 1_000

/**
 * Revokes the token of one session. Deletes expired revocations, but keeps the newest ones: if a fast clock is set
 * back, their tokens are no longer expired and must stay revoked.
 */
export async function revokeToken(
  sql: Sql,
  { customerId }: Owner,
  token: { hash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  const { tokenHash, expiresAt } = revokedTokens
  const isOfCustomer = eq(revokedTokens.customerId, customerId)
  const newest = sql
    .select({ tokenHash })
    .from(revokedTokens)
    .where(isOfCustomer)
    .orderBy(desc(expiresAt))
    .limit(maxKeptRevocations)
  await sql.delete(revokedTokens).where(and(isOfCustomer, lte(expiresAt, now), notInArray(tokenHash, newest)))
  await sql
    .insert(revokedTokens)
    .values({ customerId, tokenHash: token.hash, expiresAt: token.expiresAt })
    .onConflictDoNothing()
}

export async function updateNames(
  sql: Sql,
  { customerId }: Owner,
  userId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await sql
    .update(users)
    .set(names)
    .where(and(eq(users.customerId, customerId), eq(users.id, userId)))
}

/** The fields of a user that a change of the password or email address needs. */
export interface Person {
  readonly userId: string
  readonly email: string
  readonly passwordHash: string
  readonly firstName: string
  readonly lastName: string
  readonly tokenVersion: number
  readonly emailConfirmedAt: Date | null
}

export const personColumns = {
  userId: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  firstName: users.firstName,
  lastName: users.lastName,
  tokenVersion: users.tokenVersion,
  emailConfirmedAt: users.emailConfirmedAt,
}

export const isUser = ({ customerId }: Owner, userId: string) =>
  and(eq(users.customerId, customerId), eq(users.id, userId))

/** Finds a user. Returns undefined if the deletion of the account was requested. */
export async function selectPerson(sql: Sql, owner: Owner, userId: string): Promise<Person | undefined> {
  const [person] = await sql
    .select(personColumns)
    .from(users)
    .innerJoin(customers, and(eq(customers.customerId, users.customerId), isNull(customers.archivedAt)))
    .where(isUser(owner, userId))
  return person
}

/**
 * The SQL update that raises the token version. It ends every session of the user, because tokens with an older version
 * are refused.
 */
const nextTokenVersion = { tokenVersion: raw`${users.tokenVersion} + 1` }

/** Sets the password. Ends all sessions, because their tokens have an older version. */
export async function updatePassword(
  sql: Sql,
  owner: Owner,
  userId: string,
  passwordHash: string,
): Promise<Person | undefined> {
  // The pending change of the email address was authorized by the old password, so it is deleted.
  await deleteEmailChange(sql, owner, userId)
  const [person] = await sql
    .update(users)
    .set({ passwordHash, ...nextTokenVersion })
    .where(isUser(owner, userId))
    .returning(personColumns)
  return person
}

export async function raiseTokenVersion(
  sql: Sql,
  owner: Owner,
  userId: string,
): Promise<Omit<Person, 'passwordHash'> | undefined> {
  const { passwordHash: _, ...columns } = personColumns
  const [person] = await sql
    .update(users)
    .set(nextTokenVersion)
    .where(isUser(owner, userId))
    .returning(columns)
  return person
}

/** Returns the customer's data version, which rises with each change. */
export async function selectDataVersion(sql: Sql, { customerId }: Owner): Promise<number | undefined> {
  const [row] = await sql
    .select({ version: dataVersions.dataVersion })
    .from(dataVersions)
    .where(eq(dataVersions.customerId, customerId))
  return row?.version
}
