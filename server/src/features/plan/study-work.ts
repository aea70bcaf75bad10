import type { Confidence } from '@home-pulse/contract/features/plan-reserve'
import { confidences } from '@home-pulse/contract/features/plan-reserve'
import { planBudget } from '@home-pulse/lifecycle/budget'
import type { PlannedComponent } from '@home-pulse/lifecycle/portfolio'
import { type PooledContribution, planReserve } from '@home-pulse/lifecycle/reserve'

/*
 * The arithmetic of the years ahead. Of thousands of components it takes seconds, on a thread of its own: nothing here
 * may load what belongs to the server.
 */

export interface BudgetQuestion {
  readonly components: readonly PlannedComponent[]
  readonly today: string
  readonly years: number
  readonly inflation: number
  readonly driversPerPeriod: number
}

/** The budget of what stands in the homes: the rest of this year, and so many whole ones. */
export function budget(question: BudgetQuestion) {
  return { ...planBudget(question), years: question.years, inflation: question.inflation }
}
export type PlannedBudget = ReturnType<typeof budget>

/** What a reserve is planned on: what was asked for, else what its owner said, else what is usual. */
export interface ReserveTerms {
  readonly years: number
  readonly inflation: number
  readonly balanceCents: number
  readonly confidence: Confidence
  /** Undefined where nobody said: then as much as the confidence needs. */
  readonly contributionCents: number | undefined
}

export interface ReserveStudyQuestion extends ReserveTerms {
  readonly components: readonly PlannedComponent[]
  readonly today: string
}

/** The reserve study of what stands in the homes, without what it says of each component, which nobody asks for. */
export function reserve({ confidence, ...question }: ReserveStudyQuestion) {
  const { items: _, ...study } = planReserve({ ...question, confidences })
  const chosen =
    study.asked ?? (study.pooled.find((pooled) => pooled.confidence === confidence) as PooledContribution)
  return { ...study, chosen }
}
export type PlannedReserve = ReturnType<typeof reserve>
