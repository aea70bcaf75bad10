import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety'
import { isUnrelated, lacksObject } from './belonging.ts'
import { type Model, probabilities, unpack } from './classifier.ts'
import { alarmWeights, hazardWeights, intentWeights } from './classifier-weights.ts'
import { type Asked, type Intent, weights } from './intent-cues.ts'
import { type Asking, fits } from './intents.ts'
import type { Reading } from './reading.ts'
import { dangerTraits, intentTraits } from './traits.ts'

/*
 * The rules know what they were told, and a statistic of the questions they were tuned on knows words that no rule names.
 * What is asked, both decide together: a rule's evidence counts beside the logarithm of the statistic's probability. The
 * weights below were chosen on halves of two writers' questions that nothing had been tuned on, and change little over a
 * wide range; `npm run homebot:train` prints what the statistic alone is worth.
 */
const intents = unpack(intentWeights)
const alarm = unpack(alarmWeights)
const hazards = unpack(hazardWeights)

/** What a point of a rule's evidence counts (see the weights of cues), and what it counts to be the rules' own choice. */
const perPoint = 0.5
const forChoice = 1
/** What it costs to ask something of a thing, where the question neither names a thing nor points at one. */
const forNothingNamed = 3
/** No intent is so unlikely that rules could not ask it. */
const leastLikely = 1e-3

const manners: readonly Intent[] = ['greeting', 'thanks', 'help', 'off_topic']
/** A question of fewer words, or one that begins so, goes on from what was said before, which the statistic does not know. */
const leastWords = 2
const leastWordsOfThing = 3
/** So few may be a word on what was said before: "are you sure?" asks nothing of the assistant. */
const fewWords = 5
const goesOn = /^(?:and|but|also|then|what about|how about|what if|y|e|entonces)\b/

/** What a question asks, by the rules and by the statistic. */
export function reconsider(ruled: Asking, reading: Reading, model: Model = intents): Asking {
  const isOurs = reading.components.length > 0 || reading.hasChosen
  const words = reading.gist.split(' ').length
  if (ruled.how === 'unrelated' || goesOn.test(reading.gist)) return ruled
  if (words < (reading.components.length > 0 ? leastWordsOfThing : leastWords)) return ruled
  if (words < fewWords && ruled.how === 'asked') return ruled

  const [first, ...rest] = ruled.intents
  const isMeant = (intent: Intent) =>
    intent === first ||
    (manners.includes(intent)
      ? words >= fewWords && (!isOurs || intent === 'off_topic')
      : fits({ intent: intent as Asked, score: weights.only }, reading))
  const isElsewhere = (intent: Intent) =>
    !manners.includes(intent) && (lacksObject(intent, reading) || (!isOurs && isUnrelated(reading)))
  const found = probabilities(model, intentTraits(reading))
  const [best] = (model.classes as readonly Intent[])
    .map((intent, at) => ({
      intent,
      score:
        Math.log((found[at] ?? 0) + leastLikely) +
        perPoint * (ruled.spoken.get(intent) ?? 0) +
        (ruled.how === 'asked' && intent === first ? forChoice : 0) -
        (isElsewhere(intent) ? forNothingNamed : 0),
    }))
    .filter(({ intent }) => isMeant(intent))
    .sort((one, other) => other.score - one.score)
  if (!best || best.intent === first) return ruled
  return { ...ruled, how: 'asked', intents: [best.intent, ...rest.filter((other) => other !== best.intent)] }
}

/** A false alarm costs a reader a moment, and a missed danger may cost a life. */
const sureOfDanger = 0.4
/** Of few words each counts for much, and chance for more. */
const sureOfBrief = 0.7
const brief = 8
/** What is no danger of any kind is none: of eight kinds, one must stand out. */
const sureOfKind = 0.3
const leastTold = 5
/** In a long story the danger is a few words, which the others would drown: it is read in stretches that overlap. */
const stretch = 40
/** What it counts for a kind of danger that a rule found it, beside the logarithm of its probability. */
const forFound = 2
/**
 * As likely as this, a second kind is told too. Learned from all writers but one and asked of that one, the likeliest kind was
 * right in 98.4 of 100 dangers, and with such a second in 99.6; one danger in sixteen is told with two kinds that is of one.
 */
const closeSecond = 0.1

/**
 * The dangers that a question tells, the likeliest first: those that rules found, in the order of their urgency, and what
 * words that no rule knows tell. `text` is what `presentWords` leaves.
 */
export function weighHazards(ruled: readonly Hazard[], text: string): Hazard[] {
  const words = text.split(' ')
  const isKnown = ruled.length > 0
  if (!isKnown && words.length < leastTold) return []
  const starts = Array.from(
    { length: Math.max(1, Math.ceil((2 * words.length) / stretch) - 1) },
    (_, at) => (at * stretch) / 2,
  )
  const [worst] = starts
    .map((from) => dangerTraits(words.slice(from, from + stretch).join(' ')))
    .map((traits) => ({ traits, danger: probabilities(alarm, traits)[alarm.classes.indexOf('danger')] ?? 0 }))
    .sort((one, other) => other.danger - one.danger)
  if (!worst) return [...ruled]
  if (!isKnown && worst.danger < (words.length > brief ? sureOfDanger : sureOfBrief)) return []
  const found = probabilities(hazards, worst.traits)
  // However much water it is, where it reaches a wire is what matters.
  const told = ruled.includes('water_near_electrics') ? ruled.filter((hazard) => hazard !== 'flood') : ruled
  const [best, second] = (hazards.classes as readonly Hazard[])
    .map((hazard, at) => ({
      hazard,
      probability: found[at] ?? 0,
      score: Math.log((found[at] ?? 0) + leastLikely) + (told.includes(hazard) ? forFound : 0),
    }))
    .sort((one, other) => other.score - one.score)
  if (!best || (!isKnown && best.probability < sureOfKind)) return [...ruled]
  const close = second && second.probability >= closeSecond ? [second.hazard] : []
  return [...new Set([best.hazard, ...close, ...ruled])]
}
