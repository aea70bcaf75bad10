import type { ManagementItem } from '@home-pulse/contract/features/attention'
import type { StateCode } from '@home-pulse/contract/vocabulary'
import { failureWithin12Months, forecastRange } from '@home-pulse/lifecycle/forecast'
import { daysBetween } from '@home-pulse/lifecycle/plain-date'
import { circumstancesOf, presentCost, sinceInstalled } from '../components/present.ts'
import type { ActiveRow } from '../properties/active-components-queries.ts'
import { presentAddress } from '../properties/present.ts'

export function presentDue(row: ActiveRow, today: string): ManagementItem {
  const { installedOn, forecastOn } = row
  const request = {
    ...circumstancesOf(row, row.state as StateCode),
    ...{ installedOn, today: sinceInstalled(installedOn, today) },
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
  }
}

export const presentDueCost = (row: ActiveRow, today: string) => ({
  id: row.id,
  cost: presentCost(row, { state: row.state as StateCode, today }),
})
