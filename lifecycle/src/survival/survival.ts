import { gamma, scaledUpperGamma } from './gamma.ts'

/**
 * The life of a component: a Weibull distribution with a delay, as used by the US energy model NEMS and the analyses
 * for appliance standards. Ages and lives are in years throughout this file.
 */
export type Weibull = {
  /** k: at 1, the risk of failure is the same at every age after the delay. The higher k is, the less lives differ. */
  readonly shape: number
  /** The scale λ, in years after the end of the delay. 37 % of components last longer. */
  readonly scaleYears: number
  /** The delay θ: no failure occurs before this age. */
  readonly delayYears: number
}

/** Returns the probability that a new component still works at this age, from 1 down to 0. */
export function survivalAt(life: Weibull, ageYears: number): number {
  return Math.exp(-cumulativeHazardAt(life, ageYears))
}

/** Returns the cumulative hazard at this age, −ln S. It stays finite where the survival underflows to 0. */
export function cumulativeHazardAt(life: Weibull, ageYears: number): number {
  return wear(life, ageYears) ** life.shape
}

/** Returns true if fewer than 1 in 100 components reach this age. A typing error is then the likelier explanation. */
export function isImplausibleAge(life: Weibull, ageYears: number): boolean {
  return survivalAt(life, ageYears) < 0.01
}

/** Returns the probability that a component of this age still works `horizonYears` later. */
export function conditionalReliability(life: Weibull, ageYears: number, horizonYears: number): number {
  return Math.exp(-hazardOver(life, ageYears, horizonYears))
}

/** Returns the probability that a component of this age fails within `horizonYears`. */
export function failureChanceWithin(life: Weibull, ageYears: number, horizonYears: number): number {
  return -Math.expm1(-hazardOver(life, ageYears, horizonYears))
}

/**
 * Returns the years until a share `p` (0 to 1, exclusive) of the components of this age will have failed. Always
 * positive, because a component of any age can last longer.
 */
export function remainingLifeQuantile(life: Weibull, ageYears: number, p: number): number {
  return remainingLifeQuantiles(life, ageYears)(p)
}

/**
 * Returns `remainingLifeQuantile` as a function of `p` alone. For many values of `p`, this is faster than separate
 * calls.
 */
export function remainingLifeQuantiles(life: Weibull, ageYears: number): (p: number) => number {
  const { shape, scaleYears, delayYears } = life
  const spent = wear(life, ageYears)
  const spentHazard = spent ** shape
  const delay = Math.max(delayYears - ageYears, 0)
  return (p) => {
    const addedHazard = -Math.log1p(-p)
    if (spentHazard < addedHazard)
      return delay + scaleYears * ((spentHazard + addedHazard) ** (1 / shape) - spent)
    // `expm1` and `log1p` keep the precision at very high ages, where two nearly equal numbers are subtracted.
    return scaleYears * spent * Math.expm1(Math.log1p(addedHazard / spentHazard) / shape)
  }
}

/** Returns the years until half of the components of this age will have failed. */
export function medianRemainingLife(life: Weibull, ageYears: number): number {
  return remainingLifeQuantile(life, ageYears, 0.5)
}

/** Returns the years until a tenth, and nine tenths, of the components of this age will have failed. */
export function remainingLifeInterval80(life: Weibull, ageYears: number): readonly [number, number] {
  return [remainingLifeQuantile(life, ageYears, 0.1), remainingLifeQuantile(life, ageYears, 0.9)]
}

export function meanRemainingLife(life: Weibull, ageYears: number): number {
  const { shape, scaleYears, delayYears } = life
  if (ageYears < delayYears) return delayYears - ageYears + scaleYears * gamma(1 + 1 / shape)
  return (scaleYears / shape) * scaledUpperGamma(1 / shape, wear(life, ageYears) ** shape)
}

/** Returns the age at which a share `p` (0 to 1, exclusive) of new components will have failed. */
export function quantileLife(life: Weibull, p: number): number {
  return remainingLifeQuantile(life, 0, p)
}

export function meanLife(life: Weibull): number {
  return life.delayYears + life.scaleYears * gamma(1 + 1 / life.shape)
}

/** Returns the age minus the delay, in units of the scale. 0 during the delay. */
function wear(life: Weibull, ageYears: number): number {
  return Math.max(ageYears - life.delayYears, 0) / life.scaleYears
}

/** Returns the increase of the cumulative hazard from this age to `horizonYears` later. */
function hazardOver(life: Weibull, ageYears: number, horizonYears: number): number {
  const spent = wear(life, ageYears)
  const later = wear(life, ageYears + horizonYears)
  const added = horizonYears / life.scaleYears
  if (added >= spent) return later ** life.shape - spent ** life.shape
  return spent ** life.shape * Math.expm1(life.shape * Math.log1p(added / spent))
}
