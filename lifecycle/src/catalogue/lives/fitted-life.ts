import type { Weibull } from '../../survival/survival.ts'

/** The sources of ages and lives for a fit: two federal surveys, and the federal model NEMS. */
export type FitSource = 'RECS20' | 'RECS01' | 'NEMS25'

export type Interval = readonly [low: number, high: number]

/** The life of a type or variant as fitted by `npm run fit`, with its evidence. */
export type FittedLife = {
  /** The name of the type, such as `roof`, or of a variant: `roof/metal`. */
  readonly kind: string
  readonly life: Weibull
  readonly meanYears: number
  /** The ages by which 10 % and 90 % of new components have been replaced. */
  readonly range80: Interval
  /**
   * The evidence for the life. `measured`: shape and mean are fitted to ages. `pooled`: only the mean is fitted, and
   * the shape is that of a related type or variant. `judged`: no survey that we may publish contains ages, so the life
   * is our own judgment.
   */
  readonly standing: 'measured' | 'pooled' | 'judged'
  /** The 95 % confidence interval of the shape. Absent if the shape is not fitted. */
  readonly shapeInterval95?: Interval
  /** The 95 % confidence interval of the mean in years. Absent if the mean is not fitted. */
  readonly meanInterval95?: Interval
  /** The number of components with a known age in each survey. */
  readonly units: { readonly recs2020: number; readonly recs2001: number }
  /** The sources of the fit. `published` means the published averages that `lifetimes.ts` cites. */
  readonly sources: readonly (FitSource | 'published')[]
}
