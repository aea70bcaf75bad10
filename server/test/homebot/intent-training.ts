import {
  featureScale,
  type Model,
  probabilities,
} from '../../src/features/homebot/understanding/classifier.ts'
import { type Features, intentFeatures } from '../../src/features/homebot/understanding/intent-features.ts'
import { parseQuestion } from '../../src/features/homebot/understanding/parse-question.ts'
import type { Weights } from '../../src/features/homebot/understanding/weights-file.ts'
import { tokenizeQuestion } from '../../src/features/homebot/understanding/words/words.ts'
import { type Question, questionDate } from './question-sets.ts'

/** A training example for the intent classifier. A prediction is right if it is any of `classes`. */
export interface IntentExample {
  readonly traits: Features
  readonly classes: readonly string[]
}

/**
 * Turns questions into training examples. Leaves out questions that report a danger, because rules and another
 * classifier find those.
 */
export const toIntentExamples = (
  questions: readonly Pick<Question, 'text' | 'intents' | 'dangers'>[],
): IntentExample[] =>
  questions
    .filter(({ dangers }) => dangers.length === 0)
    .map(({ text, intents }) => ({
      traits: intentFeatures(parseQuestion(tokenizeQuestion(text), { today: questionDate })),
      classes: intents,
    }))

/** A feature is used only if at least this many questions have it. */
const minOccurrences = 2
const epochs = 20
/**
 * The first epoch whose weights count in the average. With an average, the last examples do not influence the weights
 * most.
 */
const firstAveraged = 12
/** The seeds for different orders of the examples. The weights after all orders are averaged. */
const seeds = [7, 11, 13]
const learningRate = 0.5
const decay = 1e-4
/** If the error of a class's probability is smaller than this, the class keeps its weights. */
const minError = 1e-3

/**
 * Trains by stochastic gradient descent with a learning rate per weight (AdaGrad: Duchi, Hazan, Singer 2011). The same
 * examples always give the same weights.
 */
export function trainIntentClassifier(examples: readonly IntentExample[]): Model {
  const classes = [...new Set(examples.flatMap((example) => example.classes))].sort()
  const rows = rowsOfFeatures(examples.map(({ traits }) => traits))
  const sums = new Float64Array(rows.size * classes.length)
  for (const seed of seeds) learn(examples, { classes, rows }, seed, sums)
  const count = seeds.length * (epochs - firstAveraged)
  return { classes, rows, weights: sums.map((sum) => sum / count), unit: 1 }
}

/** Maps each feature that enough examples have to a row number. Row 0 is the bias. */
export function rowsOfFeatures(examples: readonly Features[]): Map<string, number> {
  const seen = new Map<string, number>()
  for (const traits of examples) for (const trait of traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  const kept = [...seen].filter(([, times]) => times >= minOccurrences).map(([trait]) => trait)
  return new Map(['', ...kept.sort()].map((trait, row) => [trait, row]))
}

/** Trains with one order of the examples. Adds the weights of the later epochs to `sums`. */
function learn(
  examples: readonly IntentExample[],
  { classes, rows }: Pick<Model, 'classes' | 'rows'>,
  seed: number,
  sums: Float64Array,
): void {
  const width = classes.length
  const weights = new Float64Array(sums.length)
  const squaredGradients = new Float64Array(sums.length).fill(1e-6)
  const model = { classes, rows, weights, unit: 1 }
  for (const [epoch, shuffled] of shuffleRepeatedly(examples, epochs, seed).entries()) {
    for (const { traits, classes: right } of shuffled) {
      const found = probabilities(model, traits)
      const known = traits.filter((trait) => rows.has(trait))
      const share = featureScale(known.length)
      const meant = likeliestOf(
        right.map((name) => classes.indexOf(name)),
        found,
      )
      for (const [at, probability] of found.entries()) {
        const error = probability - (at === meant ? 1 : 0)
        if (Math.abs(error) < minError) continue
        for (const trait of ['', ...known]) {
          const place = (rows.get(trait) ?? 0) * width + at
          const weight = weights[place] ?? 0
          const gradient = trait === '' ? error : error * share + decay * weight
          const sum = (squaredGradients[place] ?? 0) + gradient * gradient
          squaredGradients[place] = sum
          weights[place] = weight - (learningRate * gradient) / Math.sqrt(sum)
        }
      }
    }
    if (epoch >= firstAveraged)
      for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight
  }
}

const likeliestOf = (places: readonly number[], found: Float64Array) =>
  places.reduce((best, at) => ((found[at] ?? 0) > (found[best] ?? 0) ? at : best), places[0] ?? 0)

/** Returns the items in `times` different orders (Fisher-Yates shuffle with a linear congruential generator). */
function shuffleRepeatedly<Item>(items: readonly Item[], times: number, firstSeed: number): Item[][] {
  const order = [...items]
  let seed = firstSeed
  return Array.from({ length: times }, () => {
    for (let at = order.length - 1; at > 0; at -= 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      const other = Math.floor((seed / 2147483648) * (at + 1))
      const [one, two] = [order[at], order[other]]
      if (one === undefined || two === undefined) continue
      order[at] = two
      order[other] = one
    }
    return [...order]
  })
}

const maxByte = 127

/** Rounds each weight to one byte. */
export function quantize({ classes, rows, weights }: Model): Weights {
  const all = Float64Array.from(weights)
  const highest = all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const unit = Number((highest / maxByte).toPrecision(6))
  const bytes = Int8Array.from(all, (weight) => Math.round(weight / unit))
  return { classes, traits: [...rows.keys()].join('\n'), bytes, unit }
}
