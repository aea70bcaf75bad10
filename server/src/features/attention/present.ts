import type { ManagementItem } from '@home-pulse/contract/features/attention/attention'
import { addDays, daysBetween } from '@home-pulse/lifecycle/plain-date'
import { failureWithin12Months, forecastRange } from '@home-pulse/lifecycle/survival/forecast'
import { circumstancesOf, clampToInstallation, presentCost } from '../components/present.ts'
import type { ActiveRow } from '../properties/active-components-queries.ts'
import { presentAddress } from '../properties/present.ts'

/**
 * The attention list asks the owner whether a component still works if this many days have passed without a
 * confirmation.
 */
const askedAgainAfterDays = 365

/**
 * Returns true if the list asks the owner whether the component still works. It does not ask if the owner set the date,
 * because a confirmation would replace that date with an estimate.
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
