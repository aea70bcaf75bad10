import { holdsMoney } from '../amounts.ts'
import type { Intent } from '../intent.ts'
import type { ParsedQuestion } from '../parse-question.ts'
import { findStates } from '../words/states.ts'
import { findMovedDate } from './moved-replacement.ts'
import { listsEach, type Operation, ofNamedKind, ofSums } from './operations.ts'

/** A question, the intent that the classifier found, and the operation that suits it. */
interface ClassifiedQuestion {
  readonly parsed: Pick<ParsedQuestion, 'maskedText' | 'components' | 'amounts'>
  readonly first?: Intent | undefined
  readonly operation?: Operation | undefined
}

interface IntentRule {
  readonly when: (question: ClassifiedQuestion) => boolean
  readonly intent: Intent
  /** The certainty of the intent. If it is undefined, the certainty of the classifier applies. */
  readonly certainty?: 'guessed' | 'unrelated'
  readonly why: string
}

/** Matches a word with a vowel, or a number. */
const pronounceable = /[aeiou]|[a-z]y\b|\d/
/**
 * Matches a message that consists only of names, ages, amounts and words that link it to the previous question. "No hot
 * water" reports a symptom.
 */
const namingWords =
  /^(?:(?:[A-Z_]{4,}|\$?\d[\d.,]*|and|but|back|ok|okay|so|also|then|what about|how about|what if|if|the|a|an|my|our|for|of|in|at|on|there|actually|y|e|el|la|mi|del|years?|months?|old|one|other|it|is|was|that|this|unit|home|house|casa|de|same|no(?! WATER_HEATER)|sorry|i|mean|meant|(?:brand )?new|from|around|roughly|maybe|installed|year(?= \d))(?: |$))+$/
/** "New stoves for units 1 and 4" asks for a price. "The new stove" means one that the owner has. */
const newComponent = /(?<!\b(?:my|our|the) )\bnew [A-Z_]{4,}/
function asksForNew(maskedText: string): boolean {
  const at = maskedText.search(newComponent)
  return at >= 0 && / (?:for|in|at)\b/.test(maskedText.slice(at))
}

/** Returns true if a message only names something, and is neither a question nor a statement. */
export const onlyNamesThings = (maskedText: string): boolean =>
  !asksForNew(maskedText) &&
  namingWords.test(
    findStates(maskedText).length > 0
      ? maskedText.replace(/\b(?:in|en) [a-z]+(?: [a-z]+)?$/, '')
      : maskedText,
  )

/** The intents of questions that an operation on each set can answer. */
const suitedIntents: Readonly<Record<Operation['over'] | 'prices' | 'brands', readonly Intent[]>> = {
  parts: ['life', 'next', 'due', 'compare', 'inventory'],
  prices: ['life', 'next', 'due', 'compare', 'inventory', 'cost', 'budget'],
  tenants: ['tenants', 'rent', 'lease_ends', 'vacancies', 'compare'],
  years: ['budget', 'cost', 'due', 'life', 'savings'],
  brands: ['inventory', 'brand', 'record'],
}

/** Returns true if an operation can answer a question with this intent of the classifier. */
export function suitsOperation(first: Intent, { over, does, by }: Operation): boolean {
  const set =
    does === 'brands'
      ? does
      : over === 'parts' && (by === 'cost' || by === 'due' || does === 'failures')
        ? 'prices'
        : over
  // "How many parts are overdue" is answered by the list of due parts, which begins with their number.
  if (does === 'count' && first === 'due') return false
  // "What are the top worries" can look like a symptom or a request for instructions, but asks for a list.
  if (does === 'pick' && by === 'due' && (first === 'symptom' || first === 'help')) return true
  return ofSums.includes(does) || suitedIntents[set].includes(first)
}

/** The intents that an operation on components keeps. */
const keptIntents: readonly (Intent | undefined)[] = ['next', 'compare', 'life', 'due']

/** Matches a choice between two components: "furnace or AC". */
const choice = /[A-Z_]{4,} or (?:\S+ ){0,4}[A-Z_]{4,}/

/** Returns true if a question chooses among the components of the types that it names. */
export const namesSet = (maskedText: string) => choice.test(maskedText) || ofNamedKind.test(maskedText)

/** Matches a question that asks which of several things costs more or less, or by how much. */
export const comparesPrices =
  /\bcosts?(?: \S+)? (?:more|less|most|least)\b|\b(?:more|less) to (?:replace|buy)\b|\b(?:cheap|dear|pric|costl)i?(?:er|est)\b|\b(?:more|less|most|least) expensive\b|\b(?:price|cost) (?:difference|gap)\b|\bdifference in (?:price|cost)s?\b|\bhow much (?:more|less|cheaper)\b|\bcuestan? (?:mas|menos)\b|\b(?:mas|menos) (?:car|barat)[oa]s?\b/
/** Matches a choice or comparison between two components. */
const oneOfTwo = /[A-Z_]{4,}\b.* (?:or|vs|versus|and|than|o|y|que) .*[A-Z_]{4,}/
const asUnit = /\b(?:together|at once|same time|combined|instead|both|junt[oa]s|repair\w*|fix\w*)\b/

