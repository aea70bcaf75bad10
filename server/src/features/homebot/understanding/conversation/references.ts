import type { Understanding } from '../understand.ts'
import { type Topic, tenantIntents } from './topic.ts'

/** A component in the list of the previous answer. */
export interface ListedComponent {
  readonly id: string
  readonly brand: string | null
  readonly street: string
  readonly city: string
  readonly unitNumber: string | null
  readonly installedOn: string
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:second|2nd|segund[oa]|num(?:ber|ero) (?:2|two|dos))\b/, 1],
  [/\b(?:third|3rd|tercer[oa]?|num(?:ber|ero) (?:3|three|tres))\b/, 2],
  [/\b(?:fourth|4th|cuart[oa]|num(?:ber|ero) (?:4|four|cuatro))\b/, 3],
  [/\b(?:fifth|5th|quint[oa])\b/, 4],
  // This pattern must be last, because "the second worst" means the second one.
  [/\b(?:first|1st|top|worse|worst|primer[oa]?|peor|num(?:ber|ero) (?:1|one|uno))\b/, 0],
]
/** Returns the position, from 0, that a word such as "second" names. */
export const ordinalIn = (text: string): number | undefined =>
  ordinals.find(([words]) => words.test(text))?.[1]

const following =
  /\b(?:whats|what s|what is|and the|and|the) next\b|\bnext one\b|\bafter (?:that|it)\b|^ ?(?:ok |so )?(?:(?:and )?then(?: what)?|and after|y (?:despues|luego))(?: de es[eoa])? *$/
const last = /\b(?:last one|bottom|the last|el ultimo|la ultima)\b(?! time| year| month| week)/
/** Matches "the other one", but not "the other house", which names a home and not a component of the list. */
const other =
  /\bother(?: one)?\b(?! (?:house|home|place|property|building|unit|apartment))|\b(?:el otro|la otra)\b(?! (?:casa|unidad|propiedad))/
const older = /\b(?:older|oldest|mas viej[oa])\b/
const newer = /\b(?:newer|newest|younger|youngest|mas nuev[oa])\b/
/** Matches words for all entries except the one in the last answer: "the others", "the rest". */
const rest =
  /\b(?:(?:the )?(?:others|other (?:ones|two|three|\d)|rest)|l[oa]s (?:otr[oa]s|demas))\b(?! (?:houses|homes|places|properties|buildings|units|casas|unidades|propiedades|of (?:my|the|our)))/
const several =
  /\b(2|two|both|3|three|4|four) (?:\w+ )?(?:worst|first|oldest|old|soonest|newest|ones|of them)\b|\b(?:worst|first|oldest|old) (2|two|3|three)\b/
const counts: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3, four: 4 }
/**
 * Matches words about tenants. A message with such a word refers to no component: "what do the tenants pay together".
 */
const ofTenants = /\b(?:tenants?|renters?|rents?|leases?|inquilin[oa]s?|rentas?)\b/
const namesList = /\b(?:on|of|in|from) (?:that|the|this|your) list\b/
/** A message with more words than this is not searched for references, because it names its subject itself. */
const maxWords = 10
/**
 * If the first sentence has at most this number of words, only the first sentence is searched: "The first one. What
 * does it cost?"
 */
const maxOpening = 5

const openingChoice = new RegExp(
  `^(?:(?:ok|so|and|the|that|la|el) )*(?:${ordinals
    .map(([{ source }]) => source)
    .join('|')})(?: one)?[.,;:] +(?=\\p{L}+ )`,
  'iu',
)
/** Removes a beginning that only picks an entry of a list, such as "the first one." before "Save it for June". */
export const withoutOpeningChoice = (message: string): string => message.replace(openingChoice, '')

