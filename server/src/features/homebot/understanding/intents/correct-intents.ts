import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { type Amount, assumes, holdsMoney, monthlySumIn, sumIn } from '../amounts.ts'
import type { Intent } from '../intent.ts'
import type { FoundIntents } from '../intents.ts'
import type { ParsedQuestion } from '../parse-question.ts'
import type { NamedPeriod } from '../periods.ts'
import { findSymptomName } from '../symptoms.ts'
import { type Operation, ofSums } from './operations.ts'

interface Findings {
  readonly today: PlainDate
  readonly chosenType?: ComponentType | undefined
  readonly period: NamedPeriod
  readonly horizon: PlainDate | undefined
  readonly operation: Operation | undefined
}

/** Matches a question that adds up prices: "roof plus driveway", "all four fridges together". */
const sums =
  /\b(?:total|together|altogether|combined|all in(?! one)|at once|same (?:time|day)|plus|sum|en total|juntos|juntas|suman)\b/
/** Matches a component to buy: "2 new water heaters". "My new stove" is one on record. */
const forNew =
  /^(?!.*\b(?:lasts?|life|when|old|years?|long|good|worth|need|time)\b).*(?<!\b(?:my|our|the|your) )\bnew [A-Z_]{4,}/
const fails = /\b(?:dies?|fails?|breaks?|goes|quits?|replac\w*)\b/
const sumOfRents =
  /\b(?:sum|total|both|all|together)\b.*\brents\b|\brents?\b.*\b(?:total|sum|together|altogether)\b/
/** With these intents the classifier misses that a message asks whether a stated price is worth paying. */
const unjudged: readonly Intent[] = [
  ...(['life', 'inventory', 'off_topic', 'notes', 'symptom', 'due', 'brand'] as const),
  ...(['maintain'] as const),
]
/** With these intents, a balance and a monthly amount show that the question is about savings. */
const ofReserve: readonly Intent[] = ['budget', 'off_topic', 'repair_or_replace', 'life', 'cost']
/** Matches a question about a price: "why is the estimate so high". */
export const asksForPrice =
  /\b(?:prices?|costs?|expensive|precios?|caro)\b|\bestimates?\b.*\b(?:high|low|much)\b/
const enoughFor = /\b(?:enough|cover\w*|afford|pay for|have it|alcanza)\b/
const sells =
  /\b(?:sell|sold|selling|get(?:ting)? rid of|vend(?:o|er))\b.*\b(?:sav\w+|set aside|reserve|put away|ahorr\w+)\b|\b(?:sav\w+|set aside|reserve|put away|ahorr\w+)\b.*\b(?:sell|sold|selling|get(?:ting)? rid of|vend(?:o|er))\b/

/** Returns true if a question states savings, a price to assume or a home to sell, and asks what the reserve becomes. */
function asksOfReserve({ maskedText, components, amounts }: ParsedQuestion, first: Intent): boolean {
  const [part, other] = components
  if (!part) {
    const hasSum = sumIn(maskedText) !== undefined
    const isMonthly = /\b(?:month|monthly|mes)\b/.test(maskedText) || monthlySumIn(maskedText) !== undefined
    return sells.test(maskedText) || (hasSum && isMonthly && ofReserve.includes(first))
  }
  const isGoal = monthlySumIn(maskedText) !== undefined && enoughFor.test(maskedText)
  return !other && (isGoal || (amounts.length === 1 && assumes.test(maskedText)))
}

/** Matches a question which of two parts comes first: "a new roof or a new furnace, which is more urgent". */
const asksOrder = /^(?=.*\bor?\b).*\b(?:first|sooner|urgent|priority|primero|antes|urgente)\b/
/** Matches a question whether a repair prolongs the life: "I replaced the pump, does that buy me anything". */
export const asksOfPastRepair =
  /\b(?:replaced|fixed|repaired|swapped|changed|rebuilt)\b.*\b(?:buys?|adds?|extends?|prolongs?|more (?:time|years))\b/
