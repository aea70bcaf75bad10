import type { StateCode } from '@home-pulse/contract/vocabulary'
import { forecastComponent } from '@home-pulse/lifecycle/survival/forecast'
import { circumstancesOf, clampToInstallation } from './present.ts'
import type { ComponentRow } from './queries.ts'

type ForecastInput = Pick<ComponentRow, 'type' | 'variant' | 'condition' | 'installedOn'> &
  Partial<Pick<ComponentRow, 'confirmedOn'>>

/**
 * Returns a function that computes forecast dates as of today. It caches them, because a portfolio has few
 * distinct combinations of type, facts, state and installation date.
 */
export function makeForecaster(today: string): (component: ForecastInput, state: StateCode) => string {
  const known = new Map<string, string>()
  return (component, state) => {
    const { type, variant, condition, installedOn, confirmedOn } = component
    const key = `${type} ${variant} ${condition} ${state} ${installedOn} ${confirmedOn}`
    const before = known.get(key)
    if (before) return before
    const now = clampToInstallation(installedOn, today)
    const { forecastOn } = forecastComponent({
      ...circumstancesOf(component, state),
      ...{ installedOn, confirmedOn },
      today: now,
    })
    known.set(key, forecastOn)
    return forecastOn
  }
}
