import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { kindShares } from '../lives/kind-shares.ts'
import type { Variant } from '../lives/lifetimes.ts'
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
  /** The lowest low figure and the highest high figure of all variants. */
  readonly low: CostFigure
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
  const lows = byLevel(parts.map(({ range }) => range.low))
  const highs = byLevel(parts.map(({ range }) => range.high))
  return {
    parts,
    source: known.source,
    of: known.of ?? 'owner-occupied homes',
    // A mix has at least one part, so both lists have a first and a last figure.
    low: lows[0] as CostFigure,
    high: highs.at(-1) as CostFigure,
  }
}