/** Matches a question how a part is: "what's the dryer like these days". */
const asksState =
  /^(?:and |so |hey )?(?:how|what) (?:is|are) (?:(?:the|my|our|this|that) )?(?:(?!an?\b)\S+ )?[A-Z_]{4,}(?: \S+){0,4} (?:these days|lately|doing|looking|holding up|holding out|going|like)\b|^(?:and |so |hey )?how (?:is|are) (?:the|my|our) [A-Z_]{4,}(?: (?:doing|looking|holding up|these days|lately|going))?$/
const orderable: readonly Intent[] = ['compare', 'life', 'cost', 'brand', 'budget', 'inventory', 'off_topic']
const ofMakes = /\b(?:which|what|que) (?:make|brand|marca)s? (?:of|de) (?!my|mi|our|the)/
const asksForHealth =
  /^how (?:is|are|about) (?=.*\b(?:home|house|place|building|property)\b)(?:\S+ ){0,6}(?:home|house|place|building|property|doing|looking|holding up|going|overall)$/
const asksLife = /\b(?:how long|how old|when|lasts?|paid|spent|cuanto dura|cuando)\b/
const judgingIntent = (amounts: readonly Amount[]): Intent =>
  amounts.some(({ buys }) => buys === 'replacement') && !amounts.some(({ buys }) => buys === 'repair')
    ? 'cost'
    : 'repair_or_replace'
const priceWords = /^(?!.*\b(?:spend|budget|set aside|save)\b).*\b(?:costs?|prices?|cuesta|costara)\b/
/** Matches a question that compares rents with costs: "rent minus repairs". */
export const netOfRent =
  /\brents?\b.*\b(?:minus|less|cover\w*|after|net of|enough for|pay for)\b.*\b(?:costs?|repairs?|replacements?|reserve|expenses?|upkeep|it all)\b|\bnet rents?\b/

/** Matches a question for an amount to set aside each month. */
export const asksMonthly =
  /\b(?:(?:per|a|each|every|al|por|cada) (?:month|mes)|monthly|mensual\w*|(?:set|setting|put|putting|stash\w*) (?:aside|away|by)|sock\w* away|ahorr\w+)\b/

/** From this probability the classifier is right more often than the corrections. */
const sure = 0.8
/** The intents that an operation on each set can answer. */
const ofSets: Readonly<Record<Operation['over'], readonly Intent[]>> = {
  parts: ['life', 'next', 'due', 'compare', 'inventory', 'cost', 'budget', 'off_topic', 'brand', 'again'],
  tenants: ['tenants', 'rent', 'lease_ends', 'vacancies', 'compare', 'off_topic', 'again'],
  years: ['budget', 'cost', 'due', 'life', 'savings', 'off_topic', 'again'],
}

/** Returns true if the intents do not show that a question asks for something else than the operation. */
export const suitsOperation = ({ intents, probability }: FoundIntents, { over }: Operation): boolean =>
  probability < sure || ofSets[over].includes(intents[0])

