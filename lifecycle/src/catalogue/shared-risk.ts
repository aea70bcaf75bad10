import type { ComponentType } from '@home-pulse/contract/vocabulary'

/*
 * What the parts of a portfolio share. Deviations are of the logarithm of a life, or of a price. They are judged, near
 * what the ages within one home show (correlations-recs2020.csv), and were not measured.
 */

/** How much the lives in one home differ together from those in others. */
export const homeDeviation = 0.2

/** How much all lives of a portfolio differ together: its region, its water, its care. */
export const portfolioDeviation = 0.1

/** How much all lives of one type in a portfolio differ together: one make, one installer. */
export const typeDeviation = 0.1

/** How far all prices of a portfolio can lie together from the ones we expect. */
export const priceDeviation = 0.15

/**
 * Types that are often replaced together, with the correlation of their ages within a home (correlations-recs2020.csv). We
 * count half of it as shared luck: ages also agree because owners bought both on one day, or round them alike.
 */
export const pairs: readonly { readonly types: readonly ComponentType[]; readonly ageCorrelation: number }[] =
  [
    { types: ['washer', 'dryer'], ageCorrelation: 0.74 },
    { types: ['furnace', 'ac_unit'], ageCorrelation: 0.52 },
  ]

/** The part of the correlation of ages that we count as shared luck: judged. */
export const luckInAges = 0.5
