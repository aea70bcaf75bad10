import { openIntentModel, probabilities } from './classifier.ts'
import type { Intent } from './intent.ts'
import { intentFeatures } from './intent-features.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Clause } from './words/clauses.ts'
import { findStates } from './words/states.ts'

export interface FoundIntents {
  /** In the order of the question. Never empty. */
  readonly intents: readonly [Intent, ...Intent[]]
  /**
   * `asked`: the words ask for the intent. `guessed`: the intent is assumed. `unrelated`: the question is not
   * about a home.
   */
  readonly how: 'asked' | 'guessed' | 'unrelated'
  /** The probability of the first intent, 0 to 1. */
  readonly probability: number
}

/** The minimum probability of a second intent in a clause of its own. */
const minSecond = 0.8
/** Below this probability, the intent counts as guessed. */
const minAsked = 0.5
/** The minimum number of words of a clause that is classified separately. */
const minClauseWords = 4

/** The other intents that an answer to the key already covers. */
const covers: Partial<Readonly<Record<Intent, readonly Intent[]>>> = {
  repair_or_replace: ['life', 'cost', 'compare', 'due', 'next', 'budget', 'brand', 'symptom'],
  compare: ['maintain', 'life', 'cost', 'next', 'inventory', 'brand', 'repair_or_replace'],
  how_often: ['maintain', 'life', 'due', 'cost', 'next'],
  next: ['due', 'life', 'inventory', 'cost', 'compare'],
  budget: ['cost', 'due', 'life', 'next'],
  due: ['maintain', 'life', 'inventory', 'cost', 'next'],
  life: ['inventory', 'due', 'brand'],
  brand: ['life', 'cost'],
  symptom: ['life'],
}
/** Intents that exclude any other intent in the same question. */
const alone: readonly Intent[] = ['off_topic', 'again', 'greeting', 'thanks', 'help']

/** A word with a vowel, or a number. Other strings are random keystrokes. */
const sayable = /[aeiou]|[a-z]y\b|\d/
/** Words without a question of their own: names, ages, amounts and links to the previous question. */
const naming =
  /^(?:(?:[A-Z_]{4,}|\$?\d[\d.,]*|and|but|ok|okay|so|also|then|what about|how about|what if|if|the|a|an|my|our|for|of|in|at|on|there|actually|y|e|el|la|mi|del|years?|months?|old|one|other|it|is|was|that|this|unit|home|house|casa|de|same|no|sorry|i|mean|meant|new|brand|from|around|roughly|maybe|installed|year)(?: |$))+$/

/** A message with fewer words and no known subject may continue the conversation: "are you sure?" */
const minUnrelatedWords = 5

/** Returns true if a message only names something, and asks or tells nothing. */
export const onlyNames = (gist: string): boolean =>
  naming.test(findStates(gist).length > 0 ? gist.replace(/\b(?:in|en) [a-z]+(?: [a-z]+)?$/, '') : gist)

/** Words that ask for the recorded brand or model, unless the question is about a purchase. */
const asksMaker =
  /\b(?:what|which|whats|que) (?:is the )?(?:brand|make|maker|model|marca|modelo)\b(?! (?:is |are )?(?:best|better|the best))/
const ofPurchase =
  /\b(?:best|better|reliable|recommend\w*|buy|buying|should|lasts?|longest|good|avoid|worst)\b/
/** Words that ask when work was last done. */
const asksLastDone =
  /\bwhen\b(?: \S+){0,5} last (?:looked at|serviced|checked|inspected|cleaned|flushed|tuned|maintained)\b|\blast (?:service|inspection|tune up|checkup)\b/

/** The intent that fixed words show. */
function namedIntent(gist: string): Intent | undefined {
  if (asksMaker.test(gist) && !ofPurchase.test(gist)) return 'record'
  return asksLastDone.test(gist) ? 'last_done' : undefined
}

/** Classifies what a question asks for. Each further clause is classified separately. */
export function findIntents(reading: ParsedQuestion): FoundIntents {
  const { gist, components, hasChosen } = reading
  const words = gist.split(' ')
  if (components.length === 0 && !sayable.test(gist))
    return { intents: ['off_topic'], how: 'unrelated', probability: 0 }
  if (onlyNames(gist)) return { intents: ['life'], how: 'guessed', probability: 0 }
  const named = namedIntent(gist)
  if (named !== undefined && components.length > 0) return { intents: [named], how: 'asked', probability: 1 }
  const [first, probability] = classify(reading)
  if (first === 'off_topic') {
    const mayContinue = hasChosen || (words.length < minUnrelatedWords && probability < minSecond)
    return { intents: [first], how: mayContinue ? 'guessed' : 'unrelated', probability }
  }
  const isUnsure = probability < minAsked && components.length > 0
  if (isUnsure && (first === 'notes' || first === 'method'))
    return { intents: ['life'], how: 'guessed', probability }
  const how = first === 'again' || probability < minAsked ? 'guessed' : 'asked'
  return { intents: [first, ...secondIntents(first, reading)], how, probability }
}

function secondIntents(first: Intent, reading: ParsedQuestion): Intent[] {
  const asking = reading.clauses.filter(
    ({ isQuestion, from, to }) => isQuestion && to - from >= minClauseWords,
  )
  if (asking.length < 2 || alone.includes(first)) return []
  const found = asking.map((clause) => classify(wordsOf(reading, clause)))
  const others = found.flatMap(([intent, probability]) =>
    probability >= minSecond &&
    intent !== first &&
    !alone.includes(intent) &&
    !covers[first]?.includes(intent)
      ? [intent]
      : [],
  )
  return [...new Set(others)]
}

/**
 * The most likely intent and its probability, 0 to 1. A question that names a component counts as unrelated
 * only with a high probability.
 */
function classify(reading: ParsedQuestion): readonly [Intent, number] {
  const model = openIntentModel()
  const found = probabilities(model, intentFeatures(reading))
  const classes = model.classes as readonly Intent[]
  const isOurs = reading.components.length > 0
  const ranked = classes
    .map((intent, at) => [intent, found[at] ?? 0] as const)
    .filter(([intent, probability]) => intent !== 'off_topic' || !isOurs || probability >= minSecond)
  return ranked.reduce((best, other) => (other[1] > best[1] ? other : best))
}

/** The reading with the words of one clause only. */
const wordsOf = (reading: ParsedQuestion, { from, to }: Clause): ParsedQuestion => ({
  ...reading,
  marked: reading.gist.split(' ').slice(from, to),
})
