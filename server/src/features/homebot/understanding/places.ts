import type { StateCode } from '@home-pulse/contract/vocabulary'
import { capitalize } from '@home-pulse/lifecycle/wording'
import { withAnyAccents, withoutAccents } from './words/accents.ts'
import { findStates } from './words/states.ts'
import {
  escaped,
  findMisspelt,
  nameOfStreet,
  notUnits,
  phrase,
  type Take,
  takeHouseNumber,
  takeStreet,
} from './words/streets.ts'

export interface KnownHome {
  readonly id: string
  readonly street: string
  readonly city: string
  readonly state: StateCode
  readonly units: readonly string[]
  /** True if the home or one of its units is let now. */
  readonly isLet?: boolean
}

export interface KnownTenant {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly propertyId: string
  readonly unitNumber: string | null
}

export interface HomesAndTenants {
  readonly homes: readonly KnownHome[]
  readonly tenants: readonly KnownTenant[]
}

/** The home, unit and tenants that a message names, and the message with placeholders for them. */
export interface NamedPlace {
  readonly home: KnownHome | undefined
  readonly unit: string | undefined
  /** The units, if the message names several: "in A and B". */
  readonly units: readonly string[]
  readonly tenants: readonly KnownTenant[]
  /** The place that the message leaves out: "without unit 4". */
  readonly excluded?: { readonly home: KnownHome; readonly units: readonly string[] }
  /** The unit of the tenant whose name comes first in the message. */
  readonly unitOfFirst: string | undefined
  /** True if the message means all homes: "both houses", "overall". */
  readonly isEverywhere: boolean
  /** True if the message means a home that is not the customer's: "my mom's place", "a house we may buy". */
  readonly isElsewhere: boolean
  /** The message with `home` in place of an address. All other words are unchanged. */
  readonly withoutAddress: string
  /** Puts the address back in place of `home`, in a part of `withoutAddress`. */
  readonly restoreAddress: (text: string) => string
  /** The message with `home`, `unit` and `tenant` in place of the names. */
  readonly words: string
}

/**
 * First names that are also common words. In lower case they are recognized as names only next to words such as
 * "call" or "'s lease".
 */
const commonFirstNames = new Set(
  'will may art bill mark rich pat sue hope drew chase grant rob rose frank'.split(' '),
)

const relative =
  '(?:mom|mum|mother|dad|father|parent|folk|sister|brother|sis|bro|in ?law|son|daughter|uncle|aunt|cousin|friend|buddy|neighbou?r|boss|co ?worker|girlfriend|boyfriend|fiancee?|grand(?:ma|pa|mother|father)|gran(?=.s\\b)|granny|nana|mama|madre|hermana|hermano|vecin[oa]|suegr[oa])'
const otherOwner = new RegExp(
  `\\b${relative}(?:'?s'?|s)? (?!said|says|told|thinks|maintains|claims|insists|swears|reckons|believes|noticed|mentioned|had|has|got|paid|put|did|who|is|was|are|keeps?|wants?|asks?|asking|called|came|gave|went|died|broke|lasted|swore|wrapped|and i\\b)(?:(?:old|new|own) )?\\w+|\\b${relative} (?:just )?(?:has|had|got|owns|bought) (?:an?|another|one|two)\\b|\\b${relative} (?:just )?(?:put|has|had|got|redid|replaced|installed|bought) (?:her|his|their)\\b|\\bde mi ${relative}\\b|\\b(?:hers|theirs)\\b`,
  'i',
)
const buying =
  /\b(?:looking at|thinking of buying|buying|bidding on|offer on|closing on|touring|considering) (?:a|an|this|the|that) (?:\w+ )?(?:house|home|place|condo|property|duplex|listing)\b|\b(?:house|home|place|condo) (?:that )?(?:i|we) (?:may|might|want to|could|would) buy\b|\bhouse hunting\b/i

const everywhere =
  /\b(?:both (?:homes|houses|properties|places|of them)|all (?:my |our |the )?(?:homes|houses|properties|places)|(?:two|2) (?:homes|houses|properties)|overall|everywhere|across (?:all|both|everything)|the others|other (?:homes|houses|states)|otras casas|whole portfolio|all (?:two|three|four|five|\d)(?: of them)? (?:together|combined)|en total|ambas casas|todas (?:las|mis) casas)\b/i
