import { failureWithin12Months } from '@home-pulse/lifecycle/survival/forecast'
import { circumstancesOf, clampToInstallation, presentCost } from '../components/present.ts'
import type { UrgencyRow } from '../properties/active-components-queries.ts'

/** A component with its sort key in the attention list. */
export interface RankedComponent {
  readonly id: string
  /** Ascending keys put the most urgent component first. The key is also the cursor of a page. */
  readonly key: string
}

const maxCostCents = 10 ** 15

/**
 * Ranks a component that is due: overdue first, then by expected cost of ignoring it (highest first), then by
 * date and id. The expected cost is the probability of failure within 12 months times the replacement cost,
 * in cents.
 */
export function rank(row: UrgencyRow, today: string): RankedComponent {
  const { id, installedOn, forecastOn } = row
  const state = row.state
  const chance = failureWithin12Months({
    ...circumstancesOf(row, state),
    ...{ installedOn, today: clampToInstallation(installedOn, today) },
  })
  const cents = Math.round(100 * chance * presentCost(row, { state, today }))
  // The key contains `maxCostCents` minus the cost, because keys sort in ascending order and the highest cost must come
  // first.
  const invertedCost = String(maxCostCents - cents).padStart(16, '0')
  return { id, key: [forecastOn < today ? 0 : 1, invertedCost, forecastOn, id].join('_') }
}
