import { and, asc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { savedViews } from './tables.ts'

export type ViewRow = typeof savedViews.$inferSelect

/** Selects the saved views of an owner, from A to Z. */
export const selectViews = (sql: Sql, { customerId }: Owner): Promise<ViewRow[]> =>
  sql
    .select()
    .from(savedViews)
    .where(eq(savedViews.customerId, customerId))
    .orderBy(raw`lower(${savedViews.name})`, asc(savedViews.id))

/** Saves a view. If a view of this name exists, it keeps its id and gets the new search. */
export async function upsertView(
  sql: Sql,
  { customerId }: Owner,
  view: Omit<ViewRow, 'customerId'>,
): Promise<void> {
  await sql
    .insert(savedViews)
    .values({ customerId, ...view })
    .onConflictDoUpdate({ target: [savedViews.customerId, savedViews.name], set: { search: view.search } })
}

/** Deletes a view. Returns its id, or undefined if the owner has no such view. */
export async function deleteView(sql: Sql, { customerId }: Owner, id: string): Promise<string | undefined> {
  const [row] = await sql
    .delete(savedViews)
    .where(and(eq(savedViews.customerId, customerId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id })
  return row?.id
}
