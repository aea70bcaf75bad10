import { sql as raw } from 'drizzle-orm'
import { executeRaw, type Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { paymentEmails } from '../tables.ts'

/** The recipient of a customer's payment emails. */
export interface Payer {
  readonly email: string
  readonly first_name: string
  readonly time_zone: string
  readonly has_left: boolean
}

export async function findPayer(sql: Sql, { customerId }: Owner): Promise<Payer | undefined> {
  const rows = await executeRaw<Payer>(
    sql,
    raw`select u.email, u.first_name, c.time_zone, c.archived_at is not null as has_left
      from customers c join users u on u.customer_id = c.customer_id and u.id = c.customer_id
      where c.customer_id = ${customerId}`,
  )
  return rows[0]
}

/** Records an email before it is sent. Returns false if it was already recorded. */
export async function claimEmail(
  sql: Sql,
  { customerId }: Owner,
  mail: Pick<typeof paymentEmails.$inferInsert, 'kind' | 'about' | 'sentAt'>,
): Promise<boolean> {
  const claimed = await sql
    .insert(paymentEmails)
    .values({ customerId, ...mail })
    .onConflictDoNothing()
    .returning({ kind: paymentEmails.kind })
  return claimed.length > 0
}
