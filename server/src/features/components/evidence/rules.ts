import { daysPerYear } from '@home-pulse/contract/calendar'
import { type ComponentType, componentTypes } from '@home-pulse/contract/vocabulary'
import { isVariantOf, lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import type { OwnLife } from '@home-pulse/lifecycle/catalogue/lives/own-lives'
import {
  credibilityOf,
  fitWeibull,
  type WeibullFit,
  weightLife,
  withoutImplausible,
} from '@home-pulse/lifecycle/survival/calibration'
import type { Weibull } from '@home-pulse/lifecycle/survival/survival'
import type { CountedLives } from './queries.ts'

/**
 * The lifetimes that customers recorded for a type or variant, with the published and the corrected
 * distribution.
 */
export interface Calibration {
  /** The type, or `type/variant`. */
  readonly kind: string
  readonly catalogued: Weibull
  readonly lives: number
  readonly failures: number
  /** The number of records that are ignored because their age at entry is implausible. */
  readonly implausible: number
  /**
   * The distribution that fits the recorded lifetimes best. Undefined if too few of them ended in a failure, or if all
   * failures have the same age.
   */
  readonly fit: WeibullFit | undefined
  /** The weight of the records, from 0 to 1. */
  readonly weight: number
  /** The average of `catalogued` and `fit`. The weight of `fit` is `weight`. */
  readonly weighted: Weibull
}

/** Fits a Weibull distribution to the recorded lifetimes of each type and variant. */
export const calibrate = (counted: readonly CountedLives[]): Calibration[] =>
  componentTypes.flatMap((type) => {
    const ofType = counted.filter((row) => row.type === type)
    const variants = [...new Set(ofType.map(({ variant }) => variant))]
    return variants.map((variant) =>
      calibrateKind(
        type,
        variant,
        ofType.filter((row) => row.variant === variant),
      ),
    )
  })

function calibrateKind(type: ComponentType, name: string, rows: readonly CountedLives[]): Calibration {
  const variant = isVariantOf(type, name) ? name : undefined
  const { kind, life: catalogued } = lifetimeOf(type, variant).fit
  const observed = rows.flatMap(({ since_days: since, age_days: age, has_ended: hasEnded, lives: count }) =>
    Array.from({ length: count }, () => ({
      ...{ years: age / daysPerYear, sinceYears: since / daysPerYear, hasEnded },
    })),
  )
  const lives = withoutImplausible(observed, catalogued)
  const fit = fitWeibull(lives)
  return {
    ...{ kind, catalogued, fit },
    lives: lives.length,
    failures: lives.filter(({ hasEnded }) => hasEnded).length,
    implausible: observed.length - lives.length,
    weight: fit ? credibilityOf(fit.ended) : 0,
    weighted: fit ? weightLife(catalogued, fit) : catalogued,
  }
}

/** Returns the corrected distributions. Leaves out types and variants with too few failures. */
export const ownLivesFrom = (calibrations: readonly Calibration[]): OwnLife[] =>
  calibrations
    .filter(({ weight }) => weight > 0)
    .map(({ kind, lives, failures, weight, weighted }) => ({
      kind,
      life: weighted,
      ...{ lives, failures, weight },
    }))
