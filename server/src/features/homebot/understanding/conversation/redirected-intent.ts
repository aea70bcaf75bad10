import type { Intent } from '../intent.ts'
import type { Understanding } from '../understand.ts'
import { excludesTypes, includesAgain } from './exclusions.ts'
import { type Topic, tenantIntents, transferableIntents } from './topic.ts'

/** The subjects to which the message refers, and whether a component is selected on the screen. */
export interface MessageContext {
  /** True if a component is selected on the screen, or the message refers to one. */
  readonly hasChosen: boolean
  /** True if the message names a home or a unit. */
  readonly hasPlace: boolean
  readonly isEverywhere: boolean
  readonly isElsewhere: boolean
}

/**
 * Returns another intent if the words ask for it, even in a short message. Returns undefined to keep the intent of the
 * classifier or the conversation.
 */
export function redirectIntent(
  words: string,
  topic: Topic,
  context: MessageContext,
  fresh: Understanding,
): [Intent] | undefined {
  const { hasPlace, hasChosen, isEverywhere } = context
  const text = words.trim().toLowerCase()
  const [before] = topic.intents
  if (/^(?:and |so |ok |y )?(?:when|cuando)\W*$/.test(text)) return ['life']
  if (
    /\b(?:notes?|noted|jotted|what(?:['’]?s| does| do)? (?:it|they) says?|(?:anything|something|what)(?: \S+)? written|anotad[oa])\b/.test(
      text,
    )
  )
    return ['notes']
  if (
    /\b(?:could|will|would|can) (?:it|she|he) (?:go|die|fail|last|make|survive)\b|\b(?:odds|chances?)\b/.test(
      text,
    )
  )
    return ['life']
  // "And if I wait two years?" asks for the price at that time.
  const isLater =
    fresh.calendarYear !== undefined || fresh.yearsAhead !== undefined || fresh.horizon !== undefined
  if (before === 'cost' && /\b(?:wait|hold off|put it off|delay|esper(?:o|a|ar|amos))\b/.test(text))
    return [/\b(?:should|can|could|puedo|puede|podemos|debo|conviene)\b/.test(text) ? 'life' : 'cost']
  const isNamed = fresh.components.length > 0
  if (before === 'inventory' && !isNamed && asksForVerdict.test(text)) return ['life']
  if (topic.componentType && !isNamed && /\btoo (?:soon|early|late)\b|\bmuy (?:pronto|tarde)\b/.test(text))
    return ['life']
  // After the costs of several homes, "why that one?" and "skip the roof" ask about the costs of the first home.
  if (before === 'home_costs' && /^(?:and |but |so |y )?(?:why|por que|what makes)\b/.test(text))
    return ['budget']
  if (before === 'budget' && !isNamed && byHome.test(text)) return ['home_costs']
  if ((before === 'home_costs' || before === 'budget') && excludesTypes(text)) return ['budget']
  if (before === 'savings' && excludesTypes(text)) return ['savings']
  // After the sum of three prices, "drop the ac" asks for the sum of the other two.
  if (before === 'cost' && topic.components.length > 1 && excludesTypes(text)) return ['cost']
  if ((before === 'budget' || before === 'savings') && includesAgain(text)) return [before]
  if (topic.componentType && !isNamed && /\b(?:budget|presupuesto)\b/.test(text)) return ['budget']
  if (before === 'repair_or_replace' && (ofSameSum.test(text) || (!isNamed && judgesQuote.test(text))))
    return [before]
  if (/^(?:ok(?:ay)?|k|got it|cool|alright|great|perfect|vale|listo|bueno)\W*$/.test(text)) return ['thanks']
  if (/^(?:(?:ok|and|so|what about|how about|y) )*(?:a new one|un[oa] nuev[oa])\W*$/.test(text))
    return ['cost']
  // After a symptom, "what do they charge?" asks for the price of its repair.
  if (
    before === 'symptom' &&
    (fresh.intents[0] === 'cost' ||
      /^(?:and |so |y )?(?:(?:the )?repair costs?|how much (?:to|for a) (?:patch|fix|repair)(?: it| that)?)\W*$/.test(
        text,
      )) &&
    !/\b(?:new|replac\w+|nuev[oa]|cambi\w+)\b/.test(text)
  )
    return ['repair_or_replace']
  // After a price, "and for both houses?" asks for prices. "My costs for both houses in 2027" is a complete question
  // and asks for a budget.
  if (before === 'cost' && !isNamed && isEverywhere && !(isLater && fresh.intents[0] === 'budget'))
    return ['cost']
  if ((before === 'budget' || before === 'savings') && !isNamed && ofMonth.test(text)) return [before]
  if (before === 'rent' && ofSpan.test(text)) return [before]
  if ((before === 'tenants' || before === 'vacancies') && sinceWhen.test(text)) return [before]
  // After a budget, "the biggest thing in there" asks for its most expensive part. An answer about a budget begins with
  // this part.
  if (before === 'budget' && !isNamed && ofBudgetParts.test(text)) return ['budget']
  // "What did I put in for that?" asks for the owner's price or date, which the answer names beside the estimate.
  if ((before === 'cost' || before === 'life') && !isNamed && asksOwnFigure.test(text)) return [before]
  // After a list of tasks, "the most urgent of those" asks about the tasks.
  if (topic.tasks?.length && !isNamed && /\bmost (?:urgent|important|pressing)\b/.test(text)) return ['tasks']
  if (topic.tasks?.length && stillToDo.test(text)) return ['tasks']
  if (topic.componentType && !isNamed && percentSure.test(text)) return ['life']
  // "And the next one?" after a price asks for the price of the next entry of the list.
  if (before === 'cost' && hasChosen && !isNamed && /\b(?:next|siguiente)\b/.test(text)) return ['cost']
  if (!isNamed && fresh.specialIntent === 'own_repair' && topic.symptom) return ['symptom']
  if (!isNamed && (topic.recent?.length ?? 0) > 1 && choosesOne.test(text)) return ['compare']
  if (!isNamed && ((topic.priced?.length ?? 0) > 1 || (topic.recent?.length ?? 0) > 1) && differs.test(text))
    return ['compare']
  // After two components, "what is the total?" asks for the sum of their prices.
  const isOfPriced = (topic.priced?.length ?? 0) > 1
  const isOfGroup = (isOfPriced || ((topic.group?.length ?? 0) > 1 && before !== 'budget')) && !isLater
  const isSum =
    asksSum.test(text) || (ofMoney.test(fresh.intents[0]) && sumsUp.test(text) && !ofRents.test(text))
  if (!isNamed && asksSum.test(text) && (before === 'expenses' || before === 'rent')) return [before]
  if (!isNamed && isSum && (isOfGroup || (asksSum.test(text) && (topic.listed?.length ?? 0) > 1)))
    return ['cost']
  if (joinsComponent(text, topic, context, fresh)) return ['cost']
  if (
    /^(?:and |so |ok )?(?:is|are|was) \S+(?: \S+)? (?:rented|occupied|vacant|empty|leased|let)\b/.test(text)
  )
    return ['tenants']
  if (before === 'cost' && isLater && !isNamed && fresh.intents[0] === 'repair_or_replace') return ['cost']
  if (before === 'compare' && !ofRents.test(text) && /\b(?:both|together|los dos|las dos)\b/.test(text))
    return ['cost']
  if (tenantIntents.includes(topic.intents[0] ?? '')) {
    if (/\b(?:rents?|renta|how much|pays?|paying)\b/.test(text)) return ['rent']
    if (nextTenant.test(text)) return ['lease_ends']
    if (/\bhow long\b.*\b(?:been|lived|living|stayed|rented|renting)\b/.test(text)) return ['tenants']
    if (/^(?:and |so |y )?(?:when|cuando)\b.*\b(?:can|could|may|puedo)\b/.test(text)) return ['lease_ends']
    if (/\b(?:whens?|cu.ndo|until|how long)\b.*\b(?:up|out|over|ends?|done|leav\w+|mov\w+|va)\b/.test(text))
      return ['lease_ends']
  }
  // After two roofs, "which one will cost more?" compares the roofs, not the homes.
  if (
    fresh.intents[0] === 'home_costs' &&
    topic.componentType &&
    !/\b(?:homes?|houses?|propert\w+|places?|buildings?|casas?)\b/.test(text)
  )
    return ['compare']
  // After a list, "what's next?" asks about the next entry.
  if (['next', 'due'].includes(topic.intents[0] ?? '') && hasChosen && fresh.intents[0] === 'life')
    return ['life']
  if (/\b(?:vs|versus|compared? (?:to|with|w))\b/.test(text)) return ['compare']
  // "The one in Reno is newer, right?" compares that component with the last one.
  const isOfState = ['life', 'inventory', 'savings'].includes(fresh.intents[0])
  if (hasPlace && topic.componentId && isOfState && compares.test(text)) return ['compare']
  if (
    ['next', 'due'].includes(before ?? '') &&
    /\b(?:total|add up|altogether|all together|all of (?:that|them)|en total)\b/.test(text)
  )
    return ['budget']
  // After a symptom, "already cleaned the filter" and "it did not help" say that the advice did not help. "How do I clean
  // it?" is a question.
  const isOfCare = ['maintain', 'how_often', 'tasks'].includes(fresh.intents[0]) && !asksOrTells.test(text)
  const isTried = isOfCare || ['last_done', 'complaint'].includes(fresh.intents[0])
  const isOfSame = fresh.components.every(({ type }) => type === topic.componentType)
  if (before === 'symptom' && isOfSame && (isTried || asksAboutTrouble.test(text))) return ['symptom']
  // "What if the furnace goes too?" adds a part to the budget.
  if ((before === 'budget' || before === 'savings') && findAddedComponent(words, topic, fresh))
    return [before]
  const isOfLease = /\b(?:expires?|lease|contract|contrato)\b/.test(text)
  if (isOfLease && /\b(?:next|after|despues)\b/.test(text)) return ['lease_ends']
  // "Metal instead" asks the previous question again, for a metal roof.
  const [part] = fresh.components
  if (/\binstead\b/.test(text) && part?.variant !== undefined && fresh.intents[0] === 'compare') {
    const same = transferableIntents.find((one) => one === before)
    return same && [same]
  }
  // After a comparison, a message that only names a place or component asks about that component.
  if (before === 'compare' && (hasPlace || hasChosen) && text.split(' ').length <= maxNarrow) return ['life']
  if (before === 'compare' && hasChosen && fresh.intents[0] !== 'compare') return [fresh.intents[0]]
  if (/\bwhat (?:does|do|would|will) (?:\S+ ){1,4}costs?\W*$/.test(text)) return ['cost']
  return undefined
}

const stillToDo =
  /^(?:so |and |ok |y )*(?:(?:what|qu[eé])(?:['’]?s| is| me| else is)? (?:left|remaining|still (?:open|due|left)|falta|queda)(?: to do| then| now)?|the rest)\W*$/
/** Matches a certainty in percent: "by what date, 90 percent sure". */
export const percentSure =
  /\b(\d\d) ?(?:%|percent|por ?ciento)(?: de)? (?:sure|certain|confident|certainty|confidence|chance|odds|probab\w+|segur\w+|likely)(?![\p{L}\d])/u
/** Matches a request for the next lease after the one of the last answer. */
export const nextTenant =
  /^(?:and |so |ok |y )*(?:(?:the|el|la) )?(?:next|following|siguiente|pr[oó]xim[oa])(?: one)?(?: after (?:that|him|her|them))?\W*$|^(?:and |y )?(?:after|then|next|despu[eé]s|luego)(?![\p{L}\d])/u

/** Matches a question that asks whether the age in the previous answer is a reason to worry: "is that bad?" */
const asksForVerdict =
  /^(?:and |so |but |y )?(?:(?:is|are|isn['’]?t) (?:that|it|this|they)|es|está) (?:\w+ )?(?:bad|a lot|normal|good|ok(?:ay)?|risky|a problem|worrying|much|mal[oa]?|much[oa]|grave)\b/

/** Matches a question that asks whether the sum of the previous message is too much: "too much?" */
export const judgesQuote =
  /^(?:(?:and|so|but|y|is|are|that|it|this|es|eso|a|bit|un|poco|muy) )*(?:too (?:much|high)|fair|steep|expensive|demasiado|caro|mucho)\W*$/
/** Matches a question about another component for the last quote: "and the LG for the same price". */
const ofSameSum = /\bsame (?:price|money|quote|amount|sum)\b|\bmismo (?:precio|dinero|monto)\b/
/** Matches a comparison that asks for no date and no price. */
const compares =
  /^(?!.*\b(?:when|how|what|cu[aá]\w+|qu[eé])(?![\p{L}\d])).*\b(?:older|newer|younger|better|worse|mejor|peor|m[aá]s (?:viej|nuev)\w+)\b/u
/** Matches a question for a figure that the owner set. */
const asksOwnFigure =
  /\b(?:what|which|how much)\b.*\bi (?:put (?:in|down)|enter(?:ed)?|set|typed?)\b(?! aside)|\bqu[eé] (?:puse|ingres[eé])/
/** Matches a choice between the last components: "which of the two do I replace first". */
const choosesOne = /\b(?:which|cu[aá]l)\b(?: \S+){0,8} (?:first|1st|sooner|primero|antes)(?![\p{L}\d])/u
/** Matches a question for the difference of the last prices or ages: "how much more is the other one". */
export const differs =
  /\b(?:how (?:much|many years)|by how much|cu[aá]nto|cu[aá]ntos a[nñ]os) (?:more|less|older|newer|cheaper|m[aá]s|menos)(?![\p{L}\d])(?! (?:do|does|would|will|can|should|for|life|time)\b)|\b(?:difference|diferencia)\b|\b(?:which|cu[aá]l)\b(?: \S+){0,3} (?:cheaper|cheapest|dearer|pricier|more expensive|(?:older|newer|riskier|worse|likelier|more likely)|(?:m[aá]s|menos) (?:barat|car|viej|nuev|riesgos)[oa])(?![\p{L}\d])/u
/** Matches words that add up the last components, such as "both" or "total". */
export const sumsUp =
  /\b(?:total|altogether|combined|together|up|sum|pair|both|the two|all (?:two|three|four)|en total|l[oa]s dos|junt[oa]s|s[uú]m[ae]\w*)(?![\p{L}\d])/iu
/** Matches a request that only asks for the sum: "add it up", "súmalos". */
export const asksSum =
  /^(?:ok(?:ay)?|and|so|now|then|please|pls|can you|could you|y|[, ])*(?:(?:add|sum|total|tally|tot) (?:it|them|that|those|these|both|everything)(?: all)?(?: up| together)?|(?:what ?s |and )?(?:the |grand )?total(?: (?:for|of|on) (?:those|these|them|that|both|all(?: of (?:it|them|those))?))?|s[uú]m[ae]\w*|en total)(?: for me| please| pls)?\W*$/iu
/** The intents that the classifier finds in a short question for a sum. */
const ofMoney = /^(?:budget|cost|expenses|home_costs|rent|tasks|confirm|off_topic)$/
const byHome = /\b(?:by|per|each|for each|por|cada) (?:house|home|property|building|place|casa|propiedad)\b/
/** Matches a question for the part with the largest share of a budget. */
export const ofBudgetParts =
  /\b(?:biggest|largest|dearest|most expensive|main)\b.*\b(?:in (?:there|it|that)|of (?:it|that|those|these|them))\W*$|^(?:and |so |ok )*(?:which|what)(?: one| part| thing)?(?:['’]?s| is)? (?:the )?(?:biggest|largest|dearest|most expensive)(?: one| part| item| cost| chunk)?\W*$|^(?:y )?cu[aá]l es (?:el|la|lo) (?:m[aá]s (?:car[oa]|grande)|mayor)\W*$/
/** Matches a question for the start of what the last answer named: "since when". */
const sinceWhen = /^(?:(?:and|so|ok|y) )*(?:since (?:when|what day)|desde cu[aá]ndo)\W*$/
/** Matches a question for another step or cause, or whether the trouble is dangerous. */
const asksAboutTrouble =
  /^(?:(?:so|and|ok|now|y) )*(?:what(?:['’]?s)? (?:now|next|then)|is (?:it|that|this) (?:dangerous|safe|risky|serious|bad)|(?:is|will) it (?:going to |gonna )?(?:burst|explode|blow up|leak|flood)|(?:could|might|can) (?:it )?be (?:the|a|an) [a-z ]{2,30}|es peligros[oa])\W{0,3}$/
const ofRents = /\b(?:tenants?|renters?|rents?|inquilin[oa]s?|rentas?)\b/
/** Matches a message that asks for the monthly amount of the last sum: "a month then". */
const ofMonth =
  /^(?:(?:and|so|ok|what is that|how much is that|y|eso|then) )*(?:(?:a|per|each|every|al|por) (?:month|mes)|(?:a|per|each|every|by|por) (?:unit|unidad)|monthly|mensual(?:mente)?)(?: then| entonces)?\W*$/
/** Matches a request for the last rent in another span: "per year". */
const ofSpan = /^(?:(?:and|so|y) )*(?:a|per|each|by|al|por) (?:month|year|mes|a[nñ]o)\W*$/
const asksOrTells =
  /[?¿]|\b(?:how|what|when|why|which|who|where|should|can|could|tell|show|give|walk|explain|c[oó]mo|cu[aá]\w+|qu[eé])(?![\p{L}\d])/u
const joins =
  /\b(?:throw|toss|chuck)\b.*\bin\b|^(?:ok |so |and |n |y )*(?:add|plus|include|with|agreg\w+|sum\w+|con)\b|^(?:and|y) (?:the|my|el|la|mi) .*\b(?:too|as well|also|tambi[eé]n)\W*$|\b(?:(?:goes|dies|fails) (?:with (?:it|that)|too)|same (?:trip|time|day|job|visit)|together|at once|a set|a pair|on top|juntos?|juntas?)\b/

/** Returns true if the message adds a component to the prices of the conversation: "throw in the dryer". */
export const joinsComponent = (...[words, topic, context, fresh]: Parameters<typeof redirectIntent>) =>
  topic.intents[0] === 'cost' &&
  !(context.hasPlace || context.hasChosen) &&
  fresh.components.length === 1 &&
  joins.test(words.toLowerCase())

/** The maximum number of words of a message that only names a place or component. */
const maxNarrow = 3

const addsPart = /\bif\b.*\b(?:goes|dies|fails|breaks|too|also|as well)\b/

/** Returns the component that the question adds to a budget: "what if the furnace goes too?" */
export const findAddedComponent = (words: string, topic: Topic, fresh: Understanding) =>
  ['budget', 'savings'].includes(topic.intents[0] ?? '') &&
  (fresh.intents[0] !== topic.intents[0] || /^(?:and |ok |so |but )?what if\b/i.test(words)) &&
  addsPart.test(words.toLowerCase())
    ? fresh.components[0]
    : undefined
