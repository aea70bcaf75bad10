import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import { sql as raw } from 'drizzle-orm'
import type { Sql } from './database.ts'
import type { Owner } from './gate.ts'
import { refuse } from './refusal.ts'
import { place, writtenOnce } from './worded.ts'

/** A property that was seen to be its owner's; only this module makes one. */
class OwnedProperty {
  readonly id: string
  readonly state: StateCode
  readonly isMultifamily: boolean
  constructor(id: string, state: StateCode, isMultifamily: boolean) {
    this.id = id
    this.state = state
    this.isMultifamily = isMultifamily
  }
}

export type { OwnedProperty }

/** A unit that was seen to be its owner's, in its property. */
class OwnedUnit {
  readonly id: string
  readonly property: OwnedProperty
  constructor(id: string, property: OwnedProperty) {
    this.id = id
    this.property = property
  }
}

export type { OwnedUnit }

/** A component that was seen to be its owner's. */
class OwnedComponent {
  readonly id: string
  readonly type: ComponentType
  readonly property: OwnedProperty
  constructor(id: string, type: ComponentType, property: OwnedProperty) {
    this.id = id
    this.type = type
    this.property = property
  }
}

export type { OwnedComponent }

/** Whether the thing itself may be archived, as when it is to be restored; what it stands in never may. */
interface Search {
  readonly evenArchived?: boolean
}

type SearchPlace = 'id' | keyof Search

type PropertyFacts = readonly [id: string, state: StateCode, isMultifamily: boolean]

const findProperty = writtenOnce<OwnedProperty, SearchPlace, PropertyFacts>(
  ({ customerId }) => raw`select id, state, is_multifamily from properties
    where customer_id = ${customerId} and id = ${place('id')} and (archived_at is null or ${place('evenArchived')})`,
  (facts) => new OwnedProperty(...facts),
)

const findUnit = writtenOnce<OwnedUnit, SearchPlace, readonly [id: string, ...PropertyFacts]>(
  ({ customerId }) => raw`select u.id, u.property_id, p.state, p.is_multifamily from units u
    join properties p on p.customer_id = u.customer_id and p.id = u.property_id
    where u.customer_id = ${customerId} and u.id = ${place('id')}
      and (u.archived_at is null or ${place('evenArchived')}) and p.archived_at is null`,
  ([id, ...property]) => new OwnedUnit(id, new OwnedProperty(...property)),
)

const findComponent = writtenOnce<
  OwnedComponent,
  SearchPlace,
  readonly [id: string, type: ComponentType, ...PropertyFacts]
>(
  ({ customerId }) => raw`select c.id, c.type, c.property_id, p.state, p.is_multifamily from components c
    join properties p on p.customer_id = c.customer_id and p.id = c.property_id
    left join units u on u.customer_id = c.customer_id and u.id = c.unit_id
    where c.customer_id = ${customerId} and c.id = ${place('id')}
      and (c.archived_at is null or ${place('evenArchived')}) and u.archived_at is null and p.archived_at is null`,
  ([id, type, ...property]) => new OwnedComponent(id, type, new OwnedProperty(...property)),
)

/** The property by this id, if it is the owner's and not archived; undefined is a 404, whatever the reason. */
export async function ownProperty(
  sql: Sql,
  owner: Owner,
  id: string,
  { evenArchived = false }: Search = {},
): Promise<OwnedProperty | undefined> {
  const [property] = await findProperty(sql, owner, { id, evenArchived })
  return property
}

/** The unit by this id, under the same rule. */
export async function ownUnit(
  sql: Sql,
  owner: Owner,
  id: string,
  { evenArchived = false }: Search = {},
): Promise<OwnedUnit | undefined> {
  const [unit] = await findUnit(sql, owner, { id, evenArchived })
  return unit
}

/** The component by this id, under the same rule. */
export async function ownComponent(
  sql: Sql,
  owner: Owner,
  id: string,
  { evenArchived = false }: Search = {},
): Promise<OwnedComponent | undefined> {
  const [component] = await findComponent(sql, owner, { id, evenArchived })
  return component
}

/** What was found; else a 404, thrown, so that a write that is under way is undone. */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw refuse('not_found')
  return found
}
