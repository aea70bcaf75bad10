import { type Citation, cite } from '../catalogue/sources.ts'
import { inPercent, inWholeYears } from '../wording.ts'
import { type Circumstances, lifetimeIn } from './condition.ts'
import { survivalAt, type Weibull } from './survival.ts'

/** The likely age of a component whose age is unknown, in whole years. It follows from the age of the home. */
export type LikelyAge = {
  /** The median age. */
  readonly ageYears: number
  /** The likely range, including both ends. It contains the age in 8 of 10 cases. */
  readonly interval80Years: readonly [low: number, high: number]
  /** The probability, 0 to 1, that the component was installed when the home was built. */
  readonly originalChance: number
  /** Whole sentences in plain English. */
  readonly explanation: readonly string[]
  readonly sources: readonly Citation[]
}

/**
 * Returns the likely age of a component in a home of `homeAgeYears` whole years (0 to 500). It assumes that each failed
 * component was replaced by one of the same type and variant. Throws a RangeError if the type has no such variant.
 */
export function likelyAge(circumstances: Circumstances, homeAgeYears: number): LikelyAge {
  const { life, nouns, sources } = lifetimeIn(circumstances)
  const chances = ageChances(life, homeAgeYears)
  const originalChance = chances.at(-1) ?? 1
  const ageYears = ageQuantile(chances, 0.5)
  const interval80Years = [ageQuantile(chances, 0.1), ageQuantile(chances, 0.9)] as const
  const [low, high] = interval80Years
  return {
    ageYears,
    interval80Years,
    originalChance,
    explanation: [
      `Of all ${nouns[1]}, ${inPercent(originalChance)} last ${inWholeYears(homeAgeYears)}, the age of the home.`,
      low === high
        ? 'So it is all but certain that this one came with the home.'
        : `Counting how often one that failed was replaced, its likely age is ${low} to ${high} years: 8 chances in 10.`,
    ],
    sources: cite(['RELIA', ...sources]),
  }
}

/**
 * Returns the probability of each age, from 0 to the age of the home. The last one is the probability that the
 * component is the original one. The calculation uses renewal theory (Cox, 1962) in steps of a year: a component that
 * is n years old was installed n years ago and has survived since.
 */
export function ageChances(life: Weibull, homeAgeYears: number): readonly number[] {
  const reaching = Array.from({ length: homeAgeYears + 1 }, (_, year) => survivalAt(life, year))
  const renewed = [1]
  for (let year = 1; year <= homeAgeYears; year += 1) {
    let chance = 0
    for (let lasted = 1; lasted <= year; lasted += 1)
      // The casts are safe: all indexes are between 0 and `year`.
      chance +=
        ((reaching[lasted - 1] as number) - (reaching[lasted] as number)) * (renewed[year - lasted] as number)
    renewed.push(chance)
  }
  // The cast is safe, because `renewed` has one entry for each age up to the age of the home.
  return reaching.map((lasts, age) => lasts * (renewed[homeAgeYears - age] as number))
}

/** Returns the smallest age up to which the probabilities add up to at least `share`. */
function ageQuantile(chances: readonly number[], share: number): number {
  let sum = 0
  const age = chances.findIndex((chance) => {
    sum += chance
    return sum >= share
  })
  return age < 0 ? chances.length - 1 : age
}
