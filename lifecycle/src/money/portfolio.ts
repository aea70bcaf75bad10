import type { Condition } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { ageBetween } from '../plain-date.ts'
import { type Circumstances, effectiveAge, lifetimeIn } from '../survival/condition.ts'
import type { Weibull } from '../survival/survival.ts'
import type { CostEstimate } from './cost.ts'
import { type Horizon, middleOf } from './horizon.ts'
import { type FirstReplacement, makeRenewals, type Renewals } from './renewal.ts'
import type { SimulatedComponent } from './simulation.ts'

/** A component as far as its cost in the years ahead depends on it. Dates are `YYYY-MM-DD`. */
export type PlannedComponent = Circumstances & {
  /** Unique in the plan. */
  readonly id: string
  readonly installedOn: PlainDate
  readonly condition?: Condition | null | undefined
  /** The replacement cost today. All three amounts are equal if the owner set the cost. */
  readonly cost: Pick<CostEstimate, 'lowCents' | 'typicalCents' | 'highCents'>
  /** The day on which its owner has settled to replace it, if so; one that has passed means now. */
  readonly ownerDate?: PlainDate | undefined
}

/**
 * Components that differ in nothing but their ids: what is true of one is worked out once for all of them. At least one, and
 * the ids in rising order.
 */
export type PlannedAlike = Omit<PlannedComponent, 'id'> & { readonly ids: readonly string[] }

/** Components one by one, or as many as are alike at once: the figures are the same. */
export type Planned = PlannedComponent | PlannedAlike

const idsOf = (planned: Planned): readonly string[] => ('ids' in planned ? planned.ids : [planned.id])

/** How many components these are. */
export const countOf = (planned: readonly Planned[]): number => sumOf(planned, (each) => idsOf(each).length)

/** Components of one cost and one seed. */
type Members = Pick<PlannedAlike, 'ids' | 'type' | 'cost'> & {
  /** Describes the components without their ids. It seeds the simulation and is its only source of randomness. */
  readonly seed: string
}

/** Components of one kind, one age in months and one settled month, which share one future. */
export type Group = {
  /** The life, the age and the settled month: unique, and the same whatever the ids. */
  readonly key: string
  readonly kind: Kind
  readonly ageMonths: number
  /** The cell of the first replacement, where it is settled. */
  readonly plannedCell: number | undefined
  readonly members: Members[]
}

type Kind = { readonly life: Weibull; readonly renewals: Renewals }

/**
 * Puts together what shares its future: a portfolio of thousands has a few hundred kinds and ages, and each is worked out
 * once. Groups and their members come in an order that follows from what the components are, not from their ids or the order
 * of entry, so that equal portfolios get equal sums. Throws a RangeError for an installation after today, a cost that is no amount, or a variant its type does not have.
 */
export function groupAlike(components: readonly Planned[], horizon: Horizon, inflation: number): Group[] {
  const groups = new Map<string, Group>()
  const kinds = new Map<Weibull, Kind>()
  const ages = new Map<PlainDate, number>()
  for (const component of components) {
    refuseCost(component)
    const { installedOn, ownerDate, condition } = component
    const { life } = lifetimeIn(component)
    const kind = kinds.get(life) ?? { life, renewals: makeRenewals(life, horizon, inflation) }
    kinds.set(life, kind)
    const ageYears = ages.get(installedOn) ?? ageBetween(installedOn, horizon.today)
    ages.set(installedOn, ageYears)
    const ageMonths = Math.round(12 * effectiveAge(life, ageYears, condition))
    const plannedCell = ownerDate === undefined ? undefined : horizon.cellOf(ownerDate)
    const { shape, scaleYears, delayYears } = life
    const dated = plannedCell === undefined ? ageMonths : `on ${plannedCell}`
    const key = `${shape} ${scaleYears} ${delayYears} ${dated}`
    const group = groups.get(key) ?? { key, kind, ageMonths, plannedCell, members: [] }
    groups.set(key, group)
    const { type, cost } = component
    group.members.push({ ids: idsOf(component), type, cost, seed: seedOf(component) })
  }
  for (const { members } of groups.values()) members.sort(compareMembers)
  return [...groups.values()].sort((one, other) => compare(one.key, other.key))
}

