import { openIntentModel, probabilities } from './classifier.ts'
import type { Intent } from './intent.ts'
import { intentFeatures } from './intent-features.ts'
import { findIntentRule } from './intents/intent-rules.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Clause } from './words/clauses.ts'

export interface FoundIntents {
  /** The intents in the order of the question. Never empty. */
  readonly intents: readonly [Intent, ...Intent[]]
  /**
   * `asked`: the words ask for the intent. `guessed`: the words do not show the intent, so HomeBot assumes one.
   * `unrelated`: the question is not about a home.
   */
  readonly certainty: 'asked' | 'guessed' | 'unrelated'
  /** The probability of the first intent, 0 to 1. */
  readonly probability: number
}

/** A later clause of a question adds its own intent only if that intent has at least this probability. */
const minSecond = 0.8
/** Below this probability, HomeBot treats the intent as a guess. */
const minAsked = 0.5
/** A clause with fewer words is not classified separately. */
const minClauseWords = 4

/** Maps an intent to the intents whose answers its own answer already contains. */
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
/** A question with one of these intents has no other intent. */
const exclusiveIntents: readonly Intent[] = ['off_topic', 'again', 'greeting', 'thanks', 'help']

/** A message with fewer words than this and without a known subject may continue the conversation: "are you sure?" */
const minUnrelatedWords = 5

/** Finds the intents of a question. Each further clause is classified separately. */
export function findIntents(parsed: ParsedQuestion): FoundIntents {
  const rule = findIntentRule({ parsed })
  if (rule) return { intents: [rule.intent], certainty: rule.certainty ?? 'asked', probability: 0 }
  const [first, probability] = classify(parsed)
  // "It leaks, they want $300 to fix it" asks whether the repair is worth its price. That answer also names the
  // causes.
  if (first === 'symptom' && quotesRepair(parsed))
    return { intents: ['repair_or_replace'], certainty: 'asked', probability }
  if (first === 'off_topic') {
    const mayContinue =
      parsed.hasChosen || (parsed.maskedText.split(' ').length < minUnrelatedWords && probability < minSecond)
    return { intents: [first], certainty: mayContinue ? 'guessed' : 'unrelated', probability }
  }
  const certainty = first === 'again' || probability < minAsked ? 'guessed' : 'asked'
  const others = secondIntents(first, parsed)
  const wishes = others.length === 0 ? dateAndPrice(first, parsed) : undefined
  return { intents: wishes ?? [first, ...others], certainty, probability }
}

const paid = /\b(?:paid|spent|cost me|charged me|last (?:year|month|time)|pague|gaste)\b/
const quotesRepair = ({ amounts, maskedText }: ParsedQuestion) =>
  amounts.length === 1 && amounts[0]?.buys === 'repair' && !paid.test(maskedText)

const priceThenDate =
  /\b(?:how much|price|costs?|cuanto)\b.*\b(?:and|y) (?:when|what year|cuando)\b(?! (?:was|were|did|can|could|may)\b)/
const dateThenPrice =
  /\b(?:when|what year|cuando)\b(?:.* (?:and|y))? (?:the |for )?(?:how much|(?:what )?(?:price|cost)|what (?:will|does|would) .*cost|cuanto)\b/

/** Returns both intents of a question for a date and a price, in its order: "roof, how much and when". */
function dateAndPrice(
  first: Intent,
  { maskedText, components }: ParsedQuestion,
): FoundIntents['intents'] | undefined {
  if (components.length === 0 || (first !== 'life' && first !== 'cost')) return undefined
  if (priceThenDate.test(maskedText)) return ['cost', 'life']
  return dateThenPrice.test(maskedText) ? ['life', 'cost'] : undefined
}

function secondIntents(first: Intent, parsed: ParsedQuestion): Intent[] {
  const asking = parsed.clauses.filter(
    ({ isQuestion, from, to }) => isQuestion && to - from >= minClauseWords,
  )
  if (asking.length < 2 || exclusiveIntents.includes(first)) return []
  const found = asking.map((clause) => classify(wordsOf(parsed, clause)))
  const others = found.flatMap(([intent, probability]) =>
    probability >= minSecond &&
    intent !== first &&
    !exclusiveIntents.includes(intent) &&
    !covers[first]?.includes(intent)
      ? [intent]
      : [],
  )
  return [...new Set(others)]
}

/**
 * Returns the most likely intent and its probability, 0 to 1. If the question names a component, `off_topic` needs a
 * high probability.
 */
function classify(parsed: ParsedQuestion): readonly [Intent, number] {
  const model = openIntentModel()
  const found = probabilities(model, intentFeatures(parsed))
  // The classes are the intents of the questions on which the model was trained.
  const classes = model.classes as readonly Intent[]
  const isOurs = parsed.components.length > 0
  const ranked = classes
    .map((intent, at) => [intent, found[at] ?? 0] as const)
    .filter(([intent, probability]) => intent !== 'off_topic' || !isOurs || probability >= minSecond)
  return ranked.reduce((best, other) => (other[1] > best[1] ? other : best))
}

/** Returns the parsed question with the words of one clause only. */
const wordsOf = (parsed: ParsedQuestion, { from, to }: Clause): ParsedQuestion => ({
  ...parsed,
  marked: parsed.maskedText.split(' ').slice(from, to),
})
