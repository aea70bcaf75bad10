import { formatExactDollars } from '@home-pulse/contract/money'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { lifetimeOf, type Variant } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { wholeYearsBetween } from '@home-pulse/lifecycle/plain-date'
import { inDollars, inWholeYears } from '@home-pulse/lifecycle/wording'
import { homeOf, kindOf } from '../../components/present.ts'
import { presentAddress } from '../../properties/present.ts'
import type { ComponentRow } from '../queries.ts'
import type { LocatedComponent } from './facts.ts'

/** A component type with its variant, if the variant is known. */
export interface Kind {
  readonly type: ComponentType
  readonly variant?: Variant | undefined
}

export const nounOf = ({ type, variant }: Kind): string => lifetimeOf(type, variant).nouns[0]
export const pluralOf = ({ type, variant }: Kind): string => lifetimeOf(type, variant).nouns[1]

/** Returns a noun with its article: `a stove`, `an air conditioner`. */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** Returns the location of a component as text: `unit 4C of 9 Elm, Austin, TX`. */
export const placeOf = (row: Pick<LocatedComponent, 'street' | 'city' | 'state' | 'unitNumber'>): string =>
  row.unitNumber ? `unit ${row.unitNumber} of ${presentAddress(row)}` : presentAddress(row)

export const ageOf = ({ installedOn }: Pick<ComponentRow, 'installedOn'>, today: string): number =>
  installedOn > today ? 0 : wholeYearsBetween(installedOn, today)

/** Returns a component with its location and age: `the stove in unit 4C of 9 Elm, Austin, TX (12 years old)`. */
export const describeComponent = (row: LocatedComponent, today: string): string =>
  `the ${nounOf(kindOf(row))} ${row.unitNumber ? 'in' : 'at'} ${placeOf(row)} (${inWholeYears(ageOf(row, today))} old)`

/** Returns the price of a replacement in cents: the one that the owner set, otherwise the estimate. */
export const centsOf = (row: ComponentRow, today: string): number =>
  row.ownerCostCents ??
  estimateReplacementCost({ ...kindOf(row), home: homeOf(row), state: row.state, today }).typicalCents

/** Joins items into one string: `one`, `one and two`, `one, two and three`. */
export const joinList = (items: readonly string[], joint = 'and'): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${joint} ${items[items.length - 1] ?? ''}`

/** Formats an estimate in whole dollars: `$4,760`. */
export const formatCents = (cents: number): string => inDollars(Math.round(cents / 100))

/** Formats a rent or a paid amount, with its cents if it has any: `$1,850.50`. */
export const formatExactCents = (cents: number): string => formatExactDollars(cents / 100)

/** The names of the ten component types, as one string. */
export const typeNames =
  'stove, dishwasher, dryer, refrigerator, washer, air conditioner, water heater, roof, driveway and furnace'
