import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import { pageSize } from './queries.ts'

export type Requester = Pick<Session, 'owner' | 'timeZone'>

/**
 * A page of a list in the export format. The next page begins after the id `next`. On the last page, `next` is
 * undefined.
 */
export interface Page<Item> {
  readonly items: Item[]
  readonly next: string | undefined
}

export type ReadPage<Item> = (
  sql: Sql,
  requester: Requester,
  after: string | undefined,
) => Promise<Page<Item>>

/** Returns a function that reads one page of rows and converts it to the export format. */
export function paged<Row extends { id: string }, Item>(
  select: (sql: Sql, requester: Requester, after: string | undefined) => Promise<Row[]>,
  present: (rows: Row[], sql: Sql, requester: Requester) => Item[] | Promise<Item[]>,
): ReadPage<Item> {
  return async (sql, requester, after) => {
    const rows = await select(sql, requester, after)
    const next = rows.length < pageSize ? undefined : rows.at(-1)?.id
    return { items: await present(rows, sql, requester), next }
  }
}

/** Does the same as `paged`, for rows that can be converted without reading other tables. */
export const each = <Row extends { id: string }, Item>(
  select: (sql: Sql, owner: Requester['owner'], after: string | undefined) => Promise<Row[]>,
  present: (row: Row) => Item,
) =>
  paged(
    (sql, { owner }, after) => select(sql, owner, after),
    (rows: Row[]) => rows.map(present),
  )
