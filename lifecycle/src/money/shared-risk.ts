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

/** The shared part of the risk of all components of a portfolio, for each simulated future. */
export type SharedRisk = {
  /** The factor of all prices in each round. Its mean is 1. */
  readonly priceOf: Float64Array
  /** The shared part of each round's standard normal draw for components of a type and life, and the weight of their own part. */
  readonly of: (
    type: ComponentType,
    life: Weibull,
  ) => { readonly luck: Float64Array; readonly ownShare: number }
}

/**
 * Makes the shared draws of all rounds. A deviation of the logarithm of lives becomes a correlation of draws: its square,
 * divided by the variance of the logarithm of the life, pi^2 / (6 shape^2). The luck of single homes, and of pairs in them,
 * averages out over the homes of a portfolio, so its variance is divided by their number.
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
  const normals = (text: string) => {
    const { startRound, draw } = makeRandom(seed, text)
    return Float64Array.from({ length: rounds }, (_, round) => {
      startRound(round)
      return normalPair(draw(), draw())[0]
    })
  }
  const everything = normals('shared by all')
  const known = new Map<string, ReturnType<SharedRisk['of']>>()
  const sharedBy = (type: ComponentType, shape: number) => {
    const variance = Math.PI ** 2 / (6 * shape ** 2)
    const pair = pairs.find(({ types }) => types.includes(type))
    const parts = [
      { share: (portfolioDeviation ** 2 + homeDeviation ** 2 / homes) / variance, drawn: everything },
      { share: typeDeviation ** 2 / variance, drawn: normals(`shared by ${type}`) },
      ...(pair
        ? [
            {
              share: (commonRiskInAges * pair.ageCorrelation) / homes,
              drawn: normals(`shared by ${pair.types.join(' and ')}`),
            },
          ]
        : []),
    ]
    const sharedShare = Math.min(
      maxSharedShare,
      parts.reduce((sum, { share }) => sum + share, 0),
    )
    const scale = sharedShare / parts.reduce((sum, { share }) => sum + share, 0)
    const luck = Float64Array.from({ length: rounds }, (_, round) =>
      parts.reduce((sum, { share, drawn }) => sum + Math.sqrt(scale * share) * (drawn[round] as number), 0),
    )
    return { luck, ownShare: Math.sqrt(1 - sharedShare) }
  }
  return {
    priceOf: normals('prices').map((z) => Math.exp(priceDeviation * (z - priceDeviation / 2))),
    of: (type, { shape }) => {
      const key = `${type} ${shape}`
      const found = known.get(key) ?? sharedBy(type, shape)
      known.set(key, found)
      return found
    },
  }
}

/** The largest share of its risk that a component can have in common with others. */
const maxSharedShare = 0.9
