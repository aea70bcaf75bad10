import type { AgeSource, Condition } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { assumedKind } from '../catalogue/lives/lifetimes.ts'
import { type Citation, cite } from '../catalogue/sources.ts'
import { addYearsAsDays, ageBetween, earlierOf, laterOf } from '../plain-date.ts'
import { ageErrorYears } from './age-source.ts'
import { type Circumstances, effectiveInstallation, lifetimeIn } from './condition.ts'
import { explainForecast, type StoredForecast } from './explain.ts'
import {
  conditionalReliability,
  failureChanceWithin,
  meanRemainingLife,
  medianRemainingLife,
  quantileLife,
  remainingLifeInterval80,
  type Weibull,
} from './survival.ts'

/** The facts about a component that affect its life. Dates are `YYYY-MM-DD`. */
export type ForecastRequest = Circumstances & {
  readonly installedOn: PlainDate
  readonly condition?: Condition | null | undefined
  /** How the owner knows the component's age. An uncertain age widens the likely range and changes no date. */
  readonly ageSource?: AgeSource | null | undefined
  /** A brand changes no date. If it is recorded, the explanation says so. */
  readonly brand?: string | null | undefined
  readonly today: PlainDate
  /** The stored forecast date, if any. The explanation then describes it beside today's estimate. */
  readonly stored?: StoredForecast | undefined
  /**
   * The day on which the owner last confirmed that the component works. The forecast date is then at least that day
   * plus the median remaining life.
   */
  readonly confirmedOn?: PlainDate | null | undefined
}

/** The forecast of a component's replacement, with its uncertainty and its explanation. */
export type Forecast = {
  readonly ageYears: number
  /**
   * The effective age: the age plus the years that the condition adds. All following figures are calculated from it.
   */
  readonly effectiveAgeYears: number
  /** The years from today until half of the components of this age will have failed. */
  readonly medianRemainingYears: number
  /** The mean number of years from today until components of this age fail. */
  readonly meanRemainingYears: number
  /**
   * The years from today until a tenth (`low`) and nine tenths (`high`) of the components of this age will have failed.
   * If the age is uncertain, `low` is for the oldest possible age, and `high` for the youngest.
   */
  readonly interval80Years: readonly [low: number, high: number]
  /** The probability of a failure within the period, from 0 to 1. */
  readonly failureWithin12Months: number
  readonly failureWithin5Years: number
  /** The forecast date, never before today. It is today if the component is past the 75th percentile of its life. */
  readonly forecastOn: PlainDate
  /** The likely range as dates: today plus the years in `interval80Years`. */
  readonly forecastLow: PlainDate
  readonly forecastHigh: PlainDate
  /** Whole sentences: the reason for the date, its uncertainty and its evidence. */
  readonly explanation: readonly string[]
  readonly sources: readonly Citation[]
}

/** The sources for the calculation: survival curves, and survival from a given age. */
const methodSources = ['NEMS', 'RELIA'] as const

/**
 * A component becomes due no later than at this percentile of its life, even if its expected remaining life is longer.
 */
const dueShare = 0.75

/**
 * Returns the life, the age and the effective age of a component. The life depends on the climate, and the effective
 * age on the condition.
 */
function currentAges(request: ForecastRequest) {
  const { installedOn, condition, today } = request
  const lifetime = lifetimeIn(request)
  const effectiveInstalledOn = effectiveInstallation(lifetime.life, installedOn, today, condition)
  return {
    lifetime,
    effectiveInstalledOn,
    ageYears: ageBetween(installedOn, today),
    effectiveAgeYears: ageBetween(effectiveInstalledOn, today),
  }
}

/**
 * Returns the likely range of the remaining years. If the age is uncertain, the low end is the 10th percentile at the
 * oldest possible age. The high end is the 90th percentile at the youngest possible age.
 */
function likelyRange(
  life: Weibull,
  effectiveAgeYears: number,
  ageYears: number,
  source: AgeSource | null | undefined,
): readonly [low: number, high: number] {
  const error = ageErrorYears(ageYears, source)
  if (error === 0) return remainingLifeInterval80(life, effectiveAgeYears)
  const [low] = remainingLifeInterval80(life, effectiveAgeYears + error)
  const [, high] = remainingLifeInterval80(life, Math.max(0, effectiveAgeYears - error))
  return [low, high]
}

