import { and, desc, eq, lt, sql as raw } from 'drizzle-orm'
import { executeRaw, type Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { homebotConversations, homebotExchanges } from './tables.ts'

export type ExchangeRow = typeof homebotExchanges.$inferSelect

export async function isOwnConversation(sql: Sql, { customerId }: Owner, id: string): Promise<boolean> {
  const rows = await sql
    .select({ id: homebotConversations.id })
    .from(homebotConversations)
    .where(and(eq(homebotConversations.customerId, customerId), eq(homebotConversations.id, id)))
  return rows.length > 0
}

/**
 * Returns the id of the conversation that contains the given exchange. Without an exchange, returns the id of the
 * owner's latest conversation.
 */
export async function findConversation(
  sql: Sql,
  { customerId }: Owner,
  exchangeId?: string,
): Promise<string | undefined> {
  const [row] = await sql
    .select({ id: homebotExchanges.conversationId })
    .from(homebotExchanges)
    .where(
      and(
        eq(homebotExchanges.customerId, customerId),
        exchangeId === undefined ? undefined : eq(homebotExchanges.id, exchangeId),
      ),
    )
    .orderBy(desc(homebotExchanges.id))
    .limit(1)
  return row?.id
}

/** Selects exchanges of a conversation, newest first. With `before`, selects only older ones. */
export const selectExchanges = (
  sql: Sql,
  { customerId }: Owner,
  conversationId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<ExchangeRow[]> =>
  sql
    .select()
    .from(homebotExchanges)
    .where(
      and(
        eq(homebotExchanges.customerId, customerId),
        eq(homebotExchanges.conversationId, conversationId),
        before === undefined ? undefined : lt(homebotExchanges.id, before),
      ),
    )
    .orderBy(desc(homebotExchanges.id))
    .limit(limit)

/** Selects the owner's newest exchange in any conversation. */
export async function selectLastExchange(sql: Sql, { customerId }: Owner) {
  const [row] = await sql
    .select({ askedAt: homebotExchanges.askedAt, topic: homebotExchanges.topic })
    .from(homebotExchanges)
    .where(eq(homebotExchanges.customerId, customerId))
    .orderBy(desc(homebotExchanges.id))
    .limit(1)
  return row
}

/** Inserts an exchange. If its conversation is new, inserts the conversation too. */
export async function insertExchange(
  sql: Sql,
  { customerId }: Owner,
  row: Omit<ExchangeRow, 'customerId'>,
): Promise<void> {
  await sql
    .insert(homebotConversations)
    .values({ customerId, id: row.conversationId, createdAt: row.askedAt })
    .onConflictDoNothing()
  await sql.insert(homebotExchanges).values({ customerId, ...row })
}

/** Deletes the owner's exchanges except the newest `most`. Then deletes conversations without exchanges. */
export async function trimExchanges(sql: Sql, { customerId }: Owner, most: number): Promise<void> {
  const rows = await executeRaw(
    sql,
    raw`delete from homebot_exchanges where customer_id = ${customerId}
    and id <= (select id from homebot_exchanges where customer_id = ${customerId}
      order by id desc offset ${most} limit 1) returning 1`,
  )
  if (rows.length > 0)
    await sql.execute(raw`delete from homebot_conversations c where c.customer_id = ${customerId}
      and not exists (select from homebot_exchanges e
        where e.customer_id = c.customer_id and e.conversation_id = c.id)`)
}

/**
 * Deletes one of the owner's conversations, or all if there is no `id`. Returns the number of deleted conversations.
 */
export async function deleteConversations(sql: Sql, { customerId }: Owner, id?: string): Promise<number> {
  const deleted = await sql
    .delete(homebotConversations)
    .where(
      and(
        eq(homebotConversations.customerId, customerId),
        id === undefined ? undefined : eq(homebotConversations.id, id),
      ),
    )
    .returning({ id: homebotConversations.id })
  return deleted.length
}
