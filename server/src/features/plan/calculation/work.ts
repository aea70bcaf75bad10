import { isMainThread, workerData } from 'node:worker_threads'
import type { Confidence } from '@home-pulse/contract/features/plan/reserve'
import { confidences } from '@home-pulse/contract/features/plan/reserve'
import { type OwnLife, useOwnLives } from '@home-pulse/lifecycle/catalogue/lives/own-lives'
import { planBudget } from '@home-pulse/lifecycle/money/budget'
import type { YearCut } from '@home-pulse/lifecycle/money/horizon'
import type { EqualComponents } from '@home-pulse/lifecycle/money/portfolio'
import { planReserve } from '@home-pulse/lifecycle/money/reserve'
import { unpackIds } from '../id-packing.ts'

/*
 * This module calculates budget and reserve. With thousands of components this takes seconds, so a worker thread does
 * it. The module must not import server code.
 */

// A worker thread has its own copy of the engine, without the lives that customers' records corrected. The main thread
// loads these when the server starts, and passes them to each worker thread as its data.
if (!isMainThread) useOwnLives(workerData as readonly OwnLife[])

/**
 * A group of equal components, as it is read and sent to a worker thread. `ids` is one text with 36 characters for each
 * component, in any order.
 */
export type PackedGroup = Omit<EqualComponents, 'ids'> & { readonly ids: string }

export const unpacked = (components: readonly PackedGroup[]): EqualComponents[] =>
  components.map((alike) => ({ ...alike, ids: unpackIds(alike.ids).sort() }))

export interface BudgetQuestion {
  readonly components: readonly PackedGroup[]
  readonly homes: number
  readonly today: string
  readonly years: number
  readonly inflation: number
  readonly driversPerPeriod: number
  readonly cut: YearCut
}

export function budget(question: BudgetQuestion) {
  const components = unpacked(question.components)
  return { ...planBudget({ ...question, components }), years: question.years, inflation: question.inflation }
}
export type PlannedBudget = ReturnType<typeof budget>

/** The terms of a reserve: from the request, else from the owner's settings, else the defaults. */
export interface ReserveTerms {
  readonly years: number
  readonly inflation: number
  readonly balanceCents: number
  readonly confidence: Confidence
  /** The monthly amount. If it is undefined, a twelfth of the long-run yearly cost is used. */
  readonly contributionCents: number | undefined
}

export interface ReserveStudyQuestion extends ReserveTerms {
  readonly components: readonly PackedGroup[]
  readonly homes: number
  readonly today: string
}

/** Computes the reserve for all components. Omits the entry of each single component, because no client needs it. */
export function reserve({ confidence, ...question }: ReserveStudyQuestion) {
  const components = unpacked(question.components)
  const { items: _, ...study } = planReserve({ ...question, components, confidence, confidences })
  return study
}
export type PlannedReserve = ReturnType<typeof reserve>
