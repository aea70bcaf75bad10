import type { ManagementItem } from '@home-pulse/contract/features/attention/attention'
import { addDays, daysBetween } from '@home-pulse/lifecycle/plain-date'
import { failureWithin12Months, forecastRange } from '@home-pulse/lifecycle/survival/forecast'
import { circumstancesOf, clampToInstallation, presentCost } from '../components/present.ts'
import type { ActiveRow } from '../properties/active-components-queries.ts'
import { presentAddress } from '../properties/present.ts'

/** After this many days without a confirmation, the attention list asks whether a component is still installed. */
const askedAgainAfterDays = 365

/**
 * Returns true if the list asks whether the component is still installed. It never asks about a date that the owner
 * set, because a confirmation would replace that date with an estimate.
 */
function asksConfirmation({ forecastSource, installedOn, createdAt, confirmedOn }: ActiveRow, today: string) {
  const known = [installedOn, createdAt.toISOString().slice(0, 10), confirmedOn ?? '']
  const asOf = addDays(today, -askedAgainAfterDays)
  return forecastSource === 'estimate' && known.every((date) => date < asOf)
}

export function presentDue(row: ActiveRow, today: string): ManagementItem {
  const { installedOn, forecastOn } = row
  const request = {
    ...circumstancesOf(row, row.state),
    ...{ installedOn, today: clampToInstallation(installedOn, today) },
  }
  const { forecastLow, forecastHigh } = forecastRange(request)
  return {
    id: row.id,
    name: row.type,
    status: forecastOn < today ? 'overdue' : 'coming_due',
    property_id: row.propertyId,
    property_address: presentAddress(row),
    unit_number: row.unitNumber,
    forecasted_replacement_date: forecastOn,
    days_difference: daysBetween(today, forecastOn),
    installed_on: installedOn,
    forecast_low: forecastLow,
    forecast_high: forecastHigh,
    failure_within_12_months: failureWithin12Months(request),
    asks_confirmation: asksConfirmation(row, today),
  }
}

export const presentDueCost = (row: ActiveRow, today: string) => ({
  id: row.id,
  cost: presentCost(row, { state: row.state, today }),
})
