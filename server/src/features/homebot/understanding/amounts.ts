/** A sum of money in a question. */
export interface Amount {
  readonly dollars: number
  /** Undefined if the question does not say what the sum pays for. */
  readonly buys: 'repair' | 'replacement' | undefined
}

const partOrWork =
  'valve|pump|motor|board|element|igniter|coil|compressor|belt|hose|gasket|seal|sensor|fan|thermostat|bearings?|fuse|switch|relay|capacitor|blower|ice maker|parts?|repairs?|fix|patch|service|quotes?|estimate|bid|labor'
const notUnitAfter =
  '(?! ?(?:years?|yrs?|months?|yo|y|anos?|degrees|percent|%|gallons?|gal|square|sq|feet|ft|days?|hours?|minutes?|miles?|tons?|old|btu|amps?|volts?|psi))'

const patterns: readonly RegExp[] = [
  /\b(?:sink|put|pour|throw|dump|drop|invest|spend|spending|sinking|putting|blow) (?:another |about |around |like )?(\d{2,6}) (?:more )?(?:in|into|on)\b/g,
  /\$(\d+(?:\.\d+)?)/g,
  /(?:usd )(\d+(?:\.\d+)?)/g,
  /\b(\d+(?:\.\d+)?) ?(?:dollars?|bucks|usd|dolares|pesos)\b/g,
  /\b(?:quoted|quote|quotes|quoting|estimate|bid|bill|charge|charging|wants|asking|asked|pay|paid|cost|costs|presupuesto|cobra|cobran|cobrar|piden|pide|dijeron|said|says|for|is|por)(?: me| us| is| was| of| for| about| around| came in at| came to| at| de| like| only| over| up to)* (\d{3,6}(?:\.\d+)?)\b(?! ?(?:years?|yrs?|months?|yo|y|anos?|degrees|percent|%|gallons?|gal|square|sq|feet|ft|days?|hours?|minutes?|miles?|tons?|old|btu|amps?|volts?))(?= ?(?:$|\.|to|for|or|and|but|is|should|que|para|on|plus|in|a|repair|parts|installed|worth|fair|por))/g,
  /\b(?:quoted|charge|charged|charges|charging|wants?|wanted|paid|pay|asking|cobra|cobran)(?: me| us)? (\d{2,3})\b(?= ?(?:$|\.|to|for|para))/g,
  new RegExp(
    `\\b(?:${partOrWork}) (?:is |was |for |at |of |about |around |costs? |quoted |runs )*(\\d{2,5})\\b${notUnitAfter}`,
    'g',
  ),
  /\b(\d{2,5}) (?:quote|estimate|bid|to patch|in parts|for parts|parts)\b/g,
  new RegExp(
    `(?<=\\b(?:quotes|bids|estimates)\\b.*(?<!in |since |from |of |before )\\b)(\\d{3,6})\\b${notUnitAfter}`,
    'g',
  ),
  /\b(\d{3,6}) (?:all in|out the door|total|installed|including)\b/g,
  /\b(\d{3,6}) for (?:a|an|the|my|our)(?: new)? [A-Z_]{4,}/g,
  /\b(\d{3,6}) (?:to|for|para)(?: a| the| la| el)? (?:repair|fix|replace|new|install|part|reparar|arreglar|compressor|motor|pump|board|control)/g,
]

const repairing =
  /\b(repair|repairs|fix|fixing|fixed|service|part|parts|mend|reparar|arreglar|arreglo|reparacion|compressor|motor|pump|board|element|igniter|valve|coil)\b/
/** Matches the replacement of a part of a component, which is a repair of the component. */
const partReplaced =
  /\b(replac\w*|new|swap) (the |a |an |its |my )?(\S+ )?(valve|pump|motor|board|element|igniter|coil|compressor|belt|hose|gasket|seal|sensor|fan|part|thermostat|thermocouple|circulator|tub|inducer|relay|actuator|expansion tank|fuse|bearing|bearings|flashing|capacitor|blower|heat exchanger|control)\b/
/** Matches a part with its price, which shows a repair: "sensor is $160 installed". */
const partPriced =
  /\b(?:valve|pump|motor|board|element|igniter|coil|compressor|belt|hose|gasket|seal|sensor|fan|thermostat|thermocouple|circulator|tub|inducer|relay|fuse|bearings?|capacitor|blower|control)s?(?: \w+){0,4} \$?\d+/
