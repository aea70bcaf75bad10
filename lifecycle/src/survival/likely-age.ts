import { type Citation, cite } from '../catalogue/sources.ts'
import { inPercent, inWholeYears } from '../wording.ts'
import { type Circumstances, lifetimeIn } from './condition.ts'
import { survivalAt, type Weibull } from './survival.ts'

/** How old something is that nobody remembers installing, as far as the age of its home tells. Whole years. */
export type LikelyAge = {
  /** As many are younger as are older. */
  readonly ageYears: number
  /** Eight in ten lie between these, both inclusive. */
  readonly interval80Years: readonly [low: number, high: number]
  /** The chance, 0 to 1, that it is the one the home was built with. */
  readonly originalChance: number
  /** Whole sentences in plain English. */
  readonly explanation: readonly string[]
  readonly sources: readonly Citation[]
}

/**
 * The age of a component in a home of `homeAgeYears` whole years (0 to 500), when each that failed was replaced by one of
 * its kind. Throws a RangeError when its type has no such variant.
 */
export function likelyAge(circumstances: Circumstances, homeAgeYears: number): LikelyAge {
  const { life, nouns, sources } = lifetimeIn(circumstances)
  const chances = ageChances(life, homeAgeYears)
  const originalChance = chances.at(-1) ?? 1
  const ageYears = quantileOf(chances, 0.5)
  const interval80Years = [quantileOf(chances, 0.1), quantileOf(chances, 0.9)] as const
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
 * The chance of each age, 0 to that of the home, which is the chance of the first one. Renewal theory (Cox, 1962) in steps
 * of a year: a new one came `age` years ago, and has lasted since.
 */
export function ageChances(life: Weibull, homeAgeYears: number): readonly number[] {
  const reaching = Array.from({ length: homeAgeYears + 1 }, (_, year) => survivalAt(life, year))
  const renewed = [1]
  for (let year = 1; year <= homeAgeYears; year += 1) {
    let chance = 0
    for (let lasted = 1; lasted <= year; lasted += 1)
      chance +=
        ((reaching[lasted - 1] as number) - (reaching[lasted] as number)) * (renewed[year - lasted] as number)
    renewed.push(chance)
  }
  return reaching.map((lasts, age) => lasts * (renewed[homeAgeYears - age] as number))
}

/** The youngest age that a share of them does not exceed. */
function quantileOf(chances: readonly number[], share: number): number {
  let sum = 0
  const age = chances.findIndex((chance) => {
    sum += chance
    return sum >= share
  })
  return age < 0 ? chances.length - 1 : age
}
