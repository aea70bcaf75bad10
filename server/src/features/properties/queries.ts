import type { PropertyChanges } from '@home-pulse/contract/features/properties/properties'
import { and, asc, desc, eq, gt, isNotNull, isNull, sql as raw, type SQL, type SQLWrapper } from 'drizzle-orm'
import { insertAll } from '../../platform/database/bulk-insert.ts'
import type { Sql } from '../../platform/database/database.ts'
import { type Given, makePreparedQuery } from '../../platform/database/prepared-query.ts'
import { instantText } from '../../platform/database/value-parsers.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty, OwnedUnit } from '../../platform/tenancy/ownership.ts'
import { type NextReplacement, presentNextReplacement } from './next-replacement-present.ts'
import { nextColumns, nextReplacementOf } from './next-replacement-queries.ts'
import { properties, units } from './tables.ts'

export type PropertyRow = Omit<typeof properties.$inferSelect, 'importId'>
export type ArchivedRow = PropertyRow & { archivedAt: Date }
type WithoutCustomer<Row> = Omit<Row, 'customerId'>

export interface PropertyFilter {
  readonly limit?: number | undefined
  /** The last id of the previous page. The page begins after it. */
  readonly cursor?: string | undefined
  /** Words to search for. Every word must occur in the address. */
  readonly q?: string | undefined
  readonly isMultifamily?: boolean | undefined
  readonly id?: string | undefined
}

/** The columns of a property that every list of properties shows. */
export const listedColumns = {
  id: properties.id,
  street: properties.street,
  city: properties.city,
  state: properties.state,
  postalCode: properties.postalCode,
  builtYear: properties.builtYear,
  floorArea: properties.floorArea,
  storeys: properties.storeys,
  drivewayArea: properties.drivewayArea,
  isMultifamily: properties.isMultifamily,
  isSample: properties.isSample,
}

/** A property as listed, with its next replacement if it has components. */
export interface ListedRow extends Omit<PropertyRow, 'customerId' | 'archivedAt' | 'createdAt' | 'tags'> {
  /** A timestamp in the format of responses (ISO 8601). */
  readonly createdAt: string
  readonly next: NextReplacement | undefined
}

