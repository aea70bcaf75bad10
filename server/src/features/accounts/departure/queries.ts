import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Connection, Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { findSignIn, isUser, type Person, personColumns, type SignIn } from '../queries.ts'
import { customers, users } from '../tables.ts'

/** So long whoever deleted their account may change their mind. */
export const graceDays = 14
const graceMs = graceDays * 24 * 60 * 60 * 1000

/** Who left after this instant may still come back. */
export const graceBegan = (nowMs: number): Date => new Date(nowMs - graceMs)
/** When an account that is deleted now is gone for good. */
export const graceEnds = (nowMs: number): Date => new Date(nowMs + graceMs)

const findDepartedStatement = {
  name: 'accounts_find_departed',
  text: 'select * from gate.find_departed($1, $2)',
}

/**
 * A person by the key of their e-mail, be it one who deleted their account and may still come back. Both are always looked
 * for, so that nothing can be told from how long it takes.
 */
export async function findSignInCandidate(
  connection: Pick<Connection, 'query'>,
  emailKey: string,
  nowMs: number,
): Promise<(SignIn & { readonly hasLeft: boolean }) | undefined> {
  const here = await findSignIn(connection, emailKey)
  const [departed] = await connection.query<SignIn>(findDepartedStatement, [emailKey, graceBegan(nowMs)])
  if (here) return { ...here, hasLeft: false }
  return departed && { ...departed, hasLeft: true }
}

/** A person by id, also one who deleted their account and may still come back. */
export async function selectReturningPerson(
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
    .where(and(isUser(owner, userId), or(isNull(archivedAt), gt(archivedAt, graceBegan(nowMs)))))
  return person
}

/** Marks the account as left; false where it was so before. */
export async function archiveCustomer(sql: Sql, { customerId }: Owner, archivedAt: Date): Promise<boolean> {
  const rows = await sql
    .update(customers)
    .set({ archivedAt })
    .where(and(eq(customers.customerId, customerId), isNull(customers.archivedAt)))
    .returning({ customerId: customers.customerId })
  return rows.length > 0
}

/** Takes that back while there is time; whether there was something to take back. */
export async function restoreCustomer(sql: Sql, { customerId }: Owner, nowMs: number): Promise<boolean> {
  const rows = await sql
    .update(customers)
    .set({ archivedAt: null })
    .where(and(eq(customers.customerId, customerId), gt(customers.archivedAt, graceBegan(nowMs))))
    .returning({ customerId: customers.customerId })
  return rows.length > 0
}

/** Whose time to come back is over. */
export interface Departed {
  readonly customer_id: string
  readonly email: string | null
  readonly first_name: string | null
}

const listDepartedStatement = {
  name: 'accounts_list_departed',
  text: 'select * from gate.list_departed($1, $2, $3)',
}

/** Who is to be forgotten, by id, a page at a time. */
export const listDeparted = (
  { query }: Pick<Connection, 'query'>,
  nowMs: number,
  page: { readonly afterId: string | undefined; readonly limit: number },
): Promise<Departed[]> =>
  query<Departed>(listDepartedStatement, [graceBegan(nowMs), page.afterId ?? null, page.limit])
