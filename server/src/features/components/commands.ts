import { type ComponentType, componentTypes, type StateCode } from '@home-pulse/contract/vocabulary'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { isInHotClimate } from '@home-pulse/lifecycle/survival/condition'
import type { MakeId } from '../../platform/config/ids.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { allFacts, type StatedFacts } from './facts-rules.ts'
import { makeForecaster } from './forecast-rules.ts'
import { circumstancesOf } from './present.ts'
import {
  type ComponentRow,
  insertComponent,
  insertComponents,
  insertInstallations,
  selectComponents,
  updateInstallations,
} from './queries.ts'

/** A component as entered: usually with its age, rarely with its installation date. */
export interface EnteredComponent extends StatedFacts {
  readonly propertyId: string
  /** The state of the property's address. */
  readonly state: StateCode
  readonly unitId: string | null
  readonly name: ComponentType
  readonly age?: number | undefined
  readonly installedOn?: string | undefined
}

interface Circumstances {
  readonly makeId: MakeId
  readonly today: string
  readonly createdAt: Date
  /**
   * A function that computes forecasts. Calls that share it also share its cache. By default, each call creates a new
   * one.
   */
  readonly forecast?: ReturnType<typeof makeForecaster>
}

/** Inserts many components with their installations and forecasts, in bulk. */
export async function installComponents(
  sql: Sql,
  owner: Owner,
  entered: readonly EnteredComponent[],
  circumstances: Circumstances,
): Promise<void> {
  const { components, installations } = rowsOfComponents(entered, circumstances)
  await insertComponents(sql, owner, components)
  await insertInstallations(sql, owner, installations)
}

/**
 * Inserts one component with its installation and forecast in one statement. Returns the same row that a later query
 * would return.
 */
export async function installComponent(
  sql: Sql,
  owner: Owner,
  entered: EnteredComponent,
  circumstances: Circumstances,
): Promise<Omit<ComponentRow, 'pricedArea' | 'unitsBelow'>> {
  const { components, installations } = rowsOfComponents([entered], circumstances)
  const [component] = components
  const [installation] = installations
  if (!component || !installation) throw new Error('One component has one row.')
  await insertComponent(sql, owner, { component, installation })
  const { createdAt: _, componentId, ...recorded } = installation
  return {
    ...recorded,
    id: componentId,
    unitId: component.unitId,
    type: component.type,
    ...{ confirmedOn: null, ownerCostCents: null, ownerCostPriceOn: null },
  }
}

/** Converts components to rows of the tables `components` and `installations`. */
export function rowsOfComponents(
  entered: readonly EnteredComponent[],
  { makeId, today, createdAt, forecast = makeForecaster(today) }: Circumstances,
) {
  const installedAt = new Map<string | number | undefined, ReturnType<typeof installationOf>>()
  const rows = entered.map((component) => {
    const { propertyId, state, unitId, name: type } = component
    const facts = allFacts(component)
    const componentId = makeId()
    // The installation date of each age is cached, because calendar arithmetic is slow and a portfolio has few
    // different ages.
    const statedAge = component.installedOn ?? component.age
    const installed = installedAt.get(statedAge) ?? installationOf(component, today)
    installedAt.set(statedAge, installed)
    return {
      component: { id: componentId, propertyId, unitId, type, createdAt },
      installation: {
        id: makeId(),
        propertyId,
        componentId,
        ...installed,
        ...facts,
        forecastOn: forecast({ type, ...facts, installedOn: installed.installedOn }, state),
        forecastSource: 'estimate' as const,
        createdAt,
      },
    }
  })
  return {
    components: rows.map(({ component }) => component),
    installations: rows.map(({ installation }) => installation),
  }
}

/** Returns the installation date and its precision: the given day, or the day `age` years before today. */
export function installationOf(
  { age = 0, installedOn }: Pick<EnteredComponent, 'age' | 'installedOn'>,
  today: string,
): Pick<ComponentRow, 'installedOn' | 'installedPrecision'> {
  if (installedOn !== undefined) return { installedOn, installedPrecision: 'day' }
  return { installedOn: addMonths(today, -12 * age), installedPrecision: 'year' }
}

/**
 * Recalculates the estimated forecast dates of a property when the state in its address is corrected. Changes only
 * components whose life depends on the climate.
 */
export async function reforecastForState(
  state: StateCode,
  sql: Sql,
  { owner, today }: Pick<Session, 'owner' | 'today'>,
  property: OwnedProperty,
): Promise<void> {
  const forecast = makeForecaster(today)
  const hasOtherClimate = (row: ComponentRow) =>
    isInHotClimate(circumstancesOf(row, state)) !== isInHotClimate(circumstancesOf(row, property.state))
  const rows = (await selectComponents(sql, owner, property, componentTypes))
    .filter((row) => row.forecastSource === 'estimate' && hasOtherClimate(row))
    .map((row) => ({ ...row, forecastOn: forecast(row, state) }))
  await updateInstallations(sql, owner, rows)
}
