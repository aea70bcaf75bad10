import { isNearly, isOrdinary } from './words.ts'

/** Replaces a pattern in a message with a word. Returns true if the pattern was found. */
export type Take = (pattern: RegExp, word: string) => boolean

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ +/g, '[ ,]+')
export const phrase = (pattern: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, flags)

const kinds =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|way|pl|place|ter|terrace|cir|circle|pkwy|hwy'
/**
 * Street names that are also common words. Such a word is a street only after a preposition or before a suffix such as
 * "St".
 */
const commonNames = new Set(
  'spring summer winter fall may main park lake river hill church school water gas roof first second third mill garden house home sun forest center old new north south east west'.split(
    ' ',
  ),
)
/**
 * Replaces a street name in the message with a placeholder: "on Oak", "Oak St", "the Oak house". Returns true if it was
 * found.
 */
export function takeStreet(street: string, take: Take): boolean {
  const [first = ''] = street.split(/\s+/)
  const name = nameOfStreet(street)
  if (name === '') return false
  const number = /\d/.test(first) ? `(?:${escaped(first)} )?` : ''
  const said = `${number}${escaped(name)}`
  if (take(phrase(`(?:\\d+ )?${escaped(name)} (?:${kinds})\\b\\.?`), 'home')) return true
  if (take(phrase(`(?:on|at|@|en) (?:the )?${said}`), 'at home')) return true
  if (commonNames.has(name) || name.length < 3) return false
  return take(phrase(said), 'home')
}

/** Returns the name of a street without its number and suffix, in lower case. */
export function nameOfStreet(street: string): string {
  const [first = '', ...rest] = street.split(/\s+/)
  const name = /\d/.test(first) && rest.length > 0 ? rest.join(' ') : street
  return name.replace(new RegExp(`\\s+(?:${kinds})\\.?$`, 'i'), '').toLowerCase()
}

/**
 * Returns the words of the message that misspell a name: "springfeild". Ordinary words are not treated as
 * misspellings.
 */
export function findMisspelt(name: string, message: string): string | undefined {
  const length = name.split(' ').length
  if (name.length < 5 || commonNames.has(name)) return undefined
  const words = message.split(/[^\p{L}]+/u)
  const said = words.map((_, at) => words.slice(at, at + length))
  return said
    .filter((some) => !some.every((word) => isOrdinary(word.toLowerCase().replace(/s$/, ''))))
    .map((some) => some.join(' '))
    .find((some) => isNearly(some.toLowerCase(), name.toLowerCase()))
}

/** A number before one of these words is a count, not a unit or a house number: "in 2 years". */
const measures =
  'years?|yrs?|months?|weeks?|days?|hours?|minutes?|times|cycles|inch|inches|feet|percent|dollars|grand|k|chances?|anos?|meses|am|pm'
export const notUnits = `${measures}|or|to|and|more|of|out|homes?|houses?|places`

/** Matches words about a price. In a message with such a word, a number alone is a sum, not a house number. */
const ofPrice =
  /\$|\b(?:fix|repair|replac|quot|wants?|charg|paid|pay|bill|bids?|estimate|fair)\w*|\b(?:dollars|bucks)\b/i
const ofTemperature = /\b(?:set|setting|thermostat|degrees|temp\w*)\b/i
/** Between one of these words and a number, "at" introduces a price: "came in at 318". */
const notPlaces = 'quoted|quote|bid|estimate|in|out|it|is|priced'
const building = '(?:house|home|place|property|building|duplex|rental)'

/**
 * Replaces house numbers in the message: "at 318", "the 318 house", "and 318?" Returns the home, if the message names
 * only one.
 */
export function takeHouseNumber<Home extends { readonly street: string }>(
  homes: readonly Home[],
  message: string,
  take: Take,
): Home | undefined {
  const numberOf = ({ street }: Home) => /^\d{2,}[a-z]?(?= )/i.exec(street)?.[0]
  const named = homes.filter((home) => {
    const number = numberOf(home)
    const isOnly = number !== undefined && homes.filter((one) => numberOf(one) === number).length === 1
    return isOnly && houseNumber(number, message).some((pattern) => take(pattern, 'at home'))
  })
  return named.length === 1 ? named[0] : undefined
}

/** Returns the patterns for a house number. One that can be a year or a temperature needs a word such as "house". */
function houseNumber(number: string, message: string): readonly RegExp[] {
  const named = phrase(
    `(?:(?:at|in|for|of|on) )?(?:(?:the|my|our) )?(?:${number} ${building}|${building} (?:number |no\\.? |#)?${number})`,
  )
  if (/^(?:19|20)\d\d$/.test(number) || ofTemperature.test(message)) return [named]
  const ends = `(?:['’]s)?(?![.,:-]?\\d|\\s*(?:%|(?:${measures}|a month|per|degrees|bucks)\\b))`
  const at = phrase(`(?<!\\b(?:${notPlaces}) )(?:at|@) ${number}${ends}`)
  if (ofPrice.test(message)) return [named, at]
  // In "the roof was put in in 77", 77 is a year. So a number of two digits after "in" is not a house number.
  const before = `for|${number.length > 2 ? 'in|' : ''}of|on|about|and|or|vs|than|does|do|did|will|would|the`
  return [named, at, phrase(`(?:${before}) (?:the )?${number}${ends}`), phrase(`(?<=^ *)${number}${ends}`)]
}
