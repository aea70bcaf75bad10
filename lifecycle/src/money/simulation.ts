import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { remainingLifeQuantiles, type Weibull } from '../survival/survival.ts'
import { cellAt, type Horizon } from './horizon.ts'
import { normalPair, normalShareBelow } from './normal.ts'
import { makeRandom } from './random.ts'
import { makeSharedRisk } from './shared-risk.ts'

/** The facts about a component that a simulation needs. */
export type SimulatedComponent = {
  /**
   * The seed of this component's random numbers. A seed of its own keeps these numbers independent of other components,
   * their order and the horizon.
   */
  readonly seed: string
  readonly type: ComponentType
  readonly life: Weibull
  readonly ageYears: number
  /** The months from today to the first replacement, if its date is planned. */
  readonly plannedMonths: number | undefined
  /** The mean cost of a replacement at today's prices, in any unit. */
  readonly cost: number
  /** The standard deviation of the logarithm of `cost`. 0 for a cost that the owner set. */
  readonly costDeviation: number
}

/** The spending in each period of each round, at index `round * periods + period`. */
export type SimulatedSpend = {
  readonly rounds: number
  readonly periods: number
  /** The spending at today's prices. */
  readonly real: Float64Array
  /** The spending at future prices. */
  readonly nominal: Float64Array
}

export type SimulationOptions = {
  readonly inflation: number
  readonly rounds: number
  readonly homes: number
  /** Any whole number. Equal inputs with equal seeds give equal results. */
  readonly seed?: number
}

const usualSeed = 20_261_121

/**
 * Simulates the horizon many times. Each component fails after a random remaining life, and each of its replacements
 * after a random new life. The probabilities follow from the life of the component, so the mean agrees with renewal
 * theory. But components share a part of their risk (`shared-risk.ts`): a Gaussian copula joins their draws. Each
 * estimated cost varies by `costDeviation`, and all costs of a round by one common factor. Prices rise by `inflation` a
 * year.
 */
export function simulateSpend(
  components: readonly SimulatedComponent[],
  horizon: Horizon,
  { inflation, rounds, homes, seed = usualSeed }: SimulationOptions,
): SimulatedSpend {
  const periods = horizon.ends.length
  const lastCell = horizon.ends.at(-1) ?? 0
  const endMonths = horizon.firstCell + lastCell - 1
  const periodOfCell = horizon.ends.flatMap((end, period) =>
    Array.from({ length: end - (horizon.ends[period - 1] ?? 0) }, () => period),
  )
  const real = new Float64Array(rounds * periods)
  const nominal = new Float64Array(rounds * periods)
  const monthlyGrowth = Math.log1p(inflation) / 12
  const shared = makeSharedRisk({ seed, rounds, homes })
  for (const { seed: own, type, life, ageYears, plannedMonths, cost, costDeviation } of components) {
    const { startRound, draw } = makeRandom(seed, own)
    const { sharedDraws, ownShare } = shared.of(type, life)
    const remainingLife = remainingLifeQuantiles(life, ageYears)
    const newLife = remainingLifeQuantiles(life, 0)
    for (let round = 0; round < rounds; round += 1) {
      startRound(round)
      let months = plannedMonths ?? 0
      for (let isFirst = true; ; isFirst = false) {
        const [z, costZ] = normalPair(draw(), draw())
        if (!isFirst || plannedMonths === undefined) {
          // The casts here and below are safe: every index belongs to a round, a cell of the horizon or a period of
          // a round.
          const chance = normalShareBelow((sharedDraws[round] as number) + ownShare * z)
          months += 12 * (isFirst ? remainingLife(chance) : newLife(chance))
        }
        if (!(months < endMonths)) break
        const at = round * periods + (periodOfCell[cellAt(horizon, months) - 1] as number)
        const priceVariation = Math.exp(costDeviation * (costZ - costDeviation / 2))
        const paid =
          costDeviation === 0 ? cost : cost * (shared.priceFactors[round] as number) * priceVariation
        real[at] = (real[at] as number) + paid
        nominal[at] = (nominal[at] as number) + paid * Math.exp(monthlyGrowth * months)
      }
    }
  }
  return { rounds, periods, real, nominal }
}
