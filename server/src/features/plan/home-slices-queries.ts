import type { Sql } from '../../platform/database/database.ts'
import { forEachYielding } from '../../platform/http/load/yielding-loop.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { type PlanScope, selectSliceEnd } from './maintenance/queries.ts'

/** Runs one part of a read. If each part has its own `gate.read`, the connection serves other requests in between. */
export type Read = <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>

const defaultHomesPerSlice = 500

/**
 * Reads a whole portfolio in slices of homes, in the order of their ids. A single property or component is one slice.
 */
export async function* readHomeSlices<Slice>(
  read: Read,
  owner: Owner,
  scope: PlanScope,
  readSlice: (sql: Sql, scope: PlanScope) => Promise<Slice>,
  homesAtOnce = defaultHomesPerSlice,
): AsyncGenerator<Slice> {
  if (scope.property || scope.component) {
    yield await read((sql) => readSlice(sql, scope))
    return
  }
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const { slice, until } = await read(async (sql) => {
      const until = await selectSliceEnd(sql, owner, after, homesAtOnce)
      return { slice: await readSlice(sql, { homes: { after, until } }), until }
    })
    yield slice
    after = until
    isLast = until === undefined
  }
}

/** A row for several components that differ only in their ids. `ids` is the concatenation of all their ids. */
interface GroupRow {
  readonly count: number
  readonly ids: string
}

/** Joins the rows of all slices: rows that differ only in their ids become one row. */
export async function joinEqualRows<Row extends GroupRow>(
  slices: AsyncIterable<readonly Row[]>,
): Promise<Row[]> {
  const joined = new Map<string, Row>()
  for await (const rows of slices)
    await forEachYielding(rows, (row) => {
      const key = JSON.stringify(row, (name, value) =>
        name === 'ids' || name === 'count' ? undefined : value,
      )
      const known = joined.get(key)
      joined.set(key, known ? { ...known, count: known.count + row.count, ids: known.ids + row.ids } : row)
    })
  return [...joined.values()]
}
