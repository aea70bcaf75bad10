import { and, eq, isNull } from 'drizzle-orm'
import type { Connection, Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { calendarFeeds } from './tables.ts'

/** The customer of a calendar URL, with the data that shows whether the feed changed. */
export interface FoundCalendar {
  readonly customer_id: string
  readonly time_zone: string
  readonly data_version: number
  readonly paid_until: Date | null
}

const findCalendarStatement = {
  name: 'plan_find_calendar',
  text: 'select * from gate.find_calendar($1)',
}

/** Finds a calendar by the hash of its token, across all customers. */
export async function findCalendar(
  { query }: Pick<Connection, 'query'>,
  tokenHash: Buffer,
): Promise<FoundCalendar | undefined> {
  const [row] = await query<FoundCalendar>(findCalendarStatement, [tokenHash])
  return row
}

const isCurrent = ({ customerId }: Owner) =>
  and(eq(calendarFeeds.customerId, customerId), isNull(calendarFeeds.revokedAt))

/** Returns the current feed. Undefined if there is none or it was revoked. */
export async function selectFeed(sql: Sql, owner: Owner) {
  const [row] = await sql
    .select({ id: calendarFeeds.id, tokenHash: calendarFeeds.tokenHash, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(isCurrent(owner))
  return row
}

export async function revokeFeed(sql: Sql, owner: Owner, revokedAt: Date): Promise<void> {
  await sql.update(calendarFeeds).set({ revokedAt }).where(isCurrent(owner))
}

export async function insertFeed(
  sql: Sql,
  { customerId }: Owner,
  feed: { id: string; tokenHash: Buffer; createdAt: Date },
): Promise<void> {
  await sql.insert(calendarFeeds).values({ customerId, ...feed })
}
