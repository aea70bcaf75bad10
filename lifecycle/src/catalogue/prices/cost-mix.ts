import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { kindShares } from '../lives/kind-shares.ts'
import { assumedKind, type Variant } from '../lives/lifetimes.ts'
import type { SourceTag } from '../sources.ts'
import { type CostFigure, type CostRange, costRangeOf } from './costs.ts'
import { atIndexEnd } from './price-index.ts'

/** One variant of a `CostMix`, with its share and its price range. */
export type MixPart = {
  readonly variant: Variant
  readonly share: number
  readonly range: CostRange
  /** True if no price was found for the variant, so that the range of its type is used. */
  readonly isTypeRange: boolean
}

/** The mix of variants that determines the price of a component of unknown variant. */
export type CostMix = {
  readonly parts: readonly MixPart[]
  readonly source: SourceTag | undefined
  readonly of: string
  /**
   * The low end of the cost of the variant that the forecast assumes. If it assumes no variant, the lowest cost of all
   * variants.
   */
  readonly low: CostFigure
  /**
   * The high end of the cost of the variant that the forecast assumes. If it assumes no variant, the highest cost of
   * all variants.
   */
  readonly high: CostFigure
}

/**
 * Returns the mix of variants that determines the price of a component of unknown variant. Undefined if the type has no
 * variants.
 */
export function costMixOf(type: ComponentType): CostMix | undefined {
  const known = kindShares[type]
  if (!known) return undefined
  const parts = known.shares.map(([variant, share]) => ({ variant, share, ...costRangeOf(type, variant) }))
  const byLevel = (figures: readonly CostFigure[]) =>
    figures.toSorted((one, other) => atIndexEnd(one) - atIndexEnd(other))
  // The range leaves out room units, because the forecast treats an air conditioner of unknown variant as central air.
  const ranges =
    assumedKind(type, undefined) === undefined
      ? parts.map(({ range }) => range)
      : [costRangeOf(type, undefined).range]
  const lows = byLevel(ranges.map(({ low }) => low))
  const highs = byLevel(ranges.map(({ high }) => high))
  return {
    parts,
    source: known.source,
    of: known.of ?? 'owner-occupied homes',
    // The casts are safe: there is at least one range, so both lists have a first and a last figure.
    low: lows[0] as CostFigure,
    high: highs.at(-1) as CostFigure,
  }
}
