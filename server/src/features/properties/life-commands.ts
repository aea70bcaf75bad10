import type {
  Property,
  PropertyChanges,
  SubmittedUnit,
} from '@home-pulse/contract/features/properties/properties'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { apiError, fieldError } from '../../platform/errors/api-error.ts'
import type { Session } from '../../platform/http/session.ts'
import { type OwnedProperty, type OwnedUnit, required } from '../../platform/tenancy/ownership.ts'
import { installComponents, reforecastForState } from '../components/commands.ts'
import { archiveUnitComponents, restoreUnitComponents } from '../components/queries.ts'
import { selectNextReplacements } from './next-replacement-queries.ts'
import { ageOfHome, presentProperty } from './present.ts'
import {
  insertUnits,
  type PropertyCorrection,
  type PropertyRow,
  selectUnit,
  updateProperty,
  updateUnit,
} from './queries.ts'
import type { PropertiesServices } from './services.ts'
import { selectUnits } from './units/queries.ts'

/**
 * Corrects a home and returns it. A new state recalculates the forecasts that depend on the climate. If the sent age
 * equals the displayed age, the year built does not change.
 */
export async function correctProperty(
  sql: Sql,
  session: Session,
  property: OwnedProperty,
  before: PropertyRow,
  { homeAge, zip: postalCode, ...others }: PropertyChanges,
): Promise<Property> {
  const { owner, today } = session
  const isNewAge = homeAge !== undefined && homeAge !== ageOfHome(before, today)
  const builtYear = isNewAge ? Number(today.slice(0, 4)) - homeAge : undefined
  const entries = Object.entries({ ...others, postalCode, builtYear })
  const correction: PropertyCorrection = Object.fromEntries(
    entries.filter(([, value]) => value !== undefined),
  )
  if (others.state !== undefined) await reforecastForState(others.state, sql, session, property)
  const [row, next] = await Promise.all([
    updateProperty(sql, owner, before, correction),
    selectNextReplacements(sql, owner, [property.id]),
  ])
  return presentProperty(row, next.get(property.id), today)
}

/** Adds a unit with its components. Returns its id. */
export async function addUnit(
  { clock, makeId }: PropertiesServices,
  sql: Sql,
  { owner, today }: Session,
  property: OwnedProperty,
  { unitNumber, appliances }: SubmittedUnit,
): Promise<string> {
  if (!property.isMultifamily) throw fieldError('', 'Only a multifamily property has units.')
  const createdAt = nowDate(clock)
  const place = { propertyId: property.id, state: property.state, unitId: makeId() }
  await insertUnits(sql, owner, [{ id: place.unitId, propertyId: property.id, unitNumber, createdAt }])
  const entered = appliances.map((appliance) => ({ ...place, ...appliance }))
  await installComponents(sql, owner, entered, { makeId, today, createdAt })
  return place.unitId
}

/**
 * Archives a unit and its components with the same timestamp. `restoreUnit` finds the components by this timestamp.
 */
export async function removeUnit(
  { clock }: PropertiesServices,
  sql: Sql,
  { owner }: Session,
  unit: OwnedUnit,
): Promise<void> {
  const units = await selectUnits(sql, owner, unit.property)
  if (units.length === 1) throw apiError('last_unit')
  const archivedAt = nowDate(clock)
  await updateUnit(sql, owner, unit, { archivedAt })
  await archiveUnitComponents(sql, owner, unit, archivedAt)
}

export async function restoreUnit(sql: Sql, { owner }: Session, unit: OwnedUnit): Promise<void> {
  const { archivedAt } = required(await selectUnit(sql, owner, unit))
  if (archivedAt === null) return
  await updateUnit(sql, owner, unit, { archivedAt: null })
  await restoreUnitComponents(sql, owner, unit, archivedAt)
}
