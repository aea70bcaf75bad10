import { gamma } from '../survival/gamma.ts'
import type { Weibull } from '../survival/survival.ts'
import { chanceOfBand } from './age-law.ts'
import type { AgeSample } from './age-sample.ts'
import { maximize } from './maximize.ts'

/** A sample, and the number of independent components for which it counts in the fit. */
export type SizedSample = { readonly sample: AgeSample; readonly sizeInFit: number }

/** A life fitted to ages. */
export type AgeFit = {
  readonly life: Weibull
  readonly meanYears: number
  readonly logLikelihood: number
  /**
   * The standard errors of the logarithms of shape and mean. They are calculated as if all components were independent
   * observations.
   */
  readonly logErrors: { readonly shape: number; readonly mean: number }
}

export type FitOptions = {
  /** θ: the age before which no failure occurs. */
  readonly delayYears?: number
  /** A fixed shape. If it is given, only the mean is fitted. */
  readonly shape?: number | undefined
}

export function weibullOfMean(shape: number, meanYears: number, delayYears = 0): Weibull {
  return { shape, scaleYears: (meanYears - delayYears) / gamma(1 + 1 / shape), delayYears }
}

/** Returns the weighted log-likelihood of the observed age bands. */
function logLikelihood(life: Weibull, samples: readonly SizedSample[]): number {
  let sum = 0
  for (const { sample, sizeInFit } of samples)
    for (const cell of sample.cells)
      sum +=
        (cell.weight / sample.weight) *
        sizeInFit *
        // A probability that underflows to 0 would make the whole sum minus infinity.
        Math.log(Math.max(chanceOfBand(life, cell.homeYears, cell), 1e-300))
  return sum
}

/**
 * Fits a Weibull distribution to banded ages by maximum likelihood. `age-law.ts` defines how ages follow from a life.
 */
export function fitToAges(samples: readonly SizedSample[], options: FitOptions = {}): AgeFit {
  const { delayYears = 0, shape: fixedShape } = options
  const lawAt = ([logMean = 0, logShape = 0]: readonly number[]) =>
    weibullOfMean(fixedShape ?? Math.exp(logShape), delayYears + Math.exp(logMean), delayYears)
  const valueAt = (point: readonly number[]) => logLikelihood(lawAt(point), samples)
  const start = [Math.log(14 - delayYears), ...(fixedShape === undefined ? [Math.log(2)] : [])]
  const best = maximize(valueAt, start)
  const life = lawAt(best)
  const [mean, shape = 0] = standardErrors(valueAt, best)
  // The casts are safe: the first coordinate of a point is the logarithm of the mean, and always has an error.
  const meanYears = delayYears + Math.exp(best[0] as number)
  return {
    life,
    meanYears,
    logLikelihood: valueAt(best),
    logErrors: { shape, mean: ((mean as number) * (meanYears - delayYears)) / meanYears },
  }
}

/** Computes standard errors from the curvature of the log-likelihood at its maximum, by finite differences. */
function standardErrors(valueAt: (point: readonly number[]) => number, top: readonly number[]): number[] {
  const step = 1e-3
  const moved = (...by: readonly number[]) =>
    valueAt(top.map((value, axis) => value + step * (by[axis] ?? 0)))
  const peak = valueAt(top)
  const first = (2 * peak - moved(1) - moved(-1)) / step ** 2
  if (top.length === 1) return [1 / Math.sqrt(first)]
  const second = (2 * peak - moved(0, 1) - moved(0, -1)) / step ** 2
  const both = (moved(1, -1) + moved(-1, 1) - moved(1, 1) - moved(-1, -1)) / (4 * step ** 2)
  const determinant = first * second - both ** 2
  return [Math.sqrt(second / determinant), Math.sqrt(first / determinant)]
}
