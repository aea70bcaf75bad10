import { findOperation } from '../intents/operations.ts'
import type { Understanding } from '../understand.ts'
import type { Topic } from './topic.ts'
import type { MessageContext, Turn } from './turn.ts'

/** Matches a certainty in percent: "by what date, 90 percent sure". */
export const percentSure =
  /\b(\d\d) ?(?:%|percent|por ?ciento)(?: de)? (?:sure|certain|confident|certainty|confidence|chance|odds|probab\w+|segur\w+|likely)(?![\p{L}\d])/u
/** Matches a request for the next lease after the one of the last answer. */
export const nextTenant =
  /^(?:and |so |ok |y )*(?:(?:the|el|la) )?(?:next|following|siguiente|pr[oó]xim[oa])(?: one)?(?: after (?:that|him|her|them))?\W*$|^(?:and |y )?(?:after|then|next|despu[eé]s|luego)(?![\p{L}\d])/u

/** Matches a question that asks whether the sum of the previous message is too much: "too much?" */
export const judgesQuote =
  /^(?:(?:and|so|but|y|is|are|that|it|this|es|eso|a|bit|un|poco|muy) )*(?:too (?:much|high)|fair|steep|expensive|demasiado|caro|mucho)\W*$/
/** Matches a question for the difference of the last prices or ages: "how much more is the other one". */
export const differs =
  /\b(?:how (?:much|many years)|by how much|cu[aá]nto|cu[aá]ntos a[nñ]os) (?:more|less|older|newer|cheaper|m[aá]s|menos)(?![\p{L}\d])(?! (?:do|does|would|will|can|should|for|life|time)\b)|\b(?:difference|diferencia)\b|\b(?:which|cu[aá]l)\b(?: \S+){0,3} (?:cheaper|cheapest|dearer|pricier|more expensive|(?:older|newer|riskier|worse|likelier|more likely)|(?:m[aá]s|menos) (?:barat|car|viej|nuev|riesgos)[oa])(?![\p{L}\d])/u
/** Matches words that add up the last components, such as "both" or "total". */
export const sumsUp =
  /\b(?:total|altogether|combined|together|up|sum|pair|both|the two|all (?:two|three|four)|en total|l[oa]s dos|junt[oa]s|s[uú]m[ae]\w*)(?![\p{L}\d])/iu
/** Matches a request that only asks for the sum: "add it up", "súmalos". */
export const asksSum =
  /^(?:ok(?:ay)?|and|so|now|then|please|pls|can you|could you|y|[, ])*(?:(?:add|sum|total|tally|tot) (?:it|them|that|those|these|both|everything)(?: all)?(?: up| together)?|(?:what ?s |and )?(?:the |grand )?total(?: (?:for|of|on) (?:those|these|them|that|both|all(?: of (?:it|them|those))?))?|s[uú]m[ae]\w*|en total)(?: for me| please| pls)?\W*$/iu
/** Matches a question for the part with the largest share of a budget. */
export const ofBudgetParts =
  /\b(?:biggest|largest|dearest|most expensive|main)\b.*\b(?:in (?:there|it|that)|of (?:it|that|those|these|them))\W*$|^(?:and |so |ok )*(?:which|what)(?: one| part| thing)?(?:['’]?s| is)? (?:the )?(?:biggest|largest|dearest|most expensive)(?: one| part| item| cost| chunk)?\W*$|^(?:y )?cu[aá]l es (?:el|la|lo) (?:m[aá]s (?:car[oa]|grande)|mayor)\W*$/

const joins =
  /\b(?:throw|toss|chuck)(?:s|es|ing)?\b.*\bin\b|^(?:ok |so |and |n |y )*(?:add|plus|include|with|agreg\w+|sum\w+|con)\b|^(?:and|y) (?:the|my|el|la|mi) .*\b(?:too|as well|also|tambi[eé]n)\W*$|\b(?:too|as well|also|tambi[eé]n)\W*$|\b(?:(?:goes|dies|fails) (?:with (?:it|that)|too)|same (?:trip|time|day|job|visit)|together|at once|a set|a pair|on top|juntos?|juntas?)\b/

/** Returns true if the message adds a component to the prices or savings of the conversation: "throw in the dryer". */
export const joinsComponent = (words: string, topic: Topic, context: MessageContext, fresh: Understanding) =>
  ['cost', 'savings'].includes(topic.intents[0] ?? '') &&
  !(context.hasPlace || context.hasChosen) &&
  fresh.components.length === 1 &&
  joins.test(words.toLowerCase())

const addsPart = /\bif\b.*\b(?:goes|dies|fails|breaks|too|also|as well)\b/

/** Returns the component that the question adds to a budget: "what if the furnace goes too?" */
export const findAddedComponent = (words: string, topic: Topic, fresh: Understanding) =>
  ['budget', 'savings'].includes(topic.intents[0] ?? '') &&
  (fresh.intents[0] !== topic.intents[0] || /^(?:and |ok |so |but )?what if\b/i.test(words)) &&
  addsPart.test(words.toLowerCase())
    ? fresh.components[0]
    : undefined

const comparesHomes = /\b(?:which|whose|most|more|less|least|than|each|both|all|compare\w*|cual|mas|menos)\b/

/** The costs of one named home are its budget: "yearly costs for the Columbus house". */
export const ofNamedHome = (asked: Understanding, home: unknown): Understanding =>
  asked.intents[0] === 'home_costs' && home !== undefined && !comparesHomes.test(asked.words)
    ? { ...asked, intents: ['budget'] }
    : asked

/** Matches the intents after which a question about work in a place means the work between two tenants. */
export const ofLetting = /^(?:tenants|lease_ends|vacancies|turnover)$/
export const ofTurnover =
  /\b(?:fix(?: up)?|redo|freshen up|needs?(?= work| doing| fixing| replacing)|update|swap out|replace|arreglar|reparar)\b(?!.*\b(?:cost|price|how much|cuanto)\b)/i
/** Matches words for the place of the conversation: "what is due in there", "what her place needs". */
const namesSamePlace =
  /\b(?:in|at|over|up|down) there\b|\b(?:his|her|their|that|this|the same) (?:place|unit|apartment|apt|home|house)\b/i

/** Returns true if a new question is still about the place of the conversation: "what is due in there". */
export const keepsPlaceOf = (
  words: string,
  { hasChosen, hasPlace, isEverywhere, isElsewhere }: MessageContext,
) => !(hasChosen || hasPlace || isEverywhere || isElsewhere) && namesSamePlace.test(words)

/** Returns the operation of "and the newest", after a question for the tenant who has stayed longest. */
export function ofTenants({ fresh, topic: { operation: before } }: Turn): Understanding['operation'] {
  const said =
    before?.over === 'tenants' && fresh.components.length === 0 ? findOperation(fresh.words) : undefined
  return before && said?.does === before.does ? { ...before, isLeast: said.isLeast } : undefined
}

/** Returns the filter that a message such as "only what is over 15" applies to the last list of components. */
export function filterOfList({ fresh, topic }: Turn): Understanding['operation'] {
  const isOfList = topic.operation?.over === 'parts' || ofLists.test(topic.intents[0] ?? '')
  const found = isOfList ? findOperation(fresh.words) : undefined
  return found?.does === 'over' || found?.does === 'under' ? found : undefined
}
const ofLists = /^(?:inventory|next|due)$/