/** Corrects intents that are not sure by the operation, the sums, the period and the horizon of the question. */
export function correctIntents(
  parsed: ParsedQuestion,
  { intents, probability }: FoundIntents,
  { today, chosenType, period, horizon, operation }: Findings,
): FoundIntents['intents'] {
  const { maskedText, components, others, amounts, brand } = parsed
  const [first] = intents
  const hasPeriod = (period.yearsAhead ?? period.calendarYear) !== undefined
  if (operation) return [intentOf(operation, first)]
  // "Why does it say 2028 for the AC" asks for the reasons of a date, "why is the roof so expensive" of a price.
  const isOfFigure = period.calendarYear !== undefined || asksForPrice.test(maskedText)
  if (/^(?:so |but |and )?(?:why|how come)\b/.test(maskedText) && components.length === 1 && isOfFigure)
    return ['again']
  // "Which of my fridges goes first?" compares the fridges, and "what goes first?" all components.
  if (first === 'next' && components.length === 1) return ['compare']
  if (probability >= sure) return intents
  if (components.length === 0 && asksForHealth.test(maskedText)) return ['due']
  if (['life', 'brand'].includes(first) && components.length > 1 && /\b(?:vs|versus)\b/.test(maskedText))
    return ['compare']
  // "I have 5 grand: furnace or AC" states a limit, "got quoted $900" a quote.
  const isChoice = /[A-Z_]{4,} or (?:\S+ ){0,4}[A-Z_]{4,}/.test(maskedText) && amounts.length === 1
  if (isChoice && amounts[0]?.buys === undefined && holdsMoney(maskedText)) return ['compare']
  if (components.length === 1 && amounts.length === 0 && asksOfPastRepair.test(maskedText)) return ['life']
  if (components.length === 1 && amounts.length === 0 && asksState.test(maskedText)) return ['life']
  if (orderable.includes(first) && components.length > 1 && asksOrder.test(maskedText)) return ['compare']
  if (first === 'life' && components.length === 1 && risesBy.test(maskedText)) return ['cost']
  // "The furnace is older than my son, he is 19" states an age.
  if (first === 'compare' && components.length === 1 && /\bolder than (?:my|our) [a-z]/.test(maskedText))
    return ['life']
  // "No hot water" reports a symptom.
  if (
    first === 'life' &&
    /^(?:\S+ ){0,4}no WATER_HEATER\b(?!.*\b(?:old|long|when|last|worth)\b)/.test(maskedText)
  )
    return ['symptom']
  if (asksOfReserve(parsed, first)) return ['savings']
  if (
    first === 'cost' &&
    /\bfor (?:an?|the|my)(?: new)? [A-Z_]{4,}/.test(maskedText) &&
    asksMonthly.test(maskedText)
  )
    return ['budget']
  // "What brand is my stove" asks for a record, "which brand of stove lasts" for the best one.
  if (first === 'record' && ofMakes.test(maskedText)) return ['brand']
  // "Is it time for a new stove?" asks for a date, not for a price.
  if (first === 'cost' && amounts.length === 0 && /\btime (?:for|to)\b/.test(maskedText)) return ['life']
  const comparesQuotes =
    amounts.length > 1 &&
    components.length === 1 &&
    (first === 'compare' ||
      (first === 'repair_or_replace' && amounts.every(({ buys }) => buys === undefined)))
  const addsUp =
    sums.test(maskedText) &&
    // "Furnace plus AC or one heat pump" compares.
    !/\bor\b/.test(maskedText) &&
    components.length > 0 &&
    amounts.length === 0 &&
    !hasPeriod &&
    (['compare', 'budget', 'inventory', 'repair_or_replace'].includes(first) ||
      (first === 'life' && components.length > 1))
  const asksForNew =
    forNew.test(maskedText) &&
    !asksMonthly.test(maskedText) &&
    amounts.length === 0 &&
    !hasPeriod &&
    ['compare', 'budget', 'life', 'inventory', 'due'].includes(first)
  // "If Ben's fridge dies, what am I paying" is about a price, not about the rent of Ben.
  const isOfLoss = components.length > 0 && ['rent', 'tenants'].includes(first) && fails.test(maskedText)
  const asksForWork = first === 'off_topic' && work.test(maskedText)
  if (isOfLoss || comparesQuotes || addsUp || asksForNew || asksForWork) return ['cost']
  if (sumOfRents.test(maskedText) && components.length === 0 && !netOfRent.test(maskedText)) return ['rent']
  const isOfPart = components.length + others.length > 0 || chosenType !== undefined
  const judgesSum =
    amounts.length > 0 &&
    (components.length > 0 || chosenType !== undefined || brand !== undefined) &&
    (unjudged.includes(first) || (first === 'cost' && amounts.some(({ buys }) => buys === 'repair'))) &&
    !(amounts.every(({ buys }) => buys === undefined) && asksLife.test(maskedText))
  if (judgesSum) return [judgingIntent(amounts)]
  if (!isOfPart && hasPeriod && listing.includes(first) && asksWhich.test(maskedText)) return ['due']
  const isOfPlan = !isOfPart && brand === undefined && spendsLater(first, period, today)
  if (isOfPlan || netOfRent.test(maskedText)) return ['budget']
  // A question for the price of one component, now or in a given year, is about cost, not about a budget.
  const asksPrice =
    first === 'budget' &&
    components.length === 1 &&
    (period.calendarYear?.isThrough === false || (!hasPeriod && !asksMonthly.test(maskedText))) &&
    priceWords.test(maskedText)
  if (asksPrice) return ['cost']
  // "When is the furnace filter due" asks for upkeep, and "I need a plan for the roof" for its date and cost.
  if (components.length === 1 && upkeepDue.test(maskedText)) return ['how_often']
  if (first === 'life' && components.length === 1 && /\bplan for (?:\S+ )?[A-Z_]{4,}$/.test(maskedText))
    return ['life', 'cost']
  return horizon === undefined ? intents : ['life']
}

