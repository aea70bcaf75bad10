import { formatDollars } from '@home-pulse/contract/money'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { formatCount } from '@home-pulse/contract/wording'
import { lifetimeOf, lifetimes, type Variant } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { monthAndYear, wholeYearsBetween } from '@home-pulse/lifecycle/plain-date'
import { inWholeYears } from '@home-pulse/lifecycle/wording'
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

/** Sorts components, or other things with an installation date, by age. The oldest comes first. */
export const oldestFirst = <Row extends Pick<ComponentRow, 'installedOn'>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (a.installedOn < b.installedOn ? -1 : 1))

/** Returns a component with its location and age: `the stove in unit 4C of 9 Elm, Austin, TX (12 years old)`. */
export const describeComponent = (row: LocatedComponent, today: string): string =>
  `the ${nounOf(kindOf(row))} ${row.unitNumber ? 'in' : 'at'} ${placeOf(row)} (${inWholeYears(ageOf(row, today))} old)`

/** Returns the planned replacement date as text. Adds that the owner set it, if so. */
export const plannedDateText = (
  {
    forecastOn,
    forecastSource,
  }: { readonly forecastOn: string; readonly forecastSource: 'estimate' | 'owner' },
  today: string,
): string =>
  forecastOn < today
    ? `overdue since ${monthAndYear(forecastOn)}${forecastSource === 'owner' ? ', the date that you set' : ''}`
    : forecastSource === 'owner'
      ? `planned for ${monthAndYear(forecastOn)}, as you set it`
      : forecastOn === today
        ? 'due now'
        : `expected for ${monthAndYear(forecastOn)}`

/** Returns the price of a replacement in cents: the price that the owner set, otherwise the estimate. */
export const centsOf = (row: ComponentRow, today: string): number =>
  row.ownerCostCents ??
  estimateReplacementCost({ ...kindOf(row), home: homeOf(row), state: row.state, today }).typicalCents

/** Joins items into one string: `one`, `one and two`, `one, two and three`. */
export const joinList = (items: readonly string[], joint = 'and'): string =>
  items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${joint} ${items[items.length - 1] ?? ''}`

/** Returns a number with its noun: `no components`, `1 component`, `1,200 components`, `3 more`. */
export const formatCountOf = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : formatCount(count)} ${noun}${count === 1 || noun === 'more' ? '' : 's'}`

/** Formats an estimate in whole dollars: `$4,760`. */
export const formatCents = (cents: number): string => formatDollars(Math.round(cents / 100))

export const typeCount = Object.keys(lifetimes).length

export const typeNames = joinList(Object.values(lifetimes).map(({ base }) => base.nouns[0]))

/**
 * Returns only the arguments that are strings. An argument such as `condition && text` is dropped if the condition is
 * false.
 */
export const texts = (...parts: readonly (string | false | null | undefined)[]): string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part !== '')
