import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { findOwnComponent, type OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { maxFiltered } from './answers/facts.ts'
import { isOfBrand } from './facts-read.ts'
import type { Target } from './message-target-read.ts'
import { selectComponents } from './queries.ts'
import { selectTenancies } from './record-queries.ts'
import type { NamedPlace } from './understanding/places.ts'
import type { Understanding } from './understanding/understand.ts'

/**
 * Returns the component of a brand in the target home or in all. Undefined unless exactly one matches, or exactly one of
 * them has the type.
 */
export async function findByBrand(
  sql: Sql,
  { owner }: Session,
  { home, place }: Target,
  brand: string | undefined,
  type: ComponentType | undefined,
) {
  if (brand === undefined) return undefined
  const rows = await selectComponents(sql, owner, { property: home, limit: maxFiltered })
  const found = rows.filter(
    (row) => isOfBrand(row.brand, brand) && (place.unit === undefined || row.unitNumber === place.unit),
  )
  const ofType = found.filter((row) => row.type === type)
  const [row] = ofType.length === 1 ? ofType : found.length === 1 ? found : []
  return row && findOwnComponent(sql, owner, row.id)
}

/**
 * Returns the ids of the components in the units that the message names. Their types come from the message or the
 * conversation.
 */
export async function findInUnits(
  sql: Sql,
  { owner }: Session,
  home: OwnedProperty | undefined,
  { units }: NamedPlace,
  { components }: Understanding,
): Promise<readonly string[]> {
  const types = components.map(({ type }) => type)
  if (types.length === 0) return []
  const rows = await selectComponents(sql, owner, { property: home, types, limit: maxFiltered })
  const isThere = (unit: string | null, type: ComponentType) =>
    // "Ben's fridge and Grace's stove" names one type for each unit.
    types.length > 1 && types.length === units.length
      ? units[types.indexOf(type)] === unit
      : units.includes(unit ?? '')
  return rows.filter(({ unitNumber, type }) => isThere(unitNumber, type)).map(({ id }) => id)
}

const namesLease = /\b(?:leases?|contract|contrato|moves? out)\b/i

/**
 * Returns the end of a named tenant's lease, for a question about odds: "before Marcus's lease is up". Otherwise
 * returns the day in the question.
 */
export async function findLeaseEnd(
  sql: Sql,
  { owner }: Session,
  { horizon, words }: Understanding,
  { tenants }: NamedPlace,
): Promise<Understanding['horizon']> {
  const [tenant] = tenants
  if (horizon === undefined || !tenant || !namesLease.test(words)) return horizon
  const scope = { propertyId: tenant.propertyId, unit: undefined, tenantIds: [tenant.id] }
  const [tenancy] = await selectTenancies(sql, owner, { scope, limit: 1 })
  return tenancy?.endsOn ?? horizon
}
