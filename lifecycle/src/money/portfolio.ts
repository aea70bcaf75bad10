import type { Condition } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { ageBetween } from '../plain-date.ts'
import { type Circumstances, effectiveAge, lifetimeIn } from '../survival/condition.ts'
import type { Weibull } from '../survival/survival.ts'
import type { CostEstimate } from './cost.ts'
import { type Horizon, middleOf } from './horizon.ts'
import { type FirstReplacement, makeRenewals, type Renewals } from './renewal.ts'
import type { SimulatedComponent } from './simulation.ts'

/** The facts about a component that affect its future cost. Dates are `YYYY-MM-DD`. */
export type PlannedComponent = Circumstances & {
  /** Unique in the plan. */
  readonly id: string
  readonly installedOn: PlainDate
  readonly condition?: Condition | null | undefined
  /** The replacement cost today. All three amounts are equal if the owner set the cost. */
  readonly cost: Pick<CostEstimate, 'lowCents' | 'typicalCents' | 'highCents'>
  /** The replacement date that the owner set, if any. A past date means now. */
  readonly ownerDate?: PlainDate | undefined
}

/**
 * Components that are equal except for their ids, so that their figures are computed once. At least one id, in
 * ascending order.
 */
export type PlannedAlike = Omit<PlannedComponent, 'id'> & { readonly ids: readonly string[] }

/** Single components, or groups of equal components. The figures are the same. */
export type Planned = PlannedComponent | PlannedAlike

const idsOf = (planned: Planned): readonly string[] => ('ids' in planned ? planned.ids : [planned.id])

/** The number of components. */
export const countOf = (planned: readonly Planned[]): number => sumOf(planned, (each) => idsOf(each).length)

/** Components with equal costs and seeds. */
type Members = Pick<PlannedAlike, 'ids' | 'type' | 'cost'> & {
  /** Describes the components without their ids. It seeds the simulation and is its only source of randomness. */
  readonly seed: string
}

/** Components of the same kind, age in months and planned month. They have the same expected future. */
export type Group = {
  /** The life, the age and the planned month. It is unique and does not depend on ids. */
  readonly key: string
  readonly kind: Kind
  readonly ageMonths: number
  /** The cell of the first replacement, if it is planned. */
  readonly plannedCell: number | undefined
  readonly members: Members[]
}

type Kind = { readonly life: Weibull; readonly renewals: Renewals }

/**
 * Groups components with equal futures: a portfolio of thousands has a few hundred kinds and ages, and each is computed
 * once. The order of groups and members depends on the components' facts, not on their ids or the order of entry, so
 * that equal portfolios have equal sums. Throws a RangeError for a future installation date, an invalid cost, or a
 * variant that the type does not have.
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

/** Describes a component without its id, and without its cost, which changes with inflation. */
const seedOf = ({ type, variant, state, installedOn, condition, ownerDate }: Planned): string =>
  [type, variant, state, installedOn, condition, ownerDate].map((part) => part ?? '').join(' ')

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The most expensive first, so that an added component does not change the random numbers of a more expensive one. */
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

/** Returns the components for a simulation, with ages in whole months as in the expected amounts. */
export function componentsOf(groups: readonly Group[], horizon: Horizon): SimulatedComponent[] {
  return groups.flatMap(({ kind: { life }, ageMonths, plannedCell, members }) =>
    oneByOne(members).map(({ seed, member: { type, cost } }) => ({
      ...{ seed, type, life, cost: cost.typicalCents, ageYears: ageMonths / 12 },
      costDeviation: deviationOf(cost),
      plannedMonths: plannedCell === undefined ? undefined : middleOf(horizon, plannedCell),
    })),
  )
}

/** The published low and high of a cost are read as the ends of its 80 % range, limited to a factor of 100. */
export function deviationOf({ lowCents, highCents }: Pick<CostEstimate, 'lowCents' | 'highCents'>): number {
  return lowCents > 0 ? Math.log(Math.min(100, highCents / lowCents)) / (2 * normalQuantile90) : 0
}

/** The 90th percentile of the standard normal distribution. */
const normalQuantile90 = 1.2815515655446004

/** Returns the components of a group, in the members' order. Equal components differ by a number in their seed. */
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
  /** The expected replacements of one member from today on. */
  readonly counts: Float64Array
  /** Their cost at future prices, per dollar of today's cost. */
  readonly costs: Float64Array
}

/** Returns the expected replacements of each group. */
export const listProspects = (groups: readonly Group[], horizon: Horizon): Prospect[] =>
  groups.map((group) => {
    const first = firstReplacementOf(group, horizon)
    const { renewals } = group.kind
    return { group, counts: renewals.countsBy(first), costs: renewals.costsBy(first) }
  })

/** Sums an amount that depends on the cost, over all members of a group. */
export const sumOfCosts = ({ members }: Group, amountOf: (cost: Members['cost']) => number): number =>
  sumOf(members, ({ ids, cost }) => ids.length * amountOf(cost))

/** Sums an amount over items. */
export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return sum
}
