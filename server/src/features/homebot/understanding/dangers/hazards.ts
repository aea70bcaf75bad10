import { type Hazard, safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { withoutDenied } from '../denial.ts'
import { currentCues } from './current-cues.ts'
import { forceCues } from './force-cues.ts'
import { fumeCues } from './fume-cues.ts'
import { narrowDangers } from './narrow-dangers.ts'
import {
  bygone,
  deeds,
  guarding,
  happened,
  harmless,
  ongoing,
  present,
  recurring,
  resolved,
} from './no-danger.ts'

const urgency = Object.keys(safetyAdvice) as [Hazard, ...Hazard[]]
/** All kinds of danger, the most urgent first. */
export const hazardNames = urgency

/**
 * Pictures of danger as one pattern each: sign and carrier in either order. A false alarm costs a reader a moment, and a
 * missed one may cost a life: where words can be read both ways, they are read as danger.
 */
const cues = [...fumeCues, ...currentCues, ...forceCues, ...narrowDangers].map(
  ({ hazard, sign, carrier, apart = 8, unless }) => {
    const between = `(?: \\S+){0,${apart}}`
    const both = carrier && `(?:${sign})${between} (?:${carrier})|(?:${carrier})${between} (?:${sign})`
    return { hazard, words: new RegExp(`(?<!\\S)(?:${both ?? sign})(?!\\S)`), unless }
  },
)

/** What of danger a question tells, the most urgent first. `text` is what `presentWords` leaves. */
export function findHazards(text: string): Hazard[] {
  const found = new Set(
    cues.filter(({ words, unless }) => words.test(text) && !unless?.test(text)).map(({ hazard }) => hazard),
  )
  // Who stands in the water is told of it first: a breaker in the wet is not to be reached for.
  if (found.has('water_near_electrics')) {
    found.delete('electrical')
    found.delete('electrical_panel')
  }
  return urgency.filter((hazard) => found.has(hazard))
}

/**
 * What is said to be so now: not denied, not only feared, not over, and no mere manner of speaking. `marked` is what
 * `findMentions` leaves, with its marks.
 */
export function presentWords(marked: readonly string[]): string {
  const literal = harmless.reduce((text, idiom) => text.replace(idiom, ' ~ '), marked.join(' '))
  const held = withoutDenied(literal).replace(guarding, ' ~ ')
  return withoutResolved(held.split(/ (?=[,.?]|(?:and|but|so|when) )/))
    .map(ofToday)
    .join(' ')
    .replace(/ [,.?](?= |$)/g, '')
    .replace(/\s+/g, ' ')
}

/** What was seen to is over, unless it is said to go on, or to be back: "smelled gas, the utility fixed it". */
function withoutResolved(clauses: readonly string[]): string[] {
  const seenTo = clauses.findLastIndex((clause) => resolved.test(clause))
  const isBack = clauses.some((clause) => recurring.test(clause))
  return clauses.map((clause, at) =>
    at > seenTo || isBack || present.test(clause.replace(resolved, '~')) ? clause : thingsIn(clause),
  )
}

/** A clause without what is over: of "the dryer we bought last year sparks", that it sparks. Of the rest its things remain. */
function ofToday(clause: string): string {
  const told = clause.replace(deeds, ' ~')
  const over = [...told.matchAll(bygone)].at(-1)
  if (!over || ongoing.test(told)) return told
  const since = told.slice(over.index + over[0].length)
  if (present.test(since)) return told.slice(0, over.index).replace(happened, '~') + since
  return thingsIn(told)
}

const things = /\b(?:[A-Z_]{4,}|tank|ceiling|beam|flue|outlet|panel|wall|hose|pipe|gas line|relief valve)\b/g
const thingsIn = (clause: string) =>
  clause
    .match(things)
    ?.map((thing) => ` ${thing}`)
    .join('') ?? ''
