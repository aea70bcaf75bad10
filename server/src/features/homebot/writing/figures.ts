import { readNumber } from '../understanding/words/numbers.ts'

/**
 * The figures that a text states, each as one key, whatever words state it: `$1,200` and `twelve hundred dollars` are
 * `usd 1200`, `June 2031` is `month 2031-06`, `4.5 years` is `months 54`, `eight in ten` and `80%` are `share 80`.
 * A number that says nothing of its unit is a `number`; below eleven it counts things, and is none.
 */
export function findFigures(text: string, today: string): Set<string> {
  const found = new Set<string>()
  if (/(?!\d)\p{Nd}/u.test(text.normalize('NFKC')) || romanNumber.test(text)) found.add('number unread')
  const rest = takeDates(joinDigits(text), today, found)
  const tokens = inDigits(tokensOf(rest))
  for (const [at, token] of tokens.entries()) {
    const value = asNumber(token)
    if (value !== undefined) found.add(figureAt(tokens, at, value))
    else if (isOneOf(tokens, at)) found.add(timeKey(1, tokens[at + 1] ?? ''))
  }
  found.delete('')
  return found
}

/** What of the figures of a text is proven where these are: a month proves its year, a day its month. */
export function withImplied(figures: ReadonlySet<string>): Set<string> {
  const implied = new Set(figures)
  for (const figure of figures) {
    const [kind, value = ''] = figure.split(' ')
    if (kind === 'day') implied.add(`month ${value.slice(0, 7)}`).add(`named ${value.slice(5, 7)}`)
    if (kind === 'month') implied.add(`named ${value.slice(5, 7)}`)
    if (kind === 'day' || kind === 'month') implied.add(`year ${value.slice(0, 4)}`)
    if (kind === 'decade') implied.add(`decade ${value.slice(-2)}`)
    if (kind === 'months') implied.add(`number ${value}`).add(`number ${Number(value) / 12}`)
    if (kind === 'share' || kind === 'usd') implied.add(`number ${value}`)
  }
  return implied
}

/** A year, or a number of years, in Roman numerals. */
const romanNumber =
  /\b(?=[MDCLXVI]{4})M{1,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})\b|\b[IVXLC]+ (?:more )?(?:years?|yrs?|a[ñn]os?|months?)\b/

/** "2 0 3 3" and "20 33" are read as one number, as a person reads them. */
const joinDigits = (text: string) =>
  text
    .replace(/(?<![\d.,$])\d(?:[ ._·-]\d){2,}(?![\d%]|[.,]\d)/g, (digits) => digits.replace(/\D/g, ''))
    .replace(/(?<![\d.,$])(19|20|21) (\d\d)(?![\d%]|[.,]\d)/g, '$1$2')

const monthNames = [
  'jan|ene',
  'feb',
  'mar',
  'apr|abr',
  'may',
  'jun',
  'jul',
  'aug|ago',
  'sep',
  'oct',
  'nov',
  'dec|dic',
]
const spanishMonths =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const anyMonth = `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|${spanishMonths})\\.?`
const year = '((?:19|20|21)\\d\\d)'
const numberOf = (name: string) => {
  const start = name.slice(0, 3).toLowerCase()
  return two(monthNames.findIndex((starts) => starts.split('|').includes(start)) + 1)
}
const two = (part: string | number) => String(part).padStart(2, '0')

const decades = ['twent', 'thirt', 'fort', 'fift', 'sixt', 'sevent', 'eight', 'ninet']

