import { isImplausibleAge, type Weibull } from './survival.ts'

/**
 * The observation of one life, which either ended with a replacement or still lasts. If it still lasts, only its length
 * so far is known.
 */
export type ObservedLife = {
  /** Years in service up to the replacement, or up to the day of the observation. More than 0. */
  readonly years: number
  readonly hasEnded: boolean
  /** The age at which the observation began. Lives that ended before that age could not be observed. Default: 0. */
  readonly sinceYears?: number
}

/** An estimate with its standard error and its 95 % confidence interval. */
export type Estimated = {
  readonly value: number
  readonly error: number
  readonly interval95: readonly [low: number, high: number]
}

/** A life fitted to observations, without a delay. */
export type WeibullFit = {
  readonly life: Weibull
  readonly shape: Estimated
  readonly scaleYears: Estimated
  readonly lives: number
  /** The number of lives that ended. */
  readonly ended: number
  readonly logLikelihood: number
}

/**
 * Removes lives whose age was implausible when they were entered, because one mistyped age outweighs a thousand lives.
 * A life that reaches an implausible age after its entry is kept. The filter uses only the age at which the observation
 * began, so it does not bias the result.
 */
export function withoutImplausible(lives: readonly ObservedLife[], catalogued: Weibull): ObservedLife[] {
  return lives.filter(({ sinceYears = 0 }) => !isImplausibleAge(catalogued, sinceYears))
}

/** The minimum number of failures to which a shape can be fitted. */
const minEnds = 3

/**
 * Fits a Weibull distribution to lives of which some still last, by maximum likelihood with right censoring and left
 * truncation (Meeker and Escobar, Statistical Methods for Reliability Data, 1998, chapters 8 and 11). The
 * log-likelihood of a life that was observed from age s and ended at age t is ln h(t) - (H(t) - H(s)). For a life
 * that still lasts at age t, it is - (H(t) - H(s)). The best scale for a given shape is known, so only the shape is
 * searched. Standard errors come from the observed information for the logarithms of shape and scale, because these are
 * closer to normal.
 *
 * Undefined if fewer than three lives ended, or if all ended at one age: then no shape is the best. Throws a RangeError
 * for invalid years, or an observation that ends before it begins.
 */
export function fitWeibull(lives: readonly ObservedLife[]): WeibullFit | undefined {
  for (const life of lives) assertObservedLife(life)
  const ends = lives.filter(({ hasEnded }) => hasEnded)
  const [firstEnd] = ends
  if (ends.length < minEnds || firstEnd === undefined) return undefined
  if (ends.every(({ years }) => years === firstEnd.years)) return undefined
  // Ages are in units of the longest one, so that their powers neither overflow nor underflow.
  const unit = lives.reduce((longest, { years }) => Math.max(longest, years), 0)
  const sample = {
    lives,
    ended: ends.length,
    unit,
    meanLog: mean(ends, ({ years }) => Math.log(years / unit)),
  }
  const shape = solveShape(sample)
  if (shape === undefined) return undefined
  const { zeroth } = sumsAt(sample, shape)
  const scale = unit * (zeroth / sample.ended) ** (1 / shape)
  const [shapeError, scaleError] = logErrors(sample, shape)
  return {
    life: { shape, scaleYears: scale, delayYears: 0 },
    shape: estimated(shape, shapeError),
    scaleYears: estimated(scale, scaleError),
    lives: lives.length,
    ended: sample.ended,
    logLikelihood:
      sample.ended * (Math.log(shape / scale) - 1) +
      (shape - 1) * (sample.ended * (sample.meanLog + Math.log(unit / scale))),
  }
}

/** Below this number of failures, the records of a server's customers have no weight. This limit is our judgment. */
export const minFailures = 30

/**
 * From this number of failures on, only the records of a server's customers are used. It is the usual standard of
 * limited-fluctuation credibility: a count is within 5 % of its mean with a probability of 90 % (1.645² / 0.05²).
 */
const fullCredibility = 1_082

/** Returns the weight of the customers' records: from 0 (only the catalogue is used) to 1 (only the records). */
export const credibilityOf = (failures: number): number =>
  failures < minFailures ? 0 : Math.min(1, Math.sqrt(failures / fullCredibility))

/**
 * Averages the catalogue's life and the fitted life, weighted by the credibility of the fit. The averaged values are
 * the logarithms of shape and scale.
 */
