import { applianceTypes, type ComponentType } from '@home-pulse/contract/vocabulary'
import { ofAppliances } from '../intents/operations.ts'
import { findPlace, type HomesAndTenants, type KnownHome, type NamedPlace } from '../places.ts'
import type { Understanding } from '../understand.ts'
import { findMentions } from '../words/mentions.ts'
import { withoutStates } from '../words/states.ts'
import { tokenizeQuestion } from '../words/words.ts'
import type { Topic } from './topic.ts'

/** The place of the components that a total or a list leaves out: a home, or some of its units. */
export interface ExcludedPlace {
  readonly home: KnownHome
  /** Empty for the whole home. */
  readonly units: readonly string[]
}

/** The components that a total or a list leaves out: those of the types, at the place. */
export interface Exclusion {
  /** Empty for all types, if there is a place. */
  readonly types: readonly ComponentType[]
  readonly place: ExcludedPlace | undefined
  /** True if this message states the exclusion. False if it comes from an earlier message. */
  readonly isStated: boolean
  /**
   * True if two things are left out: these types everywhere, and everything at the place. "The roof and anything in
   * Ohio" is an example.
   */
  readonly isEither: boolean
}

/** The words before the thing that is left out: "without the roof". */
const starts =
  "without|leave(?= (?:\\S+ ){1,6}out\\b)|(?:leave|leaving) out|except(?: for)?|besides|(?<=\\b(?:everything|anything) )but|all but|but not|minus|excluding|(?:not|don['’]?t|do not) (?:count(?:ing)?|includ(?:e|ing))|ignoring|(?:apart|aside) from|other than|skip(?:ping)?|(?<=^(?:(?:ok|and|now|so|but) )*)(?:take|drop|remove|ignore|forget|not(?= the))|sin(?: contar| incluir)?|excepto|excluyendo|salvo"
/** The punctuation or words that end an exclusion: "without the roof, ...". */
const ends =
  '(?=\\W*$|[,.;?!]|\\s+(?:out|off|what|how|over|next|this|for|from|in the next|in 20\\d\\d|budget|(?:and|y)(?! (?:#?\\d|[a-z]\\b|(?:anything|everything|stuff|all|whatever|todo|lo) (?:in|at|from|de|en)\\b))|cu[aá]nto|en los|el pr[oó]ximo|para)\\b)'
