import { z } from 'zod'
import { findShare } from './sum-words.ts'

/** One operation on a set: "the three oldest", "rank by cost", "how many", "older than 10 years". */
export const operationSchema = z.object({
  over: z.enum(['parts', 'tenants', 'years']),
  does: z.enum([
    ...(['pick', 'rank', 'count', 'average', 'total', 'over', 'under'] as const),
    /**
     * `brands` lists brands. `past` finds parts older than usual, and `original` parts as old as the home. `failures`
     * is the expected number of failures in a period.
     */
    ...(['brands', 'past', 'original', 'failures'] as const),
    /** The chance that all, one or none of several parts fail in a period. */
    'joint',
    /** Arithmetic on a cost: an insurance claim, a share, or the time in which a gain pays for it. */
    ...(['claim', 'share', 'payback'] as const),
  ]),
  by: z.enum(['age', 'cost', 'odds', 'due', 'rent', 'stay']),
  /** True if the smallest value comes first. */
  isLeast: z.boolean(),
  /** The number of results: "the 3 oldest". */
  count: z.int().optional(),
  /** The years in "older than 10 years", or the percentage in "over 20 percent". */
  limit: z.int().optional(),
  /** True if the words name a general set such as "appliances" or "everything". */
  isOfAll: z.boolean(),
})
export type Operation = z.output<typeof operationSchema>

type Measure = Operation['by']

/** The superlatives of each measure. The last value is true if the smallest value comes first. */
const superlatives: readonly (readonly [RegExp, Measure, boolean])[] = [
  [/\b(?:oldest|most ancient|mas (?:viej|antigu)[oa]s?|which (?:\S+ ){0,6}older(?= \.?$|$))\b/, 'age', false],
  [/\b(?:newest|youngest|mas (?:nuev[oa]s?|joven(?:es)?))\b/, 'age', true],
  [/\b(?:top|biggest|most|\d)\b(?: \S+){0,5} (?:worr(?:y|ie[sd])|concerns?|priorit\w+)\b/, 'due', false],
  [/\b(?:least likely|lowest (?:risk|chance|odds)|safest|best shape)\b/, 'odds', true],
  [
    /\b(?:most likely|likeliest|highest (?:risk|chance|odds)|riskiest|by risk|worst shape|(?:breaks?|dies?|fails?) first|(?:what|anything|stuff)\b.*\b(?:go wrong|(?:might|could|about to|going to) (?:break|fail|die|quit|go out))|living on borrowed time)\b|\bworst (?:thing|part|one|offender|appliance|component|of (?:my|the) (?:stuff|things))\b|\bworst(?: \S+)? (?:i|we) (?:own|have)\b|\bpeor(?:es)?\b/,
    'odds',
    false,
  ],
  [
    /\b(?:biggest|largest|dearest|priciest|costliest|(?:most|mas) (?:expensive|car[oa]s?)|highest|worst|hurts? most|mas alt[oa]s?|(?:brings? in|earns?|makes?|pa(?:ys?|ga)) (?:me )?(?:the )?(?:most|mas)|longest|big ticket|top (?:\d|two|three|four|five))\b/,
    'cost',
    false,
  ],
  [
    /\b(?:cheapest|least expensive|lowest|smallest|lightest|mas (?:barat|baj)[oa]s?|(?:brings? in|earns?|makes?|pa(?:ys?|ga)) (?:me )?(?:the )?(?:least|menos)|shortest)\b/,
    'cost',
    true,
  ],
]
const asksRank =
  /\b(?:rank\w*|sort\w*|order(?:ed)? by|list(?: \S+){0,4} by|by (?:age|cost|price|risk|rent)|ordena\w*)\b/
const rankKeys: readonly (readonly [RegExp, Measure])[] = [
  [/\b(?:age|old\w*|edad)\b/, 'age'],
  [/\b(?:cost|costs|price|prices|expensive|expense|precio|costo)\b/, 'cost'],
  [/\b(?:rents?|renta)\b/, 'rent'],
  [/\b(?:risk|odds|chances?|likel\w+|die|dies|dying|fail\w*|break\w*|going|riesgo)\b/, 'odds'],
]

const slot = '[A-Z_]{4,}'
const things =
  '(?:appliances?|components?|parts?|things?|stuff|everything|all of (?:it|them)|aparatos?|todo|cosas?)'