/** What a date comes to, by the text and the groups of its form. */
type Read = (match: readonly (string | undefined)[], today: string) => string
const dateForms: readonly (readonly [RegExp, Read])[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, y, m, d]) => `day ${y}-${m}-${d}`],
  [/\b(\d{4})-(\d{2})\b/g, ([, y, m]) => `month ${y}-${m}`],
  [
    /\b(\d{1,2})[/.](\d{1,2})[/.]((?:19|20|21)\d\d)\b/g,
    ([, m, d, y]) => `day ${y}-${two(m ?? '')}-${two(d ?? '')}`,
  ],
  [/\b(\d{1,2})\/((?:19|20|21)\d\d)\b/g, ([, m, y]) => `month ${y}-${two(m ?? '')}`],
  [
    new RegExp(`\\b${anyMonth} (\\d{1,2})(?:st|nd|rd|th)?,? (?:of |de )?${year}\\b`, 'gi'),
    ([, name = '', d, y]) => `day ${y}-${numberOf(name)}-${two(d ?? '')}`,
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?${anyMonth},? (?:de )?${year}\\b`, 'gi'),
    ([, d, name = '', y]) => `day ${y}-${numberOf(name)}-${two(d ?? '')}`,
  ],
  [
    new RegExp(`\\b${anyMonth},? (?:of |de )?${year}\\b`, 'gi'),
    ([, name = '', y]) => `month ${y}-${numberOf(name)}`,
  ],
  [/\b((?:19|20|21)\d0)['’]?s\b/g, ([, y]) => `decade ${y}`],
  [/(?<![\d$])['’]?(\d0)['’]?s\b/g, ([, tens]) => `decade ${tens}`],
  [
    /\b(twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies\b/gi,
    ([, tens = '']) => `decade ${decades.indexOf(tens.toLowerCase()) + 2}0`,
  ],
  // A month alone is one where it is written as a name: "may" and "march" are other words too.
  [
    /(?<![.!?]\s|^)\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
    ([, name = '']) => `named ${numberOf(name)}`,
  ],
  [
    new RegExp(`\\b(?:en|de|desde|hasta|para|antes de) (${spanishMonths})\\b`, 'gi'),
    ([, name = '']) => `named ${numberOf(name)}`,
  ],
  [
    /\b(next|this|last|coming|following|present|current) (year|month|week|decade|century|spring|summer|fall|autumn|winter)\b|\b(tomorrow|tonight)\b/gi,
    ([text = '', , unit], today) => relative(text.toLowerCase(), unit?.toLowerCase() ?? '', today),
  ],
]

function relative(text: string, unit: string, today: string): string {
  const thisYear = Number(today.slice(0, 4))
  if (unit === 'year')
    return `year ${thisYear + (text.startsWith('last') ? -1 : text.startsWith('this') ? 0 : 1)}`
  return `phrase ${text.replace(/coming|following/, 'next').replace(' ', '_')}`
}

/** Notes the dates of a text, and takes them out of it, so that their numbers are nothing else. */
function takeDates(text: string, today: string, found: Set<string>): string {
  let rest = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
  for (const [form, read] of dateForms)
    rest = rest.replace(form, (...match: (string | number | undefined)[]) => {
      // After the groups come the place of the match and the whole text.
      const groups = match.slice(0, -2).map((group) => group?.toString())
      found.add(read(groups, today))
      return ' ; '
    })
  return rest
}

/** Words, numbers with their mark, and the other signs; two words that a hyphen joins are two. */
const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .match(/\$ ?(?:\d*\.)?\d+|(?:\d*\.)?\d+|\p{L}+(?:['’]\p{L}+)?|[^\s\p{L}\d]/gu)
    ?.map((token) => token.replace('$ ', '$')) ?? []

function inDigits(tokens: readonly string[]): string[] {
  const read: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = readHundreds(tokens, at) ?? readNumber(tokens, at)
    read.push(found?.digits ?? tokens[at] ?? '')
    at += found?.length ?? 1
  }
  return read
}

/** "Twelve fifty" is 1250, which nobody says of anything but money. */
function readHundreds(tokens: readonly string[], at: number): { digits: string; length: number } | undefined {
  const [hundreds, rest] = [tokens[at], tokens[at + 1]].map((token) =>
    token !== undefined && /^\p{L}+$/u.test(token) ? Number(readNumber([token], 0)?.digits) : Number.NaN,
  )
  const isOne = hundreds !== undefined && hundreds > 10 && hundreds < 100 && ![19, 20, 21].includes(hundreds)
  return isOne && rest !== undefined && rest >= 10 && rest < 100
    ? { digits: String(hundreds * 100 + rest), length: 2 }
    : undefined
}

const factors: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, million: 1e6, thousand: 1e3 }
const asNumber = (token: string) =>
  /^\$?(?:\d*\.)?\d+$/.test(token) ? Number(token.replace('$', '')) : counts.get(token)

const money = /^(dollars?|bucks|usd|dolares|grand)$/
const times: readonly (readonly [RegExp, string, number])[] = [
  [/^(years?|yrs?|yr|anos?|yo)$/, 'months', 12],
  [/^(months?|mos?|meses|mes)$/, 'months', 1],
  [/^(decades?)$/, 'months', 120],
  // One of them is a time of the year, several are as many years.
  [/^(winters|summers|springs|autumns|inviernos|veranos)$/, 'months', 12],
  [/^(weeks?|semanas?)$/, 'days', 7],
  [/^(days?|dias?)$/, 'days', 1],
  [/^(hours?|hrs?|horas?)$/, 'hours', 1],
]

function timeKey(count: number, unit: string): string {
  const [, kind, factor] = times.find(([words]) => words.test(unit)) ?? []
  return kind === undefined || factor === undefined ? '' : `${kind} ${rounded(count * factor)}`
}

const rounded = (value: number) => Math.round(value * 100) / 100

const joints = /^(to|or|and|-|–|—|,|\/|through|until|y|o|a)$/

/** The number at a place with the unit that it has, also where another number stands between: "2 to 3 years". */
function figureAt(tokens: readonly string[], at: number, value: number): string {
  const token = tokens[at] ?? ''
  const factor = factors[tokens[at + 1] ?? ''] ?? 1
  if (token.startsWith('$')) return `usd ${rounded(value * factor)}`
  const own = unitAfter(tokens, at + (factor === 1 ? 1 : 2), value * factor)
  if (own !== undefined) return own
  for (let next = at + 1; joints.test(tokens[next] ?? ''); next += 2) {
    const other = tokens[next + 1] ?? ''
    if (asNumber(other) === undefined) break
    if (other.startsWith('$')) return `usd ${rounded(value)}`
    const shared = unitAfter(tokens, next + 2, value * factor)
    if (shared !== undefined) return shared
  }
  if (joints.test(tokens[at - 1] ?? '') && tokens[at - 2]?.startsWith('$'))
    return `usd ${rounded(value * factor)}`
  if (Number.isInteger(value) && value >= 1900 && value < 2200) return `year ${value}`
  if (isOfTime(tokens, at)) return `number ${rounded(value)}`
  return value * factor > 10 || !Number.isInteger(value) ? `number ${rounded(value * factor)}` : ''
}

const nearly =
  /^(about|around|roughly|approximately|maybe|perhaps|another|nearly|almost|within|unos|unas|otros)$/

/** Whether a number that counts no thing counts years all the same: "nine left", "another nine". */
function isOfTime(tokens: readonly string[], at: number): boolean {
  let next = at + 1
  while (next < at + 4 && filler.test(tokens[next] ?? '')) next += 1
  const [first, second] = tokens.slice(next, next + 2)
  if (first === 'left' || tokens[next - 1] === 'remaining' || (first === 'to' && second === 'go')) return true
  return nearly.test(tokens[at - 1] ?? '') && (first === undefined || /^[.,;:!?…]$/.test(first))
}

/** Parts of a whole, by their word: "two thirds". */
const parts: Readonly<Record<string, number>> = { thirds: 3, quarters: 4, fifths: 5, tenths: 10 }
/** Words for a number of things that are counted by another word: "a couple of years". */
const counts: ReadonlyMap<string, number> = new Map([
  ['couple', 2],
  ['dozen', 12],
  ['dozens', 12],
])

/** Words that may stand between a number and its unit: "2 or so good years". */
const filler =
  /^(or|so|of|more|plus|odd|some|full|whole|good|short|long|solid|extra|additional|further|remaining|-)$/

/** What the words after a number make of it. */
function unitAfter(tokens: readonly string[], from: number, value: number): string | undefined {
  const total = tokens[from] === 'of' ? asNumber(tokens[from + 1] ?? '') : undefined
  if (total !== undefined && total > value && total <= 1000) return `share ${rounded((value / total) * 100)}`
  let at = from
  while (at < from + 4 && filler.test(tokens[at] ?? '')) at += 1
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3)
  if (first === '%' || /^(percent|porciento)$/.test(first) || (first === 'per' && second === 'cent'))
    return `share ${rounded(value)}`
  if (money.test(first)) return `usd ${rounded(value)}`
  const part = parts[first]
  if (part !== undefined && value < part) return `share ${rounded((value / part) * 100)}`
  const time = timeKey(value, first)
  if (time) return time
  const whole = first === 'in' || first === 'of' ? second : first === 'out' && second === 'of' ? third : ''
  const all = asNumber(whole)
  return all !== undefined && all > value && all <= 1000 ? `share ${rounded((value / all) * 100)}` : undefined
}

/** "A year", "every month": one of it, but not where it is what a price is for ("$50 a month"). */
function isOneOf(tokens: readonly string[], at: number): boolean {
  if (!/^(a|an|one|each|every|per|another|un|una|cada)$/.test(tokens[at] ?? '')) return false
  const before = tokens[at - 1] ?? ''
  return timeKey(1, tokens[at + 1] ?? '') !== '' && !before.startsWith('$') && !money.test(before)
}