const before = new RegExp(`\\b(${starts})\\s+(.+?)${ends}`, 'i')
/** Matches a part before the words that leave it out: "roof excluded". */
const after = /(\b)((?:\S+ ){0,2}\S+?) (?:excluded|left out|not (?:included|counted))(?=\W|$)/i
const findExcluded = (words: string) => before.exec(words) ?? after.exec(words) ?? []
/** These words exclude a component only before an article. "Without heat" has no article and reports a fault. */
const needsArticle = /^(?:without|minus|ignoring|skip(?:ping)?|sin)$/i
const article = /^(?:(?:the|it|that|el|la|los|las)\b|\S+['’]?s\b)/i
/** These words exclude a component only before "the", "my", "both" or "all": "take it to the shop" excludes nothing. */
const orders = /^(?:take|drop|remove|ignore|forget|not)$/i
const owned = /^(?:the|my|both|all)\b/i

/** Returns true if a message leaves something out. */
export function excludesTypes(words: string): boolean {
  const [, start = '', left = ''] = findExcluded(words)
  if (orders.test(start)) return owned.test(left)
  return left !== '' && (!needsArticle.test(start) || article.test(left) || ofAppliances.test(left))
}

/** Returns the types that a message leaves out: the air conditioner in "drop the ac". */
export const excludedTypes = (words: string): readonly ComponentType[] =>
  excludesTypes(words) ? typesIn(words).left : []

/** Returns the words for the excluded thing: `the unit 4 one` in "without the unit 4 one". */
export const leftOutWords = (message: string): string | undefined => findExcluded(message)[2]

/** Returns two lists of types: those after a word such as "without", and those elsewhere in the message. */
function typesIn(words: string) {
  const [all = '', , left = ''] = findExcluded(words)
  const typesOf = (text: string) => {
    const types = findMentions(tokenizeQuestion(text)).components.map(({ type }) => type)
    return types.length === 0 && ofAppliances.test(text) ? [...applianceTypes] : types
  }
  return { left: typesOf(left), kept: typesOf(words.replace(all, ' ')) }
}

/** Matches a request to include again the components that the last total left out: "put them back". */
const putsBack =
  /^(?:(?:ok|and|now|so|please) )*(?:(?:put|add|count|bring) (?:it|them|that|those|(?:the|my) [a-z ]+?) back(?: in)?|with (?:it|them) again)\W*$/i
export const includesAgain = (words: string): boolean => putsBack.test(words.trim())

/** Returns true if the message asks for the appliances as a set. "Minus appliances" leaves them out. */
export const asksForAppliances = (words: string): boolean =>
  ofAppliances.test(words.replace(findExcluded(words)[0] ?? '', ' '))

/** Returns the components of a question without those that it only excludes. */
export function withoutExcluded(
  words: string,
  components: Understanding['components'],
): Understanding['components'] {
  // "Put the roof back" asks for the last total, not for the roof.
  if (includesAgain(words)) return []
  if (!excludesTypes(words)) return components
  const { left, kept } = typesIn(words)
  return left.length === 0 && kept.length > 0
    ? components
    : components.filter(({ type }) => kept.includes(type) && left.length > 0)
}

/** Matches a question for a total or a list. Only in such a question does "except unit 2" leave something out. */
const ofTotals =
  /\b(?:budget|spend\w*|costs?|total|plan|sav(?:e|ings?)|reserve|set aside|expect|how (?:much|many)|list|show|which|what|replac\w*|presupuesto|gast\w*|cu[aá]nt[oa]s?|ahorr\w*|lista)\b/i
/** Matches a message that only leaves something out of the last total, and asks nothing else: "and without Tucson". */
const onlyExcludes = new RegExp(`^(?:(?:ok|and|but|so|now|y|pero) )*${starts}\\b`, 'i')
const bareWords =
  /^(?:home|unit|units|and|y|house|building|property|place|apartment|duplex|triplex|four ?plex|rental|casa|edificio|the|a|an|at|in|on|of|my|our|one|ones|for|from|all|any|anything|everything|whatever|stuff|parts?|things?|el|la|los|las|en|de|del|todo)$/

/**
 * Moves a place that the message leaves out from the named place to `excluded`: Tucson in "not counting the Tucson
 * A/C".
 */
export function splitExcludedPlace(
  place: NamedPlace,
  message: string,
  known: HomesAndTenants,
  at: Parameters<typeof findPlace>[2],
): NamedPlace {
  const [all = '', , phrase = ''] = findExcluded(message)
  if (phrase === '' || !(ofTotals.test(message) || onlyExcludes.test(message))) return place
  const left = findPlace(phrase, known, at)
  const isBare = findMentions(tokenizeQuestion(withoutStates(left.words))).maskedWords.every(
    (word) => /^[A-Z_]{4,}$/.test(word) || bareWords.test(word),
  )
  if (!left.home || left.tenants.length > 0 || !isBare) return place
  const { home, unit, units, unitOfFirst } = findPlace(message.replace(all, ' '), known, at)
  const excludedUnits = left.unit === undefined ? left.units : [left.unit]
  return {
    ...place,
    ...{ home, unit, units, unitOfFirst },
    excluded: { home: left.home, units: excludedUnits },
  }
}

/** Returns what the message, or an earlier message of the conversation, excludes. Undefined if nothing is excluded. */
export function findExclusion(
  words: string,
  { excluded }: NamedPlace,
  components: Understanding['components'],
  lastTopic: Topic | undefined,
  { homes }: HomesAndTenants,
): Exclusion | undefined {
  const included = includesAgain(words) ? components.map(({ type }) => type) : undefined
  // "Put the roof back" includes the roof again, and "put them back" everything.
  const topic = included?.length === 0 ? undefined : lastTopic
  const isStated = excludesTypes(words) || excluded !== undefined
  const earlier = topic?.withoutPlace
  const earlierHome = homes.find(({ id }) => id === earlier?.propertyId)
  const place = excluded ?? (earlierHome && { home: earlierHome, units: earlier?.units ?? [] })
  const pointed =
    isStated && components.length === 0 && /\b(?:it|that)\b/.test(words) && topic?.componentType
      ? [topic.componentType]
      : []
  const { left, kept } = isStated ? typesIn(words) : { left: [], kept: [] }
  const named = isStated && (left.length > 0 || (!excluded && kept.length === 0)) ? left : []
  const isOfPlace = excluded !== undefined && named.length + pointed.length === 0
  const earlierTypes = (topic?.without ?? []).filter((type) => !included?.includes(type))
  const before = excluded && !isOfPlace ? [] : earlierTypes
  const types = [...new Set([...before, ...named, ...pointed])]
  // If "leave Ohio out too" follows "without the roof", both are left out.
  const isAdded = isOfPlace
    ? !earlier && earlierTypes.length > 0
    : named.length > 0 && earlier !== undefined && earlierTypes.length === 0
  const isEither =
    isAdded || joinsPlace.test(leftOutWords(words) ?? '') || (!isStated && topic?.withoutEither === true)
  return types.length > 0 || place ? { types, place, isStated, isEither } : undefined
}
/** Matches a place after a part: "the roof and anything in Ohio". */
const joinsPlace = /\b(?:and|y) (?:anything|everything|stuff|all|whatever|todo|lo) (?:in|at|from|de|en)\b/i

/** Returns a function that tells whether a component is left out. */
export const leavesOut =
  ({ types, place, isEither }: Pick<Exclusion, 'types' | 'place' | 'isEither'>) =>
  (row: {
    readonly type: ComponentType
    readonly propertyId: string
    readonly unitNumber: string | null
  }): boolean => {
    const isOfType = types.length === 0 || types.includes(row.type)
    const isThere =
      !place ||
      (row.propertyId === place.home.id &&
        (place.units.length === 0 || place.units.includes(row.unitNumber ?? '')))
    return isEither && place && types.length > 0 ? isOfType || isThere : isOfType && isThere
  }
