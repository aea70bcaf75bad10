import { byMailKind, type MailKind, mailKinds } from '@home-pulse/contract/features/plan/mail-kinds'
import type { MailPreferences } from '@home-pulse/contract/features/plan/plan'
import { eq, sql as raw } from 'drizzle-orm'
import { type Connection, executeRaw, type Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { customers } from '../../accounts/tables.ts'

/** A possible recipient of an email of one kind. */
export interface MailRecipient {
  readonly customer_id: string
  readonly email: string
  readonly first_name: string
  readonly weekly_mail: boolean
  readonly paid_until: Date | null
}

const listReadersStatement = {
  name: 'plan_list_mail_readers',
  text: 'select * from gate.list_mail_readers($1, $2, $3, $4, $5)',
}

/**
 * Returns a page of the customers in a time zone, sorted by id. Only customers who want this kind of email and had
 * signed up by `since` are included. The page begins after `afterId`.
 */
export const listMailRecipients = (
  { query }: Pick<Connection, 'query'>,
  kind: MailKind,
  page: { timeZone: string; since: Date; afterId: string | undefined; limit: number },
): Promise<MailRecipient[]> =>
  query<MailRecipient>(listReadersStatement, [
    kind,
    page.timeZone,
    page.since,
    page.afterId ?? null,
    page.limit,
  ])

/** Records that an email is being sent. Returns false if it was recorded before and must not be sent again. */
export async function claimDelivery(
  sql: Sql,
  { customerId }: Owner,
  { kind, period, createdAt }: { kind: MailKind; period: string; createdAt: Date },
): Promise<boolean> {
  const rows = await executeRaw(
    sql,
    raw`
    insert into mail_deliveries (customer_id, kind, period, status, created_at)
    values (${customerId}, ${kind}, ${period}, 'sending', ${createdAt})
    on conflict do nothing returning kind`,
  )
  return rows.length > 0
}

/**
 * Returns the time at which the newest email of a kind was recorded. Emails that the mail server refused do not count.
 */
export async function selectLastDelivery(
  sql: Sql,
  { customerId }: Owner,
  kind: MailKind,
): Promise<Date | undefined> {
  const rows = await executeRaw<{ created_at: string | Date }>(
    sql,
    raw`
    select created_at from mail_deliveries
    where customer_id = ${customerId} and kind = ${kind} and status <> 'refused'
    order by period desc limit 1`,
  )
  return rows[0] && new Date(rows[0].created_at)
}

export async function settleDelivery(
  sql: Sql,
  { customerId }: Owner,
  { kind, period }: { kind: MailKind; period: string },
  status: 'sent' | 'refused',
): Promise<void> {
  await sql.execute(raw`update mail_deliveries set status = ${status}
    where customer_id = ${customerId} and kind = ${kind} and period = ${period}`)
}

/** Deletes the record of an email that was not sent, so that it can be retried. */
export async function releaseDelivery(
  sql: Sql,
  { customerId }: Owner,
  { kind, period }: { kind: MailKind; period: string },
): Promise<void> {
  await sql.execute(raw`delete from mail_deliveries
    where customer_id = ${customerId} and kind = ${kind} and period = ${period} and status = 'sending'`)
}

/** Maps each kind of email to the field of a customer's row that is true if the customer wants this email. */
const preferenceFields = { weekly: 'weeklyMail', due: 'dueMail' } as const satisfies Record<MailKind, string>

export async function selectMailPreferences(
  sql: Sql,
  { customerId }: Owner,
): Promise<MailPreferences | undefined> {
  const [row] = await sql
    .select(byMailKind((kind) => customers[preferenceFields[kind]]))
    .from(customers)
    .where(eq(customers.customerId, customerId))
  return row
}

/** Changes the given preferences. All other preferences stay unchanged. */
export async function updateMailPreferences(
  sql: Sql,
  { customerId }: Owner,
  preferences: Partial<Record<MailKind, boolean | undefined>>,
): Promise<void> {
  const changes = Object.fromEntries(
    mailKinds.flatMap((kind) =>
      preferences[kind] === undefined ? [] : [[preferenceFields[kind], preferences[kind]]],
    ),
  )
  if (Object.keys(changes).length === 0) return
  await sql.update(customers).set(changes).where(eq(customers.customerId, customerId))
}
