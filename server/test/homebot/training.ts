import { type Model, probabilities, shareOf } from '../../src/features/homebot/understanding/classifier.ts'
import { readWhatIsTold } from '../../src/features/homebot/understanding/reading.ts'
import { intentTraits, type Traits } from '../../src/features/homebot/understanding/traits.ts'
import type { Weights } from '../../src/features/homebot/understanding/weights-file.ts'
import { readMarked } from '../../src/features/homebot/understanding/words/words.ts'
import { askedOn, type Question } from './question-sets.ts'

/** A question for training. Any of its classes is right. */
export interface Lesson {
  readonly traits: Traits
  readonly classes: readonly string[]
}

/** The intents of the questions without danger. */
export const lessonsOf = (questions: readonly Pick<Question, 'text' | 'intents' | 'hazards'>[]): Lesson[] =>
  questions
    .filter(({ hazards }) => hazards.length === 0)
    .map(({ text, intents }) => ({
      traits: intentTraits(readWhatIsTold(readMarked(text), { today: askedOn })),
      classes: intents,
    }))

/** Only traits that occur in at least this many questions are used. */
const leastSeen = 2
const rounds = 20
/** The weights are averaged from this round on, so that the last lessons do not count more than others. */
const firstAveraged = 12
/** The training is repeated in each of these orders, and the weights are averaged to reduce the effect of the order. */
const orders = [7, 11, 13]
const pace = 0.5
const forgetting = 1e-4
/** A class is not updated if the error of its probability is smaller than this. */
const closeEnough = 1e-3

/**
 * Stochastic gradient descent with a learning rate per weight (AdaGrad: Duchi, Hazan, Singer 2011), always in the same
 * order.
 */
export function train(lessons: readonly Lesson[]): Model {
  const classes = [...new Set(lessons.flatMap((lesson) => lesson.classes))].sort()
  const seen = new Map<string, number>()
  for (const { traits } of lessons) for (const trait of traits) seen.set(trait, (seen.get(trait) ?? 0) + 1)
  const kept = [...seen].filter(([, times]) => times >= leastSeen).map(([trait]) => trait)
  const rows = new Map(['', ...kept.sort()].map((trait, row) => [trait, row]))
  const sums = new Float64Array(rows.size * classes.length)
  for (const order of orders) learn(lessons, { classes, rows }, order, sums)
  const count = orders.length * (rounds - firstAveraged)
  return { classes, rows, weights: sums.map((sum) => sum / count), unit: 1 }
}

/** Trains on the lessons in one order and adds the weights of the later rounds to `sums`. */
function learn(
  lessons: readonly Lesson[],
  { classes, rows }: Pick<Model, 'classes' | 'rows'>,
  order: number,
  sums: Float64Array,
): void {
  const width = classes.length
  const weights = new Float64Array(sums.length)
  const travelled = new Float64Array(sums.length).fill(1e-6)
  const model = { classes, rows, weights, unit: 1 }
  for (const [round, shuffled] of shuffledRounds(lessons, rounds, order).entries()) {
    for (const { traits, classes: right } of shuffled) {
      const found = probabilities(model, traits)
      const known = traits.filter((trait) => rows.has(trait))
      const share = shareOf(known.length)
      const meant = likeliestOf(
        right.map((name) => classes.indexOf(name)),
        found,
      )
      for (const [at, probability] of found.entries()) {
        const off = probability - (at === meant ? 1 : 0)
        if (Math.abs(off) < closeEnough) continue
        for (const trait of ['', ...known]) {
          const place = (rows.get(trait) ?? 0) * width + at
          const weight = weights[place] ?? 0
          const slope = trait === '' ? off : off * share + forgetting * weight
          const far = (travelled[place] ?? 0) + slope * slope
          travelled[place] = far
          weights[place] = weight - (pace * slope) / Math.sqrt(far)
        }
      }
    }
    if (round >= firstAveraged)
      for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight
  }
}

const likeliestOf = (places: readonly number[], found: readonly number[]) =>
  places.reduce((best, at) => ((found[at] ?? 0) > (found[best] ?? 0) ? at : best), places[0] ?? 0)

/** All lessons, several times, each time in another order (Fisher-Yates with a linear congruential generator). */
function shuffledRounds<Item>(items: readonly Item[], times: number, firstSeed: number): Item[][] {
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

const maxOfByte = 127

/** Stores each weight in one byte. The rounding changes no decision. */
export function pack({ classes, rows, weights }: Model): Weights {
  const all = Array.from(weights)
  const highest = all.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const unit = Number((highest / maxOfByte).toPrecision(6))
  const bytes = Int8Array.from(all, (weight) => Math.round(weight / unit))
  return { classes, traits: [...rows.keys()].join('\n'), bytes, unit }
}
