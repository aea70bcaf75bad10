import { type Hazard, safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety'
import { currentCues } from './current-cues.ts'
import { withoutDenied } from './denial.ts'
import { forceCues } from './force-cues.ts'
import { fumeCues } from './fume-cues.ts'
import { narrowDangers } from './narrow-dangers.ts'
import { bygone, guarding, harmless, ongoing } from './no-danger.ts'

const urgency = Object.keys(safetyAdvice) as Hazard[]

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
  return held
    .split(/ (?=[,.?]|(?:and|but|so|when) )/)
    .filter((clause) => !bygone.test(clause) || ongoing.test(clause))
    .join(' ')
    .replace(/ [,.?](?= |$)/g, '')
    .replace(/\s+/g, ' ')
}
