import type { AgeSource, Condition } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { assumedKind } from '../catalogue/lives/lifetimes.ts'
import { type Citation, cite } from '../catalogue/sources.ts'
import { addYearsAsDays, ageBetween, earlierOf, laterOf } from '../plain-date.ts'
import { likelyRange } from './age-source.ts'
import { type Circumstances, effectiveInstallation, lifetimeIn } from './condition.ts'
import { explainForecast, type StandingDate } from './explain.ts'
import {
  conditionalReliability,
  failureChanceWithin,
  meanRemainingLife,
  medianRemainingLife,
  quantileLife,
  type Weibull,
} from './survival.ts'

/** A component as far as its life depends on it. Dates are `YYYY-MM-DD`. */
export type ForecastRequest = Circumstances & {
  readonly installedOn: PlainDate
  readonly condition?: Condition | null | undefined
  /** How its owner knows its age. It widens the likely range and changes no date. */
  readonly ageSource?: AgeSource | null | undefined
  /** A brand changes no date; where there is one, the explanation says so. */
  readonly brand?: string | null | undefined
  readonly today: PlainDate
  /** The date it has already, if any: the explanation then speaks of that date beside today's estimate. */
  readonly standing?: StandingDate | undefined
  /** The day on which its owner last confirmed that it still works: it is then planned for what half of those as old reach. */
  readonly confirmedOn?: PlainDate | null | undefined
}

/** When a component will need replacing, how sure that is, and why. */
export type Forecast = {
  readonly ageYears: number
  /** The age that it counts as, given its condition; all that follows is of those of this age. */
  readonly effectiveAgeYears: number
  /** Years from today within which half of those that reached this age will have failed. */
  readonly medianRemainingYears: number
  /** Expected years left. */
  readonly meanRemainingYears: number
  /**
   * Years from today within which a tenth, and nine tenths, of those that reached this age will have failed. If the age is
   * uncertain: a tenth of the oldest that it may be, and nine tenths of the youngest.
   */
  readonly interval80Years: readonly [low: number, high: number]
  /** Probabilities, 0 to 1. */
  readonly failureWithin12Months: number
  readonly failureWithin5Years: number
  /** The day to plan for, never before today: today if the component is older than three in four of its kind become. */
  readonly forecastOn: PlainDate
  /** Today and `interval80Years`. */
  readonly forecastLow: PlainDate
  readonly forecastHigh: PlainDate
  /** Whole sentences in plain English: why this date, how sure, on what it rests. */
  readonly explanation: readonly string[]
  readonly sources: readonly Citation[]
}

/** The family of survival curves, and what having lasted so far says of the rest. */
const methodSources = ['NEMS', 'RELIA'] as const

/** The share of a kind that has failed by the age at which a component is due, whatever those of its age have left. */
const dueShare = 0.75

/** How long it has lasted, and what it counts as, given its condition and where it stands. */
function standingOf(request: ForecastRequest) {
  const { installedOn, condition, today } = request
  const lifetime = lifetimeIn(request)
  const countsFrom = effectiveInstallation(lifetime.life, installedOn, today, condition)
  return {
    lifetime,
    countsFrom,
    ageYears: ageBetween(installedOn, today),
    effectiveAgeYears: ageBetween(countsFrom, today),
  }
}

const rangeFrom = (today: PlainDate, [low, high]: Forecast['interval80Years']) => ({
  forecastLow: addYearsAsDays(today, low),
  forecastHigh: addYearsAsDays(today, high),
})

/** `forecastLow` and `forecastHigh` of a forecast alone, for lists that show no more: a quarter of the work. Throws like `forecastComponent`. */
export function forecastRange(request: ForecastRequest): Pick<Forecast, 'forecastLow' | 'forecastHigh'> {
  const { lifetime, ageYears, effectiveAgeYears } = standingOf(request)
  return rangeFrom(request.today, likelyRange(lifetime.life, effectiveAgeYears, ageYears, request.ageSource))
}

/** Only the probability that it fails within 12 months, for lists that sort by it. Throws like `forecastComponent`. */
export function failureWithin12Months(request: ForecastRequest): number {
  const { lifetime, effectiveAgeYears } = standingOf(request)
  return failureChanceWithin(lifetime.life, effectiveAgeYears, 1)
}

/** The probability, 0 to 1, that it still works after so many years from today. Throws like `forecastComponent`. */
export function chanceOfLasting(request: ForecastRequest, years: number): number {
  const { lifetime, effectiveAgeYears } = standingOf(request)
  return conditionalReliability(lifetime.life, effectiveAgeYears, years)
}

/** The day on which its owner confirmed that it works, plus what half of those as old on that day had left. */
function confirmedDate(
  { installedOn, condition, confirmedOn, today }: ForecastRequest,
  life: Weibull,
): PlainDate | undefined {
  if (!confirmedOn || confirmedOn < installedOn) return undefined
  const seenOn = earlierOf(confirmedOn, today)
  const countsFrom = effectiveInstallation(life, installedOn, seenOn, condition)
  return addYearsAsDays(seenOn, medianRemainingLife(life, ageBetween(countsFrom, seenOn)))
}

/**
 * Forecasts one component. The day to plan for is the earlier of two days, but never before today: today plus the median
 * remaining life of those of its age, and the day it reaches the age that three in four of its kind do not outlive. So it
 * recedes while the component is younger than its kind's median life, and then stands still until that day. A confirmation
 * that it still works moves it to the day of the confirmation plus what half of those as old had left then. A condition lets it count as older or younger than
 * it is; in a hot and humid state, central air has the shorter life of such a climate.
 * Throws a RangeError for an installation after today, a variant its type does not have, or a date that is none.
 */
export function forecastComponent(request: ForecastRequest): Forecast {
  const { type, variant, today } = request
  const { lifetime, countsFrom, ageYears, effectiveAgeYears } = standingOf(request)
  const { life } = lifetime
  const interval80Years = likelyRange(life, effectiveAgeYears, ageYears, request.ageSource)
  const medianRemainingYears = medianRemainingLife(life, effectiveAgeYears)
  const outlivesMostOn = addYearsAsDays(countsFrom, quantileLife(life, dueShare))
  const ruledOn = earlierOf(addYearsAsDays(today, medianRemainingYears), outlivesMostOn)
  const confirmedOn = confirmedDate(request, life)
  const outlook = {
    ...{ ageYears, effectiveAgeYears, medianRemainingYears },
    meanRemainingYears: meanRemainingLife(life, effectiveAgeYears),
    interval80Years,
    failureWithin12Months: failureChanceWithin(life, effectiveAgeYears, 1),
    failureWithin5Years: failureChanceWithin(life, effectiveAgeYears, 5),
    forecastOn: laterOf(today, confirmedOn ? laterOf(ruledOn, confirmedOn) : ruledOn),
    ...rangeFrom(today, interval80Years),
  }
  return {
    ...outlook,
    explanation: explainForecast({
      ...outlook,
      outlivesMostOn,
      lifetime,
      assumed: assumedKind(type, variant),
      circumstances: request,
    }),
    sources: cite([...lifetime.sources, ...methodSources]),
  }
}
