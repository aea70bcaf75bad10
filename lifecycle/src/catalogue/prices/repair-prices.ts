import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { SourceTag } from '../sources.ts'

/** The usual price range of a component's repairs, in dollars of the year of the source. */
export interface RepairPrice {
  readonly low: number
  readonly high: number
  /** The price of a typical repair. Absent if no source states one. */
  readonly typical?: number
  readonly sources: readonly SourceTag[]
}

/** The price of replacing a single part, or of a small job, with labor. */
export interface PartPrice extends RepairPrice {
  /**
   * Matches the normalized words of a question. In them, a placeholder such as `AC_UNIT` stands for the component's
   * name.
   */
  readonly words: RegExp
  /** The work, as the subject of a sentence: `Having a plumber replace a faucet`. */
  readonly work: string
  readonly workInSpanish: string
  /** Empty if no source states a range. The range is then our own judgment. */
  readonly sources: readonly SourceTag[]
}

/** The price of a visit and of an hour of work on heating and cooling, in dollars. */
export const serviceCall = {
  visit: { low: 50, high: 200 },
  hour: { low: 75, high: 150 },
  sources: ['ASHVAC'],
} as const satisfies { sources: readonly SourceTag[] } & Record<string, unknown>

/** The repair prices by type. No source has a price for driveways. */
export const repairPrices: Partial<Readonly<Record<ComponentType, RepairPrice>>> = {
  stove: { low: 120, high: 500, sources: ['REPTP'] },
  dishwasher: { low: 120, high: 350, sources: ['REPTP'] },
  dryer: { low: 120, high: 750, sources: ['REPTP'] },
  refrigerator: { low: 250, high: 600, sources: ['REPTP'] },
  washer: { low: 120, high: 750, sources: ['REPTP'] },
  ac_unit: { low: 75, high: 4_200, typical: 650, sources: ['MTB', 'HWR24'] },
  furnace: { low: 75, high: 4_200, typical: 268, sources: ['MTB', 'CES17'] },
  water_heater: { low: 206, high: 846, typical: 526, sources: ['HA-WHR'] },
  roof: { low: 200, high: 7_000, sources: ['MTB'] },
}
