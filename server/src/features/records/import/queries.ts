import { entriesOf } from '@home-pulse/contract/objects'
import { and, eq, isNull, sql as raw } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { insertAll } from '../../../platform/database/bulk-insert.ts'
import { executeRaw, type Sql } from '../../../platform/database/database.ts'
import type { Batch } from '../../../platform/storage/staged-import.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { components, installations } from '../../components/tables.ts'
import { homebotConversations, homebotExchanges } from '../../homebot/tables.ts'
import { notes } from '../../notes/tables.ts'
import { files } from '../../photos/tables.ts'
import { maintenanceEvents } from '../../plan/maintenance/tables.ts'
import { ownTasks } from '../../plan/own-tasks/tables.ts'
import { reservePlans } from '../../plan/reserve/tables.ts'
import { savedViews } from '../../portfolio/tables.ts'
import { properties, units } from '../../properties/tables.ts'
import { leases, tenants } from '../../tenants/tables.ts'

type Rows<Table extends { $inferInsert: object }> = readonly Omit<Table['$inferInsert'], 'customerId'>[]

/** Rows of homes and their parts. A table comes after the tables to which its rows refer. */
export interface HomeRows {
  readonly properties: Rows<typeof properties>
  readonly units: Rows<typeof units>
  readonly components: Rows<typeof components>
  readonly installations: Rows<typeof installations>
}

/**
 * The tables whose rows refer to homes. They are filled in this order, so a table comes after the tables to which its
 * rows refer.
 */
const tablesAboutHomes = {
  tenants,
  leases,
  notes,
  files,
  maintenance: maintenanceEvents,
  ownTasks,
  savedViews,
  reserves: reservePlans,
  conversations: homebotConversations,
  exchanges: homebotExchanges,
}
type TablesAboutHomes = typeof tablesAboutHomes

/** The rows for each table in `tablesAboutHomes`. */
export type RowsAboutHomes = { readonly [Name in keyof TablesAboutHomes]: Rows<TablesAboutHomes[Name]> }

/** Converts the homes to batches for the database. All rows get the owner's customer id. */
export const batchesOfHomes = ({ customerId }: Owner, rows: HomeRows): Batch[] =>
  [
    { table: properties, rows: rows.properties },
    { table: units, rows: rows.units },
    { table: components, rows: rows.components },
    { table: installations, rows: rows.installations },
  ].map(({ table, rows }) => ({ table, rows: rows.map((row) => ({ ...row, customerId })) }))

/** Inserts the rows that refer to the homes. All rows get the owner's customer id. */
export async function insertRowsAboutHomes(
  sql: Sql,
  { customerId }: Owner,
  rows: RowsAboutHomes,
): Promise<void> {
  for (const [name, table] of entriesOf<keyof RowsAboutHomes, PgTable>(tablesAboutHomes))
    await insertAll(
      sql,
      table,
      rows[name].map((row) => ({ ...row, customerId })),
    )
}

export async function hasReserveForAll(sql: Sql, { customerId }: Owner): Promise<boolean> {
  const rows = await sql
    .select({ id: reservePlans.id })
    .from(reservePlans)
    .where(and(eq(reservePlans.customerId, customerId), isNull(reservePlans.propertyId)))
  return rows.length > 0
}

export async function countExchanges(sql: Sql, { customerId }: Owner): Promise<number> {
  const rows = await executeRaw<{ n: number }>(
    sql,
    raw`select count(*) as n from homebot_exchanges where customer_id = ${customerId}`,
  )
  return rows[0]?.n ?? 0
}

const keyOf = (id: string) => `import ${id}`

export async function selectImportResponse<Answer>(
  sql: Sql,
  { customerId }: Owner,
  id: string,
): Promise<Answer | undefined> {
  const rows = await executeRaw<{ response: string }>(
    sql,
    raw`select response from idempotency_keys
    where customer_id = ${customerId} and key = ${keyOf(id)}`,
  )
  // The cast is safe: the import stored this response, and the route's schema checks it before it is sent.
  return rows[0] && (JSON.parse(rows[0].response) as Answer)
}

/** Stores the response of an import in the transaction of the import. */
export async function insertImportResponse(
  sql: Sql,
  { customerId }: Owner,
  { id, answer, now }: { id: string; answer: object; now: Date },
): Promise<void> {
  await sql.execute(raw`insert into idempotency_keys (customer_id, key, request_hash, response, created_at)
    values (${customerId}, ${keyOf(id)}, ${Buffer.alloc(0)}, ${JSON.stringify(answer)}, ${now})`)
}