const rangeFrom = (today: PlainDate, [low, high]: Forecast['interval80Years']) => ({
  forecastLow: addYearsAsDays(today, low),
  forecastHigh: addYearsAsDays(today, high),
})

/**
 * Returns only `forecastLow` and `forecastHigh` of a forecast. Lists use this function, because a whole forecast takes
 * four times as long. Throws like `forecastComponent`.
 */
export function forecastRange(request: ForecastRequest): Pick<Forecast, 'forecastLow' | 'forecastHigh'> {
  const { lifetime, ageYears, effectiveAgeYears } = currentAges(request)
  return rangeFrom(request.today, likelyRange(lifetime.life, effectiveAgeYears, ageYears, request.ageSource))
}

/**
 * Returns only the probability of a failure within 12 months. Lists that are sorted by this probability use the
 * function. Throws like `forecastComponent`.
 */
export function failureWithin12Months(request: ForecastRequest): number {
  const { lifetime, effectiveAgeYears } = currentAges(request)
  return failureChanceWithin(lifetime.life, effectiveAgeYears, 1)
}

/**
 * Returns the probability that the component still works after this many years from today. Throws like
 * `forecastComponent`.
 */
export function chanceOfLasting(request: ForecastRequest, years: number): number {
  const { life, effectiveAgeYears } = currentLife(request)
  return conditionalReliability(life, effectiveAgeYears, years)
}

/** Returns the life of a component, its effective age, and the median life of its type. */
export function currentLife(request: ForecastRequest) {
  const { lifetime, effectiveAgeYears } = currentAges(request)
  return { life: lifetime.life, effectiveAgeYears, usualYears: quantileLife(lifetime.life, 0.5) }
}

/**
 * Returns the day of the owner's confirmation that the component works, plus the median remaining life on that day.
 * Undefined if the owner did not confirm this installation.
 */
function confirmedDate(
  { installedOn, condition, confirmedOn, today }: ForecastRequest,
  life: Weibull,
): PlainDate | undefined {
  if (!confirmedOn || confirmedOn < installedOn) return undefined
  const seenOn = earlierOf(confirmedOn, today)
  const effectiveInstalledOn = effectiveInstallation(life, installedOn, seenOn, condition)
  return addYearsAsDays(seenOn, medianRemainingLife(life, ageBetween(effectiveInstalledOn, seenOn)))
}

/**
 * Forecasts one component. The forecast date is the earlier of two days, but never before today: today plus the median
 * remaining life, and the day on which the component reaches the 75th percentile of its life. So the date moves later
 * while the component is younger than its median life, and then stays until it is reached. After a confirmation that
 * the component still works, the date is not before the day of the confirmation plus the median remaining life on that
 * day. A condition changes the effective age, and central air has a shorter life in a hot and humid state.
 *
 * Throws a RangeError for a future installation date, a variant that the type does not have, or an invalid date.
 */
export function forecastComponent(request: ForecastRequest): Forecast {
  const { type, variant, today } = request
  const { lifetime, effectiveInstalledOn, ageYears, effectiveAgeYears } = currentAges(request)
  const { life } = lifetime
  const interval80Years = likelyRange(life, effectiveAgeYears, ageYears, request.ageSource)
  const medianRemainingYears = medianRemainingLife(life, effectiveAgeYears)
  const outlivesMostOn = addYearsAsDays(effectiveInstalledOn, quantileLife(life, dueShare))
  const estimatedOn = earlierOf(addYearsAsDays(today, medianRemainingYears), outlivesMostOn)
  const confirmedOn = confirmedDate(request, life)
  const outlook = {
    ...{ ageYears, effectiveAgeYears, medianRemainingYears },
    meanRemainingYears: meanRemainingLife(life, effectiveAgeYears),
    interval80Years,
    failureWithin12Months: failureChanceWithin(life, effectiveAgeYears, 1),
    failureWithin5Years: failureChanceWithin(life, effectiveAgeYears, 5),
    forecastOn: laterOf(today, confirmedOn ? laterOf(estimatedOn, confirmedOn) : estimatedOn),
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