const addressLine = raw`(${properties.street} || ', ' || ${properties.city} || ', ' || ${properties.state} || ' ' || ${properties.postalCode})`
const addressColumns: readonly [SQLWrapper, SQLWrapper] = [properties.street, properties.city]
const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`
const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
/**
 * Returns SQL that removes accents from a text. It does so only if the text is not ASCII, because removing the accents
 * of every address would take longer than the search itself.
 */
const plain = (line: SQL, first: SQLWrapper, second: SQLWrapper) =>
  raw`case when octet_length(${first}) + octet_length(${second}) > char_length(${first}) + char_length(${second})
    then regexp_replace(normalize(${line}, NFD), '[\\u0300-\\u036f]', '', 'g') else ${line} end`

/** Returns the LIKE patterns for the words of a search. Undefined if it has no words. */
function patternsOf(search = ''): string[] | undefined {
  const words = withoutAccents(search)
    .split(/[\s,]+/)
    .filter(Boolean)
  return words.length > 0 ? words.map(containing) : undefined
}

/**
 * Condition: `line`, an SQL text such as an address, contains every word of the search, ignoring case and accents.
 * Undefined if the search has no words. `accented` are the only columns in the line that may have accents.
 */
export function lineContainsWords(
  line: SQL,
  accented: readonly [SQLWrapper, SQLWrapper],
  search?: string,
): SQL | undefined {
  const patterns = patternsOf(search)
  return patterns && matchesPatterns(line, accented, raw.param(patterns))
}

const matchesPatterns = (
  line: SQL,
  [first, second]: readonly [SQLWrapper, SQLWrapper],
  patterns: SQLWrapper,
): SQL => raw`${plain(line, first, second)} ilike all(${patterns}::text[])`

/** Condition: the address contains every word of the search. */
export const addressContainsWords = (search?: string): SQL | undefined =>
  lineContainsWords(addressLine, addressColumns, search)

/** The values of `queryListed`. A condition applies only if its value is given. */
interface ListedValues extends Omit<PropertyFilter, 'q'> {
  readonly customerId: string
  readonly patterns?: readonly string[] | undefined
}

const queryListed = makePreparedQuery((sql, given: Given<ListedValues>) => {
  const value = raw.placeholder
  const customer = value('customerId')
  const query = sql
    .select({
      ...listedColumns,
      // Selected as text, because creating a Date for each row would take longer (`instantText`).
      createdAt: raw<string>`${properties.createdAt}`,
      ...nextColumns(customer),
    })
    .from(properties)
    .leftJoin(raw`lateral (${nextReplacementOf(customer, properties.id)}) as next`, raw`true`)
    .where(
      and(
        eq(properties.customerId, customer),
        isNull(properties.archivedAt),
        given.has('id') ? eq(properties.id, value('id')) : undefined,
        given.has('cursor') ? gt(properties.id, value('cursor')) : undefined,
        given.has('isMultifamily') ? eq(properties.isMultifamily, value('isMultifamily')) : undefined,
        given.has('patterns') ? matchesPatterns(addressLine, addressColumns, value('patterns')) : undefined,
      ),
    )
    .orderBy(asc(properties.id))
  return given.has('limit') ? query.limit(value('limit')) : query
})

/**
 * Selects the properties that match the filter, each with its next replacement. They are in the order in which they
 * were added. Takes one statement, and one index lookup per returned row.
 */
export async function selectListed(
  sql: Sql,
  { customerId }: Owner,
  { limit, cursor, q, isMultifamily, id }: PropertyFilter,
): Promise<ListedRow[]> {
  const values = { customerId, id, cursor, isMultifamily, patterns: patternsOf(q), limit }
  const rows = await queryListed(sql, values)
  return rows.map((row) => ({
    ...row,
    createdAt: instantText(row.createdAt),
    next: presentNextReplacement(row),
  }))
}

/** Selects the first properties in the order in which they were added. */
export const selectFirstProperties = (
  sql: Sql,
  { customerId }: Owner,
  limit: number,
): Promise<PropertyRow[]> =>
  sql
    .select()
    .from(properties)
    .where(and(eq(properties.customerId, customerId), isNull(properties.archivedAt)))
    .orderBy(asc(properties.id))
    .limit(limit)

export async function selectProperty(
  sql: Sql,
  { customerId }: Owner,
  id: string,
): Promise<PropertyRow | undefined> {
  const [row] = await sql
    .select()
    .from(properties)
    .where(and(eq(properties.customerId, customerId), eq(properties.id, id), isNull(properties.archivedAt)))
  return row
}

/** The fields of a property that can be corrected. */
export type PropertyCorrection = Partial<
  Pick<PropertyRow, 'postalCode' | 'builtYear' | Exclude<keyof PropertyChanges, 'zip' | 'homeAge'>>
>

export async function updateProperty(
  sql: Sql,
  { customerId }: Owner,
  before: PropertyRow,
  correction: PropertyCorrection,
): Promise<PropertyRow> {
  if (Object.keys(correction).length === 0) return before
  const [row = before] = await sql
    .update(properties)
    .set(correction)
    .where(and(eq(properties.customerId, customerId), eq(properties.id, before.id)))
    .returning()
  return row
}

/**
 * Selects the archived properties, those archived last first. Excludes sample homes, because a customer does not
 * restore them but adds the sample portfolio again.
 */
export async function selectArchivedProperties(
  sql: Sql,
  { customerId }: Owner,
  limit: number,
): Promise<ArchivedRow[]> {
  const rows = await sql
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.customerId, customerId),
        isNotNull(properties.archivedAt),
        eq(properties.isSample, false),
      ),
    )
    .orderBy(desc(properties.archivedAt), desc(properties.id))
    .limit(limit)
  return rows.flatMap((row) => (row.archivedAt ? [{ ...row, archivedAt: row.archivedAt }] : []))
}

/** Archives a property as of the given time. Null restores it. */
export async function archiveProperty(
  sql: Sql,
  { customerId }: Owner,
  property: OwnedProperty,
  archivedAt: Date | null,
): Promise<void> {
  const hasOtherState = archivedAt === null ? isNotNull(properties.archivedAt) : isNull(properties.archivedAt)
  await sql
    .update(properties)
    .set({ archivedAt })
    .where(and(eq(properties.customerId, customerId), eq(properties.id, property.id), hasOtherState))
}

/** Selects the homes of the sample portfolio that are not archived. */
export function selectSampleProperties(sql: Sql, { customerId }: Owner): Promise<PropertyRow[]> {
  return sql
    .select()
    .from(properties)
    .where(and(eq(properties.customerId, customerId), properties.isSample, isNull(properties.archivedAt)))
    .orderBy(asc(properties.id))
}

/** Archives the sample portfolio. Returns the ids of its homes. */
export function archiveSampleProperties(
  sql: Sql,
  { customerId }: Owner,
  archivedAt: Date,
): Promise<{ id: string }[]> {
  return sql
    .update(properties)
    .set({ archivedAt })
    .where(and(eq(properties.customerId, customerId), properties.isSample, isNull(properties.archivedAt)))
    .returning({ id: properties.id })
}

export const insertProperties = (
  sql: Sql,
  { customerId }: Owner,
  rows: WithoutCustomer<typeof properties.$inferInsert>[],
): Promise<void> =>
  insertAll(
    sql,
    properties,
    rows.map((row) => ({ customerId, ...row })),
  )

export const insertUnits = (
  sql: Sql,
  { customerId }: Owner,
  rows: WithoutCustomer<typeof units.$inferInsert>[],
): Promise<void> =>
  insertAll(
    sql,
    units,
    rows.map((row) => ({ customerId, ...row })),
  )

/** Reads one unit, even if it is archived. */
export async function selectUnit(sql: Sql, { customerId }: Owner, unit: OwnedUnit) {
  const [row] = await sql
    .select({ id: units.id, unitNumber: units.unitNumber, archivedAt: units.archivedAt })
    .from(units)
    .where(and(eq(units.customerId, customerId), eq(units.id, unit.id)))
  return row
}

export async function updateUnit(
  sql: Sql,
  { customerId }: Owner,
  unit: OwnedUnit,
  changes: { unitNumber?: string; archivedAt?: Date | null },
): Promise<void> {
  await sql
    .update(units)
    .set(changes)
    .where(and(eq(units.customerId, customerId), eq(units.id, unit.id)))
}
