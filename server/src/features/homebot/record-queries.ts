import type { ComponentType } from '@home-pulse/contract/vocabulary'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import { components } from '../components/tables.ts'
import { notes } from '../notes/tables.ts'
import { maintenanceEvents } from '../plan/maintenance/tables.ts'
import { unitOfComponent } from '../properties/active-components-queries.ts'
import { properties, units } from '../properties/tables.ts'
import { rentedUnit, tenantOfLease } from '../tenants/queries.ts'
import { leavesOn } from '../tenants/rent-roll/queries.ts'
import { leases, tenants } from '../tenants/tables.ts'
import { addressColumns, isActiveHome, placeColumns } from './queries.ts'

/** Limits the requested records to a home, a unit and tenants. */
export interface RecordScope {
  readonly propertyId: string | undefined
  readonly unit: string | undefined
  readonly tenantIds: readonly string[]
  readonly exceptTenantIds?: readonly string[]
}

interface TenancyFilter {
  readonly scope: RecordScope
  /** True to select former tenants, latest first. Otherwise current tenants are selected. */
  readonly isPast?: boolean
  /**
   * True to sort by the end of the lease, without leases that have no end. Otherwise current tenants are sorted by the
   * time of entry.
   */
  readonly sortsByEnd?: boolean
  readonly limit: number
}

const inScope = (
  { customerId }: Owner,
  { propertyId, unit, tenantIds, exceptTenantIds = [] }: RecordScope,
): SQL | undefined =>
  and(
    eq(leases.customerId, customerId),
    isNull(units.archivedAt),
    propertyId === undefined ? undefined : eq(leases.propertyId, propertyId),
    unit === undefined ? undefined : eq(units.unitNumber, unit),
    tenantIds.length === 0 ? undefined : inArray(leases.tenantId, [...tenantIds]),
    exceptTenantIds.length === 0 ? undefined : notInArray(leases.tenantId, [...exceptTenantIds]),
  )
/** Joins a row with its home. Rows of archived homes are left out. */
const homeOf = (rows: typeof leases | typeof maintenanceEvents | typeof notes | typeof units) =>
  and(
    eq(properties.customerId, rows.customerId),
    eq(properties.id, rows.propertyId),
    isNull(properties.archivedAt),
  )

export const selectTenanciesInScope = (
  sql: Sql,
  owner: Owner,
  { scope, isPast, sortsByEnd, limit }: TenancyFilter,
) =>
  sql
    .select({
      tenantId: tenants.id,
      firstName: tenants.firstName,
      lastName: tenants.lastName,
      phoneNumber: tenants.phoneNumber,
      propertyId: leases.propertyId,
      ...placeColumns,
      rentCents: leases.rentCents,
      depositCents: leases.depositCents,
      coTenants: leases.coTenants,
      startsOn: leases.startsOn,
      endsOn: isPast
        ? raw<string | null>`coalesce(${leases.moveOutOn}, ${leases.endsOn}, ${leases.endedOn})`
        : leavesOn,
      isCurrent: leases.isCurrent,
    })
    .from(leases)
    .innerJoin(properties, homeOf(leases))
    .innerJoin(tenants, tenantOfLease)
    .leftJoin(units, rentedUnit)
    .where(
      and(
        inScope(owner, scope),
        isPast ? not(leases.isCurrent) : leases.isCurrent,
        sortsByEnd ? raw`${leavesOn} is not null` : undefined,
      ),
    )
    .orderBy(
      ...(sortsByEnd ? [raw`${leavesOn}`] : isPast ? [raw`${leases.endsOn} desc nulls last`] : []),
      asc(leases.id),
    )
    .limit(limit)

export type Tenancy = Awaited<ReturnType<typeof selectTenanciesInScope>>[number]

