import { readdirSync, readFileSync } from 'node:fs'
import { broaderHazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import {
  bucketCount,
  bucketsOf,
  probabilities,
} from '../../../src/features/homebot/understanding/dangers/danger-classifier.ts'
import type { Weights } from '../../../src/features/homebot/understanding/weights-file.ts'
import { hurtPeople } from '../hurt-people.ts'
import { nearMisses } from '../near-misses.ts'
import { reportsWithoutInjury } from '../nobody-hurt.ts'
import { readQuestions, sets } from '../question-sets.ts'
import { toldDangers } from '../told-dangers.ts'
import { readTold } from './acts.ts'

/** A message for training. Any of its classes is right. */
export interface DangerLesson {
  readonly text: string
  readonly classes: readonly string[]
  /** Its file or writer, for cross-validation. */
  readonly topic: string
}

/** The kinds of danger that have the same first act. */
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

const kindsIn = (folder: URL) =>
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line): DangerLesson => {
          const [kind = '', text = ''] = line.split('\t')
          return { text: asOneMessage(text.split(' > ')), classes: [kind], topic: file }
        }),
    )

const kindsOf = (hazard: string) => [
  hazard,
  ...Object.entries(broaderHazard).flatMap(([narrow, broad]) => (broad === hazard ? [narrow] : [])),
]

/** Joins the messages of a conversation to one text, as HomeBot reads a message with the previous one. */
const asOneMessage = (turns: readonly string[]) => turns.join('. ')

/** All messages except the held-out ones. */
export function dangerLessons(): DangerLesson[] {
  const ofTables = [...Object.entries(toldDangers), ...Object.entries(hurtPeople)].flatMap(
    ([hazard, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((text) => ({ text, classes: kindsOf(hazard), topic: 'tables' })),
  )
  const calm = [...nearMisses, ...reportsWithoutInjury].map((text) => ({
    text,
    classes: ['none'],
    topic: 'tables',
  }))
  const ofActs = (['development', 'training'] as const).flatMap((file) =>
    readTold(file)
      .filter(({ turns }) => turns.length <= 2)
      .map(({ act, turns }) => ({
        text: asOneMessage(turns),
        classes: kindsOfAct[act] ?? kindsOf(act),
        topic: file,
      })),
  )
  const tuned = readQuestions(sets.tuned)
    // Hundreds of short questions about records would teach that short messages are safe.
    .filter(({ writer }) => !writer.startsWith('The owner of several homes'))
    .map(({ text, hazards, writer }) => ({
      text,
      classes: hazards.length > 0 ? [...new Set(hazards.flatMap(kindsOf))] : ['none'],
      topic: `tuned ${writer}`,
    }))
  return [...ofTables, ...calm, ...ofActs, ...kindsIn(new URL('lessons/', import.meta.url)), ...tuned]
}

/**
 * Texts around a lesson. They teach that a danger next to another question is still a danger, and an idiom
 * still is not one.
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

/** Lessons by writers who wrote as people in danger count twice, and once more within a longer message. */
const weighted = (lessons: readonly DangerLesson[]) =>
  lessons.flatMap((lesson, at) => {
    if (lesson.topic.startsWith('tuned')) return [lesson]
    const framed = frames[at % frames.length]?.replace('X', lesson.text) ?? lesson.text
    return [lesson, lesson, { ...lesson, text: framed }]
  })

const rounds = 7
/** The weights are averaged from this round on, so that they depend less on the order of the lessons. */
const firstAveraged = 3
const pace = 0.3
const decay = 3e-4
const maxOfByte = 127

/** The training is repeated in each of these orders, and the weights are averaged to reduce the effect of the order. */
const orders = [7, 11, 13, 17, 19]

/** Stochastic gradient descent with AdaGrad, in the same orders each time. */
export function trainClassifier(lessons: readonly DangerLesson[]): Weights {
  const classes = [...new Set(lessons.flatMap((lesson) => lesson.classes))].sort()
  const read = weighted(lessons).map((lesson) => ({
    buckets: bucketsOf(lesson.text),
    right: lesson.classes.map((name) => classes.indexOf(name)),
  }))
  const sums = new Float32Array((bucketCount + 1) * classes.length)
  for (const order of orders) learn(read, classes.length, order, sums)
  const highest = sums.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const byteUnit = highest / maxOfByte
  const unit = Number((byteUnit / ((rounds - firstAveraged) * orders.length)).toPrecision(6))
  return { classes, unit, bytes: Int8Array.from(sums, (weight) => Math.round(weight / byteUnit)) }
}

interface ReadLesson {
  readonly buckets: readonly number[]
  readonly right: readonly number[]
}

/** Trains on the lessons in one order and adds the weights of the later rounds to `sums`. */
function learn(lessons: readonly ReadLesson[], width: number, order: number, sums: Float32Array): void {
  const weights = new Float32Array(sums.length)
  const travelled = new Float32Array(sums.length).fill(1e-4)
  const read = [...lessons]
  const step = (place: number, slope: number) => {
    const far = (travelled[place] ?? 0) + slope * slope
    travelled[place] = far
    weights[place] = (weights[place] ?? 0) - (pace * slope) / Math.sqrt(far)
  }
  let seed = order
  for (let round = 0; round < rounds; round += 1) {
    for (let at = read.length - 1; at > 0; at -= 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      const other = Math.floor((seed / 2147483648) * (at + 1))
      const [one, two] = [read[at], read[other]]
      if (!one || !two) continue
      read[at] = two
      read[other] = one
    }
    for (const { buckets, right } of read) {
      const found = probabilities(weights, width, buckets)
      const share = 1 / Math.sqrt(Math.max(1, buckets.length))
      const meant = right.reduce(
        (best, at) => ((found[at] ?? 0) > (found[best] ?? 0) ? at : best),
        right[0] ?? 0,
      )
      for (const [at, probability] of found.entries()) {
        const off = probability - (at === meant ? 1 : 0)
        if (Math.abs(off) < 1e-3) continue
        step(bucketCount * width + at, off)
        for (const bucket of buckets) {
          const place = bucket * width + at
          step(place, off * share + decay * (weights[place] ?? 0))
        }
      }
    }
    if (round >= firstAveraged)
      for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight
  }
}