/** Matches the appliances of a place as a set: "all Tucson appliances". */
export const ofAppliances =
  /\bappliances\b|\b(?:every|each|any|which|what|oldest|newest)(?: \S+){0,2} appliance\b|\b(?:aparatos?|electrodomesticos?)\b/
const ofAll = new RegExp(`\\b(?:${things}|i own|(?:what|which) is (?:my |the )?\\S*$)`)
const selectsAny =
  /\b(?:how (?:many|much)|which|what|list|any|anything|everything|all|is there|cuant[oa]s|cuales|que|algo)\b/
const outlivesUsual =
  /\b(?:past|beyond|outlived|exceed\w*|older than|pasad[oa]s?|mas alla)(?: \S+){0,2} (?:life|lives|lifetimes?|lifespans?|life ?span|expectanc\w+|vida)\b/
/** Matches a choice among the components of a named type: "which of my furnaces", "which fridge". */
export const ofNamedKind = new RegExp(
  `\\b(?:which|cual)(?: (?:1|one))?(?: (?:of|de))?(?: (?:all|my|our|the|those|mis|los|las|\\d))* ${slot}\\b(?! (?:brands?|models?|parts?|types?|kinds?)\\b)`,
)
const asksCount = new RegExp(`\\b(?:how many|cuant[oa]s)(?: \\S+)? (?:${slot}|${things})(?! (?:years?|cost))`)
/** Matches a list of all components of a type with their dates: "every roof and when it is due". */
export const listsEach = new RegExp(
  `\\b(?:every|each|all|list|show|cada|todos|todas)\\b(?: \\S+){0,3} ${slot}(?: \\S+){0,2} (?:and|with|by|y|con)(?: \\S+){0,2} (?:when|due|dates?|cuando|fechas?)\\b`,
)
const ofOdds =
  /\b(?:chances?|odds|probab\w+|likel\w+|risk|posibilidad\w*)\b|^(?!.*\b(?:how|when|which|should|cuando)\b)(?=.*\b(?:survive|make it|last|die|fail|quit|go|conk|aguant|dur|fall)\w*\b).*\b(?:20\d\d|years?|winter|summer|season|anos?|invierno|verano)\b/
const ofSeveral =
  /\b(?:both|neither|either|none of|any(?: one)? of|at least (?:1|one)|all (?:2|3|4|my|the|of)|(?:in|within) the same|amb[oa]s|ningun[oa]?|algun[oa]|al menos un[oa]?|l[oa]s (?:2|dos|3|tres))\b/
/**
 * Operations that compute with the sums in a question. The operations in `ofRecords` compute chances and counts from
 * records.
 */
export const ofSums: readonly (Operation['does'] | undefined)[] = ['claim', 'share', 'payback']
export const ofRecords: typeof ofSums = ['brands', 'past', 'original', 'failures', 'joint']
/** Matches a component or a sum of at least $1,000. */
const priced = new RegExp(`${slot}|\\d{4}`)
/** Patterns for operations that questions ask for without a superlative. All patterns of an operation must match. */
const asksOfSet: readonly (readonly [Operation['does'], readonly RegExp[]])[] = [
  ['joint', [ofOdds, ofSeveral, new RegExp(slot)]],
  [
    'claim',
    [
      /\b(?:deductible|deducible)\b/,
      /\d{3}/,
      /\b(?:claim\w*|insur\w*|approved|adjuster|short|reclam\w*|seguro|get)\b/,
    ],
  ],
  [
    'payback',
    [
      /\b(?:pay(?:s|ing)? (?:for|off|back|itself)|payback|break even|recoup|cover\w*|offset|make (?:back|up)|cubrir|pagar|recuper\w*)\b/,
      /\brents?\b.*\b(?:rais\w*|more|extra|higher|increas\w*|bump)\b|\b(?:rais\w*|more|extra|higher|increas\w*|bump|sub(?:ir|o|e))\b.*\b(?:rents?|renta)\b|\b(?:saves?|saving|ahorra)\b.*\d/,
      priced,
    ],
  ],
  [
    'brands',
    [
      /\b(?:brands?|makes?(?! more)|makers?|marcas?)\b(?! new)/,
      /\b(?:most|more|commonest|mas|how many|cuantas)\b/,
      /^(?!.*\b(?:lasts?|best|should|reliable|buy|longest|dura\w*)\b).*\b(?:i|we|my|our|tengo|mis)\b/,
    ],
  ],
  [
    'original',
    [
      /\boriginal(?:es)?(?: (?:to|in|when|equipment|left|a|en|cuando)\b| ?\.?$)|\bcame with the (?:house|home|place|building)\b/,
      selectsAny,
      new RegExp(`^(?!.*${slot})`),
    ],
  ],
  ['past', [outlivesUsual, selectsAny]],
  [
    'failures',
    [
      /^(?!.*\b(?:did|done|paid|had|planned|due|scheduled|tenants?)\b).*\b(?:how many|cuant[oa]s)\b(?: \S+){0,4} (?:repairs?|replacements?|breakdowns?|things|stuff|parts|components|appliances|them|these|reemplazos|reparaciones|cosas|aparatos)\b/,
      /\b(?:expect|reckon|face|facing|coming|repairs?|replac\w*|fail\w*|break\w*|dies?|go|quit|give out|need\w*|reemplaz\w*|reparac\w*|fall\w*|romp\w*)\b/,
      /\b(?:next|within|by|before|over|until|this|in \d|proximos|antes|este|esta|en \d)\b/,
    ],
  ],
]

