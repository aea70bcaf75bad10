import type { ComponentType } from '@home-pulse/contract/vocabulary'

/*
 * The risks that the components of a portfolio share, as standard deviations of the logarithm of a life or of a price.
 * These values are our judgment and not measured. We chose them close to the deviations of ages within one home
 * (correlations-recs2020.csv).
 */

/** The standard deviation of the risk that all lives in one home share. */
export const homeDeviation = 0.2

/** The standard deviation of the risk that all lives in a portfolio share, because of its region, water and care. */
export const portfolioDeviation = 0.1

/**
 * The standard deviation of the risk that all lives of one type in a portfolio share, because of one brand or one
 * installer.
 */
export const typeDeviation = 0.1

/** The standard deviation of the risk that all prices in a portfolio share. */
export const priceDeviation = 0.15

/**
 * Types that are often replaced together, with the correlation of their ages within a home (correlations-recs2020.csv).
 * Only a part of this correlation is common risk: ages also agree if owners bought both components on one day, or
 * rounded both ages.
 */
export const pairs: readonly { readonly types: readonly ComponentType[]; readonly ageCorrelation: number }[] =
  [
    { types: ['washer', 'dryer'], ageCorrelation: 0.74 },
    { types: ['furnace', 'ac_unit'], ageCorrelation: 0.52 },
  ]

/** The part of the correlation of ages that we treat as common risk. This is our judgment. */
export const commonRiskInAges = 0.5
