import { estimateReplacementCost } from '../money/cost.ts'
import { makeHorizon } from '../money/horizon.ts'
import { deviationOf } from '../money/portfolio.ts'
import { type SimulatedComponent, simulateSpend } from '../money/simulation.ts'
import { bandsToDate } from '../money/spread.ts'
import { makeWorld, type WorldComponent, type WorldDeviations } from './simulated-world.ts'

/**
 * The result of a test: how often the 80 % range of ten years of spending contains the true spending of a simulated
 * world.
 */
export type BandCoverage = {
  readonly homes: number
  readonly portfolios: number
  /** The share of portfolios whose spending was within the range. */
  readonly inside: number
}

/**
 * The standard deviations of the risks in two simulated worlds. `asAssumed` has the values that the budget's range
 * assumes, and `lessCorrelated` smaller ones.
 */
export const worlds: Readonly<Record<'asAssumed' | 'lessCorrelated', WorldDeviations>> = {
  asAssumed: { home: 0.2, portfolio: 0.1, type: 0.1 },
  lessCorrelated: { home: 0.15, portfolio: 0.05, type: 0.05 },
}

/** Pairs of numbers: the homes in a tested portfolio, and the number of tested portfolios of this size. */
const testedSizes = [
  [1, 1200],
  [20, 300],
  [100, 120],
] as const

const today = '2026-11-21'
const worldSeed = 5

/**
 * Computes the 80 % range of spending for many portfolios from their current ages. Returns the share of portfolios
 * whose spending in the simulated world is within their range.
 */
export function measureBandCoverage(
  deviations: WorldDeviations,
  sizes: readonly (readonly [homes: number, portfolios: number])[] = testedSizes,
): BandCoverage[] {
  const horizon = makeHorizon(today, 10, 'fromToday')
  const make = makeWorld(worldSeed, deviations, priceOf)
  return sizes.map(([homes, portfolios]) => {
    let inside = 0
    for (let count = 0; count < portfolios; count += 1) {
      const { components, spentCents } = make(homes)
      const options = { inflation: 0, rounds: homes === 1 ? 1_000 : 400, homes }
      const spend = simulateSpend(components.map(simulated), horizon, options)
      const band = bandsToDate(spend, 'real').at(-1)
      if (band && band.p10 <= spentCents && spentCents <= band.p90) inside += 1
    }
    return { homes, portfolios, inside: inside / portfolios }
  })
}

const simulated = (
  { type, shape, scaleYears, ageYears }: WorldComponent,
  index: number,
): SimulatedComponent => {
  const { low, typical, high } = priceOf(type)
  return {
    ...{ seed: `${type} ${index}`, type, life: { shape, scaleYears, delayYears: 0 }, ageYears },
    plannedMonths: undefined,
    cost: typical,
    costDeviation: deviationOf({ lowCents: low, highCents: high }),
  }
}

function priceOf(type: WorldComponent['type']) {
  const { lowCents, typicalCents, highCents } = estimateReplacementCost({ type, today })
  return { low: lowCents, typical: typicalCents, high: highCents }
}