const asksAverage =
  /\b(?:average|avg|mean) ages? (?:of|for) (?:all|my|our|the|[A-Z_]{4,})|\b(?:average|avg|mean) [A-Z_]{4,} age\b|\b(?:my|our|all)\b.* on average\b|\bedad promedio\b/
const filter =
  /\b(older|over|more than|above|past|beyond|newer|younger|under|less than|mas de|menos de|mayor(?:es)? de)(?: than)? (\d{1,2})(?: ?(%|percent))?(?: (?:years?|anos?)(?: old)?)?(?= and counting|$| \.$|(?<=old)\b|(?: (?:at|in|on|en))? (?:home|unit|tenant)\b)/
/** Matches a filter by age in a question for prices. "The cost of the stoves over 10 years" names a period. */
const pricedFilter = new RegExp(
  `(?:${slot}|${things})(?: (?:that|which|que))?(?: (?:is|are|tienen))? (older than|newer than|younger than|over|more than|under|less than|(?:con |de )?mas de|(?:con |de )?menos de) (\\d{1,2}) ?(?:(?:years?|anos?)(?: old)?)?(?=(?: \\S+)* (?:costs?|price|how much|total|run|cuesta|cuanto)\\b| old\\b|$)(?<!\\b(?:over|more than|mas de) \\d{1,2} (?:years?|anos?)$)`,
)
const listsAll = new RegExp(`\\b(?:list|show(?: me)?)(?: \\S+){0,3} ${things}\\b`)
const selects =
  /^[A-Z_]{4,} |\b(?:how many|which|what|list|show|any|anything|everything|all|appliances|stuff|cuant[oa]s|cuales)\b/
const ofYears =
  /\b(?:cheapest|lightest|lowest|smallest|dearest|priciest|worst|biggest|highest|expensive|car[oa]|barat[oa])(?: \S+){0,2} (?:years?|yr|anos?)\b|\b(?:which|what|que)(?: \S+)? (?:year|ano)\b/
const ofTenants =
  /\b(?:tenants?|renters?|rents?|leases?|inquilin[oa]s?|rentas?|brings? in|earns?|pa(?:ys?|ga)|been (?:here|there|with))\b/
const money =
  /\b(?:bills?|costs?|expenses?|price|spend|expensive|cheap\w*|pric(?:ier|iest)|dear(?:er|est)|replace\w*)\b/
const ofStay = /\b(?:longest|shortest|newest|oldest|been)\b/
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
const several =
  /(?:\btop |\b(?=\w+ (?:\w+ ){0,5}(?:worr|concern|priorit))|\b(?=\w+ (?:\w+ )?(?:old|new|young|bigg|larg|dear|pric|cost|cheap|low|high|most|top|worst|least|likel)))(\d|two|three|four|five)\b/
const comesFirst = /\b(?:replace|first|next|go|goes|die|dies|fail|reemplazar|cambiar|primero)\b/

const everything =
  /\b(?:everything|every(?: single)? (?:thing|part|one)|all (?:of )?(?:it|them|this|replacements|my (?:stuff|things))|todo)\b/
const ends = /\b(?:replac\w*|redo|die[ds]?|broken?|breaks?|fail\w*|quits?|went|reemplaz\w*|cambi\w*)\b/
const asksSum =
  /\b(?:costs?|price|how much|total|value|damage|bill|run (?:me|us)|set (?:me|us) back|cuanto|cuesta)\b/
