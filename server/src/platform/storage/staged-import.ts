import { setTimeout as pause } from 'node:timers/promises'
import { getTableName, sql as raw } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Holdings } from '../config/account-limits.ts'
import { type Clock, nowDate, startStopwatch } from '../config/clock.ts'
import type { MakeId } from '../config/ids.ts'
import { insertAll } from '../database/bulk-insert.ts'
import { executeRaw, type Sql } from '../database/database.ts'
import type { Session } from '../http/session.ts'
import type { BackgroundTasks } from '../jobs/background-tasks.ts'
import type { Job } from '../jobs/scheduler.ts'
import type { Gate, Owner } from '../tenancy/gate.ts'

/** Rows to insert into one table. Each row contains its customer_id. */
export interface Batch {
  readonly table: PgTable
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** An import whose rows are stored, but hidden until the import is published. */
export interface StagedImport {
  readonly id: string
  readonly rowCounts: Readonly<Record<string, number>>
}

/**
 * The intended duration of one transaction of an import. With the embedded database, all other requests wait while it
 * runs.
 */
const sliceMs = 60
const minSliceRows = 100
const maxSliceRows = 2_000
const abandonedAfterMs = 5 * 60_000
const deletedAtOnce = 1_000
/** The tables of an import, in the order in which rows are deleted. Rows that refer to other rows come first. */
const stagedTables = ['installations', 'components', 'units', 'properties']

interface ImportServices {
  readonly clock: Clock
  readonly gate: Gate
  readonly makeId: MakeId
}
type Writer = Pick<Session, 'owner' | 'actor'>

/**
 * Stores rows in several short transactions, so that other requests run in between. The rows stay hidden by row-level
 * security until `publishImport` is called. A row may refer only to earlier rows.
 */
export async function stageRows(
  { clock, gate, makeId }: ImportServices,
  { owner, actor }: Writer,
  batches: Iterable<Batch>,
): Promise<StagedImport> {
  const id = makeId()
  const rowCounts: Record<string, number> = {}
  await gate.write(owner, actor, (sql) =>
    sql.execute(raw`insert into unpublished_imports (customer_id, id, seen_at)
      values (${owner.customerId}, ${id}, ${nowDate(clock)})`),
  )
  try {
    let sliceRows = minSliceRows
    for (const slice of slicesOf(batches, () => sliceRows)) {
      const tookMs = await gate.write(owner, actor, async (sql) => {
        const stopwatch = startStopwatch()
        await openImport(sql, owner, id)
        const active = await executeRaw(
          sql,
          raw`update unpublished_imports set seen_at = ${nowDate(clock)}
          where customer_id = ${owner.customerId} and id = ${id} and not is_abandoned returning id`,
        )
        if (active.length === 0) throw new Error('The import was abandoned.')
        for (const { table, rows } of slice) await insertAll(sql, table, rows)
        return stopwatch()
      })
      for (const { table, rows } of slice)
        rowCounts[getTableName(table)] = (rowCounts[getTableName(table)] ?? 0) + rows.length
      sliceRows = Math.round(
        Math.min(maxSliceRows, Math.max(minSliceRows, (sliceRows * sliceMs) / Math.max(tookMs, 1))),
      )
      // Pauses, so that waiting requests can use the database before the next transaction.
      await pause(tookMs / 10)
    }
  } catch (error) {
    // An error here is ignored, because the cleanup job deletes the rows later.
    await discardImport({ gate }, { owner, actor }, id).catch(() => {})
    throw error
  }
  return { id, rowCounts }
}

/**
 * Divides batches into slices, each for one transaction. `size` returns the maximum number of rows of the next slice.
 */
function* slicesOf(batches: Iterable<Batch>, size: () => number): Generator<Batch[]> {
  let slice: Batch[] = []
  let freeRows = size()
  for (const { table, rows } of batches)
    for (let start = 0; start < rows.length; ) {
      const part = rows.slice(start, start + freeRows)
      slice.push({ table, rows: part })
      start += part.length
      freeRows -= part.length
      if (freeRows > 0) continue
      yield slice
      slice = []
      freeRows = size()
    }
  if (slice.length > 0) yield slice
}

/** Lets the transaction insert rows of the import and see its hidden rows. */
const openImport = (sql: Sql, { customerId }: Owner, id: string) =>
  sql.execute(raw`select set_config('app.import_id', id::text, true) from unpublished_imports
    where customer_id = ${customerId} and id = ${id}`)

/**
 * Makes PostgreSQL use an index for the order of rows in the rest of the transaction. Otherwise it would read and sort
 * all rows of an import to find the first ones. It expects too few rows, because it treats the condition of row-level
 * security as independent of the other conditions.
 */
const avoidSorting = (sql: Sql) => sql.execute(raw`select set_config('enable_sort', 'off', true)`)

/**
 * Stages rows and runs `work`, which must call `publish` in a write. When that write commits, the rows become visible.
 * If it does not commit, the rows are discarded.
 */
export async function importRows<T>(
  services: ImportServices & { readonly backgroundTasks: BackgroundTasks },
  writer: Writer,
  batches: Iterable<Batch>,
  added: Holdings,
  work: (publish: (sql: Sql) => Promise<void>) => Promise<T>,
): Promise<T> {
  const staged = await stageRows(services, writer, batches)
  let isPublished = false
  try {
    return await work(async (sql) => {
      await publishImport(sql, writer.owner, staged, added)
      isPublished = true
    })
  } catch (error) {
    isPublished = false
    throw error
  } finally {
    if (!isPublished)
      services.backgroundTasks.run('discarding an import', () => discardImport(services, writer, staged.id))
  }
}

/**
 * Publishes an import. Call this in a write. Throws if the import was abandoned, or if the account would exceed its
 * limits.
 */
export async function publishImport(
  sql: Sql,
  { customerId }: Owner,
  { id, rowCounts }: StagedImport,
  { homes, components }: Holdings,
): Promise<void> {
  await avoidSorting(sql)
  await sql.execute(raw`select publish_import(${customerId}, ${id}, ${JSON.stringify(rowCounts)}::jsonb,
    ${homes}, ${components})`)
}

/** Deletes the rows of an import that was not published. Does nothing if it was published. */
export async function discardImport(
  { gate }: Pick<ImportServices, 'gate'>,
  { owner, actor }: Writer,
  id: string,
): Promise<void> {
  const isUnpublished = await gate.write(owner, actor, async (sql) => {
    const rows = await executeRaw(
      sql,
      raw`update unpublished_imports set is_abandoned = true
      where customer_id = ${owner.customerId} and id = ${id} returning id`,
    )
    return rows.length > 0
  })
  if (!isUnpublished) return
  for (const table of stagedTables) {
    const name = raw.identifier(table)
    const deleteAfter = (start: string) =>
      gate.write(owner, actor, async (sql) => {
        await openImport(sql, owner, id)
        await avoidSorting(sql)
        const rows = await executeRaw<{ id: string }>(
          sql,
          raw`delete from ${name} where customer_id = ${owner.customerId}
          and id = any (array(select id from ${name} where customer_id = ${owner.customerId} and id > ${start}
            and import_id = ${id} order by id limit ${deletedAtOnce})) returning id`,
        )
        return rows.map((row) => row.id).toSorted()
      })
    // The deletion starts after the import's own id. Ids ascend with time, so all rows of the import have larger ids.
    for (let last: string | undefined = id; last !== undefined; ) last = (await deleteAfter(last)).at(-1)
  }
  await gate.write(owner, actor, (sql) =>
    sql.execute(raw`delete from unpublished_imports where customer_id = ${owner.customerId} and id = ${id}`),
  )
}

/**
 * Discards imports that were not published, and that are marked as abandoned or have stored no rows for five minutes.
 */
export async function discardAbandonedImports(
  { clock, gate }: Pick<ImportServices, 'clock' | 'gate'>,
  signal?: AbortSignal,
): Promise<void> {
  const abandoned = await gate.withoutOwner(({ query }) =>
    query<{ customer_id: string; id: string }>(
      { name: 'list_abandoned_imports', text: 'select * from gate.list_abandoned_imports($1)' },
      [new Date(clock.nowMs() - abandonedAfterMs)],
    ),
  )
  for (const { customer_id: customerId, id } of abandoned) {
    if (signal?.aborted) return
    const actor = { userId: customerId, action: 'importCleanup' }
    await discardImport({ gate }, { owner: gate.createOwner(customerId), actor }, id)
  }
}

export const importCleanupJob = (services: Pick<ImportServices, 'clock' | 'gate'>): Job => ({
  name: 'import-cleanup',
  schedule: { every: 'hour' },
  timeZones: 'utc',
  run: ({ signal }) => discardAbandonedImports(services, signal),
})

export async function selectUnpublishedImports(sql: Sql, { customerId }: Owner): Promise<string[]> {
  const rows = await executeRaw<{ id: string }>(
    sql,
    raw`select id from unpublished_imports where customer_id = ${customerId}`,
  )
  return rows.map(({ id }) => id)
}
