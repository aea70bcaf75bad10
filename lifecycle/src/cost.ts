import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { type CostFigure, costRangeOf, costs } from './catalogue/costs.ts'
import { assumedKind, lifetimeOf, type Variant } from './catalogue/lifetimes.ts'
import { factorSinceIndexEnd, factorToIndexEnd } from './catalogue/price-index.ts'
import { type Citation, cite } from './catalogue/sources.ts'
import { type PricedState, stateFactors, unitedStates } from './catalogue/state-factors.ts'
import { explainCost, explainOwnCost } from './explain.ts'

/** What is to be replaced, where, and in dollars of which day (`YYYY-MM-DD`). */
export type CostRequest = {
  readonly type: ComponentType
  readonly variant?: Variant | undefined
  /** Without it, at the price level of the whole country. */
  readonly state?: PricedState | undefined
  readonly today: PlainDate
}

/** What a replacement costs. Amounts are integer cents of US dollars, rounded to whole dollars. */
export type CostEstimate = {
  readonly lowCents: number
  readonly typicalCents: number
  readonly highCents: number
  /** The day whose dollars the amounts are in. */
  readonly priceLevelOn: PlainDate
  /** Whole sentences in plain English: the figures, the prices since, the state. */
  readonly explanation: readonly string[]
  readonly sources: readonly Citation[]
}

/** The figures a cost rests on, and what turns a dollar of theirs into cents of today and of a state. */
function pricingOf({ type, variant, state, today }: CostRequest) {
  const lifetime = lifetimeOf(type, variant)
  const { parity } = costs[type]
  const parityFactor = state === undefined ? 1 : stateFactors[state][parity] / unitedStates[parity]
  const levelFactor = factorSinceIndexEnd(today) * parityFactor
  return {
    ...{ lifetime, parity, parityFactor, ...costRangeOf(type, variant) },
    inCents: ({ dollars, year }: CostFigure) =>
      Math.round(dollars * factorToIndexEnd(year) * levelFactor) * 100,
  }
}

/** `typicalCents` of an estimate alone, for lists that show no more. Throws like `estimateReplacementCost`. */
export function typicalCostCents(request: CostRequest): number {
  const { range, inCents } = pricingOf(request)
  return inCents(range.typical)
}

/**
 * Estimates what replacing a component would cost today:
 * published figure × price index (its year to January 2025, carried forward to today) × the state's price parity.
 * Throws a RangeError for a variant its type does not have, or a date that is none.
 */
export function estimateReplacementCost(request: CostRequest): CostEstimate {
  const { type, variant, state, today } = request
  const { lifetime, range, isTypeRange, parity, parityFactor, inCents } = pricingOf(request)
  const figureSources = [range.typical, range.low, range.high].flatMap(({ source }) => source ?? [])
  return {
    lowCents: inCents(range.low),
    typicalCents: inCents(range.typical),
    highCents: inCents(range.high),
    priceLevelOn: today,
    explanation: explainCost({
      lifetime,
      baseKind: assumedKind(type, undefined) ?? lifetimeOf(type, undefined).nouns[1],
      assumed: assumedKind(type, variant),
      range,
      isTypeRange,
      parity,
      parityFactor,
      state,
      today,
    }),
    sources: cite([...figureSources, 'CPI', 'BEA']),
  }
}

/** What a replacement costs once its owner has said so: that amount and no range, with our own estimate told beside it. */
export function withOwnerCost(estimate: CostEstimate, ownerCents: number | null): CostEstimate {
  if (ownerCents === null) return estimate
  const amounts = { lowCents: ownerCents, typicalCents: ownerCents, highCents: ownerCents }
  return {
    ...estimate,
    ...amounts,
    explanation: [...explainOwnCost(ownerCents, estimate), ...estimate.explanation],
  }
}
