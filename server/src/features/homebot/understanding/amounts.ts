import { readCommas } from './words/numbers.ts'

export interface Amount {
  readonly dollars: number
  /** Undefined if the question does not say what the money is for. */
  readonly buys: 'repair' | 'replacement' | undefined
}

const unitAfter =
  '(?! ?(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|yo|y(?! \\$?\\d)|anos?|old|degrees|percent|%|gallons?|gal|square|sq|sqft|feet|ft|foot|inch(?:es)?|miles?|tons?|btus?|amps?|volts?|watts?|outlets?|circuits?|psi|ppm|lbs?|seer|cycles|times|st|nd|rd|th|am|pm)\\b)'
/** Words before a number which show that it is a date, an age or a reading of an instrument, and not a sum. */
const measureBefore =
  '(?<!\\b(?:since|from|until|til|till|by|before|after|around|circa|year|installed|built|aged?|turn(?:s|ed)|hit|unit|apt|number|model|past|born|shows?|reads?|reading|showing|temp|set|hace|desde|co|a) )(?<!\\b(?:monoxide|detector|thermostat|gauge|alarm|STOVE|temperature|pressure) says )'

const marked =
  /\$(\d+(?:\.\d+)?)|\b(\d+(?:\.\d+)?) ?(?:dollars?|bucks|usd|dolares|pesos)\b|\busd (\d+(?:\.\d+)?)/g
/** Matches a number without a currency. It is read as a sum only in a message about money. */
const bare = new RegExp(
  `(?<![\\w$.,/-])${measureBefore}(?!(?:101|911|988)\\b)(\\d{3,7}(?:\\.\\d+)?)(?![\\d%x-])${unitAfter}`,
  'g',
)
/** Matches a sum below 100. It is read as a sum only next to a word about money. */
const small = new RegExp(
  `\\b(?:quoted|charge[sd]?|charging|wants?|wanted|paid|pay|asking|cobran?)(?: me| us)? (\\d{2})\\b(?= ?(?:$|\\.|to|for|para))|\\b(?:parts?|labor|service|igniter|element|gasket|belt|valve|sensor|hose) (?:is |was |for |at |about |runs )*(\\d{2})\\b${unitAfter}|(?<![\\w$.,/-])(\\d{2}) (?:(?:just )?(?:to|for) (?:\\S+ ){0,5}(?:come|look|diagnos\\w*|check|visit)|in parts|for parts)\\b`,
  'g',
)
/** Matches a word which shows that a message is about money: a price, a quote, or work that has a price. */
const ofMoney =
  /\b(?:quot\w*|estimates?|bids?|bills?|charg\w*|wants?|wanted|ask(?:s|ed|ing)?|pay|paid|costs?|worth|fair|reasonable|pric\w+|high|cheap\w*|expensive|steep|fix\w*|repair\w*|replac\w*|install\w*|parts?|labor|said|spend|sink|put(?! by)|look|recharg\w*|good|deal|go down|come down|came (?:in|back)|presupuesto|cotizaci\w+|cobr\w+|piden?|dijeron|reparar|arreglar|compressor|motor|board|valve|pump|element)\b|\b\d+ for (?:an?|the|my|our)\b/

const repairing =
  /\b(repair|repairs|fix|fixing|fixed|service|part|parts|mend|reparar|arreglar|arreglo|reparacion|compressor|motor|pump|board|element|igniter|valve|coil)\b/
/** Matches the replacement of a part of a component, which is a repair of the component. */
const partReplaced =
  /\b(replac\w*|new|swap) (the |a |an |its |my )?(\S+ )?(valve|pump|motor|board|element|igniter|coil|compressor|belt|hose|gasket|seal|sensor|fan|part|thermostat|thermocouple|circulator|tub|inducer|relay|actuator|expansion tank|fuse|bearing|bearings|flashing|capacitor|blower|heat exchanger|control|anode|dip tube|ice ?maker|latch|switch|filter|duct|vent|pipe)\b/
/** Matches a part with its price, which shows a repair: "sensor is $160 installed". */
const partPriced =
  /\b(?:valve|pump|motor|board|element|igniter|coil|compressor|belt|hose|gasket|seal|sensor|fan|thermostat|thermocouple|circulator|tub|inducer|relay|fuse|bearings?|capacitor|blower|control)s?(?: \w+){0,4} \$?\d+/
const replacing =
  /\b(new|replace|replacing|replacement|install|installed|buy|buying|nuevo|nueva|reemplazar|cambiar)\b/

/**
 * Finds the amounts of money in a question, in their order, each value once. `maskedText` has the names of components
 * as placeholders in capitals.
 */
export function findAmounts(maskedText: string): Amount[] {
  const found = new Map<number, Amount>()
  const isOfMoney = ofMoney.test(maskedText)
  const patterns = isOfMoney || /[A-Z_]{4,}/.test(maskedText) ? [marked, small, bare] : [marked, small]
  for (const pattern of patterns)
    for (const match of maskedText.matchAll(pattern)) {
      const digits = match.slice(1).find(Boolean) ?? ''
      const dollars = Number(digits)
      const at = match.index + match[0].lastIndexOf(digits)
      if (
        dollars === 0 ||
        dollars > 10_000_000 ||
        [...found].some(([seen, amount]) => Math.abs(seen - at) < 3 || amount.dollars === dollars)
      )
        continue
      if (pattern === bare && isYear(dollars) && !isQuoteAt(maskedText, at)) continue
      if (pattern === bare && (isOfMoney ? setting : asIs).test(maskedText.slice(0, at))) continue
      found.set(at, { dollars, buys: buysAt(maskedText, at, digits.length) })
    }
  return [...found].sort(([one], [other]) => one - other).map(([, amount]) => amount)
}

