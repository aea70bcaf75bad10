import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { type CostFigure, type CostRange, costRangeOf } from '../prices/costs.ts'
import { factorToIndexEnd } from '../prices/price-index.ts'
import type { SourceTag } from '../sources.ts'
import type { Variant } from './lifetimes.ts'

/** How common each variant of a type is. Shares add up to 1. */
export type KindShares = {
  readonly shares: readonly (readonly [variant: Variant, share: number])[]
  /** Absent if no source gives the shares. Then all variants have equal shares, which is our judgement. */
  readonly source?: SourceTag
  /** The homes or sales that the shares describe. Absent for owner-occupied homes. */
  readonly of?: string
}

/**
 * Shares of the variants in owner-occupied homes, weighted, to the whole percent. Propane counts as gas; oil and solar water
 * heaters, evaporative coolers and mini-splits are left out, as the catalogue has no such variant. Portable and window units
 * count as room air conditioners. `central_hot_humid` depends on the climate, so it has no share. RECS 2020 does not ask
 * about roofs or driveways. Roofs bought in 2015: 78% asphalt, 11% metal; we split asphalt evenly, as both kinds cost the same.
 */
const kindShares: { readonly [Type in ComponentType]?: KindShares } = {
  water_heater: {
    shares: [
      ['gas_storage', 0.52],
      ['electric_storage', 0.4],
      ['tankless', 0.08],
    ],
    source: 'RECS20',
  },
  ac_unit: {
    shares: [
      ['central', 0.7],
      ['room', 0.17],
      ['heat_pump', 0.13],
    ],
    source: 'RECS20',
  },
  furnace: {
    shares: [
      ['gas', 0.82],
      ['electric', 0.13],
      ['oil', 0.05],
    ],
    source: 'RECS20',
  },
  roof: {
    shares: [
      ['three_tab_asphalt', 0.44],
      ['architectural_asphalt', 0.44],
      ['metal', 0.12],
    ],
    source: 'DODGE15',
    of: 'the roofs that owners bought in 2015; we count both kinds of asphalt the same',
  },
  driveway: {
    shares: [
      ['asphalt', 0.5],
      ['concrete', 0.5],
    ],
  },
}

/** One variant of a `CostMix`, with its share and its price range. */
export type MixPart = {
  readonly variant: Variant
  readonly share: number
  readonly range: CostRange
  /** True if no price was found for the variant, so that the range of its type is used. */
  readonly isTypeRange: boolean
}

/** The mix of variants that prices a component of unknown variant. */
export type CostMix = {
  readonly parts: readonly MixPart[]
  readonly source: SourceTag | undefined
  readonly of: string
  /** The lowest low figure and the highest high figure of all variants. */
  readonly low: CostFigure
  readonly high: CostFigure
}

/** Returns the mix of variants that prices a component of unknown variant. Undefined if all variants cost the same. */
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
    low: lows[0] as CostFigure,
    high: highs.at(-1) as CostFigure,
  }
}

/** A figure in dollars of January 2025. */
export const atIndexEnd = ({ dollars, year }: CostFigure): number => dollars * factorToIndexEnd(year)
