import { readdirSync, readFileSync } from 'node:fs'
import { broaderDanger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { specialCaseAdvice } from '@home-pulse/lifecycle/catalogue/safety/special-case-safety'
import {
  featureScale,
  type Model,
  probabilitiesOfRows,
} from '../../../src/features/homebot/understanding/classifier.ts'
import { dangerFeatures } from '../../../src/features/homebot/understanding/dangers/danger-classifier.ts'
import { applyRules } from '../../../src/features/homebot/understanding/dangers/danger-rules.ts'
import { normalizeForDangers } from '../../../src/features/homebot/understanding/dangers/normalize-for-dangers.ts'
import { withoutOldEvents } from '../../../src/features/homebot/understanding/dangers/present-clauses.ts'
import { rowsOfFeatures } from '../intent-training.ts'
import { nearMisses } from '../near-misses.ts'
import { questionSets, readAdviceQuestions, readOtherQuestions, readQuestions } from '../question-sets.ts'
import { reportedDangers } from '../reported-dangers.ts'
import { reportsWithoutInjury } from '../reports-without-injury.ts'
import { readFirstActs } from './first-acts.ts'

/** A training example for the danger classifier. A prediction is right if it is any of `classes`. */
export interface DangerExample {
  readonly text: string
  readonly classes: readonly string[]
  /** The file that the text comes from, or its writer. */
  readonly source: string
}

/**
 * Maps a word for what a person must do first to the kinds of danger that require it. `out` means leaving the house,
 * and `911` means calling 911.
 */
const kindsOfAct: Readonly<Record<string, readonly string[]>> = {
  988: ['self_harm'],
  911: [
    'injury',
    'trapped_person',
    'caught_limb',
    'electrocution',
    'choking',
    'intruder',
    'fallen_in',
    'overdose',
  ],
  out: ['fire', 'gas', 'carbon_monoxide'],
  cool: ['scald'],
  power: ['electrical', 'electrical_panel', 'water_near_electrics'],
  away: ['power_line'],
  air: ['toxic_fumes', 'refrigerant'],
  asbestos: ['asbestos'],
  under: ['collapse', 'tank_pressure'],
  poison: ['swallowed', 'lead_paint', 'swallowed_battery'],
  none: ['none'],
}

/** Reads the files of a folder. Each line is a kind of danger, a tab and a message. */
const readFolder = (folder: URL) =>
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line): DangerExample => {
          const [kind = '', text = ''] = line.split('\t')
          return { text: asOneMessage(text.split(' > ')), classes: [kind], source: file }
        }),
    )

/** Returns true for kinds of danger that only rules find. The classifier is not trained on them. */
const isSpecialCase = (danger: string) => Object.hasOwn(specialCaseAdvice, danger)

/** Returns a kind of danger and its narrower kinds, without the kinds that only rules find. */
const kindsOf = (danger: string) => [
  danger,
  ...Object.entries(broaderDanger).flatMap(([narrow, broad]) =>
    broad === danger && !isSpecialCase(narrow) ? [narrow] : [],
  ),
]

/** Joins the messages of a conversation into one text. HomeBot too reads a message together with the one before. */
const asOneMessage = (turns: readonly string[]) => turns.join('. ')

/** Reads all labeled messages except the held-out ones. */
export function readDangerExamples(): DangerExample[] {
  const reports = reportedDangers
    .filter(({ danger }) => !isSpecialCase(danger))
    .map(({ danger, text }) => ({ text, classes: kindsOf(danger), source: 'tables' }))
  const calm = [...nearMisses, ...reportsWithoutInjury].map((text) => ({
    text,
    classes: ['none'],
    source: 'tables',
  }))
  const firstActs = (['development', 'training'] as const).flatMap((file) =>
    readFirstActs(file)
      .filter(({ turns }) => turns.length <= 2)
      .map(({ act, turns }) => ({
        text: asOneMessage(turns),
        classes: kindsOfAct[act] ?? kindsOf(act),
        source: file,
      })),
  )
  const tuned = readQuestions(questionSets.tuned)
    // Leaves out hundreds of short questions about the owner's records. From them, the classifier would learn that
    // short messages are harmless.
    .filter(({ writer }) => !writer.startsWith('The owner of several homes'))
    .map(({ text, dangers, writer }) => ({
      text,
      classes: dangers.length > 0 ? [...new Set(dangers.flatMap(kindsOf))] : ['none'],
      source: `tuned ${writer}`,
    }))
  const ofAdvice = [...readAdviceQuestions(), ...readOtherQuestions()]
    .filter(({ text, intents }) => !intents.some(isNearDanger) && !hasRule(text))
    .map(({ text }) => ({ text, classes: ['none'], source: 'advice' }))
  const lessons = readFolder(new URL('lessons/', import.meta.url))
  // Before HomeBot classifies a message, it removes events of long ago from the text. So the training removes them too.
  return [...reports, ...calm, ...firstActs, ...lessons, ...tuned, ...ofAdvice]
    .map((example) => ({ ...example, text: withoutOldEvents(example.text, trainingYear) }))
    .filter(({ text }) => text !== '')
}