/** Matches a message that only says that it means all homes. */
const onlyBoth =
  /^\W*(?:(?:and|ok|so|the|total|sum|for|of|at) )*(?:both|all)(?: of them)?(?: together| combined| total)?\W*$/i
const otherHouse = /\bother (?:home|house|place|property|building)\b|\botra (?:casa|propiedad)\b/i
export const otherHome = new RegExp(`${otherHouse.source}|\\bother one\\b|\\b(?:la otra|el otro)\\b`, 'i')
const building =
  /\b(?:four ?plex|tri ?plex|du ?plex|multi ?(?:plex|family)|apartment (?:building|house)|(?:the|my|our) (?:building|apartments?|units|rentals?|rental property)|(?:each|every) (?:apartment|unit)|el edificio|los apartamentos)\b/i
/** Matches words such as "my house" or "just the house", which mean the home in which the owner lives. */
const ownHouse =
  /\b(?:(?:at|in|of|for|on) (?:my|our) (?:own )?(?:house|home|place)|(?:at|back|here at) home(?! depot)|(?:my|our) own (?:house|home|place)|where (?:i|we) live|the (?:home|house|one|place) (?:i|we) live in|(?:mi|nuestra) casa|en casa|donde viv(?:o|imos)|ours|(?:el|la) nuestr[oa])\b|\b(?:just|only|and|about|for|mean) the house\W*$|\b(?:solo|y|para) la casa\W*$/i

/** Returns the home in which the owner lives: the only one that has no units and is not let. */
export const findLivedIn = (homes: readonly KnownHome[]): KnownHome | undefined =>
  only(homes, ({ units, isLet }) => units.length === 0 && isLet !== true)

/**
 * Marks a placeholder, so that the same word in the message is not mistaken for one. The character is invisible and not
 * a letter.
 */
const placeholderMark = '\u2060'
const placeholder = new RegExp(`(?:at )?home${placeholderMark}`, 'gi')

/**
 * Finds the homes, units and tenants that a message names. `at` describes the conversation: `propertyId` is its home,
 * `isAboutPart` is true if it is about a component of that home, and `hasList` is true after a list. After a list,
 * "number 2" means its second entry and not a unit.
 */
export function findPlace(
  message: string,
  { homes, tenants }: HomesAndTenants,
  at?: Partial<Record<'isAboutPart' | 'hasList', boolean>> & { readonly propertyId?: string | undefined },
): NamedPlace {
  let words = ` ${message} `
  let withoutAddress = words
  let address: string | undefined
  const take = (pattern: RegExp, word: string) => {
    if (!pattern.test(words)) return false
    words = words.replace(pattern, ` ${word} `)
    if (word.endsWith('home')) {
      address ??= pattern.exec(withoutAddress)?.[0].trim()
      withoutAddress = withoutAddress.replace(pattern, ` ${word}${placeholderMark} `)
    }
    return true
  }
  const isElsewhere = otherOwner.test(message) || buying.test(message)
  let home = homes.find(({ street }) => street.length > 3 && take(phrase(escaped(street)), 'home'))
  const named = tenants.filter((tenant) => takeTenant(tenant, message, take))
  const inUnit = findUnit(home ? [home] : homes, at, message, take)
  home ??=
    homes.find((one) => takeStreet(one.street, take)) ??
    takeHouseNumber(homes, message, take) ??
    (isElsewhere
      ? undefined
      : only(homes, (one) => take(phrase(`(?:in |at )?${escaped(one.city)}(?:,? ${one.state})?`), 'at home')))
  if (!home && !isElsewhere) {
    const misspelt = ({ street, city }: KnownHome) =>
      findMisspelt(city, message) ?? findMisspelt(nameOfStreet(street), message)
    home = only(homes, (one) => misspelt(one) !== undefined)
    if (home) take(phrase(`(?:(?:in|at|on) )?${escaped(misspelt(home) ?? '')}`), 'at home')
  }
  if (!home && !isElsewhere) {
    const states = findStates(message)
    home = states.length === 1 ? only(homes, ({ state }) => state === states[0]) : undefined
  }
  if (!home && building.test(message)) home = only(homes, ({ units }) => units.length > 0)
  // "At home" means the home in which the owner lives. If that home is unknown, it means the only home without units.
  if (!home && !isElsewhere && homes.length > 1 && ownHouse.test(message))
    home = findLivedIn(homes) ?? only(homes, ({ units }) => units.length === 0)
  if (
    !home &&
    otherHome.test(message) &&
    homes.length === 2 &&
    at?.propertyId &&
    !inUnit &&
    (at.isAboutPart || !/\bone\b|otr[oa]/.test(message))
  )
    home = homes.find(({ id }) => id !== at.propertyId)
  const positionOf = ({ firstName }: KnownTenant) =>
    withoutAccents(message).toLowerCase().indexOf(withoutAccents(firstName).toLowerCase())
  // Uses the home of the first tenant in the message.
  const byPosition = [...named].sort((a, b) => positionOf(a) - positionOf(b))
  const [tenant] = byPosition
  const areInOneHome =
    named.length < 2 || (tenant && named.every(({ propertyId }) => propertyId === tenant.propertyId))
  // If a message compares two homes, it names a second city. That name is replaced by a placeholder, too.
  for (const { city } of home ? homes : []) words = words.replace(phrase(`in ${escaped(city)}`), ' at home ')
  return {
    home: home ?? inUnit?.home ?? homes.find(({ id }) => areInOneHome && id === tenant?.propertyId),
    units: inUnit?.units ?? (areInOneHome && joined.test(words) ? unitsOf(byPosition) : []),
    unit: inUnit?.unit ?? (named.length === 1 ? tenant?.unitNumber : undefined) ?? undefined,
    unitOfFirst: tenant?.unitNumber ?? undefined,
    tenants: named,
    isEverywhere:
      everywhere.test(message) ||
      (at?.propertyId !== undefined && !at.isAboutPart && homes.length > 1 && onlyBoth.test(message)),
    isElsewhere: isElsewhere && !home && !inUnit,
    words: tidySpaces(words),
    withoutAddress: tidySpaces(withoutAddress),
    restoreAddress: (text) =>
      text.replace(placeholder, (found) =>
        /^[A-Z]/.test(found) ? capitalize(address ?? '') : (address ?? ''),
      ),
  }
}