/** Selects completed maintenance with its cost, latest first. `types` limits the component types. */
export const selectDoneMaintenance = (
  sql: Sql,
  { customerId }: Owner,
  {
    types,
    propertyId,
    unit,
    isPaid,
    limit,
  }: {
    readonly types: readonly ComponentType[]
    readonly propertyId: string | undefined
    readonly unit?: string | undefined
    readonly isPaid?: boolean
    readonly limit: number
  },
) =>
  sql
    .select({
      taskId: maintenanceEvents.taskId,
      note: maintenanceEvents.note,
      costCents: maintenanceEvents.costCents,
      componentId: components.id,
      type: components.type,
      on: maintenanceEvents.onDate,
      ...placeColumns,
    })
    .from(maintenanceEvents)
    .innerJoin(
      components,
      and(
        eq(components.customerId, maintenanceEvents.customerId),
        eq(components.id, maintenanceEvents.componentId),
      ),
    )
    .innerJoin(properties, homeOf(maintenanceEvents))
    .leftJoin(units, unitOfComponent)
    .where(
      and(
        eq(maintenanceEvents.customerId, customerId),
        eq(maintenanceEvents.kind, 'done'),
        isNull(components.archivedAt),
        types.length > 0 ? inArray(components.type, [...types]) : undefined,
        propertyId === undefined ? undefined : eq(maintenanceEvents.propertyId, propertyId),
        unit === undefined ? undefined : eq(units.unitNumber, unit),
        isPaid ? isNotNull(maintenanceEvents.costCents) : undefined,
      ),
    )
    .orderBy(desc(maintenanceEvents.onDate), desc(maintenanceEvents.id))
    .limit(limit)

export type DoneMaintenance = Awaited<ReturnType<typeof selectDoneMaintenance>>[number]

/** Returns the number of current tenants and the sum of their rents, in cents per month. */
export async function sumTenancies(sql: Sql, owner: Owner, scope: RecordScope) {
  const [row] = await sql
    .select({ count: count(), rentCents: raw`coalesce(sum(${leases.rentCents}), 0)`.mapWith(Number) })
    .from(leases)
    .innerJoin(properties, homeOf(leases))
    .leftJoin(units, rentedUnit)
    .where(and(inScope(owner, scope), leases.isCurrent))
  return row ?? { count: 0, rentCents: 0 }
}

const maxNotes = 200
const maxNoteLength = 500

/** Selects the notes of one home or of all homes, newest first. Each note has its component. */
export const selectNotes = (sql: Sql, { customerId }: Owner, propertyId: string | undefined) =>
  sql
    .select({
      content: raw<string>`left(${notes.content}, ${maxNoteLength})`,
      createdAt: notes.createdAt,
      propertyId: notes.propertyId,
      componentId: notes.componentId,
      type: components.type,
      ...placeColumns,
    })
    .from(notes)
    .innerJoin(properties, homeOf(notes))
    .leftJoin(
      components,
      and(eq(components.customerId, notes.customerId), eq(components.id, notes.componentId)),
    )
    .leftJoin(units, unitOfComponent)
    .where(
      and(
        eq(notes.customerId, customerId),
        isNull(notes.archivedAt),
        propertyId === undefined ? undefined : eq(notes.propertyId, propertyId),
      ),
    )
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(maxNotes)

export type FoundNote = Awaited<ReturnType<typeof selectNotes>>[number]

const maxHomes = 10

/** Selects the year of construction and the size of one home. Without an id, selects the first homes. */
export const selectHomeFields = (sql: Sql, owner: Owner, id: string | undefined) =>
  sql
    .select({
      id: properties.id,
      ...addressColumns,
      builtYear: properties.builtYear,
      floorArea: properties.floorArea,
      storeys: properties.storeys,
    })
    .from(properties)
    .where(isActiveHome(owner, id))
    .orderBy(asc(properties.id))
    .limit(maxHomes)

export type HomeFields = Awaited<ReturnType<typeof selectHomeFields>>[number]

/** Counts the units of one home, or of all homes that are not archived. */
export async function countUnits(
  sql: Sql,
  { customerId }: Owner,
  propertyId: string | undefined,
): Promise<number> {
  const [row] = await sql
    .select({ count: count() })
    .from(units)
    .innerJoin(properties, homeOf(units))
    .where(
      and(
        eq(units.customerId, customerId),
        propertyId === undefined ? isNull(properties.archivedAt) : eq(units.propertyId, propertyId),
        isNull(units.archivedAt),
      ),
    )
  return row?.count ?? 0
}