/** Describes a component without its id, and without its cost, which changes with the price level. */
const seedOf = ({ type, variant, state, installedOn, condition, ownerDate }: Planned): string =>
  [type, variant, state, installedOn, condition, ownerDate].map((part) => part ?? '').join(' ')

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Dearest first, so that one more component takes no simulated future from a dearer one. */
const compareMembers = (one: Members, other: Members): number =>
  compare(one.seed, other.seed) ||
  other.cost.typicalCents - one.cost.typicalCents ||
  other.cost.lowCents - one.cost.lowCents ||
  other.cost.highCents - one.cost.highCents

function firstReplacementOf({ kind, ageMonths, plannedCell }: Group, { ends }: Horizon): FirstReplacement {
  if (plannedCell === undefined) return kind.renewals.firstFailure(ageMonths)
  const certain = new Float64Array((ends.at(-1) ?? 0) + 1)
  if (plannedCell < certain.length) certain[plannedCell] = 1
  return certain
}

function refuseCost(component: Planned): void {
  const { lowCents, typicalCents, highCents } = component.cost
  if (0 <= lowCents && lowCents <= typicalCents && typicalCents <= highCents && highCents < Infinity) return
  throw new RangeError(
    `component ${idsOf(component)[0]} costs ${lowCents}, ${typicalCents} and ${highCents} cents, which are no rising amounts`,
  )
}

/** The components as a simulation takes them: in whole months of age, as the expected amounts do. */
export function componentsOf(groups: readonly Group[], horizon: Horizon): SimulatedComponent[] {
  return groups.flatMap(({ kind: { life }, ageMonths, plannedCell, members }) =>
    oneByOne(members).map(({ seed, member: { type, cost } }) => ({
      ...{ seed, type, life, cost: cost.typicalCents, ageYears: ageMonths / 12 },
      costDeviation: deviationOf(cost),
      plannedMonths: plannedCell === undefined ? undefined : middleOf(horizon, plannedCell),
    })),
  )
}

/** The published low and high of a cost are read as the ends of its 80 % range, at most a factor of 100 apart. */
export function deviationOf({ lowCents, highCents }: Pick<CostEstimate, 'lowCents' | 'highCents'>): number {
  return lowCents > 0 ? Math.log(Math.min(100, highCents / lowCents)) / (2 * normalQuantile90) : 0
}

/** The 90th percentile of the standard normal distribution. */
const normalQuantile90 = 1.2815515655446004

/** The components of a group, in the members' order. Components that are alike differ by a number in their seed. */
export function oneByOne(members: readonly Members[]): { readonly seed: string; readonly member: Members }[] {
  const counts = new Map<string, number>()
  const each: { seed: string; member: Members }[] = []
  for (const member of members)
    for (const _ of member.ids) {
      const count = (counts.get(member.seed) ?? 0) + 1
      counts.set(member.seed, count)
      each.push({ seed: `${member.seed} ${count}`, member })
    }
  return each
}

/** The expected replacements of a group of equal components. Each array has one number per period end. */
export type Prospect = {
  readonly group: Group
  /** Expected replacements of one of them from today on. */
  readonly counts: Float64Array
  /** Their cost at future prices, for each dollar of today's cost. */
  readonly costs: Float64Array
}

/** The expected replacements of each group. */
export const foresee = (groups: readonly Group[], horizon: Horizon): Prospect[] =>
  groups.map((group) => {
    const first = firstReplacementOf(group, horizon)
    const { renewals } = group.kind
    return { group, counts: renewals.countsBy(first), costs: renewals.costsBy(first) }
  })

/** The sum over the members of a group of an amount that follows from what each costs. */
export const sumOfCosts = ({ members }: Group, amountOf: (cost: Members['cost']) => number): number =>
  sumOf(members, ({ ids, cost }) => ids.length * amountOf(cost))

/** The sum over items of an amount. */
export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return sum
}
