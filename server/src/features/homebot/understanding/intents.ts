import { openIntentModel, probabilities } from './classifier.ts'
import type { Intent } from './intent.ts'
import { intentFeatures } from './intent-features.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { Clause } from './words/clauses.ts'
import { findStates } from './words/states.ts'

export interface FoundIntents {
  /** The intents in the order of the question. Never empty. */
  readonly intents: readonly [Intent, ...Intent[]]
  /**
   * `asked`: the words ask for the intent. `guessed`: the intent is assumed. `unrelated`: the question is not
   * about a home.
   */
  readonly certainty: 'asked' | 'guessed' | 'unrelated'
  /** The probability of the first intent, 0 to 1. */
  readonly probability: number
}

/** A further clause adds its intent only from this probability. */
const minSecond = 0.8
/** Below this probability, the intent is treated as guessed. */
const minAsked = 0.5
/** A clause with fewer words is not classified separately. */
const minClauseWords = 4

/** For each intent, the other intents that its answer already covers. */
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
const exclusiveIntents: readonly Intent[] = ['off_topic', 'again', 'greeting', 'thanks', 'help']

/** Matches a word with a vowel, or a number. A message without either consists of random keystrokes. */
const pronounceable = /[aeiou]|[a-z]y\b|\d/
/** Matches a message that consists only of names, ages, amounts and words that link it to the previous question. */
const namingWords =
  /^(?:(?:[A-Z_]{4,}|\$?\d[\d.,]*|and|but|back|ok|okay|so|also|then|what about|how about|what if|if|the|a|an|my|our|for|of|in|at|on|there|actually|y|e|el|la|mi|del|years?|months?|old|one|other|it|is|was|that|this|unit|home|house|casa|de|same|no|sorry|i|mean|meant|new|brand|from|around|roughly|maybe|installed|year)(?: |$))+$/

/** If a message without a known subject has fewer words, it may continue the conversation: "are you sure?" */
const minUnrelatedWords = 5

/** "New stoves for units 1 and 4" asks for their price. "The new stove" names one that the owner has. */
const newComponent = /(?<!\b(?:my|our|the) )\bnew [A-Z_]{4,}/
const asksForNew = (maskedText: string) => {
  const at = maskedText.search(newComponent)
  return at >= 0 && / (?:for|in|at)\b/.test(maskedText.slice(at))
}

/** Returns true if a message only names something, and neither asks nor tells anything. */
export const onlyNamesThings = (maskedText: string): boolean =>
  !asksForNew(maskedText) &&
  namingWords.test(
    findStates(maskedText).length > 0
      ? maskedText.replace(/\b(?:in|en) [a-z]+(?: [a-z]+)?$/, '')
      : maskedText,
  )

/** Matches a question for the recorded brand or model. `ofPurchase` excludes questions about a purchase. */
const asksMaker =
  /\b(?:what|which|whats|que) (?:is the )?(?:brand|make|maker|model|marca|modelo)\b(?! (?:is |are )?(?:best|better|the best))/
const ofPurchase =
  /\b(?:best|better|reliable|recommend\w*|buy|buying|should|lasts?|longest|good|avoid|worst)\b/
/** Matches a question for the time when work was last done. */
const asksLastDone =
  /\bwhen\b(?: \S+){0,5} last (?:looked at|serviced|checked|inspected|cleaned|flushed|tuned|maintained)\b|\blast (?:service|inspection|tune up|checkup)\b/

const asksWarranty =
  /\b(?:under|in|out of) warranty\b|\ben garantia\b|^(?!.*\b(?:how long|longer|lasts?|when|replac\w*)\b).*\b(?:warranty|warrantee|garantia)\b.*\b(?:still|valid|covers?|sigue|vigente|vencio|vencida)\b/
/** Matches a question for the length of a vacancy: "how long has unit 3 been empty". */
const asksVacancy =
  /\b(?:how long|since when|desde cuando|cuanto(?: tiempo)?) (?:has|have|is|was|been|lleva|esta|estuvo)\b.*\b(?:empty|vacant|vacio|vacia|vacante|desocupad[oa])\b/
/** Matches a question whether leases have ended without a renewal: "are all leases current". */
export const asksLeaseState =
  /\b(?:leases?|contratos?)\b.*\b(?:current|up to date|in order|paperwork|lapsed?|expired|al dia|vencid[oa]s?)\b|\b(?:lapsed|expired|outdated|without a|vencid[oa]s) (?:leases?|contratos?)\b|\b(?:anyone|anybody|who|which tenants?|any tenants?)\b.*\b(?:not renew\w*|(?:has|have) not (?:renewed|signed)|never (?:renewed|signed)|still to (?:renew|sign))\b/
/** Matches a question for the phone number of a tradesperson, which only a note can hold. */
const asksContact =
  /\b(?:(?:plumber|electrician|roofer|handyman|contractor|exterminator|landscaper|technician|repairman|plomero|electricista|techador|contratista)s?|\S+ (?:guy|guys|company|people))(?: \S+)? (?:phone|number|contact|telefono|numero)\b|\b(?:phone|number|contact|telefono|numero)(?: \S+){0,4} (?:plumber|electrician|roofer|handyman|contractor|exterminator|landscaper|technician|repairman|plomero|electricista|techador|contratista)s?\b/

/** Returns the intent that certain words show without the classifier. */
function namedIntent(maskedText: string): Intent | undefined {
  if (asksMaker.test(maskedText) && !ofPurchase.test(maskedText)) return 'record'
  if (asksWarranty.test(maskedText)) return 'warranty'
  return asksLastDone.test(maskedText) ? 'last_done' : undefined
}

const asksWho = /^(?:and |but |so |y |pero |oye )*(?:(?:who|what) (?:the \S+ )?are you|(?:quien|que) eres)\b/

/** Finds the intents of a question. Each further clause is classified separately. */
export function findIntents(parsed: ParsedQuestion): FoundIntents {
  const { maskedText, components, hasChosen } = parsed
  const words = maskedText.split(' ')
  if (components.length === 0 && !pronounceable.test(maskedText))
    return { intents: ['off_topic'], certainty: 'unrelated', probability: 0 }
  if (onlyNamesThings(maskedText)) return { intents: ['life'], certainty: 'guessed', probability: 0 }
  if (asksWho.test(maskedText)) return { intents: ['help'], certainty: 'asked', probability: 1 }
  if (components.length === 0 && asksVacancy.test(maskedText))
    return { intents: ['vacancies'], certainty: 'asked', probability: 1 }
  if (components.length === 0 && asksLeaseState.test(maskedText))
    return { intents: ['lease_ends'], certainty: 'asked', probability: 1 }
  if (asksContact.test(maskedText)) return { intents: ['notes'], certainty: 'asked', probability: 1 }
  const named = namedIntent(maskedText)
  if (named !== undefined && components.length > 0)
    return { intents: [named], certainty: 'asked', probability: 1 }
  const [first, probability] = classify(parsed)
  if (first === 'off_topic') {
    const mayContinue = hasChosen || (words.length < minUnrelatedWords && probability < minSecond)
    return { intents: [first], certainty: mayContinue ? 'guessed' : 'unrelated', probability }
  }
  const isUnsure = probability < minAsked && components.length > 0
  if (isUnsure && (first === 'notes' || first === 'method'))
    return { intents: ['life'], certainty: 'guessed', probability }
  const certainty = first === 'again' || probability < minAsked ? 'guessed' : 'asked'
  return { intents: [first, ...secondIntents(first, parsed)], certainty, probability }
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
 * Returns the most likely intent and its probability, 0 to 1. A question that names a component is treated as unrelated
 * only from a high probability.
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