/** Finds the components of the last list to which a message refers: by number, order, brand, place or age. */
export function findReferences(
  message: string,
  listed: readonly ListedComponent[],
  currentId: string | undefined,
): readonly ListedComponent[] {
  const [opening = ''] = message.split(/[.;]/)
  const isOpening = opening.trim().split(/ +/).length <= maxOpening
  const text = (isOpening ? opening : message)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
  const isLong = text.trim().split(/ +/).length > maxWords && !namesList.test(text)
  if (listed.length < 2 || isLong) return []
  const only = (matches: (one: ListedComponent) => boolean) => {
    const found = listed.filter(matches)
    return found.length === 1 ? found : []
  }
  const says = (words: string) => words !== '' && ` ${text} `.includes(` ${words} `)
  const byAge = [...listed].sort((a, b) => (a.installedOn < b.installedOn ? -1 : 1))
  const [, before, after] = several.exec(text) ?? []
  const word = before ?? after
  if (word !== undefined) {
    const count = counts[word] ?? Number(word)
    return (/\bold/.test(text) ? byAge : listed).slice(0, count)
  }
  if (
    /\b(?:of|for|to replace) (?:those|these|them)\b(?! (?:two|2|three|3|four|4)\b)|\ball of (?:it|that)\b|\bthem all\b/.test(
      text,
    )
  )
    return listed
  const all = /\ball (two|three|four|\d)\b/.exec(text)?.[1]
  if (all !== undefined && (counts[all] ?? Number(all)) === listed.length) return listed
  const isOfBoth =
    /\b(?:both|each|together|the pair|(?:those|these) (?:two|2)|los dos|las dos|ambos|ambas)\b/.test(text)
  if (isOfBoth && listed.length === 2 && !ofTenants.test(text)) return listed
  // "Both" means two components of a list, if the conversation was about its first entry and then about another one.
  const picked = listed.find(({ id }, at) => at > 0 && id === currentId)
  if (/\bboth\b/.test(text) && picked && !ofTenants.test(text)) return [...listed.slice(0, 1), picked]
  for (const matches of [
    ({ unitNumber }: ListedComponent) => unitNumber !== null && says(`unit ${unitNumber.toLowerCase()}`),
    ({ brand }: ListedComponent) => brand !== null && says(brand.toLowerCase()),
    ({ street }: ListedComponent) => says(nameOf(street)),
    ({ city }: ListedComponent) => says(city.toLowerCase()),
  ]) {
    const named = only(matches)
    if (named.length > 0) return named
  }
  if (rest.test(text) && listed.some(({ id }) => id === currentId))
    return listed.filter(({ id }) => id !== currentId)
  // After a comparison, or after two prices, the first component of the list is the one that the answer recommended. So
  // "the other one" is the second.
  if (other.test(text))
    return currentId === undefined
      ? listed.slice(1, listed.length === 2 ? 2 : 1)
      : only(({ id }) => id !== currentId)
  // "The second oldest" counts the components from the oldest.
  const at = byAge.findIndex(({ id }) => id === currentId)
  if (older.test(text) && /\bnext\b/.test(text) && at >= 0) return byAge.slice(at + 1, at + 2)
  const rank = ordinalIn(text) ?? 0
  if (older.test(text)) return byAge.slice(rank, rank + 1)
  if (newer.test(text)) return [...byAge].reverse().slice(rank, rank + 1)
  if (
    /\b(?:do|does|go|goes|come|comes|fix|replace|replaces|dies|fails|cambi\w+|reemplaz\w+|arregl\w+|va|falla)\b.*\b(?:first|primero)\b/.test(
      text,
    )
  )
    return []
  const current = listed.findIndex(({ id }) => id === currentId)
  if (following.test(text) && current >= 0) return listed.slice(current + 1, current + 2)
  const ordinal = ordinalIn(text)
  if (ordinal !== undefined) return listed.slice(ordinal, ordinal + 1)
  return last.test(text) ? listed.slice(-1) : []
}

/** Returns the name of a street without number and suffix: `maple` for `77 Maple Ave`. */
const nameOf = (street: string): string => {
  const words = street.toLowerCase().split(' ')
  return words.length > 2 && /\d/.test(words[0] ?? '') ? words.slice(1, -1).join(' ') : street.toLowerCase()
}

/** After a list, "how much for the first two" asks for their prices, not for the spending of a period. */
export const pricesOfReferred = ({
  intents: [found],
  yearsAhead,
  calendarYear,
  words,
}: Understanding): Partial<Understanding> =>
  (ofPrice.test(words) || ['budget', 'rent', 'home_costs', 'expenses'].includes(found)) &&
  (yearsAhead ?? calendarYear) === undefined
    ? { intents: ['cost'], certainty: 'asked', operation: undefined }
    : {}
const ofPrice = /\b(?:ballpark|prices?|costs?|(?:how much|cuanto)(?= for| is| are| do| would| cuest| por|$))/

/** Returns the intent for a message that refers to one component, if its words alone ask about several. */
export function intentOfOne(
  { operation, intents: [found] }: Understanding,
  before: Topic | undefined,
): Partial<Understanding> {
  if (before?.intents[0] === 'symptom') return {}
  if (operation) return { intents: ['inventory'], certainty: 'asked' }
  if (['budget', 'rent', 'home_costs'].includes(found)) return { intents: ['cost'] }
  return ['next', 'due', ...tenantIntents].includes(found) ? { intents: ['life'], certainty: 'asked' } : {}
}
