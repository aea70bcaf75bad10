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
  /** The id. It is unique in the plan. */
  readonly id: string
  readonly installedOn: PlainDate
  readonly condition?: Condition | null | undefined
  /** The replacement cost today. All three amounts are equal if the owner set the cost. */
  readonly cost: Pick<CostEstimate, 'lowCents' | 'typicalCents' | 'highCents'>
  /** The replacement date that the owner set, if any. A past date means that the replacement is due now. */
  readonly ownerDate?: PlainDate | undefined
}

/**
 * Equal components, which differ only in their ids. Their figures are computed once. `ids` has at least one id, in
 * ascending order.
 */
export type EqualComponents = Omit<PlannedComponent, 'id'> & { readonly ids: readonly string[] }

/** One component, or a group of equal components. Both forms lead to the same figures. */
export type PlanItem = PlannedComponent | EqualComponents

const idsOf = (planned: PlanItem): readonly string[] => ('ids' in planned ? planned.ids : [planned.id])

export const countOf = (planned: readonly PlanItem[]): number => sumOf(planned, (each) => idsOf(each).length)

/** Equal components of one group: their costs and seeds are the same. */
type MemberSet = Pick<EqualComponents, 'ids' | 'type' | 'cost'> & {
  /**
   * A text that describes the components without their ids. Only this text seeds their random numbers in the
   * simulation.
   */
  readonly seed: string
}

/**
 * Components with the same life and the same expected future. They have the same age in months, or the same planned
 * month of replacement.
 */
export type Group = {
  /** The unique key of the group. It describes the life, and the age or the planned month. It contains no ids. */
  readonly key: string
  readonly kind: Kind
  readonly ageMonths: number
  /**
   * The cell of the `Horizon` in which the owner planned the first replacement. Undefined if the owner planned no date.
   */
  readonly plannedCell: number | undefined
  readonly members: MemberSet[]
}

type Kind = { readonly life: Weibull; readonly renewals: Renewals }

/**
 * Groups components with equal futures. A portfolio of thousands of components has a few hundred groups, and each is
 * computed once. The order of groups and members follows from the data of the components, and not from their ids or the
 * order of entry. Equal portfolios therefore have equal sums. Throws a RangeError for a future installation date, an
 * invalid cost, or a variant that the type does not have.
 */
export function groupAlike(components: readonly PlanItem[], horizon: Horizon, inflation: number): Group[] {
  const groups = new Map<string, Group>()
  const kinds = new Map<Weibull, Kind>()
  const ages = new Map<PlainDate, number>()
  for (const component of components) {
    assertCost(component)
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

/**
 * Returns a text that describes a component. It contains neither the id nor the cost. The cost is left out because it
 * changes with inflation.
 */
const seedOf = ({ type, variant, state, installedOn, condition, ownerDate }: PlanItem): string =>
  [type, variant, state, installedOn, condition, ownerDate].map((part) => part ?? '').join(' ')

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Compares two members of a group: first by seed, then by cost, the most expensive first. `oneByOne` numbers equal
 * seeds in this order. A new component therefore does not change the random numbers of more expensive ones.
 */
const compareMembers = (one: MemberSet, other: MemberSet): number =>
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

function assertCost(component: PlanItem): void {
  const { lowCents, typicalCents, highCents } = component.cost
  if (0 <= lowCents && lowCents <= typicalCents && typicalCents <= highCents && highCents < Infinity) return
  throw new RangeError(
    `component ${idsOf(component)[0]} costs ${lowCents}, ${typicalCents} and ${highCents} cents, which are no rising amounts`,
  )
}

/**
 * Returns the components in the form that a simulation needs. Their ages are in whole months, as in the expected
 * amounts.
 */
export function componentsOf(groups: readonly Group[], horizon: Horizon): SimulatedComponent[] {
  return groups.flatMap(({ kind: { life }, ageMonths, plannedCell, members }) =>
    oneByOne(members).map(({ seed, member: { type, cost } }) => ({
      ...{ seed, type, life, cost: cost.typicalCents, ageYears: ageMonths / 12 },
      costDeviation: deviationOf(cost),
      plannedMonths: plannedCell === undefined ? undefined : middleOf(horizon, plannedCell),
    })),
  )
}

/**
 * Returns the standard deviation of the logarithm of a cost. The low and the high published cost are treated as the
 * ends of its 80 % range. Their ratio is limited to 100.
 */
export function deviationOf({ lowCents, highCents }: Pick<CostEstimate, 'lowCents' | 'highCents'>): number {
  return lowCents > 0 ? Math.log(Math.min(100, highCents / lowCents)) / (2 * normalQuantile90) : 0
}

/** The 90th percentile of the standard normal distribution. */
const normalQuantile90 = 1.2815515655446004

/**
 * Returns one entry for each component of a group, in the order of its members. Appends a number to the seed of equal
 * components, so that each gets its own random numbers.
 */
export function oneByOne(
  members: readonly MemberSet[],
): { readonly seed: string; readonly member: MemberSet }[] {
  const counts = new Map<string, number>()
  const each: { seed: string; member: MemberSet }[] = []
  for (const member of members)
    for (const _ of member.ids) {
      const count = (counts.get(member.seed) ?? 0) + 1
      counts.set(member.seed, count)
      each.push({ seed: `${member.seed} ${count}`, member })
    }
  return each
}

/** The expected replacements in a group. Each array has one number for each period. */
export type GroupExpectation = {
  readonly group: Group
  /** The expected number of replacements of one member from today to the end of the period. */
  readonly counts: Float64Array
  /** The expected cost of these replacements at future prices, per dollar of today's cost. */
  readonly costs: Float64Array
}

export const expectGroups = (groups: readonly Group[], horizon: Horizon): GroupExpectation[] =>
  groups.map((group) => {
    const first = firstReplacementOf(group, horizon)
    const { renewals } = group.kind
    return { group, counts: renewals.expectedCounts(first), costs: renewals.expectedCosts(first) }
  })

/** Sums an amount over all components of a group. The amount depends on the cost of the component. */
export const sumOfCosts = ({ members }: Group, amountOf: (cost: MemberSet['cost']) => number): number =>
  sumOf(members, ({ ids, cost }) => ids.length * amountOf(cost))

export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return sum
}
