import type { SubmittedProperty } from '@home-pulse/contract/features/properties/properties'
import type { Holdings } from '../../platform/config/account-limits.ts'

const componentsOf = ({ structures, appliances, units }: SubmittedProperty) =>
  units.reduce((sum, unit) => sum + unit.appliances.length, structures.length + appliances.length)

/** Returns the number of rows that a home adds, not counting installations. */
export const weightOf = (home: SubmittedProperty) => 1 + home.units.length + componentsOf(home)

export const countUnits = (homes: readonly SubmittedProperty[]): number =>
  homes.reduce((sum, { units }) => sum + units.length, 0)

export const countComponents = (homes: readonly SubmittedProperty[]): number =>
  homes.reduce((sum, home) => sum + componentsOf(home), 0)

export const holdingsOf = (homes: readonly SubmittedProperty[]): Holdings => ({
  homes: homes.length,
  components: countComponents(homes),
})
