import { type Confidence, confidences } from '@home-pulse/contract/features/plan/reserve'

/** Returns a confidence as the whole percentage that is stored. */
export const percentOf = (confidence: Confidence): number => Math.round(confidence * 100)

export const confidenceOf = (percent: number | null): Confidence | null =>
  confidences.find((confidence) => percentOf(confidence) === percent) ?? null