/** Removes the spaces around placeholders, so that a comma after one still ends its clause. */
const tidySpaces = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;?!](?: |$))/g, '')
    .trim()

/** Matches two tenants that a message joins: "Ben's fridge and Grace's stove". */
const joined = /\btenant\b(?: [\w-]+)? +(?:and|or|vs|versus|y|o|&) +tenant\b/i
const unitsOf = (tenants: readonly KnownTenant[]) =>
  tenants.length > 1 ? tenants.flatMap(({ unitNumber }) => unitNumber ?? []) : []

const only = <Item>(items: readonly Item[], matches: (item: Item) => boolean): Item | undefined => {
  const found = items.filter(matches)
  return found.length === 1 ? found[0] : undefined
}

function takeTenant({ firstName, lastName }: KnownTenant, message: string, take: Take): boolean {
  const [first, last] = [firstName, lastName].map((name) => withAnyAccents(escaped(name.trim())))
  const possessive = "(?:'s|’s|s(?= \\w|\\W*$))?"
  if (first && last && take(phrase(`${first} ${last}${possessive}`), 'tenant')) return true
  if (
    last &&
    lastName.length > 2 &&
    take(phrase(`(?:(?:mr|mrs|ms|miss)\\.? |the )?${last}${possessive}`), 'tenant')
  )
    return true
  if (!first || firstName.length < 3) return false
  const isCapital = new RegExp(`(?<!^)\\b${first}`).test(message)
  if (commonFirstNames.has(firstName.toLowerCase()) && !isCapital) return takeOwner(first, take)
  return take(phrase(`${first}${possessive}(?! period)`), 'tenant')
}

/**
 * Finds a name that is also a common word. It is a name only after a verb or preposition, or before a thing that the
 * person owns.
 */
const takeOwner = (first: string, take: Take): boolean =>
  take(
    phrase(`${first}(?:'s|’s|s)(?= (?:lease|rent|phone|number|contract|unit|apartment|place|${slots})\\b)`),
    'tenant',
  ) ||
  take(
    phrase(
      `(?<=\\b(?:tenant|raise|bump|call|text|de|for|with|from|does|did|is|has|without|just|only|and|give|charge|a) )(?<!\\b(?:a|the) )${first}(?=,|\\W*$| (?:pay|owe|live|leave|move|stay|have|been|up|go|out|gone|still)\\w*\\b)`,
    ),
    'tenant',
  )
const slots = 'fridge|refrigerator|stove|oven|range|ac|dryer|washer|dishwasher|water heater|heater|furnace'

