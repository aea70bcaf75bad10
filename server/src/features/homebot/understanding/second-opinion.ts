import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety'
import { likeliest, unpack } from './classifier.ts'
import { alarmWeights, hazardWeights, intentWeights } from './classifier-weights.ts'
import { type Asked, type Intent, weights } from './intent-cues.ts'
import { type Asking, fits, isUnrelated, type Reading } from './intents.ts'
import { dangerTraits, intentTraits } from './traits.ts'

/*
 * The rules know what they were told, and a statistic of the questions they were tuned on knows words that no rule names.
 * It is asked where the rules only guess, or hold on to little. Trained on some writers' questions and asked those of the
 * others, it is right in 99 of 100 where it is as sure as this; `npm run homebot:train` prints these figures.
 */
const intents = unpack(intentWeights)
const alarm = unpack(alarmWeights)
const hazards = unpack(hazardWeights)

/** So sure it must be where the rules only guess, and where they found words that ask. */
const sureOfGuess = 0.8
const sureOfAsked = 0.9
/** Above this the rules' evidence stands: words that ask outright, in a question. */
const weakEvidence = weights.usual + 1

const manners: readonly Intent[] = ['greeting', 'thanks', 'help', 'off_topic']
/** A question of fewer words goes on from what was said before, which the statistic does not know. */
const leastWords = 5

/** What a question asks, where its words leave the rules in doubt. `marked` is what `findMentions` leaves. */
export function reconsider(ruled: Asking, reading: Reading, marked: readonly string[]): Asking {
  if (ruled.how === 'unrelated' || ruled.strength > weakEvidence) return ruled
  const traits = intentTraits(marked)
  const { name, probability } = likeliest(intents, traits)
  const [first, ...rest] = ruled.intents
  const intent = name as Intent
  const isSure = probability >= (ruled.how === 'guessed' ? sureOfGuess : sureOfAsked)
  if (!isSure || intent === first || reading.gist.split(' ').length < leastWords) return ruled
  const isOurs = reading.components.length > 0 || reading.hasChosen
  const isFit = manners.includes(intent)
    ? !isOurs
    : !isUnrelated(reading) && fits({ intent: intent as Asked, score: weights.only }, reading)
  return isFit
    ? { ...ruled, how: 'asked', intents: [intent, ...rest.filter((other) => other !== intent)] }
    : ruled
}

/** A false alarm costs a reader a moment, and a missed danger may cost a life. */
const sureOfDanger = 0.8
/** Of few words each counts for much, and chance for more. */
const sureOfBrief = 0.9
const brief = 8
/** In a long story the danger is a few words, which the others would drown: it is read in stretches that overlap. */
const stretch = 40

/** The danger that a question most likely tells, where no rule found one. `text` is what `presentWords` leaves. */
export function likelyHazard(text: string): Hazard | undefined {
  const words = text.split(' ')
  if (words.length < leastWords) return undefined
  const starts = Array.from(
    { length: Math.max(1, Math.ceil((2 * words.length) / stretch) - 1) },
    (_, at) => (at * stretch) / 2,
  )
  const found = starts
    .map((from) => dangerTraits(words.slice(from, from + stretch).join(' ')))
    .map((traits) => ({ traits, ...likeliest(alarm, traits) }))
    .filter(({ name }) => name === 'danger')
    .sort((one, other) => other.probability - one.probability)
  const [worst] = found
  return worst && worst.probability >= (words.length > brief ? sureOfDanger : sureOfBrief)
    ? (likeliest(hazards, worst.traits).name as Hazard)
    : undefined
}