const asksTotal = /\b(?:total|sum|add up|altogether)\b.*\b(?:all|every|each|both|my|our) (?:\S+ )?[A-Z_]{4,}/
const ofPeriod =
  /\b(?:budget\w*|spend\w*|spent|paid|years?|months?|20\d\d|plan|sav\w+|rents?|expenses?|reserve|so far|ever|ages?|fail\w*)\b/
/** Matches a question for the company of past work: "roofer we used in Ohio", "who fixed the roof". */
const pastCompany =
  /^(?:(?:ok|so|and|the|our|that|what|which|who|is|was|name|of|for) )*(?:roofers?|plumbers?|electricians?|contractors?|handym[ae]n|installers?|technicians?|(?:\S+ )?(?:guys?|company|people|crew|outfit)) (?:that |who |whom )?(?:we|i) (?:last |once )?(?:used|hired|had|called|got|paid|went with|worked with)(?! (?:says?|said|wants?|told|quoted))(?: (?!(?:wants?|says?|said|is|was|told|quoted|charged?|costs?)\b)\S+){0,7}$|^(?:(?:ok|so|and) )*who (?:fixed|patched|repaired|installed|put in|serviced|worked on|painted)\b|\b(?:techador|plomero|electricista|contratista|compania)\b.* que (?:usamos|contratamos|llamamos|tuvimos)\b/

/** Matches a question that consists of a former tenant and a place: "last tenant in 4". */
const formerTenant =
  /^(?:(?:who|was|is|the|my|our|and|so|quien|fue|el|la) )*(?:last|previous|former|prior|ultim[oa]|anterior) (?:tenant|renter|inquilin[oa])s?(?: anterior)?(?: (?:in|of|at|for|unit|home|there|en|de|la|\S{1,3}))*$/

/** Matches a question about the monthly amount, or the number of months, that pays for something. */
const savesMonthly =
  /^(?:so |and |ok )*how (?:much|long|many months)\b.*\b(?:per|a|each|every) month\b.*\b(?:to have (?:the money|enough)|pays? for|covers?)\b/

/** Matches a question that asks whether a sum is too much: "is 700 a lot for a 14 year old water heater". */
const judgesSum =
  /\b(?:is|es|are|son|seems?|sounds?) \$?\d[\d.]*(?: (?:dollars|bucks|dolares|pesos))?(?: (?:a|way|about|muy|un))? (?:lot|too much|too high|too low|too little|fair|reasonable|steep|high|ok|okay|crazy|rip ?off|caro|mucho|demasiado|good|normal)\b/

/** Matches a question whether a place can be let in its present state. */
const readyToLet =
  /\b(?:rent|let|lease|show|rentar|alquilar)\b.*\b(?:as is|asi como esta|tal como esta)\b|\b(?:rent|move in) ready\b|\bready (?:to (?:rent|let|lease|show)|for (?:a|the next|another|new) (?:tenant|renter))\b/
const ofLetPlace = /\b(?:unit|tenant|rent|renta)\b(?! (?:budget|reserve|savings?)\b)/

/** Matches the replacement of a component by another kind: "replace it with a metal roof". */
const replacesBy =
  /^(?:(?:and|so|ok|what|if|i|we|to|just) )*(?:replac|swap|switch|upgrad|chang)\w*(?: (?:it|that|them|mine|(?:my|the) \S+))?(?: out)? (?:with|to|for|by) (?:an? |the )?(?:new )?[A-Z_]{4,}$/
/** Matches a question about future costs: "the biggest expense coming up". */
const ofComingCosts =
  /\b(?:bills?|expenses?|costs?)\b(?: \S+)? (?:coming(?: up)?|ahead|down the road|on the horizon)\b|\b(?:upcoming|coming|future)(?: \S+)? (?:bills?|expenses?|costs?)\b/