/** With these intents, a question which components fail in a period asks for a list, not for a sum or one date. */
const listing: readonly Intent[] = ['budget', 'life', 'inventory', 'off_topic']
const asksWhich =
  /^(?!.*\b(?:costs?|costing|spend\w*|budget|money|pay|much|set aside|sav\w+|bills?|expens\w+|gastos?|gastar\w*)\b).*\b(?:which|what|whats|que|cuales)\b.*\b(?:replac\w*|break\w*|dies?|dying|fail\w*|quits?|go(?:es)? (?:out|bad|before|by)|give out|wear out|buy|need attention|reemplazar|cambiar|comprar|falla\w*)\b/

/** Matches a rise of prices: "if the roof goes up 5% a year, what is it in 2030". */
const risesBy =
  /[A-Z_]{4,}(?: (?:price|cost|does|will|is))* (?:go(?:es|ing)? up|rises?|rising|climbs?|increases?|sube)\b(?: \S+){0,3} \d+(?:\.\d+)? ?(?:%|percent|pct|por ciento) (?:a|per|each|every|al|por) (?:year|ano)\b/

/** Matches a question for the date of a round of upkeep: "when is the furnace filter due", "the filter schedule". */
export const upkeepDue =
  /\bwhen (?:is|are)\b.*\b(?:filters?|coils?|anode|vents?|lint|hoses?|gutters?)\b.*\b(?:due|next)\b|\b(?:filters?|coils?|anode|vents?) schedule\b/

/** Matches work on a component of the conversation: "how much is a tune-up". */
const work =
  /\b(?:how much|costs?|prices?|charges?)\b.*\b(?:tune ?ups?|service call|servicing|repairs?|repairm[ae]n)\b/

/** Returns the intent whose records an operation needs. */
function intentOf({ over, by, does }: Operation, first: Intent): Intent {
  if (over === 'years') return 'budget'
  if (ofSums.includes(does)) return by === 'rent' ? 'rent' : 'cost'
  if (over === 'parts') return ofParts.includes(first) ? first : 'inventory'
  return by === 'rent' ? 'rent' : 'tenants'
}
/** The intents that an operation on components keeps. */
const ofParts: readonly Intent[] = ['next', 'compare', 'life', 'due']

/** Returns true if a question about costs or expenses names a later period, so that it is about planned spending. */
const spendsLater = (intent: Intent, { yearsAhead, calendarYear }: NamedPeriod, today: PlainDate): boolean =>
  (intent === 'expenses' && `${calendarYear?.year ?? ''}` > today.slice(0, 4)) ||
  (intent === 'cost' && (yearsAhead ?? calendarYear) !== undefined) ||
  // "What happens in 2031?" is classified as a question about a life, but it is about planned spending.
  (intent === 'life' && `${calendarYear?.year ?? ''}` > today.slice(0, 4))

/** Replaces the intent `symptom` by `life` if it is only guessed and the question names no symptom. */
export function withoutGuessedSymptom(
  found: FoundIntents,
  { sign, maskedText, components }: ParsedQuestion,
  chosenType: ComponentType | undefined,
): FoundIntents {
  const type = components[0]?.type ?? chosenType
  const isGuess = found.intents[0] === 'symptom' && found.certainty === 'guessed' && sign === undefined
  return isGuess && type && findSymptomName(maskedText, type) === undefined
    ? { ...found, intents: ['life'] }
    : found
}
