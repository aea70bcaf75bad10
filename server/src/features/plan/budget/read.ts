import type { StateCode } from '@home-pulse/contract/vocabulary'
import { type Citation, cite } from '@home-pulse/lifecycle/catalogue/sources'
import { type CostEstimate, estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { earlierOf } from '@home-pulse/lifecycle/plain-date'
import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import type { Sql } from '../../../platform/database/database.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import { mapYielding } from '../../../platform/http/load/yielding-loop.ts'
import type { Session } from '../../../platform/http/session.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { findOwnComponent, findOwnProperty, required } from '../../../platform/tenancy/ownership.ts'
import { kindOf, pricedKindOf } from '../../components/present.ts'
import { type CostGroupRow, selectByIds } from '../../properties/active-components-queries.ts'
import type { PackedGroup, PlannedBudget } from '../calculation/work.ts'
import { joinEqualRows, type Read, readHomeSlices } from '../home-slices-queries.ts'
import { type PlanScope, selectCostGroupsIn } from '../maintenance/queries.ts'
import { countProperties } from './queries.ts'

/** The components of the homes in a scope, with the data that a budget needs. */
export interface Holdings {
  readonly propertyCount: number
  readonly componentCount: number
  /** Equal components are grouped. The groups are sorted by content, so their order does not depend on ids. */
  readonly components: readonly PackedGroup[]
  /** The sources of the lives and costs in the budget. */
  readonly sources: readonly Citation[]
}

/** The scope of a request: one home or one component. If both ids are absent, all homes. */
export interface PlanRequest {
  readonly propertyId?: string | undefined
  readonly componentId?: string | undefined
}

/**
 * Returns the home or component that a request is about. Throws a 404 error if it is not the owner's, or if the
 * component is not in the given home.
 */
export async function scopeOf(
  sql: Sql,
  owner: Owner,
  { propertyId, componentId }: PlanRequest,
): Promise<PlanScope> {
  const scope: PlanScope = {
    property: propertyId === undefined ? undefined : required(await findOwnProperty(sql, owner, propertyId)),
    component:
      componentId === undefined ? undefined : required(await findOwnComponent(sql, owner, componentId)),
  }
  if (scope.property && scope.component && scope.component.property.id !== scope.property.id)
    throw apiError('not_found')
  return scope
}

export async function readHoldings(
  read: Read,
  { owner, today }: Session,
  request: PlanRequest,
): Promise<Holdings> {
  const { scope, propertyCount } = await read(async (sql) => {
    const scope = await scopeOf(sql, owner, request)
    const isAll = !scope.property && !scope.component
    return { scope, propertyCount: isAll ? await countProperties(sql, owner) : 1 }
  })
  const slices = readHomeSlices(read, owner, scope, (sql, slice) => selectCostGroupsIn(sql, owner, slice))
  // Sorts by content, not by id, so that equal portfolios get equal responses, with their sources in the same
  // order.
  const keyed = await mapYielding(await joinEqualRows(slices), (row) => ({ row, key: contentOf(row) }))
  keyed.sort((one, other) => (one.key < other.key ? -1 : 1))
  const plan = makePlannedComponent(today)
  const sources = new Map<string, Citation>()
  const noteSources = (citations: readonly Citation[]) => {
    for (const citation of citations) sources.set(citation.tag, citation)
  }
  const components = await mapYielding(keyed, ({ row }): PackedGroup => {
    const planned = plan(row)
    noteSources(cite(lifetimeIn(planned).sources))
    noteSources(planned.cost.sources)
    return { ...planned, ids: row.ids }
  })
  noteSources(cite(keyed.length > 0 ? ['NEMS', 'RELIA'] : []))
  const componentCount = keyed.reduce((sum, { row }) => sum + row.count, 0)
  return { propertyCount, componentCount, components, sources: [...sources.values()] }
}

/** Returns all columns except ids and count as one text. Equal components have equal texts. */
const contentOf = ({ ids: _, count: __, ...row }: CostGroupRow): string =>
  JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Returns a function that converts a row to the engine's input (`planBudget`, `planReserve`) as of today. */
export function makePlannedComponent(today: string) {
  const costOf = makeCosts(today)
  return (row: Omit<CostGroupRow, 'ids' | 'count'>) => {
    const circumstances = { ...kindOf(row), state: row.state }
    return {
      ...circumstances,
      cost: costOf({ ...pricedKindOf(row), state: circumstances.state }, row),
      condition: row.condition,
      // An installation date may be later than today for some hours after the customer travelled west. The calculation
      // then uses today instead.
      installedOn: earlierOf(row.installedOn, today),
      ownerDate: row.ownerDate ?? undefined,
    }
  }
}

/** Reads the drivers of a budget: the components that it names as the main causes of its costs. */
export const readDrivers = (sql: Sql, owner: Owner, { periods }: Pick<PlannedBudget, 'periods'>) =>
  selectByIds(sql, owner, [
    ...new Set(
      periods.flatMap(({ drivers, driversToDate }) =>
        [...drivers, ...driversToDate].map(({ componentId }) => componentId),
      ),
    ),
  ])

type Cost = Pick<CostEstimate, 'lowCents' | 'typicalCents' | 'highCents' | 'sources'>

/**
 * Returns a function that returns the cost of a replacement: the owner's figure, else an estimate. Each estimate is
 * computed once and then reused.
 */
function makeCosts(today: string) {
  const estimates = new Map<string, Cost>()
  return (
    circumstances: ReturnType<typeof pricedKindOf> & { readonly state: StateCode },
    { ownerCostCents: cents }: Pick<CostGroupRow, 'ownerCostCents'>,
  ): Cost => {
    if (cents !== null) return { lowCents: cents, typicalCents: cents, highCents: cents, sources: [] }
    const { type, variant, state, home } = circumstances
    const key = `${type} ${variant} ${state} ${home.area} ${home.units}`
    const estimate = estimates.get(key) ?? estimateReplacementCost({ ...circumstances, today })
    estimates.set(key, estimate)
    return estimate
  }
}

/** The assumptions that a request may set. */
export interface Assumptions {
  readonly years?: number | undefined
  readonly inflation?: number | undefined
}