const replacing =
  /\b(new|replace|replacing|replacement|install|installed|buy|buying|nuevo|nueva|reemplazar|cambiar)\b/

/** Finds all sums in a question. `maskedText` is the text of a parsed question. */
export function findAmounts(maskedText: string): Amount[] {
  const found = new Map<number, Amount>()
  for (const pattern of patterns)
    for (const match of maskedText.matchAll(pattern)) {
      const dollars = Number(match[1])
      const at = (match.index ?? 0) + match[0].lastIndexOf(match[1] ?? '')
      if (dollars === 0 || dollars > 10_000_000 || [...found.keys()].some((seen) => Math.abs(seen - at) < 3))
        continue
      if (
        !match[0].includes('$') &&
        !/dollar|buck|usd|dolar|pesos/.test(match[0]) &&
        isYear(dollars) &&
        !quotes.test(maskedText)
      )
        continue
      found.set(at, { dollars, buys: buysAt(maskedText, at, match[0].length) })
    }
  return [...found].sort(([one], [other]) => one - other).map(([, amount]) => amount)
}

const quotes = /\b(?:quotes|bids|estimates)\b/
const isYear = (value: number) => Number.isInteger(value) && value >= 1950 && value <= 2040

/** Matches a repair and a replacement as alternatives. They do not show what the sum pays for: "repair or replace". */
const eitherWay =
  /\b(repair|fix|reparar|arreglar)\w*( \S+){0,4} (or|vs|versus|o)( \S+){0,4} (replac\w*|new|buy|cambiar|reemplazar|comprar)\b|\b(replac\w*|new|cambiar)( \S+){0,3} (or|vs|versus|o)( \S+){0,3} (repair|fix|reparar|arreglar)\w*/g

/** Finds what a sum pays for by the nearest words. Words after the sum ("$400 to fix") precede words before it. */
function buysAt(maskedText: string, at: number, length: number): Amount['buys'] {
  const plain = maskedText.replace(eitherWay, (words) => ' '.repeat(words.length))
  if (partReplaced.test(plain.slice(Math.max(0, at - 40), at + length + 48))) return 'repair'
  if (partPriced.test(plain.slice(Math.max(0, at - 48), at + length))) return 'repair'
  const after = plain.slice(at + length, at + length + 32)
  const before = plain.slice(Math.max(0, at - 48), at)
  const nearest =
    nearer(firstOf(repairing, after), firstOf(replacing, after)) ??
    nearer(fromEnd(repairing, before), fromEnd(replacing, before))
  return nearest ?? (repairing.test(maskedText) ? 'repair' : undefined)
}

const firstOf = (words: RegExp, text: string) => words.exec(text)?.index

/** Returns the distance of the last match from the end of the text. */
function fromEnd(words: RegExp, text: string): number | undefined {
  const last = [...text.matchAll(new RegExp(words, 'g'))].at(-1)
  return last && text.length - last.index
}

function nearer(repair: number | undefined, replacement: number | undefined): Amount['buys'] {
  if (repair === undefined) return replacement === undefined ? undefined : 'replacement'
  return replacement === undefined || repair <= replacement ? 'repair' : 'replacement'
}

/** Matches a monthly sum: `$500 a month`, `500 bucks each month`. */
const monthlySum =
  /\$?(?<![\w.,-])(\d[\d,]*) ?(?:dollars|bucks|dolares|pesos)? ?(?:(?:a|per|each|every|al|por|\/) ?(?:month|mes|mo)|monthly)\b/i

/** Returns the monthly sum in a message, in dollars. */
export function monthlySumIn(message: string): number | undefined {
  const [, digits] = monthlySum.exec(message) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

/** Returns the sum of money in a message, in dollars: `$10,000`, `10k`, `10 grand`. Undefined for a monthly amount. */
export function sumIn(message: string): number | undefined {
  const atOnce = message.replace(monthlySum, ' ')
  if (/\b(?:month|mes|monthly)\b/i.test(atOnce)) return undefined
  const text = atOnce.replace(/\b(?:thru|through|until|till|by|in|hasta) 20\d\d\b/gi, ' ')
  const [, digits, thousands] =
    /\$?(?<![\w-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?) ?(k|thousand|grand|mil)?\b/i.exec(text) ?? []
  const dollars = Number((digits ?? '').replaceAll(',', '')) * (thousands === undefined ? 1 : 1000)
  return dollars >= 100 && dollars <= 1_000_000_000 ? dollars : undefined
}