export function weightLife(catalogued: Weibull, { life, ended }: WeibullFit): Weibull {
  const weight = credibilityOf(ended)
  const between = (from: number, to: number) => from ** (1 - weight) * to ** weight
  return {
    shape: between(catalogued.shape, life.shape),
    scaleYears: between(catalogued.scaleYears, life.scaleYears),
    delayYears: catalogued.delayYears * (1 - weight),
  }
}

type Sample = {
  readonly lives: readonly ObservedLife[]
  readonly ended: number
  readonly unit: number
  /** The mean logarithm of the ages at which lives ended. Ages are in multiples of `unit`. */
  readonly meanLog: number
}

function assertObservedLife({ years, sinceYears = 0 }: ObservedLife): void {
  if (!(years > 0 && years < Infinity)) throw new RangeError(`a life of ${years} years, which is no life`)
  if (!(sinceYears >= 0 && sinceYears < years))
    throw new RangeError(`a life of ${years} years, observed since an age of ${sinceYears}`)
}

/**
 * Returns the sum of x^k over all observations, with its first two derivatives by k. k is `shape`, and x is an age
 * divided by `unit`. Each observation adds x^k for the age at its end, and subtracts x^k for the age at its beginning.
 */
function sumsAt({ lives, unit }: Sample, shape: number) {
  let [zeroth, first, second] = [0, 0, 0]
  for (const { years, sinceYears = 0 } of lives) {
    for (const [age, sign] of [
      [years / unit, 1],
      [sinceYears / unit, -1],
    ] as const) {
      if (age === 0) continue
      const log = Math.log(age)
      const power = sign * age ** shape
      zeroth += power
      first += power * log
      second += power * log * log
    }
  }
  return { zeroth, first, second }
}

/**
 * Returns the derivative of the log-likelihood by the shape, at the best scale for that shape, divided by the number of
 * failures.
 */
function slopeAt(sample: Sample, shape: number): number {
  const { zeroth, first } = sumsAt(sample, shape)
  return 1 / shape + sample.meanLog - first / zeroth
}

/**
 * Returns the shape with the maximum likelihood, by bisection of its logarithm. Undefined if there is none within the
 * bounds.
 */
function solveShape(sample: Sample): number | undefined {
  let [low, high] = [0.01, 1]
  while (slopeAt(sample, high) > 0) {
    high *= 2
    if (high > 1_000) return undefined
  }
  if (!(slopeAt(sample, low) > 0)) return undefined
  while (high / low > 1 + 1e-12) {
    const middle = Math.sqrt(low * high)
    if (slopeAt(sample, middle) > 0) low = middle
    else high = middle
  }
  return Math.sqrt(low * high)
}

/**
 * The standard errors of ln k and ln λ: the diagonal of the inverse of the observed information. At the best fit, with
 * u = ln x - ln λ and r the lives that ended, the information is
 *   for ln λ        k² r
 *   for both       -k² Σ w u
 *   for ln k        r + k² Σ w u²
 * where the sums run over both ends of each observation with the weights w = ±(x / λ)^k, and Σ w = r.
 */
function logErrors(sample: Sample, shape: number): readonly [shapeError: number, scaleError: number] {
  const { ended } = sample
  const { zeroth, first, second } = sumsAt(sample, shape)
  const toWeight = ended / zeroth
  const logScale = Math.log(zeroth / ended) / shape
  const sumU = toWeight * (first - logScale * zeroth)
  const sumUU = toWeight * (second - 2 * logScale * first + logScale ** 2 * zeroth)
  const ofScale = shape ** 2 * ended
  const ofBoth = -(shape ** 2) * sumU
  const ofShape = ended + shape ** 2 * sumUU
  const determinant = ofScale * ofShape - ofBoth ** 2
  return [Math.sqrt(ofScale / determinant), Math.sqrt(ofShape / determinant)]
}

/** The 97.5th percentile of the standard normal distribution. */
const z975 = 1.959963984540054

/**
 * Returns the value with its confidence interval. The interval follows from the standard error of the logarithm, so
 * that it never falls below 0.
 */
function estimated(value: number, logError: number): Estimated {
  const factor = Math.exp(z975 * logError)
  return { value, error: value * logError, interval95: [value / factor, value * factor] }
}

function mean<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0) / items.length
}
