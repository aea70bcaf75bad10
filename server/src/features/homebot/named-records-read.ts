import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { findOwnComponent, findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { maxFiltered } from './answers/facts.ts'
import type { Target } from './message-target-read.ts'
import { selectLocatedComponents } from './queries.ts'
import { selectTenanciesInScope } from './record-queries.ts'
import type { Topic } from './understanding/conversation/topic.ts'
import { findPlace, type NamedPlace } from './understanding/places.ts'
import type { Understanding } from './understanding/understand.ts'
import { isOfBrand } from './understanding/words/brands.ts'
import { findMentions } from './understanding/words/mentions.ts'
import { tokenizeQuestion } from './understanding/words/words.ts'

/**
 * Returns the component of a brand, in the target home or in all homes. If several have the brand, returns the only one
 * of the component type. Otherwise undefined.
 */
export async function findByBrand(
  sql: Sql,
  { owner }: Session,
  { home, place }: Target,
  brand: string | undefined,
  type: ComponentType | undefined,
) {
  if (brand === undefined) return undefined
  const rows = await selectLocatedComponents(sql, owner, { property: home, limit: maxFiltered })
  const found = rows.filter(
    (row) => isOfBrand(row.brand, brand) && (place.unit === undefined || row.unitNumber === place.unit),
  )
  const ofType = found.filter((row) => row.type === type)
  const [row] = ofType.length === 1 ? ofType : found.length === 1 ? found : []
  return row && findOwnComponent(sql, owner, row.id)
}

/**
 * Returns the ids of the components in the units that the message names. Only the component types of the question are
 * selected.
 */
export async function findInUnits(
  sql: Sql,
  { owner }: Session,
  { home, place: { units }, component }: Pick<Target, 'home' | 'place' | 'component'>,
  { components }: Understanding,
): Promise<readonly string[]> {
  const types = components.length === 0 && component ? [component.type] : components.map(({ type }) => type)
  if (types.length === 0) return []
  const rows = await selectLocatedComponents(sql, owner, { property: home, types, limit: maxFiltered })
  return rows.filter(({ unitNumber }) => units.includes(unitNumber ?? '')).map(({ id }) => id)
}

const atCurrent = /\b(?:my|our|here|mi|aqu[ií])\b/i
/** Matches words such as "the one in". In "the roof in Boise or the one in Reno", they stand for the roof. */
const sameKind = /\b(?:one|ones|in|at|on|el|la|en)\b/i
/** Separates two components in a message. */
const joining = /,|\b(?:or|vs|versus|and|than|o|y)\b/i

/**
 * Returns the ids of components that a message names in several homes or units: "the roof in Boise or the furnace in
 * Reno". "The roof in Boise or the one in Reno" names two roofs.
 */
export async function findInPlaces(
  sql: Sql,
  { owner }: Session,
  message: string,
  { outline }: Target,
  current: string | undefined,
): Promise<readonly string[]> {
  let type: ComponentType | undefined
  const named = message.split(joining).flatMap((part) => {
    const place = findPlace(part, outline, { propertyId: current })
    const { components } = findMentions(tokenizeQuestion(part))
    const { unit } = place
    // "Or my dishwasher" means the dishwasher in the home on the screen.
    const homeId = place.home?.id ?? (components.length > 0 && atCurrent.test(part) ? current : undefined)
    const home = outline.homes.find(({ id }) => id === homeId)
    type = components[0]?.type ?? (sameKind.test(part) ? type : undefined)
    return home && type && components.length < 2 ? [{ home, unit, type }] : []
  })
  const places = new Set(named.map(({ home, unit }) => `${home.id} ${unit ?? ''}`))
  if (places.size < 2) return []
  const found = await Promise.all(
    named.map(async ({ home, unit, type }) => {
      const property = await findOwnProperty(sql, owner, home.id)
      const rows = await selectLocatedComponents(sql, owner, { property, types: [type], limit: maxFiltered })
      return rows.filter(({ unitNumber }) => unit === undefined || unitNumber === unit)
    }),
  )
  return found.some((rows) => rows.length === 0) ? [] : [...new Set(found.flat().map(({ id }) => id))]
}

/**
 * Returns the ids of the components that the message compares with those of the conversation: "vs the one in Reno".
 * Empty if the message names no such component, or if several match.
 */
export async function findCompared(
  sql: Sql,
  { owner }: Session,
  { home, place, component }: Pick<Target, 'home' | 'place' | 'component'>,
  { componentId, componentType, group = [], propertyId }: Topic,
  { components, link }: Understanding,
): Promise<readonly string[]> {
  const types = components.map(({ type }) => type)
  // After "furnace or AC at Oak", "and the water heater?" compares all three.
  if (group.length > 1 && propertyId && types.length > 0 && !home && link.continuesTopic) {
    const there = await findOwnProperty(sql, owner, propertyId)
    const rows = await selectLocatedComponents(sql, owner, { property: there, types, limit: maxFiltered })
    return rows.length > 0 ? [...new Set([...group, ...rows.map(({ id }) => id)])] : []
  }
  const property = home ?? component?.property
  const isOfOther = components.some(({ type }) => type !== componentType)
  if (!componentId || !componentType || !property || isOfOther) return []
  const filter = { property, types: [componentType], limit: maxFiltered }
  const others = (await selectLocatedComponents(sql, owner, filter))
    .filter(({ unitNumber }) => place.unit === undefined || unitNumber === place.unit)
    .flatMap(({ id }) => (id !== componentId && (home || id === component?.id) ? [id] : []))
  return others.length === 1 ? [componentId, ...others] : []
}

const namesLease = /\b(?:leases?|contract|contrato|moves? out)\b/i

/**
 * Returns the day until which a component should last. For "before Marcus's lease is up", this is the end of his lease.
 * Otherwise, this is the day that the question names.
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
  const [tenancy] = await selectTenanciesInScope(sql, owner, { scope, limit: 1 })
  return tenancy?.endsOn ?? horizon
}