/** The rules that overrule the classifier. The first rule that applies decides. */
const intentRules: readonly IntentRule[] = [
  {
    when: ({ parsed }) => parsed.components.length === 0 && !pronounceable.test(parsed.maskedText),
    ...{ intent: 'off_topic', certainty: 'unrelated' },
    why: 'Random keystrokes have no features, so the classifier would answer with its bias.',
  },
  {
    when: ({ parsed }) => onlyNamesThings(parsed.maskedText),
    ...{ intent: 'life', certainty: 'guessed' },
    why: '“The roof in Ohio” asks nothing. It completes the previous question, and alone it asks how long the roof lasts.',
  },
  {
    when: ({ parsed: { maskedText, amounts } }) =>
      choice.test(maskedText) && amounts.length === 1 && !amounts[0]?.buys && holdsMoney(maskedText),
    intent: 'compare',
    why: '“I have $900: furnace or AC” states a limit, which the classifier takes for a quote.',
  },
  {
    when: ({ parsed: { maskedText, amounts } }) =>
      comparesPrices.test(maskedText) &&
      amounts.length === 0 &&
      (oneOfTwo.test(maskedText) || ofNamedKind.test(maskedText)) &&
      !asUnit.test(maskedText),
    intent: 'compare',
    why: '“Which is cheaper, the washer or the dryer?” asks for both prices, which the classifier takes for their sum.',
  },
  {
    // Only the form of the question matters here. `findMovedDate` accepts only days after `today`, so an old date is
    // passed.
    when: ({ parsed: { maskedText } }) => findMovedDate(maskedText, '2000-01-01') !== undefined,
    intent: 'budget',
    why: '“Push the furnace to 2031, what does that do to my total?” asks for the total.',
  },
  {
    when: ({ parsed: { maskedText } }) => listsEach.test(maskedText),
    intent: 'inventory',
    why: '“Every roof and when it is due” asks for a list, which the classifier takes for a question about upkeep.',
  },
  {
    when: ({ parsed: { maskedText } }) => asksTotal.test(maskedText) && !ofPeriod.test(maskedText),
    intent: 'cost',
    why: '“The total of all my stoves” asks for the sum of their prices, not for the spending of a period.',
  },
  {
    when: ({ parsed: { maskedText, amounts } }) => amounts.length === 0 && pastCompany.test(maskedText),
    intent: 'notes',
    why: '“Roofer we used in Ohio” asks for a name, which only the notes can have.',
  },
  {
    when: ({ parsed: { maskedText, components } }) =>
      components.length === 0 && formerTenant.test(maskedText),
    intent: 'tenants',
    why: '“Last tenant in 4” names no verb, so the classifier takes it for a list of parts.',
  },
  {
    when: ({ parsed: { maskedText } }) => savesMonthly.test(maskedText),
    intent: 'savings',
    why: '“How long until $250 a month pays for the roof?” names the component only as the aim of the savings.',
  },
  {
    when: ({ parsed: { maskedText, components } }) => components.length === 0 && readyToLet.test(maskedText),
    intent: 'turnover',
    why: '“Can I rent unit 4 as is?” asks what to fix first. The classifier takes it for a question about the rent.',
  },
  {
    when: ({ parsed: { maskedText, components } }) =>
      components.length === 0 && judgesSum.test(maskedText) && ofLetPlace.test(maskedText),
    intent: 'rent',
    why: '“Is 1095 too low for unit 2?” judges a rent, because it names no component.',
  },
  {
    when: ({ parsed: { maskedText, components, amounts } }) =>
      amounts.length === 1 && components.length > 0 && judgesSum.test(maskedText),
    intent: 'repair_or_replace',
    why: '“Is $700 a lot for a 14 year old water heater?” asks about the sum, and its age only helps to judge it.',
  },
  {
    when: ({ parsed: { maskedText, components, amounts } }) =>
      amounts.length > 1 &&
      new Set(amounts.map(({ buys }) => buys)).size === 1 &&
      components.length === 1 &&
      /\b(?:bids?|quotes?|estimates?|presupuestos|cotizaciones)\b/.test(maskedText),
    intent: 'cost',
    why: '“Two bids on the roof, which?” compares sums, not the roofs of two homes.',
  },
  {
    when: ({ parsed: { maskedText } }) => /\b(?:two|2|both)\b.*\bsame age\b/.test(maskedText),
    intent: 'compare',
    why: '“Are the two dryers the same age?” compares them.',
  },
  {
    when: ({ operation }) => operation?.over === 'years',
    intent: 'budget',
    why: 'Only the budget has a sum for each year.',
  },
  {
    when: ({ operation }) => ofSums.includes(operation?.does) && operation?.by === 'rent',
    intent: 'rent',
    why: 'A rise of the rent that pays for a cost needs the rents.',
  },
  {
    when: ({ operation }) => ofSums.includes(operation?.does),
    intent: 'cost',
    why: 'A claim and a share of a cost need prices.',
  },
  {
    when: ({ operation, first }) => operation?.over === 'parts' && !keptIntents.includes(first),
    intent: 'inventory',
    why: 'A pick, a count or a ranking needs the recorded components.',
  },
  {
    when: ({ operation }) => operation?.over === 'tenants' && operation.by === 'rent',
    intent: 'rent',
    why: '“Who pays the most?” needs the rents.',
  },
  {
    when: ({ operation }) => operation?.over === 'tenants',
    intent: 'tenants',
    why: '“Who has been here longest?” needs the tenants.',
  },
  {
    when: ({ parsed: { maskedText, components, amounts } }) =>
      amounts.length === 0 && components[0]?.variant !== undefined && replacesBy.test(maskedText),
    intent: 'cost',
    why: '“Replace it with a tankless water heater” asks what that costs, not how long one lasts.',
  },
  {
    when: ({ parsed: { maskedText } }) => ofComingCosts.test(maskedText),
    intent: 'budget',
    why: '“The biggest bill coming up” asks for a future cost, which the classifier takes for recorded expenses.',
  },
]

/** Returns the rule that decides the intent of a question. Undefined if the classifier decides. */
export const findIntentRule = (question: ClassifiedQuestion): IntentRule | undefined =>
  intentRules.find(({ when }) => when(question))
