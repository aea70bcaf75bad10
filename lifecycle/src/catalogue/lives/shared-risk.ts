import type { ComponentType } from '@home-pulse/contract/vocabulary'

/*
 * The risks that components of a portfolio have in common, as standard deviations of the logarithm of a life or of a price.
 * They are not measured. We chose them near what the ages within one home show (correlations-recs2020.csv).
 */

/** The deviation that all lives in one home have in common. */
export const homeDeviation = 0.2

/** The deviation that all lives of a portfolio have in common, from its region, its water and its care. */
export const portfolioDeviation = 0.1

/** The deviation that all lives of one type in a portfolio have in common, from one brand or one installer. */
export const typeDeviation = 0.1

/** The deviation that all prices of a portfolio have in common. */
export const priceDeviation = 0.15

/**
 * Types that are often replaced together, with the correlation of their ages within a home (correlations-recs2020.csv). We
 * take half of it as common risk, because ages also agree if owners bought both on one day or rounded both ages.
 */
export const pairs: readonly { readonly types: readonly ComponentType[]; readonly ageCorrelation: number }[] =
  [
    { types: ['washer', 'dryer'], ageCorrelation: 0.74 },
    { types: ['furnace', 'ac_unit'], ageCorrelation: 0.52 },
  ]

/** The part of the correlation of ages that we take as common risk. Our judgement. */
export const commonRiskInAges = 0.5
