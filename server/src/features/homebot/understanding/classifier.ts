import type { Features } from './intent-features.ts'
import { readWeights, type Weights } from './weights-file.ts'

/** A multinomial logistic regression model. */
export interface Model {
  readonly classes: readonly string[]
  /** The row of each feature in `weights`. The feature `''`, which every question has, holds the bias. */
  readonly rows: ReadonlyMap<string, number>
  /** One weight for each feature and class. The weights of one feature stand together. */
  readonly weights: Int8Array | Float32Array | Float64Array
  /** The factor that converts a stored weight to its real value. */
  readonly unit: number
}

export interface LikelyClass {
  readonly name: string
  /** The probability of the class, from 0 to 1. */
  readonly probability: number
}

export const intentWeightsFile = new URL('./intent-weights.bin', import.meta.url)

let intentModel: Model | undefined

/** Returns the intent model. The first call reads the weights. */
export function openIntentModel(): Model {
  intentModel ??= unpack(readWeights(intentWeightsFile))
  return intentModel
}

export function unpack({ classes, traits, bytes, unit }: Weights): Model {
  return {
    classes,
    rows: new Map(traits.split('\n').map((feature, row) => [feature, row])),
    weights: bytes,
    unit,
  }
}

/** Returns the probability of each class, 0 to 1, in the order of the classes. */
export const probabilities = (model: Model, features: Features): Float64Array =>
  probabilitiesOfRows(
    model,
    features.flatMap((feature) => model.rows.get(feature) ?? []),
  )

/**
 * Returns the probability of each class. `known` has the rows of the question's features; features without a row are
 * left out.
 */
export function probabilitiesOfRows(
  { classes, rows, weights, unit }: Model,
  known: readonly number[],
): Float64Array {
  const width = classes.length
  const sums = new Float64Array(width)
  for (const row of known)
    for (let at = 0; at < width; at += 1) sums[at] = (sums[at] ?? 0) + (weights[row * width + at] ?? 0)
  const share = featureScale(known.length)
  const bias = (rows.get('') ?? 0) * width
  const scores = sums.map((sum, at) => unit * ((weights[bias + at] ?? 0) + share * sum))
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/**
 * Returns the factor for each weight of a question with this many features. It keeps the scores of long questions close
 * to those of short ones.
 */
export const featureScale = (featureCount: number): number => 1 / Math.sqrt(Math.max(1, featureCount))

export function likeliest(model: Model, features: Features): LikelyClass {
  const found = probabilities(model, features)
  const probability = Math.max(...found)
  return { name: model.classes[found.indexOf(probability)] ?? '', probability }
}
