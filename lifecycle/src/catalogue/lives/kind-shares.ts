import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { SourceTag } from '../sources.ts'
import type { Variant } from './lifetimes.ts'

/** The share of each variant among the components of a type. The shares add up to 1. */
type KindShares = {
  readonly shares: readonly (readonly [variant: Variant, share: number])[]
  /** The source of the shares. Absent if there is none. All variants then have equal shares, which is our judgment. */
  readonly source?: SourceTag
  /** The homes or sales to which the shares apply. If absent, they apply to owner-occupied homes. */
  readonly of?: string
}

/**
 * The shares of the variants. Most are shares of owner-occupied homes in the survey RECS 2020, weighted as the survey
 * says and rounded to whole percent. Propane is treated as gas, and portable and window units as room air conditioners.
 * Oil and solar water heaters, evaporative coolers and mini-splits are left out, because the catalogue has no variant
 * for them. `central_hot_humid` depends on the climate, so it has no share. RECS 2020 does not ask about roofs or
 * driveways. The shares of roofs are from sales: of the roofs bought in 2015, 78% were asphalt and 11% metal. We split
 * asphalt evenly between its two variants, as both cost the same.
 */
export const kindShares: { readonly [Type in ComponentType]?: KindShares } = {
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
