import type { ComponentType } from '@home-pulse/contract/vocabulary'
import {
  commonRiskInAges,
  homeDeviation,
  pairs,
  portfolioDeviation,
  priceDeviation,
  typeDeviation,
} from '../catalogue/lives/shared-risk.ts'
import type { Weibull } from '../survival/survival.ts'
import { normalPair } from './normal.ts'
import { makeRandom } from './random.ts'

/** The risk that the components of a portfolio share, in each simulated future. A round is one simulated future. */
export type SharedRisk = {
  /** The factor that multiplies all prices of a round. Its mean is 1. */
  readonly priceFactors: Float64Array
  /**
   * Returns the risk that the components of this type and life share. `sharedDraws` has one weighted normal draw for
   * each round. Each component adds to it a standard normal draw of its own, multiplied by `ownShare`. The sum has a
   * standard normal distribution.
   */
  readonly of: (
    type: ComponentType,
    life: Weibull,
  ) => { readonly sharedDraws: Float64Array; readonly ownShare: number }
}

/**
 * Creates the shared draws of all rounds. Each standard deviation in `catalogue/lives/shared-risk.ts` is converted to a
 * share of the variance of a draw. The share is the squared deviation, divided by the variance of the logarithm of the
 * life, pi^2 / (6 shape^2). The effects of single homes average out over the homes of a portfolio, and so do those of
 * pairs of components in a home. Their shares are therefore divided by the number of homes.
 */
export function makeSharedRisk({
  seed,
  rounds,
  homes,
}: {
  seed: number
  rounds: number
  homes: number
}): SharedRisk {
  const drawNormals = (text: string) => {
    const { startRound, draw } = makeRandom(seed, text)
    return new Float64Array(rounds).map((_, round) => {
      startRound(round)
      return normalPair(draw(), draw())[0]
    })
  }
  const drawnForAll = drawNormals('shared by all')
  const known = new Map<string, ReturnType<SharedRisk['of']>>()
  const sharedBy = (type: ComponentType, shape: number) => {
    const variance = Math.PI ** 2 / (6 * shape ** 2)
    const pair = pairs.find(({ types }) => types.includes(type))
    const parts = [
      { share: (portfolioDeviation ** 2 + homeDeviation ** 2 / homes) / variance, drawn: drawnForAll },
      { share: typeDeviation ** 2 / variance, drawn: drawNormals(`shared by ${type}`) },
      ...(pair
        ? [
            {
              share: (commonRiskInAges * pair.ageCorrelation) / homes,
              drawn: drawNormals(`shared by ${pair.types.join(' and ')}`),
            },
          ]
        : []),
    ]
    const sharedShare = Math.min(
      maxSharedShare,
      parts.reduce((sum, { share }) => sum + share, 0),
    )
    const scale = sharedShare / parts.reduce((sum, { share }) => sum + share, 0)
    const sharedDraws = new Float64Array(rounds)
    for (const { share, drawn } of parts) {
      const weight = Math.sqrt(scale * share)
      for (const [round, z] of drawn.entries()) sharedDraws[round] = (sharedDraws[round] ?? 0) + weight * z
    }
    return { sharedDraws, ownShare: Math.sqrt(1 - sharedShare) }
  }
  return {
    priceFactors: drawNormals('prices').map((z) => Math.exp(priceDeviation * (z - priceDeviation / 2))),
    of: (type, { shape }) => {
      const key = `${type} ${shape}`
      const found = known.get(key) ?? sharedBy(type, shape)
      known.set(key, found)
      return found
    },
  }
}

/** The maximum share of a component's risk that is common to it and other components. */
const maxSharedShare = 0.9