const trainingYear = 2026

/**
 * Topics and intents of questions that may report a danger. Such questions are not used as examples of harmless ones.
 */
const nearDanger: readonly string[] = `
asbestos_test breaker_trips carbon_monoxide_alarm chimney dead_outlet deck_porch emergency_plumber
entry_notice flickering_lights foundation_cracks frozen_pipes garage_door generator grease_fire
insurance_claim keys_locks lead_paint microwave relight sewer_smell symptom trees_roots well_water
wet_basement who_to_call
`
  .trim()
  .split(/\s+/)
const isNearDanger = (topic: string) => nearDanger.includes(topic)
const hasRule = (text: string) => applyRules(normalizeForDangers(text)).length > 0

/**
 * Longer messages with an X that is replaced by an example. From them, the classifier learns to ignore the rest of a
 * message.
 */
const frames = [
  'X. what does a new one cost?',
  'how do i prevent this? X',
  'X, and how old is my roof',
  'my wife says X',
  'it is 15 years old and X',
  'hi, question: X, is that normal?',
  'X since this morning, when should i replace it',
  'we had it checked last year and now X',
  'X. which of mine is next?',
  'could it explode some day? X',
  'help please X',
  'hola, una pregunta: X',
  'it came with the house in 1998. X',
]

/**
 * Returns each example twice, and a third time within a longer message. Returns examples from the tuned questions and
 * from questions for advice only once.
 */
const repeatExamples = (examples: readonly DangerExample[]) =>
  examples.flatMap((example, at) => {
    if (example.source === 'advice' || example.source.startsWith('tuned')) return [example]
    const framed = frames[at % frames.length]?.replace('X', example.text) ?? example.text
    return [example, example, { ...example, text: framed }]
  })

const epochs = 7
/** The first epoch whose weights count in the average. With an average, the order of the examples matters less. */
const firstAveraged = 3
const learningRate = 0.3
const decay = 3e-4

/** The seeds for different orders of the examples. The weights after all orders are averaged. */
const seeds = [7, 11, 13, 17, 19]

/** Trains by stochastic gradient descent with AdaGrad. The same examples always give the same weights. */
export function trainDangerClassifier(examples: readonly DangerExample[]): Model {
  const classes = [...new Set(examples.flatMap((example) => example.classes))].sort()
  const rows = rowsOfFeatures(examples.map(({ text }) => dangerFeatures(text)))
  const read = repeatExamples(examples).map((example) => ({
    known: dangerFeatures(example.text).flatMap((feature) => rows.get(feature) ?? []),
    right: example.classes.map((name) => classes.indexOf(name)),
  }))
  const sums = new Float32Array(rows.size * classes.length)
  for (const seed of seeds) learn(read, { classes, rows }, seed, sums)
  const count = (epochs - firstAveraged) * seeds.length
  return { classes, rows, weights: sums.map((sum) => sum / count), unit: 1 }
}

/** An example as numbers: the rows of its known features and the indexes of its classes. */
interface EncodedExample {
  readonly known: readonly number[]
  readonly right: readonly number[]
}

/** Trains with one order of the examples. Adds the weights of the later epochs to `sums`. */
function learn(
  examples: readonly EncodedExample[],
  { classes, rows }: Pick<Model, 'classes' | 'rows'>,
  firstSeed: number,
  sums: Float32Array,
): void {
  const width = classes.length
  const weights = new Float32Array(sums.length)
  const squaredGradients = new Float32Array(sums.length).fill(1e-4)
  const model = { classes, rows, weights, unit: 1 }
  const read = [...examples]
  const step = (place: number, gradient: number) => {
    const sum = (squaredGradients[place] ?? 0) + gradient * gradient
    squaredGradients[place] = sum
    weights[place] = (weights[place] ?? 0) - (learningRate * gradient) / Math.sqrt(sum)
  }
  let seed = firstSeed
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = read.length - 1; at > 0; at -= 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      const other = Math.floor((seed / 2147483648) * (at + 1))
      const [one, two] = [read[at], read[other]]
      if (!one || !two) continue
      read[at] = two
      read[other] = one
    }
    for (const { known, right } of read) {
      const found = probabilitiesOfRows(model, known)
      const share = featureScale(known.length)
      const meant = right.reduce(
        (best, at) => ((found[at] ?? 0) > (found[best] ?? 0) ? at : best),
        right[0] ?? 0,
      )
      for (const [at, probability] of found.entries()) {
        const error = probability - (at === meant ? 1 : 0)
        if (Math.abs(error) < 1e-3) continue
        step(at, error)
        for (const row of known) {
          const place = row * width + at
          step(place, error * share + decay * (weights[place] ?? 0))
        }
      }
    }
    if (epoch >= firstAveraged)
      for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight
  }
}
