import type { ChangeKind } from '@home-pulse/contract/features/records/records'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { and, desc, eq, inArray, lt, sql as raw } from 'drizzle-orm'
import { executeRaw, type Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { auditChanges, auditEntries } from '../tables.ts'

export type EntryRow = Pick<typeof auditEntries.$inferSelect, 'id' | 'action' | 'createdAt'>
export type ChangeRow = Omit<typeof auditChanges.$inferSelect, 'customerId'>

export interface ChangeFilter {
  readonly kind?: ChangeKind | undefined
  readonly propertyId?: string | undefined
  /** The id of the last entry on the previous page. This page has older entries. */
  readonly cursor?: string | undefined
  readonly limit: number
}

const entryColumns = {
  id: auditEntries.id,
  action: auditEntries.action,
  createdAt: auditEntries.createdAt,
}

/** Selects a page of audit entries, newest first. Reads few rows, regardless of the length of the audit trail. */
export async function selectEntries(sql: Sql, owner: Owner, filter: ChangeFilter): Promise<EntryRow[]> {
  const { kind, propertyId, cursor, limit } = filter
  const query = sql.select(entryColumns).from(auditEntries)
  if (kind === undefined && propertyId === undefined)
    return query
      .where(
        and(
          eq(auditEntries.customerId, owner.customerId),
          cursor === undefined ? undefined : lt(auditEntries.id, cursor),
        ),
      )
      .orderBy(desc(auditEntries.id))
      .limit(limit + 1)

  const rows = await executeRaw<{ entry_id: string }>(
    sql,
    raw`select distinct entry_id from audit_changes
    where customer_id = ${owner.customerId}
      ${kind === undefined ? raw`` : raw`and kind = ${kind}`}
      ${propertyId === undefined ? raw`` : raw`and property_id = ${propertyId}`}
      ${cursor === undefined ? raw`` : raw`and entry_id < ${cursor}`}
    order by entry_id desc limit ${limit + 1}`,
  )
  if (rows.length === 0) return []
  return query
    .where(
      and(
        eq(auditEntries.customerId, owner.customerId),
        inArray(
          auditEntries.id,
          rows.map((row) => row.entry_id),
        ),
      ),
    )
    .orderBy(desc(auditEntries.id))
}

/** Selects a page of audit entries for the export, oldest first. */
export const selectEntryPage = (
  sql: Sql,
  { customerId }: Owner,
  after: string | undefined,
  limit: number,
): Promise<EntryRow[]> =>
  sql
    .select(entryColumns)
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.customerId, customerId),
        after === undefined ? undefined : raw`${auditEntries.id} > ${after}`,
      ),
    )
    .orderBy(auditEntries.id)
    .limit(limit)

/** Selects the recorded changes of these entries, oldest first. */
export async function selectChangesOf(
  sql: Sql,
  { customerId }: Owner,
  entries: readonly EntryRow[],
): Promise<ChangeRow[]> {
  if (entries.length === 0) return []
  const ids = entries.map(({ id }) => id)
  return sql
    .select(changeColumns)
    .from(auditChanges)
    .where(and(eq(auditChanges.customerId, customerId), inArray(auditChanges.entryId, ids)))
    .orderBy(auditChanges.dataVersion)
}

const changeColumns = {
  entryId: auditChanges.entryId,
  dataVersion: auditChanges.dataVersion,
  kind: auditChanges.kind,
  tableName: auditChanges.tableName,
  operation: auditChanges.operation,
  rowCount: auditChanges.rowCount,
  propertyId: auditChanges.propertyId,
  sample: auditChanges.sample,
}

/** The names of rows, by id. A recorded change has only the id of a row, but readers need a name. */
export interface Names {
  readonly properties: ReadonlyMap<string, { readonly street: string; readonly isOpen: boolean }>
  readonly components: ReadonlyMap<
    string,
    { readonly type: ComponentType; readonly propertyId: string; readonly unitNumber: string | null }
  >
  readonly tenants: ReadonlyMap<string, string>
}

/** Reads the names for these ids, including the names of removed rows. */
export async function selectNames(
  sql: Sql,
  { customerId }: Owner,
  ids: { properties: readonly string[]; components: readonly string[]; tenants: readonly string[] },
): Promise<Names> {
  const among = (column: string, wanted: readonly string[]) =>
    raw`${raw.identifier(column)} = any (${`{${wanted.join(',')}}`}::uuid[])`
  const components = await executeRaw<{
    id: string
    type: ComponentType
    property_id: string
    unit_number: string | null
  }>(
    sql,
    raw`select c.id, c.type, c.property_id, u.unit_number
    from components c left join units u on u.customer_id = c.customer_id and u.id = c.unit_id
    where c.customer_id = ${customerId} and c.${among('id', ids.components)}`,
  )
  const streets = [...ids.properties, ...components.map((row) => row.property_id)]
  const properties = await executeRaw<{ id: string; street: string; is_open: boolean }>(
    sql,
    raw`select id, street, archived_at is null as is_open from properties
    where customer_id = ${customerId} and ${among('id', streets)}`,
  )
  const tenants = await executeRaw<{ id: string; name: string }>(
    sql,
    raw`select id, trim(first_name || ' ' || last_name) as name from tenants
    where customer_id = ${customerId} and ${among('id', ids.tenants)}`,
  )
  return {
    properties: new Map(properties.map((row) => [row.id, { street: row.street, isOpen: row.is_open }])),
    components: new Map(
      components.map((row) => [
        row.id,
        { type: row.type, propertyId: row.property_id, unitNumber: row.unit_number },
      ]),
    ),
    tenants: new Map(tenants.map((row) => [row.id, row.name])),
  }
}
