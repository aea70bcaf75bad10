import {
  bucketCount,
  bucketsOf,
  probabilities,
} from '../../../src/features/homebot/understanding/dangers/danger-vote.ts'
import type { Weights } from '../../../src/features/homebot/understanding/weights-file.ts'
import { hurtPeople } from '../hurt-people.ts'
import { nearMisses } from '../near-misses.ts'
import { nobodyHurt } from '../nobody-hurt.ts'
import { readQuestions, sets } from '../question-sets.ts'
import { toldDangers } from '../told-dangers.ts'
import { readTold } from './acts.ts'

/** A text as the vote learns from it: any of its classes is right. */
export interface DangerLesson {
  readonly text: string
  readonly classes: readonly string[]
}

/** The kinds of danger that want the same first act. */
const kindsOfAct: Readonly<Record<string, readonly string[]>> = {
  988: ['self_harm'],
  911: ['injury', 'trapped_person', 'caught_limb', 'electrocution', 'choking', 'intruder', 'fallen_in'],
  out: ['fire', 'gas', 'carbon_monoxide'],
  cool: ['scald'],
  power: ['electrical', 'electrical_panel', 'water_near_electrics'],
  away: ['power_line'],
  air: ['toxic_fumes', 'refrigerant'],
  asbestos: ['asbestos'],
  under: ['collapse', 'tank_pressure'],
  poison: ['swallowed', 'lead_paint'],
  none: ['none'],
}

/** A danger is one whatever else is asked beside it, and an idiom is none. */
const frames = [
  'X. what does a new one cost?',
  'how do i prevent this? X',
  'X, and how old is my roof',
  'my wife says X',
  'it is 15 years old and X',
  'hi, question: X, is that normal?',
  'X since this morning, when should i replace it',
  'we had it checked last year and now X',
]

/** Everything but the held-out sets. */
export function dangerLessons(): DangerLesson[] {
  const tables = [...Object.entries(toldDangers), ...Object.entries(hurtPeople)]
  const ofTables = tables.flatMap(([hazard, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((text) => ({ text, classes: [hazard] })),
  )
  const calm = [...nearMisses, ...nobodyHurt].map((text) => ({ text, classes: ['none'] }))
  const ofActs = (['development', 'training'] as const).flatMap((file) =>
    readTold(file)
      .filter(({ turns }) => turns.length === 1)
      .map(({ act, turns }) => ({ text: turns[0] ?? '', classes: kindsOfAct[act] ?? [act] })),
  )
  const tuned = readQuestions(sets.tuned).map(({ text, hazards }) => ({
    text,
    classes: hazards.length > 0 ? [...new Set(hazards)] : ['none'],
  }))
  const framed = ofActs.map(({ text, classes }, at) => ({
    text: frames[at % frames.length]?.replace('X', text) ?? text,
    classes,
  }))
  // The short tables count three times: their writers wrote as people in danger do.
  return [...tuned, ...framed, ...[...ofTables, ...calm, ...ofActs].flatMap((one) => [one, one, one])]
}

const rounds = 12
const pace = 0.3
const decay = 3e-4

/** Stochastic gradient descent with a pace of its own for each weight (AdaGrad), in the same order each time. */
export function trainVote(lessons: readonly DangerLesson[]): Weights {
  const classes = [...new Set(lessons.flatMap((lesson) => lesson.classes))].sort()
  const width = classes.length
  const weights = new Float32Array((bucketCount + 1) * width)
  const travelled = new Float32Array(weights.length).fill(1e-4)
  const read = lessons.map((lesson) => ({
    buckets: bucketsOf(lesson.text),
    right: lesson.classes.map((name) => classes.indexOf(name)),
  }))
  let seed = 7
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
        const step = (place: number, slope: number) => {
          const far = (travelled[place] ?? 0) + slope * slope
          travelled[place] = far
          weights[place] = (weights[place] ?? 0) - (pace * slope) / Math.sqrt(far)
        }
        step(bucketCount * width + at, off)
        for (const bucket of buckets) {
          const place = bucket * width + at
          step(place, off * share + decay * (weights[place] ?? 0))
        }
      }
    }
  }
  const highest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const unit = Number((highest / 127).toPrecision(6))
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit))
  return { classes, bytes, unit }
}
