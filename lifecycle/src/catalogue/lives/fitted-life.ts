import type { Weibull } from '../../survival/survival.ts'

/** The surveys and the federal model that a fit can rest on. */
export type FitSource = 'RECS20' | 'RECS01' | 'NEMS25'

export type Interval = readonly [low: number, high: number]

/** The life of a kind as `npm run fit` finds it, and on what it rests. */
export type FittedLife = {
  /** The type, or `type/variant`. */
  readonly kind: string
  readonly life: Weibull
  readonly meanYears: number
  /** The years by which 10 % and 90 % of new ones have been replaced. */
  readonly range80: Interval
  /** `measured`: fitted to ages. `pooled`: mean fitted, shape of a related kind. `judged`: no ages that may ship. */
  readonly standing: 'measured' | 'pooled' | 'judged'
  /** Absent if the shape is not fitted. */
  readonly shapeInterval95?: Interval
  /** Absent if the mean is not fitted. */
  readonly meanInterval95?: Interval
  /** How many known ages each survey has. */
  readonly units: { readonly recs2020: number; readonly recs2001: number }
  /** Surveys and models. `published`: the published averages that `lifetimes.ts` cites. */
  readonly sources: readonly (FitSource | 'published')[]
}
