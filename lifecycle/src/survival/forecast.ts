import type { AgeSource, Condition } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { assumedKind } from '../catalogue/lives/lifetimes.ts'
import { type Citation, cite } from '../catalogue/sources.ts'
import { addYearsAsDays, ageBetween, earlierOf, laterOf } from '../plain-date.ts'
import { likelyRange } from './age-source.ts'
import { type Circumstances, effectiveInstallation, lifetimeIn } from './condition.ts'
import { explainForecast, type StoredForecast } from './explain.ts'
import {
  conditionalReliability,
  failureChanceWithin,
  meanRemainingLife,
  medianRemainingLife,
  quantileLife,
  type Weibull,
} from './survival.ts'

/** The facts about a component that affect its life. Dates are `YYYY-MM-DD`. */
export type ForecastRequest = Circumstances & {
  readonly installedOn: PlainDate
  readonly condition?: Condition | null | undefined
  /** How its owner knows its age. It widens the likely range and changes no date. */
  readonly ageSource?: AgeSource | null | undefined
  /** A brand changes no date. If it is recorded, the explanation says so. */
  readonly brand?: string | null | undefined
  readonly today: PlainDate
  /** The stored date, if any. The explanation then describes it beside today's estimate. */
  readonly standing?: StoredForecast | undefined
  /**
   * The day on which the owner last confirmed that it works. Its date is then that day plus the median remaining life.
   */
  readonly confirmedOn?: PlainDate | null | undefined
}

/** The forecast of a component's replacement, with its uncertainty and its explanation. */
export type Forecast = {
  readonly ageYears: number
  /** The effective age by its condition. All following figures use it. */
  readonly effectiveAgeYears: number
  /** Years from today until half of the components of this age have failed. */
  readonly medianRemainingYears: number
  /** Mean remaining years. */
  readonly meanRemainingYears: number
  /**
   * Years from today until a tenth, and nine tenths, of the components of this age have failed. If the age is
   * uncertain: a tenth of the oldest possible age, and nine tenths of the youngest.
   */
  readonly interval80Years: readonly [low: number, high: number]
  /** Probabilities, 0 to 1. */
  readonly failureWithin12Months: number
  readonly failureWithin5Years: number
  /** The forecast date, never before today. It is today for an age above the 75th percentile of the life. */
  readonly forecastOn: PlainDate
  /** `interval80Years` as dates. */
  readonly forecastLow: PlainDate
  readonly forecastHigh: PlainDate
  /** Whole sentences: the reason for the date, its uncertainty and its evidence. */
  readonly explanation: readonly string[]
  readonly sources: readonly Citation[]
}

/** The sources for the survival curves and for conditional survival. */
const methodSources = ['NEMS', 'RELIA'] as const

/** A component is due at the latest at this percentile of its life, whatever its remaining life. */
const dueShare = 0.75

/** Returns the age of a component, its effective age by condition, and the life that its climate gives it. */
function currentAges(request: ForecastRequest) {
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

/**
 * Returns only `forecastLow` and `forecastHigh` of a forecast, for lists: a quarter of the work. Throws like
 * `forecastComponent`.
 */
export function forecastRange(request: ForecastRequest): Pick<Forecast, 'forecastLow' | 'forecastHigh'> {
  const { lifetime, ageYears, effectiveAgeYears } = currentAges(request)
  return rangeFrom(request.today, likelyRange(lifetime.life, effectiveAgeYears, ageYears, request.ageSource))
}

/**
 * Returns only the probability of a failure within 12 months, for lists that sort by it. Throws like
 * `forecastComponent`.
 */
export function failureWithin12Months(request: ForecastRequest): number {
  const { lifetime, effectiveAgeYears } = currentAges(request)
  return failureChanceWithin(lifetime.life, effectiveAgeYears, 1)
}

/** The probability that the component still works after this many years from today. Throws like `forecastComponent`. */
export function chanceOfLasting(request: ForecastRequest, years: number): number {
  const { lifetime, effectiveAgeYears } = currentAges(request)
  return conditionalReliability(lifetime.life, effectiveAgeYears, years)
}

/** The day on which its owner confirmed that it works, plus the median remaining life on that day. */
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
 * Forecasts one component. The forecast date is the earlier of two days, but never before today: today plus the median
 * remaining life, and the day on which the component reaches the 75th percentile of its life. So it moves later while
 * the component is younger than its median life, and then stays until that day. A confirmation that the component still
 * works moves it to the day of the confirmation plus the median remaining life on that day. A condition changes the
 * effective age, and central air has a shorter life in a hot and humid state.
 *
 * Throws a RangeError for a future installation date, a variant that the type does not have, or an invalid date.
 */
export function forecastComponent(request: ForecastRequest): Forecast {
  const { type, variant, today } = request
  const { lifetime, countsFrom, ageYears, effectiveAgeYears } = currentAges(request)
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
