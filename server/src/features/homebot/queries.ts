import { applianceTypes, type ComponentType, type StateCode } from '@home-pulse/contract/vocabulary'
import { and, asc, eq, gt, gte, inArray, isNull, lte, or, sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { componentColumns } from '../components/queries.ts'
import { components, installations } from '../components/tables.ts'
import {
  componentOfInstallation,
  isActive,
  propertyOfInstallation,
  unitOfComponent,
} from '../properties/active-components-queries.ts'
import { properties, units } from '../properties/tables.ts'
import { rentedUnit, tenantOfLease } from '../tenants/queries.ts'
import { leases, tenants } from '../tenants/tables.ts'
import type { HomesAndTenants } from './understanding/places.ts'
import { withoutAccents } from './understanding/words/accents.ts'
import { findState } from './understanding/words/states.ts'

export const addressColumns = {
  street: properties.street,
  city: properties.city,
  state: properties.state,
}
/** The address and the unit number. The unit number is null for a home without units. */
export const placeColumns = { ...addressColumns, unitNumber: units.unitNumber }

/** Matches the customer's homes that are not archived. With `id`, matches only this home. */
export const isActiveHome = ({ customerId }: Owner, id?: string): SQL | undefined =>
  and(
    eq(properties.customerId, customerId),
    isNull(properties.archivedAt),
    id === undefined ? undefined : eq(properties.id, id),
  )

export interface ComponentFilter {
  readonly id?: string | undefined
  readonly ids?: readonly string[]
  readonly property?: Pick<OwnedProperty, 'id'> | undefined
  readonly types?: readonly ComponentType[] | undefined
  /** The range of installation days. It includes `until` but not `after`. */
  readonly installed?: readonly [after: string, until: string]
  /** The range of planned replacement dates, including both days. */
  readonly planned?: readonly [from: string, until: string]
  /** True to sort by age, oldest first. Otherwise the components are sorted by due date. */
  readonly sortsByAge?: boolean
  readonly limit: number
}

/** Selects the customer's components with their locations, soonest due first. */
export function selectLocatedComponents(sql: Sql, owner: Owner, filter: ComponentFilter) {
  const { id, ids, property, types, installed, planned, sortsByAge, limit } = filter
  return sql
    .select({
      ...componentColumns,
      warrantyEndsOn: installations.warrantyEndsOn,
      ...placeColumns,
      builtYear: properties.builtYear,
      state: raw<StateCode>`${properties.state}`,
    })
    .from(installations)
    .innerJoin(components, componentOfInstallation)
    .innerJoin(properties, propertyOfInstallation)
    .leftJoin(units, unitOfComponent)
    .where(
      isActive(
        owner,
        and(
          id === undefined ? undefined : eq(components.id, id),
          ids && inArray(components.id, [...ids]),
          property && eq(installations.propertyId, property.id),
          types && inArray(components.type, [...types]),
          installed && gt(installations.installedOn, installed[0]),
          installed && lte(installations.installedOn, installed[1]),
          planned && gte(installations.forecastOn, planned[0]),
          planned && lte(installations.forecastOn, planned[1]),
        ),
      ),
    )
    .orderBy(
      asc(sortsByAge ? installations.installedOn : installations.forecastOn),
      asc(installations.componentId),
    )
    .limit(limit)
}

export type ComponentRow = Awaited<ReturnType<typeof selectLocatedComponents>>[number]

/** The days in which a planned replacement is due soon: from `today` to `lastDay`. */
export interface ComingDueWindow {
  readonly today: string
  readonly lastDay: string
}

/** Counts the customer's components: all, overdue, and due soon. */
export async function countComponents(
  sql: Sql,
  owner: Owner,
  property: Pick<OwnedProperty, 'id'> | undefined,
  { today, lastDay }: ComingDueWindow,
) {
  const count = (where: SQL) => raw<number>`count(*) filter (where ${where})`.mapWith(Number)
  const [row] = await sql
    .select({
      all: raw<number>`count(*)`.mapWith(Number),
      overdue: count(raw`${installations.forecastOn} < ${today}::date`),
      comingDue: count(
        raw`${installations.forecastOn} >= ${today}::date and ${installations.forecastOn} <= ${lastDay}::date`,
      ),
    })
    .from(installations)
    .innerJoin(components, componentOfInstallation)
    .innerJoin(properties, propertyOfInstallation)
    .where(isActive(owner, property && eq(installations.propertyId, property.id)))
  return row ?? { all: 0, overdue: 0, comingDue: 0 }
}

/** Counts the components in `rows`: all, overdue, and due soon. */
export const countRows = (rows: readonly ComponentRow[], { today, lastDay }: ComingDueWindow) => ({
  all: rows.length,
  overdue: rows.filter(({ forecastOn }) => forecastOn < today).length,
  comingDue: rows.filter(({ forecastOn }) => forecastOn >= today && forecastOn <= lastDay).length,
})

/**
 * Selects the states of the customer's homes. Selects at most two, because the caller only checks if there is exactly
 * one.
 */
export async function selectStates(sql: Sql, owner: Owner): Promise<StateCode[]> {
  const rows = await sql
    .selectDistinct({ state: raw<StateCode>`${properties.state}` })
    .from(properties)
    .where(isActiveHome(owner))
    .limit(2)
  return rows.map(({ state }) => state)
}

/** A street name without number and suffix: `maple` for `12 Maple Street`. */
const streetName = raw<string>`regexp_replace(regexp_replace(lower(${properties.street}), '^\\S*\\d\\S*\\s+', ''),
  '\\s+(st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|ter|terrace|cir|circle|pkwy|hwy)\\.?$', '')`

/** The number of homes that are always read. A message can misspell a name or say "the other one". */
const firstHomes = 10
const maxNamed = 50
const maxUnits = 500

const homeColumns = { id: properties.id, ...addressColumns, state: raw<StateCode>`${properties.state}` }

const plainName = (name: typeof tenants.firstName | typeof tenants.lastName) =>
  raw`translate(lower(${name}), 'áéíóúüñç', 'aeiouunc')`

/** Selects the homes, units and tenants that a message may name. */
export async function selectHomesAndTenants(
  sql: Sql,
  owner: Owner,
  message: string,
): Promise<HomesAndTenants> {
  const { customerId } = owner
  const text = withoutAccents(message).toLowerCase()
  const words = [...new Set(text.split(/[^\p{L}]+/u).flatMap((word) => [word, word.replace(/s$/, '')]))]
  const people = await sql
    .selectDistinct({
      ...{ id: tenants.id, firstName: tenants.firstName, lastName: tenants.lastName },
      ...{ propertyId: leases.propertyId, unitNumber: units.unitNumber },
    })
    .from(tenants)
    .innerJoin(leases, tenantOfLease)
    .leftJoin(units, rentedUnit)
    .where(
      and(
        eq(tenants.customerId, customerId),
        isNull(tenants.archivedAt),
        or(inArray(plainName(tenants.lastName), words), inArray(plainName(tenants.firstName), words)),
      ),
    )
    .limit(maxNamed)
  const matches = raw`(position(${streetName} in ${text}) > 0
      and (length(${streetName}) > 2 or position(lower(${properties.street}) in ${text}) > 0)
    or position(lower(${properties.city}) in ${text}) > 0
    or ${properties.state} = ${findState(message) ?? ''}
    ${
      people.length > 0
        ? raw`or ${inArray(
            properties.id,
            people.map(({ propertyId }) => propertyId),
          )}`
        : raw``
    })`
  const firstIds = sql
    .select({ id: properties.id })
    .from(properties)
    .where(isActiveHome(owner))
    .orderBy(asc(properties.id))
    .limit(firstHomes)
  const homes = await sql
    .select(homeColumns)
    .from(properties)
    .where(and(isActiveHome(owner), or(matches, inArray(properties.id, firstIds))))
    .orderBy(asc(properties.id))
    .limit(maxNamed)
  const ids = homes.map(({ id }) => id)
  const unitsOfHomes = await sql
    .select({ propertyId: units.propertyId, unitNumber: units.unitNumber })
    .from(units)
    .where(and(eq(units.customerId, customerId), inArray(units.propertyId, ids), isNull(units.archivedAt)))
    .orderBy(asc(units.unitNumber))
    .limit(maxUnits)
  const letHomes = await sql
    .selectDistinct({ propertyId: leases.propertyId })
    .from(leases)
    .where(and(eq(leases.customerId, customerId), inArray(leases.propertyId, ids), leases.isCurrent))
  return {
    tenants: people,
    homes: homes.map((home) => ({
      ...home,
      units: unitsOfHomes.filter(({ propertyId }) => propertyId === home.id).map((row) => row.unitNumber),
      isLet: letHomes.some(({ propertyId }) => propertyId === home.id),
    })),
  }
}

export async function selectHomeAddress(sql: Sql, owner: Owner, id: string) {
  const [home] = await sql
    .select({ id: properties.id, ...addressColumns })
    .from(properties)
    .where(isActiveHome(owner, id))
  return home
}

/** The sort order of the appliances: by address, unit and type. */
const choiceOrder = [
  properties.street,
  properties.city,
  components.propertyId,
  raw`(${units.unitNumber} is null)`,
  raw`coalesce(${units.unitNumber}, '')`,
  components.type,
  components.id,
]

/** Matches the rows after the component of a cursor. This also works if the component has been archived since then. */
const afterChoice = ({ customerId }: Owner, componentId: string) =>
  raw`(${raw.join(choiceOrder, raw`, `)}) > (select ${raw.join(choiceOrder, raw`, `)}
    from ${components}
    join ${properties} on ${and(eq(properties.customerId, components.customerId), eq(properties.id, components.propertyId))}
    left join ${units} on ${unitOfComponent}
    where ${components.customerId} = ${customerId} and ${components.id} = ${componentId})`

interface ChoiceFilter {
  readonly words: readonly string[]
  readonly after: string | undefined
  readonly limit: number
}

/** Selects one page of the appliances in all homes. */
export function selectChoices(sql: Sql, owner: Owner, { words, after, limit }: ChoiceFilter) {
  const address = raw`lower(${properties.street} || ', ' || ${properties.city} || ', ' || ${properties.state})`
  const place = raw`${address} || ' ' || lower(coalesce(${units.unitNumber}, '') || ' ' || replace(${components.type}, '_', ' '))`
  // A word outside all component types must be part of an address or unit number. This narrows 100,000 homes before the
  // query reads their components.
  const ofHomes = words
    .filter((word) => !applianceTypes.some((type) => type.replaceAll('_', ' ').includes(word)))
    .map(
      (
        word,
      ) => raw`(position(${word} in ${address}) > 0 or ${properties.id} in (select ${units.propertyId} from ${units}
        where ${units.customerId} = ${owner.customerId} and position(${word} in lower(${units.unitNumber})) > 0))`,
    )
  return sql
    .select({
      id: components.id,
      type: components.type,
      installedOn: installations.installedOn,
      forecastOn: installations.forecastOn,
      propertyId: components.propertyId,
      ...placeColumns,
    })
    .from(installations)
    .innerJoin(components, componentOfInstallation)
    .innerJoin(properties, propertyOfInstallation)
    .leftJoin(units, unitOfComponent)
    .where(
      isActive(
        owner,
        and(
          inArray(components.type, [...applianceTypes]),
          after === undefined ? undefined : afterChoice(owner, after),
          ...ofHomes,
          ...words.map((word) => raw`position(${word} in ${place}) > 0`),
        ),
      ),
    )
    .orderBy(...choiceOrder)
    .limit(limit)
}

export type ChoiceRow = Awaited<ReturnType<typeof selectChoices>>[number]
