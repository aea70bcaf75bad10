import { lowerGamma } from '../survival/gamma.ts'
import type { Weibull } from '../survival/survival.ts'

/*
 * The distribution of the ages of the components in use. It assumes that for a time much longer than one life, each
 * component was replaced when its life ended. The density of an age is then S(age) / mean life (Cox, Renewal Theory,
 * 1962, section 5.2). No component is older than its home, so the distribution is cut off at the age of the home.
 */

/** The ages from `lowYears` up to, but not including, `highYears`. `highYears` is Infinity for "20 years or more". */
export type AgeBand = { readonly lowYears: number; readonly highYears: number }

/**
 * Returns the integral of the survival function from 0 to this age. It is the mean number of years for which a new
 * component works before this age.
 */
export function yearsInService(life: Weibull, ageYears: number): number {
  const { shape, scaleYears, delayYears } = life
  if (ageYears <= delayYears) return ageYears
  const hazard = ((ageYears - delayYears) / scaleYears) ** shape
  return delayYears + (scaleYears / shape) * lowerGamma(1 / shape, hazard)
}

/** Returns the probability that a component in use is younger than `ageYears`, if its home is `homeYears` old. */
export function chanceYounger(life: Weibull, homeYears: number, ageYears: number): number {
  return yearsInService(life, Math.min(ageYears, homeYears)) / yearsInService(life, homeYears)
}

/** Returns the probability that the age of a component in use lies in the band, if its home is `homeYears` old. */
export function chanceOfBand(life: Weibull, homeYears: number, { lowYears, highYears }: AgeBand): number {
  return chanceYounger(life, homeYears, highYears) - chanceYounger(life, homeYears, lowYears)
}
