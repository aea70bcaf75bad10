import type { BudgetCut } from '@home-pulse/contract/features/plan/budget'
import { usualInflation } from '@home-pulse/lifecycle/money/budget'
import type { Work, WorkerPool } from '../../../platform/jobs/worker-pool.ts'
import type { Assumptions, Holdings } from '../budget/read.ts'
import {
  type BudgetQuestion,
  budget,
  type PlannedBudget,
  type PlannedReserve,
  type ReserveStudyQuestion,
  type ReserveTerms,
  reserve,
} from './work.ts'

export const usualYears = 10

/** Up to this many components are computed on the main thread, which takes some tens of milliseconds. */
const maxOnMainThread = 30

/**
 * A result is cached only if it covers at most this many components. The key of the cache is the request as text.
 * Writing this text for a million components would block the main thread for almost a second.
 */
const maxKept = 10_000

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const file = new URL(`./work.${extension}`, import.meta.url)
const budgetWork: Work<BudgetQuestion, PlannedBudget> = { file, name: 'budget', here: budget }
const reserveWork: Work<ReserveStudyQuestion, PlannedReserve> = {
  file,
  name: 'reserve',
  here: reserve,
}

const yearCuts = { calendar_years: 'calendar', from_today: 'fromToday' } as const

export function budgetOf(
  workerPool: WorkerPool,
  holdings: Holdings,
  today: string,
  {
    years = usualYears,
    inflation = usualInflation,
    drivers = 3,
    cut = 'calendar_years',
  }: Assumptions & { drivers?: number | undefined; cut?: BudgetCut | undefined },
): Promise<PlannedBudget> {
  const { components, componentCount } = holdings
  const question = {
    ...{ components, homes: homesOf(holdings), today, years, inflation },
    ...{ driversPerPeriod: drivers, cut: yearCuts[cut] },
  }
  return workerPool.run(budgetWork, question, componentCount > maxOnMainThread, componentCount <= maxKept)
}

export const reserveOf = (
  workerPool: WorkerPool,
  holdings: Holdings,
  terms: ReserveTerms,
  today: string,
): Promise<PlannedReserve> =>
  workerPool.run(
    reserveWork,
    { ...terms, components: holdings.components, homes: homesOf(holdings), today },
    holdings.componentCount > maxOnMainThread,
    holdings.componentCount <= maxKept,
  )

/** Returns the number of homes over which risks average out. It is at most the number of components. */
const homesOf = ({ propertyCount, componentCount }: Holdings): number =>
  Math.max(1, Math.min(propertyCount, componentCount))
