import { type Hazard, safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety'
import { withoutDenied } from './denial.ts'
import { bygone, dangers, guarding, harmless, ongoing } from './hazard-cues.ts'
import { narrowDangers } from './narrow-dangers.ts'

const urgency = Object.keys(safetyAdvice) as Hazard[]

/** A picture of danger as one pattern: its sign and its carrier in either order. */
const cues = [...dangers, ...narrowDangers].map(({ hazard, sign, carrier, apart = 8, unless }) => {
  const between = `(?: \\S+){0,${apart}}`
  const both = carrier && `(?:${sign})${between} (?:${carrier})|(?:${carrier})${between} (?:${sign})`
  return { hazard, words: new RegExp(`(?<!\\S)(?:${both ?? sign})(?!\\S)`), unless }
})

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
  return held
    .split(/ (?=[,.?]|(?:and|but|so|when) )/)
    .filter((clause) => !bygone.test(clause) || ongoing.test(clause))
    .join(' ')
    .replace(/ [,.?](?= |$)/g, '')
    .replace(/\s+/g, ' ')
}
