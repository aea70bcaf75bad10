import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { assumedKind, lifetimeOf, type Variant } from '../catalogue/lives/lifetimes.ts'
import { type CostMix, costMixOf } from '../catalogue/prices/cost-mix.ts'
import { type CostFigure, type CostRange, costRangeOf, costs } from '../catalogue/prices/costs.ts'
import { atIndexEnd, factorSinceIndexEnd, indexEndsOn } from '../catalogue/prices/price-index.ts'
import { type HomeSize, pricedSizeOf } from '../catalogue/prices/priced-size.ts'
import { type PricedState, stateFactors, unitedStates } from '../catalogue/prices/state-factors.ts'
import { type Citation, cite } from '../catalogue/sources.ts'
import { explainCost, explainOwnCost } from './explain-cost.ts'

/** The component to replace, the state of its home, and the date of the price level (`YYYY-MM-DD`). */
export type CostRequest = {
  readonly type: ComponentType
  readonly variant?: Variant | undefined
  /** If absent, the cost is at the national price level. */
  readonly state?: PricedState | undefined
  readonly today: PlainDate
  /** The sizes of the home that determine the price of a roof or a driveway. */
  readonly home?: HomeSize | undefined
}

/** The cost of a replacement. Amounts are integer cents of US dollars, rounded to whole dollars. */
export type CostEstimate = {
  readonly lowCents: number
  readonly typicalCents: number
  readonly highCents: number
  readonly priceLevelOn: PlainDate
  /** Whole sentences about the published figures, the inflation since then, and the price level of the state. */
  readonly explanation: readonly string[]
  readonly sources: readonly Citation[]
}

/**
 * Returns the figures that a cost is computed from. `formatExactCents` converts a published price to cents today. The published
 * price is in dollars of `indexEndsOn`, at the national price level and for an average size. The result is for the
 * state and for the size of the home.
 */
function pricingOf({ type, variant, state, today, home }: CostRequest) {
  const lifetime = lifetimeOf(type, variant)
  const { parity } = costs[type]
  const parityFactor = state === undefined ? 1 : stateFactors[state][parity] / unitedStates[parity]
  const size = pricedSizeOf(type, home)
  const sizeFactor = size === undefined ? 1 : size.squareFeet / size.average
  const priceFactor = factorSinceIndexEnd(today) * parityFactor * sizeFactor
  const mix = variant === undefined ? costMixOf(type) : undefined
  const { range, isTypeRange } = costRangeOf(type, variant)
  const typical = mix
    ? mix.parts.reduce((sum, { share, range: { typical } }) => sum + share * atIndexEnd(typical), 0)
    : atIndexEnd(range.typical)
  return {
    ...{ lifetime, parity, parityFactor, mix, isTypeRange, typical, size },
    range: mix ? { ...range, low: mix.low, high: mix.high } : range,
    formatExactCents: (dollars: number) => Math.round(dollars * priceFactor) * 100,
  }
}

/**
 * The figures from which every cost of a component type is computed, in dollars of `indexEndsOn` at the national price
 * level.
 */
export type CostBasis = {
  readonly low: number
  readonly typical: number
  readonly high: number
  readonly parity: 'goods' | 'allItems'
  /** True if no price was found for the variant. The range is then the range of its type. */
  readonly isTypeRange: boolean
  readonly sources: readonly Citation[]
}

/**
 * Returns the figures that `estimateReplacementCost` uses. Throws a RangeError for a variant that the type does not
 * have.
 */
export function costBasisOf(type: ComponentType, variant: Variant | undefined): CostBasis {
  const { range, isTypeRange, mix, typical, parity } = pricingOf({ type, variant, today: indexEndsOn })
  const figures = figuresOf(range, mix)
  return {
    low: atIndexEnd(range.low),
    typical,
    high: atIndexEnd(range.high),
    parity,
    isTypeRange,
    sources: cite([...figures.flatMap(({ source }) => source ?? []), ...(mix?.source ? [mix.source] : [])]),
  }
}

/** Returns the figures of a price range. A mix of variants has one typical figure for each variant. */
const figuresOf = (range: CostRange, mix: CostMix | undefined): readonly CostFigure[] => [
  ...(mix ? mix.parts.map(({ range: { typical } }) => typical) : [range.typical]),
  range.low,
  range.high,
]

/** Returns only `typicalCents` of an estimate, for lists. Throws like `estimateReplacementCost`. */
export function typicalCostCents(request: CostRequest): number {
  const { typical, formatExactCents } = pricingOf(request)
  return formatExactCents(typical)
}

/**
 * Estimates the cost of a replacement today. It is the published figure × price index × price level of the state. The
 * index converts the figure from its year to January 2025, and is extrapolated to today. A component of unknown variant
 * costs the average of its variants, weighted by their shares. Its range is the range of the variant that the forecast
 * assumes. If the forecast assumes none, the range covers all variants. Throws a RangeError for a variant that the type
 * does not have, or an invalid date.
 */
export function estimateReplacementCost(request: CostRequest): CostEstimate {
  const { type, variant, state, today } = request
  const { lifetime, range, isTypeRange, mix, typical, parity, parityFactor, size, formatExactCents } =
    pricingOf(request)
  const figures = figuresOf(range, mix)
  return {
    lowCents: formatExactCents(atIndexEnd(range.low)),
    typicalCents: formatExactCents(typical),
    highCents: formatExactCents(atIndexEnd(range.high)),
    priceLevelOn: today,
    explanation: explainCost({
      type,
      lifetime,
      baseKind: assumedKind(type, undefined) ?? lifetimeOf(type, undefined).nouns[1],
      assumed: assumedKind(type, variant),
      ...{ range, isTypeRange, mix, parity, parityFactor, size, state, today },
    }),
    sources: cite([
      ...figures.flatMap(({ source }) => source ?? []),
      ...(mix?.source ? [mix.source] : []),
      'CPI',
      'BEA',
    ]),
  }
}

/**
 * Replaces the estimate by the owner's cost: one amount without a range. The explanation then begins with that amount
 * and mentions our estimate.
 */
export function withOwnerCost(estimate: CostEstimate, ownerCents: number | null): CostEstimate {
  if (ownerCents === null) return estimate
  const amounts = { lowCents: ownerCents, typicalCents: ownerCents, highCents: ownerCents }
  return {
    ...estimate,
    ...amounts,
    explanation: [...explainOwnCost(ownerCents, estimate), ...estimate.explanation],
  }
}