/** Matches the words before a temperature: "the oven takes long to get to 350", "set the water heater at 140". */
const asIs = /\b(?:at|to) $/
const setting = /\b(?:set|turn)\w*\b.*\b(?:at|to) $/

/** Returns true if the word "quotes" makes a possible year a sum: "quotes of 1900 and 2600". */
const isQuoteAt = (maskedText: string, at: number) =>
  /\b(?:quotes|bids|estimates)\b.*(?<!\b(?:in|of) )$/.test(maskedText.slice(0, at))
const isYear = (value: number) => Number.isInteger(value) && value >= 1950 && value <= 2040

/** Matches a choice such as "repair or replace". This choice does not show what a sum pays for. */
const eitherWay =
  /\b(repair|fix|reparar|arreglar)\w*( \S+){0,4} (or|vs|versus|o)( \S+){0,4} (replac\w*|new|buy|cambiar|reemplazar|comprar)\b|\b(replac\w*|new|cambiar)( \S+){0,3} (or|vs|versus|o)( \S+){0,3} (repair|fix|reparar|arreglar)\w*/g

/**
 * Finds what a sum pays for, from the nearest words. Words after the sum ("$400 to fix") count more than words before
 * it.
 */
function buysAt(maskedText: string, at: number, length: number): Amount['buys'] {
  const plain = maskedText.replace(eitherWay, (words) => ' '.repeat(words.length))
  if (partReplaced.test(plain.slice(Math.max(0, at - 40), at + length + 48))) return 'repair'
  if (partPriced.test(plain.slice(Math.max(0, at - 48), at + length))) return 'repair'
  const [after = ''] = plain.slice(at + length, at + length + 32).split(/ (?:or|vs|versus|o) /)
  const before = plain.slice(Math.max(0, at - 48), at)
  const nearest =
    nearer(firstOf(repairing, after), firstOf(replacing, after)) ??
    nearer(fromEnd(repairing, before), fromEnd(replacing, before))
  if (nearest || !repairing.test(maskedText)) return nearest
  return ofTwoSums.test(plain) ? 'replacement' : 'repair'
}

/** Matches two sums of a choice. A word about a repair then belongs to only one of them: "quote 6000 vs repair 800". */
const ofTwoSums = /\d{3}\b.* (?:or|vs|versus|o) .*\d{3}/

const firstOf = (words: RegExp, text: string) => words.exec(text)?.index

/** Returns the number of characters from the last match to the end of the text. */
function fromEnd(words: RegExp, text: string): number | undefined {
  const last = [...text.matchAll(new RegExp(words, 'g'))].at(-1)
  return last && text.length - last.index
}

function nearer(repair: number | undefined, replacement: number | undefined): Amount['buys'] {
  if (repair === undefined) return replacement === undefined ? undefined : 'replacement'
  return replacement === undefined || repair <= replacement ? 'repair' : 'replacement'
}

/** Removes years such as 2028 in "by april 2028". A number after "I have" or before "dollars" is a sum and stays. */
const withoutYears = (message: string) =>
  message.replace(
    /(?<!\$|\b(?:have|got|saved|with|save|add|tengo|con) )\b20[2-9]\d\b(?! ?(?:dollars|bucks|usd|saved|k\b))/gi,
    ' ',
  )

/** Matches a monthly sum: `$500 a month`, `500 bucks each month`. */
const monthlySum =
  /\$?(?<![\w.,-])(\d(?:[\d,]*\d)?) ?(?:dollars|bucks|dolares|pesos)? ?(?:(?:(?:a|per|each|every|al|por|\/) ?)?(?:month|mes|mo)|monthly)\b/i

/** Returns the monthly sum in a message, in dollars. */
export function monthlySumIn(message: string): number | undefined {
  const [, digits] = monthlySum.exec(readCommas(withoutYears(message))) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

/**
 * Matches a question about an assumed case, such as "what if the roof costs 18k". A message with a quote or a monthly
 * sum does not match.
 */
export const assumes =
  /^(?!.*\b(?:quot\w+|wants?|ask\w*|charg\w+|offer\w*|\d+ (?:a|per|each|every) month)\b).*\b(?:what if|suppose|supposing|what happens)\b/

const holds = /\b(?:have|got|saved|bank|start(?:ing)? with|with|on hand|tengo|ahorrad[oa]s?|con)\b/i

/** Returns true if a sum is the owner's money. A quote or a bill is not. */
export const holdsMoney = (words: string): boolean =>
  holds.test(words) && !/\b(?:quot\w+|bids?|bills?|estimates?|came|fair|presupuesto)\b/.test(words)

/** Matches a statement that no money is saved: "from scratch", "with nothing saved". */
const ofNothing =
  /\b(?:from|with|at|have|got) (?:zero|0|nothing|scratch|no savings)\b|\b(?:nothing|zero) (?:saved|put away|to start)\b|\b(?:desde cero|sin (?:nada|ahorros))\b/i

/** Returns the sum of money in a message, in dollars: `$10,000`, `10k`, `10 grand`. Undefined for a monthly amount. */
export function sumIn(message: string): number | undefined {
  if (ofNothing.test(message)) return 0
  const text = readCommas(withoutYears(message))
  const atOnce = text.replace(monthlySum, ' ')
  // In a message with "month", a sum is a monthly amount, unless the message says that it is saved.
  if (/\b(?:month|mes|monthly)\b/i.test(atOnce) && !holds.test(atOnce)) return undefined
  const [, digits, thousands] =
    /\$?(?<![\w-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?) ?(k|thousand|grand|mil)?\b/i.exec(atOnce) ?? []
  const dollars = Number((digits ?? '').replaceAll(',', '')) * (thousands === undefined ? 1 : 1000)
  return dollars >= 100 && dollars <= 1_000_000_000 ? dollars : undefined
}