interface FoundUnit {
  readonly home: KnownHome
  readonly unit: string | undefined
  readonly units?: readonly string[]
}

const numberWords = ['', ...'one two three four five six seven eight nine'.split(' ')]
/** Words for a person. After such a word, "in two" means unit 2. */
const person = '(?:lady|guy|man|woman|fellow|tenant|renter|people|folks|one|upstairs|downstairs)'

/** Words of a message that asks the previous question for another unit: "and B?" */
const links = 'and|or|what about|how about|but|ok|okay|so|then|y|in|the|for|la|el de la|los de la'

/** Finds the unit that a message names: "unit 2", "#2", "3B", "my tenant in 2". */
function findUnit(
  homes: readonly KnownHome[],
  { propertyId: current, hasList = false }: NonNullable<Parameters<typeof findPlace>[2]> = {},
  message: string,
  take: Take,
): FoundUnit | undefined {
  const ordered = [...homes].sort((one) => (one.id === current ? -1 : 1))
  for (const home of ordered) {
    const units = findUnits(home, message, take)
    if (units) return { home, unit: undefined, units }
  }
  const all = ordered.flatMap((home) => home.units.map((unit) => ({ home, unit })))
  for (const { home, unit } of all.sort((a, b) => b.unit.length - a.unit.length)) {
    const number = escaped(unit)
    const word = numberWords[Number(unit)] ?? number
    const kinds = `unit|unti|uint|untit|apt|apartment|apartamento|suite|unidad|apto|depto|departamento${hasList ? '' : '|number|no'}`
    const marked = `(?:in |of |from |at )?(?:the )?(?:(?:${kinds})[. ]*#?(?:${number}|${word})|u${number})(?:['’]?s)?|(?<=\\b${person} )(?:in|of|from|de la|del) ${word}|(?:in )?#${number}`
    const isTelling = (/\d/.test(unit) && /[a-z]/i.test(unit)) || /^\d{3}$/.test(unit)
    const bare = isTelling
      ? `(?<![$.,-])(?:in |la |en la |unit )?${number}s?(?!\\s*(?:%|[-,.]?\\d|\\b(?:${/[a-z]/i.test(unit) ? 'years?|percent' : notUnits}|bucks)\\b))`
      : `(?:in|of|with|from|de la|en la) #?${number}(?!\\s*(?:%|-(?! )|\\d|[,.]\\d|\\b(?:${notUnits})\\b))`
    // In "in a week", "a" is an article. A lower-case "a" names unit A only at the end of a message: "the tenant in a?"
    const isArticle = /^a$/i.test(unit)
    const bareNames = isArticle
      ? [phrase('(?:[Ii]n|[Oo]f|[Ww]ith|[Ff]rom) A', 'u'), phrase(`(?:in|of|with|from) a(?=\\W*$)`)]
      : [phrase(bare)]
    const alone = new RegExp(`(?<=^ *(?:(?:${links}) )*)#?${number}(?=\\W*$)`, 'iu')
    // A capital letter such as B names a unit anywhere: "what's B rent for".
    const capitals = /^[B-HJ-Z]$/.test(unit) ? [phrase(unit, 'u')] : []
    const names = [phrase(marked), ...bareNames, ...capitals, ...(home.id === current ? [alone] : [])]
    if (names.some((name) => take(name, 'unit'))) return { home, unit }
  }
  return undefined
}

/** Finds two or more units of a home that a message names together: "units 1, 2 and 4", "in A and B". */
function findUnits({ units }: KnownHome, message: string, take: Take): string[] | undefined {
  if (units.length < 2) return undefined
  const one = `(?:(?:unit|apt|la) |u)?#?(?:${units.map(escaped).join('|')})`
  const isSure = units.every((unit) => /\d/.test(unit) && /[a-z]/i.test(unit))
  const listed = phrase(
    `(?:(?:in|of|with|from|units?|apts?|en|de) |(?=u\\d))${isSure ? '?' : ''}${one}(?:(?:, (?:and )?| (?:and|or|vs|versus|to|y|o|&) )${one})+`,
  )
  const [found] = listed.exec(message) ?? []
  if (found === undefined || !take(listed, / (?:vs|versus) /i.test(found) ? 'unit vs unit' : 'unit'))
    return undefined
  return units.filter((unit) =>
    phrase(`#?${escaped(unit)}`).test(found.replace(/^(?:in|of|with|from|units?|apts?|en|de) /i, '')),
  )
}
