import type {
  ComponentChanges,
  SubmittedComponent,
  SubmittedReplacement,
} from '@home-pulse/contract/features/components/components'
import { optionalCents } from '@home-pulse/contract/money'
import { type ComponentType, isApplianceType } from '@home-pulse/contract/vocabulary'
import { isVariantOf, lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { apiError, fieldError } from '../../platform/errors/api-error.ts'
import type { Session } from '../../platform/http/session.ts'
import {
  findOwnUnit,
  type OwnedComponent,
  type OwnedProperty,
  required,
} from '../../platform/tenancy/ownership.ts'
import { installationOf, installComponent } from './commands.ts'
import { allFacts, misplacedFact, misplacedFacts, type StatedFacts, statedFacts } from './facts-rules.ts'
import { makeForecaster } from './forecast-rules.ts'
import {
  type ComponentRow,
  insertInstallations,
  removeInstallation,
  selectComponent,
  updateInstallations,
} from './queries.ts'
import { assertInstallationDate } from './rules.ts'
import type { ComponentsServices } from './services.ts'

/**
 * Adds one component to a property within the caller's transaction. Returns the same row that a later query would
 * return.
 */
export async function addComponent(
  { clock, makeId }: ComponentsServices,
  sql: Sql,
  { owner, today }: Session,
  property: OwnedProperty,
  submitted: SubmittedComponent,
): Promise<ComponentRow> {
  const { type, unitId = null } = submitted
  assertFactsFit(type, submitted)
  assertInstallationDate(submitted.installedOn, today, 'installedOn')
  assertUnitFits(property, type, unitId)
  if (unitId !== null) {
    const unit = required(await findOwnUnit(sql, owner, unitId))
    if (unit.property.id !== property.id) throw apiError('not_found')
  }
  const entered = { ...submitted, name: type, unitId, propertyId: property.id, state: property.state }
  const circumstances = { makeId, today, createdAt: nowDate(clock) }
  const added = await installComponent(sql, owner, entered, circumstances)
  // The cost of a roof or driveway depends on columns of the property, so the component is read together with them.
  if (type === 'roof' || type === 'driveway') return required(await selectComponent(sql, owner, added))
  return { ...added, pricedArea: null, unitsBelow: null }
}

/** Corrects the facts of the installed component. An estimated forecast is recalculated if its inputs changed. */
export async function correctComponent(
  sql: Sql,
  { owner, today }: Session,
  component: OwnedComponent,
  changes: ComponentChanges,
): Promise<void> {
  assertFactsFit(component.type, changes)
  assertInstallationDate(changes.installedOn, today, 'installedOn')
  const before = required(await selectComponent(sql, owner, component))
  const isDated = changes.installedOn !== undefined || changes.age !== undefined
  const after = {
    ...before,
    ...(isDated && installationOf(changes, today)),
    ...statedFacts(changes),
  }
  const affectsForecast = (['installedOn', 'variant', 'condition'] as const).some(
    (key) => before[key] !== after[key],
  )
  if (affectsForecast && before.forecastSource === 'estimate')
    after.forecastOn = makeForecaster(today)(after, component.property.state)
  await updateInstallations(sql, owner, [after])
}

/** Records a replacement: ends the current installation and adds a new one to the same component. */
export async function replaceComponent(
  { clock, makeId }: ComponentsServices,
  sql: Sql,
  { owner, today }: Session,
  component: OwnedComponent,
  submitted: SubmittedReplacement,
): Promise<void> {
  const { installedOn = today, cost = null, reason = null, cause = null } = submitted
  const facts = allFacts(submitted)
  assertFactsFit(component.type, facts)
  assertInstallationDate(installedOn, today, 'installedOn')
  const before = required(await selectComponent(sql, owner, component))
  if (installedOn < before.installedOn)
    throw fieldError('installedOn', 'must not be before what it replaces was installed')
  await removeInstallation(sql, owner, component, {
    ...{ removedOn: installedOn, removalReason: reason || null, removalCause: cause },
  })
  await insertInstallations(sql, owner, [
    {
      id: makeId(),
      propertyId: component.property.id,
      componentId: component.id,
      ...installationOf({ installedOn }, today),
      ...facts,
      forecastOn: makeForecaster(today)(
        { type: component.type, ...facts, installedOn },
        component.property.state,
      ),
      forecastSource: 'estimate',
      ownerCostCents: optionalCents(cost),
      ownerCostPriceOn: cost === null ? null : installedOn,
      createdAt: nowDate(clock),
    },
  ])
}

/** Throws a 422 if this type of component cannot have one of the facts, or does not have the variant. */
function assertFactsFit(type: ComponentType, stated: StatedFacts): void {
  const [misplaced] = misplacedFacts(type, stated)
  if (misplaced) throw fieldError(misplaced, misplacedFact)
  const { variant } = stated
  if (variant === undefined || variant === null || isVariantOf(type, variant)) return
  const known = Object.keys(lifetimes[type].variants)
  const message =
    known.length > 0 ? `must be one of ${known.join(', ')}` : 'must be empty: this type has but one kind'
  throw fieldError('variant', message)
}

/**
 * Throws a 422 for a structure in a unit. Also throws a 422 for an appliance without a unit in a multifamily property.
 */
function assertUnitFits({ isMultifamily }: OwnedProperty, type: ComponentType, unitId: string | null): void {
  const isAppliance = isApplianceType(type)
  if (!isAppliance && unitId !== null)
    throw fieldError('unitId', 'must be empty: a structure belongs to the whole property')
  if (isAppliance && isMultifamily && unitId === null)
    throw fieldError('unitId', 'must name the unit that the appliance stands in')
}
