import { sql as raw } from 'drizzle-orm'
import { type Connection, executeRaw, type Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { gracePeriodStart } from '../../accounts/account-deletion/queries.ts'

/**
 * The maximum number of rows per statement. The embedded database runs one statement at a time, so a long statement
 * would delay all other requests.
 */
const rowsAtOnce = 5_000

/**
 * The application is not permitted to delete rows of these tables. The database function `gate.forget_trail` checks the
 * account and then deletes them.
 */
const auditTables = ['audit_changes', 'audit_entries']

/**
 * Lists every table with rows of customers, except the audit trail. A table comes before the tables to which it refers.
 * The list is read from the schema of the database, so it always includes new tables.
 */
export async function listOwnedTables({ query }: Pick<Connection, 'query'>): Promise<string[]> {
  const rows = await query<{ name: string }>({
    name: 'records_list_owned_tables',
    text: `with recursive owned as (
        select c.oid, c.relname::text as name from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace),
      depths (oid, depth) as (
        select oid, 0 from owned
        union
        select f.conrelid, d.depth + 1 from depths d
        join pg_constraint f on f.contype = 'f' and f.confrelid = d.oid and f.conrelid <> f.confrelid
        where d.depth < 50)
      select o.name from owned o join depths d on d.oid = o.oid group by o.name order by max(d.depth) desc, o.name`,
  })
  return rows.map(({ name }) => name).filter((name) => !auditTables.includes(name))
}

/** Deletes up to 5,000 of a customer's rows in a table. Returns the number of deleted rows. */
export async function deleteSome(sql: Sql, { customerId }: Owner, table: string): Promise<number> {
  const name = raw.identifier(table)
  const rows = await executeRaw(
    sql,
    raw`delete from ${name} where customer_id = ${customerId}
    and ctid = any (array(select ctid from ${name} where customer_id = ${customerId} limit ${rowsAtOnce}))
    returning 1`,
  )
  return rows.length
}

/**
 * Deletes up to 5,000 audit entries of an account whose deletion can no longer be cancelled. Returns the
 * number of deleted entries.
 */
export async function deleteAuditTrail(
  { query }: Pick<Connection, 'query'>,
  { customerId }: Owner,
  nowMs: number,
): Promise<number> {
  const statement = {
    name: 'records_forget_trail',
    text: 'select gate.forget_trail($1, $2, $3) as forgotten',
  }
  const [row] = await query<{ forgotten: number }>(statement, [
    customerId,
    gracePeriodStart(nowMs),
    rowsAtOnce,
  ])
  return row?.forgotten ?? 0
}
