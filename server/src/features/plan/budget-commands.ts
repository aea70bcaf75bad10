import type { StateCode } from '@home-pulse/contract/vocabulary'
import { type Citation, cite } from '@home-pulse/lifecycle/catalogue/sources'
import { lifetimeIn } from '@home-pulse/lifecycle/condition'
import { type CostEstimate, estimateReplacementCost } from '@home-pulse/lifecycle/cost'
import { earlierOf } from '@home-pulse/lifecycle/plain-date'
import type { PlannedComponent } from '@home-pulse/lifecycle/portfolio'
import type { Sql } from '../../platform/database.ts'
import { orNotFound, ownComponent, ownProperty } from '../../platform/owned.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Session } from '../../platform/session.ts'
import { kindOf } from '../components/present.ts'
import type { StandingRow } from '../properties/standing-queries.ts'
import { countProperties } from './budget-queries.ts'
import { type PlanScope, selectStandingIn } from './maintenance-queries.ts'

/** What stands in the homes of a scope, as the arithmetic of the years ahead takes it. */
export interface Holdings {
  readonly propertyCount: number
  /** In the order in which they were entered. */
  readonly rows: readonly StandingRow[]
  readonly components: readonly PlannedComponent[]
  /** What the lives and the costs rest on. */
  readonly sources: readonly Citation[]
}

/** What a question is about, by the ids in it; without one, all homes. */
export interface Wanted {
  readonly propertyId?: string | undefined
  readonly componentId?: string | undefined
}

/** Reads what a question is about. What is not its owner's is not found. */
export async function readHoldings(
  sql: Sql,
  { owner, today }: Session,
  { propertyId, componentId }: Wanted,
): Promise<Holdings> {
  const scope: PlanScope = {
    property: propertyId === undefined ? undefined : orNotFound(await ownProperty(sql, owner, propertyId)),
    component:
      componentId === undefined ? undefined : orNotFound(await ownComponent(sql, owner, componentId)),
  }
  // A component of another home is not in this one.
  if (scope.property && scope.component && scope.component.property.id !== scope.property.id)
    throw refuse('not_found')
  const isAll = !scope.property && !scope.component
  const propertyCount = isAll ? await countProperties(sql, owner) : 1
  const rows = (await selectStandingIn(sql, owner, scope)).sort((one, other) => (one.id < other.id ? -1 : 1))
  return { propertyCount, rows, ...planned(rows, today) }
}

function planned(rows: readonly StandingRow[], today: string) {
  const costOf = makeCosts(today)
  const sources = new Map<string, Citation>()
  const noteSources = (citations: readonly Citation[]) => {
    for (const citation of citations) sources.set(citation.tag, citation)
  }
  const components = rows.map((row): PlannedComponent => {
    const circumstances = { ...kindOf(row), state: row.state as StateCode }
    const cost = costOf(circumstances, row)
    noteSources(cite(lifetimeIn(circumstances).sources))
    noteSources(cost.sources)
    return {
      ...circumstances,
      id: row.id,
      cost,
      condition: row.condition,
      // A customer who flies west has for some hours an earlier date.
      installedOn: earlierOf(row.installedOn, today),
      ownerDate: row.forecastSource === 'owner' ? row.forecastOn : undefined,
    }
  })
  noteSources(cite(rows.length > 0 ? ['NEMS', 'RELIA'] : []))
  return { components, sources: [...sources.values()] }
}

type Cost = Pick<CostEstimate, 'lowCents' | 'typicalCents' | 'highCents' | 'sources'>

/** What replacing costs: what the owner said, else the estimate, made once for each kind and state. */
function makeCosts(today: string) {
  const estimates = new Map<string, Cost>()
  return (
    circumstances: ReturnType<typeof kindOf> & { readonly state: StateCode },
    { ownerCostCents: cents }: Pick<StandingRow, 'ownerCostCents'>,
  ): Cost => {
    if (cents !== null) return { lowCents: cents, typicalCents: cents, highCents: cents, sources: [] }
    const { type, variant, state } = circumstances
    const key = `${type} ${variant} ${state}`
    const estimate = estimates.get(key) ?? estimateReplacementCost({ ...circumstances, today })
    estimates.set(key, estimate)
    return estimate
  }
}

/** What a budget was asked to assume. */
export interface Assumptions {
  readonly years?: number | undefined
  readonly inflation?: number | undefined
}
