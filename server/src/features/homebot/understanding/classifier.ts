import type { Traits } from './traits.ts'

/** A multinomial logistic regression as it is kept: whole numbers of one byte, row after row, a row for each trait. */
export interface PackedModel {
  readonly classes: readonly string[]
  /** Divided by line feeds; the first is empty, and every question has it. */
  readonly traits: string
  /** In base64; a weight is its byte, as a signed one, times `unit`. */
  readonly weights: string
  readonly unit: number
}

export interface Model {
  readonly classes: readonly string[]
  readonly rows: ReadonlyMap<string, Float64Array>
}

export interface Likeliest {
  readonly name: string
  /** 0 to 1. */
  readonly probability: number
}

export function unpack({ classes, traits, weights, unit }: PackedModel): Model {
  const bytes = new Int8Array(Buffer.from(weights, 'base64'))
  const rowAt = (row: number) =>
    Float64Array.from(
      bytes.subarray(row * classes.length, (row + 1) * classes.length),
      (weight) => weight * unit,
    )
  return { classes, rows: new Map(traits.split('\n').map((trait, row) => [trait, rowAt(row)])) }
}

/** How likely each class is, 0 to 1, in the order of the classes. A question weighs as much whether it is long or short. */
export function probabilities({ classes, rows }: Model, traits: Traits): number[] {
  const known = traits.flatMap((trait) => rows.get(trait) ?? [])
  const share = shareOf(known.length)
  const bias = rows.get('')
  const scores = classes.map(
    (_, at) => (bias?.[at] ?? 0) + share * known.reduce((sum, row) => sum + (row[at] ?? 0), 0),
  )
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

/** What one of so many traits counts. */
export const shareOf = (traits: number): number => 1 / Math.sqrt(Math.max(1, traits))

export function likeliest(model: Model, traits: Traits): Likeliest {
  const found = probabilities(model, traits)
  const probability = Math.max(...found)
  return { name: model.classes[found.indexOf(probability)] ?? '', probability }
}