const inPeriod = /\b(?:years?|months?|20\d\d|next|soon|due|planned|anos?)\b/

/** Finds the operation that a question asks for. `maskedText` is the text of a parsed question. */
export function findOperation(maskedText: string): Operation | undefined {
  const isOfAll = ofAll.test(maskedText)
  const basis = { over: 'parts', does: 'pick', by: 'age', isLeast: false, isOfAll } as const
  const [, way, years, percent] = filter.exec(maskedText) ?? []
  if (way && selects.test(maskedText) && !money.test(maskedText))
    return {
      ...basis,
      does: /^(?:new|young|under|less|menos)/.test(way) ? 'under' : 'over',
      by: percent ? 'odds' : 'age',
      limit: Number(years),
    }
  const [, pricedWay, least] = pricedFilter.exec(maskedText) ?? []
  if (pricedWay && asksSum.test(maskedText) && !/\bnext\b/.test(maskedText))
    return {
      ...basis,
      does: /^(?:new|young|under|less|menos)/.test(pricedWay) ? 'under' : 'over',
      by: 'cost',
      limit: Number(least),
    }
  const isWhole = everything.test(maskedText) && ends.test(maskedText)
  const isSum = (isWhole || ofAppliances.test(maskedText)) && asksSum.test(maskedText)
  if (isSum && !inPeriod.test(maskedText) && !new RegExp(slot).test(maskedText))
    return { ...basis, does: 'total', by: 'cost' }
  const [does] = asksOfSet.find(([, all]) => all.every((words) => words.test(maskedText))) ?? []
  const isShare = findShare(maskedText) !== undefined && priced.test(maskedText)
  if (isShare || ofSums.includes(does))
    return {
      ...basis,
      does: isShare ? 'share' : (does ?? 'share'),
      by: /\brent/.test(maskedText) ? 'rent' : 'cost',
    }
  if (does) return { ...basis, does, by: does === 'past' ? 'age' : 'odds' }
  if (asksAverage.test(maskedText)) return { ...basis, does: 'average' }
  if (
    asksCount.test(maskedText) ||
    listsEach.test(maskedText) ||
    (listsAll.test(maskedText) &&
      !asksRank.test(maskedText) &&
      !superlatives.some(([words]) => words.test(maskedText)))
  )
    return { ...basis, does: 'count' }
  const [, digits] = several.exec(maskedText) ?? []
  const count = digits === undefined ? undefined : (counts[digits] ?? Number(digits))
  const found = superlatives.find(([words]) => words.test(maskedText))
  const isOfTenants = ofTenants.test(maskedText) && !new RegExp(slot).test(maskedText)
  if (ofYears.test(maskedText) && (found || /\bmost\b/.test(maskedText)))
    return { ...basis, over: 'years', by: 'cost', isLeast: found?.[2] ?? false }
  if (isOfTenants && found && found[1] !== 'due') {
    const by = ofStay.test(maskedText) ? 'stay' : 'rent'
    return {
      ...basis,
      over: 'tenants',
      by,
      isLeast: /\bnewest|shortest\b/.test(maskedText) || found[2],
      count,
    }
  }
  if (asksRank.test(maskedText) || /\branking\b/.test(maskedText)) {
    const by = rankKeys.find(([words]) => words.test(maskedText))?.[1]
    if (by) return { ...basis, over: isOfTenants ? 'tenants' : 'parts', does: 'rank', by }
  }
  if (!found || isOfTenants) return undefined
  const [, by, isLeast] = found
  if (/\b(?:longest|shortest)\b/.test(maskedText) || (by === 'cost' && /\bworst\b/.test(maskedText)))
    return undefined
  // "Which old one goes first" asks for the date, not for the age.
  if (by === 'age' && comesFirst.test(maskedText)) return undefined
  // "The cheapest roof" asks for the price of any roof. "The cheapest of mine" asks for a component on record.
  if (by === 'cost' && !(money.test(maskedText) || isOfAll)) return undefined
  const isOfKind = by === 'odds' && ofNamedKind.test(maskedText)
  if (by !== 'age' && !isOfKind && new RegExp(slot).test(maskedText)) return undefined
  if (by === 'odds' && /\b(?:tenant|rent|raise)\b/.test(maskedText)) return undefined
  return { ...basis, by, isLeast, count }
}
