import type { Appliance, Component, Structure } from '@home-pulse/contract/features/components/components'
import type { Installation } from '@home-pulse/contract/features/components/one-component'
import { optionalDollars } from '@home-pulse/contract/money'
import {
  type ApplianceType,
  type ComponentType,
  isApplianceType,
  type StateCode,
  type StructureType,
} from '@home-pulse/contract/vocabulary'
import { isVariantOf, type Variant } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import {
  type CostEstimate,
  estimateReplacementCost,
  typicalCostCents,
  withOwnerCost,
} from '@home-pulse/lifecycle/money/cost'
import { type Forecast, forecastComponent } from '@home-pulse/lifecycle/survival/forecast'
import { factColumns, productColumns } from './facts-rules.ts'
import type { InstallationRow } from './one-component-queries.ts'
import type { ComponentRow } from './queries.ts'

/**
 * The data that a forecast and a cost need in addition to the component. The state sets the price level, and `today` is
 * the date in the customer's time zone.
 */
export interface EstimateContext {
  readonly state: StateCode
  readonly today: string
}

/** Returns the replacement cost today in dollars. It is the cost that the owner entered, or else the typical cost. */
export function presentCost(
  row: PricedRow & Pick<ComponentRow, 'ownerCostCents'>,
  { state, today }: EstimateContext,
): number {
  return (row.ownerCostCents ?? typicalCostCents({ ...pricedKindOf(row), state, today })) / 100
}

/** Returns a type with its variant. The variant is undefined if it is unknown or not one of this type. */
export const kindOf = ({
  type,
  variant,
}: {
  readonly type: ComponentType
  readonly variant?: string | null | undefined
}): { readonly type: ComponentType; readonly variant: Variant | undefined } => ({
  type,
  variant: typeof variant === 'string' && isVariantOf(type, variant) ? variant : undefined,
})

/** The columns from which the cost is estimated. */
type PricedRow = Pick<ComponentRow, 'type' | 'variant' | 'pricedArea' | 'unitsBelow'>

/** Returns the size of the home that the cost of a roof or driveway depends on: square feet and number of units. */
export const homeOf = ({
  pricedArea: area,
  unitsBelow: units,
}: Pick<ComponentRow, 'pricedArea' | 'unitsBelow'>) => ({ area, units })

/** Returns the type, the variant, and the size that the cost depends on. */
export const pricedKindOf = (row: PricedRow) => ({ ...kindOf(row), home: homeOf(row) })

/** Returns the inputs of a forecast except the age. */
export const circumstancesOf = (
  row: Pick<ComponentRow, 'type' | 'variant' | 'condition'> & Partial<Pick<ComponentRow, 'ageSource'>>,
  state: StateCode,
) => ({ ...kindOf(row), state, condition: row.condition, ageSource: row.ageSource })

/**
 * Returns today, or the installation date if that is later. It can be later for some hours after the customer moves
 * to a time zone further west.
 */
export const clampToInstallation = (installedOn: string, today: string): string =>
  installedOn > today ? installedOn : today

/**
 * Returns the forecast of a stored component. All screens and documents call this function, so that they agree on
 * range, probability and reasons.
 */
export const forecastOf = (row: ComponentRow, { state, today }: EstimateContext): Forecast =>
  forecastComponent({
    ...circumstancesOf(row, state),
    ...{ installedOn: row.installedOn, brand: row.brand, confirmedOn: row.confirmedOn },
    today: clampToInstallation(row.installedOn, today),
    stored: { on: row.forecastOn, from: row.forecastSource },
  })

function presentComponent(row: ComponentRow, { state, today }: EstimateContext) {
  const { installedOn, forecastOn, forecastSource } = row
  const forecast = forecastOf(row, { state, today })
  const cost = withOwnerCost(
    estimateReplacementCost({ ...pricedKindOf(row), state, today }),
    row.ownerCostCents,
  )
  return {
    ...presentEstimate(forecast, cost),
    id: row.id,
    property_id: row.propertyId,
    unit_id: row.unitId,
    installed_on: installedOn,
    ...factColumns(row),
    cost_source: row.ownerCostCents === null ? ('estimate' as const) : ('owner' as const),
    forecasted_replacement_date: forecastOn,
    forecast_source: forecastSource,
  }
}

/** Converts the engine's forecast and the cost to the response format. */
export function presentEstimate(forecast: Forecast, cost: CostEstimate) {
  const sources = new Map(
    [...forecast.sources, ...cost.sources].map(({ tag, title }) => [tag, { tag, title }]),
  )
  return {
    age_in_years: Math.floor(forecast.ageYears),
    estimated_replacement_cost: cost.typicalCents / 100,
    cost_low: cost.lowCents / 100,
    cost_high: cost.highCents / 100,
    forecasted_replacement_date: forecast.forecastOn,
    forecast_low: forecast.forecastLow,
    forecast_high: forecast.forecastHigh,
    failure_within_12_months: forecast.failureWithin12Months,
    failure_within_5_years: forecast.failureWithin5Years,
    explanation: {
      life: [...forecast.explanation],
      cost: [...cost.explanation],
      sources: [...sources.values()],
    },
  }
}

export const presentAppliance = (row: ComponentRow, viewpoint: EstimateContext): Appliance => ({
  // The cast is safe: the caller passes only rows of appliances.
  appliance_type: row.type as ApplianceType,
  ...presentComponent(row, viewpoint),
})

export const presentStructure = (row: ComponentRow, viewpoint: EstimateContext): Structure => ({
  // The cast is safe: the caller passes only rows of structures.
  structure_type: row.type as StructureType,
  ...presentComponent(row, viewpoint),
})

export const presentOne = (row: ComponentRow, viewpoint: EstimateContext): Component =>
  isApplianceType(row.type) ? presentAppliance(row, viewpoint) : presentStructure(row, viewpoint)

export const presentInstallation = (row: InstallationRow): Installation => ({
  id: row.id,
  installed_on: row.installedOn,
  ...productColumns(row),
  cost: optionalDollars(row.ownerCostCents),
  removed_on: row.removedOn,
  removal_reason: row.removalReason,
  removal_cause: row.removalCause,
})
