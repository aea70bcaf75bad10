import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Life } from '../../ui/lifeline-layout.ts'
import { replacementStatus, type Status } from '../../ui/status.ts'
import type { Appliance, Structure } from './api.ts'

/** An appliance or a structure: told apart by type alone, everything else they share. */
export type HomeComponent = Appliance | Structure

export const typeOf = (component: HomeComponent): ComponentType =>
  'applianceType' in component ? component.applianceType : component.structureType

/** How a type is called on screen: two have a name of their own, the others stand raw, with spaces. */
export function typeLabel(type: string): string {
  if (type === 'ac_unit') return 'Air Conditioner'
  if (type === 'water_heater') return 'Water Heater'
  return type.replaceAll('_', ' ')
}

/** `Gas water heater`. */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

export const nameOf = (component: HomeComponent): string => typeLabel(typeOf(component))

export const lifeOf = (component: HomeComponent): Life => ({
  installedOn: component.installedOn,
  forecastDate: component.forecastedReplacementDate,
  forecastLow: component.forecastLow,
  forecastHigh: component.forecastHigh,
})

export const statusOf = (component: HomeComponent, today: PlainDate): Status =>
  replacementStatus(component.forecastedReplacementDate, today)

/** The earliest forecast first. */
export const soonestFirst = <C extends HomeComponent>(components: readonly C[]): C[] =>
  [...components].sort((a, b) => a.forecastedReplacementDate.localeCompare(b.forecastedReplacementDate))
