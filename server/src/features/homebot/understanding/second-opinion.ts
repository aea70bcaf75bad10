import { isUnrelated, lacksObject } from './belonging.ts'
import { type Model, probabilities, unpack } from './classifier.ts'
import { intentWeights } from './classifier-weights.ts'
import { type Asked, type Intent, weights } from './intent-cues.ts'
import { type Asking, fits } from './intents.ts'
import type { Reading } from './reading.ts'
import { intentTraits } from './traits.ts'

/*
 * The rules know what they were told, and a statistic of the questions they were tuned on knows words that no rule names.
 * What is asked, both decide together: a rule's evidence counts beside the logarithm of the statistic's probability. The
 * weights below were chosen on halves of two writers' questions that nothing had been tuned on, and change little over a
 * wide range; `npm run homebot:train` prints what the statistic alone is worth.
 */
const intents = unpack(intentWeights)

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
