import { type Confidence, confidences } from '@home-pulse/contract/features/plan/reserve'

export const inCents = (dollars: number) => Math.round(dollars * 100)

/** Converts a stored percentage to a confidence. */
export const confidenceOf = (percent: number | null): Confidence | null =>
  confidences.find((confidence) => inCents(confidence) === percent) ?? null
