import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths } from '@home-pulse/lifecycle/plain-date'
import { es, type ParsedResult, parse } from 'chrono-node'

/** A change that a message asks HomeBot to make, as far as the message states it. */
export type AskedAction =
  | { readonly kind: 'replace'; readonly on: PlainDate | undefined; readonly dollars: number | undefined }
  | { readonly kind: 'plan'; readonly on: PlainDate }
  | {
      readonly kind: 'task'
      /** Undefined if the message names no task. */
      readonly title: string | undefined
      readonly on: PlainDate | undefined
      /** True if it is due in the month of `on`, without a day. */
      readonly isWholeMonth: boolean
    }
  | { readonly kind: 'note'; readonly text: string | undefined }
  | {
      readonly kind: 'expense'
      /** Undefined if the message states no sum. */
      readonly dollars: number | undefined
      readonly on: PlainDate | undefined
      readonly text: string | undefined
    }
  /** Upkeep or a task that was done. */
  | { readonly kind: 'done'; readonly on: PlainDate | undefined; readonly text: string }
  /** A correction of a component's age. */
  | { readonly kind: 'age'; readonly installedOn: PlainDate | undefined }
  | { readonly kind: 'rent'; readonly dollars: number; readonly on: PlainDate | undefined }
  | { readonly kind: 'add' }

const polite =
  '(?:(?:hey|hi|ok|okay|please|pls|can you|could you|would you|i want to|i need to|now|then|and|por favor|puedes)[, ]+)*'
const task = new RegExp(
  `^${polite}(?:remind me|recu[eé]rdame|(?:add|create|make|set|schedule|put|a[nñ]ade|agrega|crea)(?: up)? (?:me |in )?(?:an? |another |una |un )?(?:new |nueva )?(?:task|reminder|to-?do|tarea|recordatorio))\\b(?:(?: to| for| about| that| of| para| de)\\b|:|,)?`,
  'i',
)
const note = new RegExp(
  `^${polite}(?:(?:add|make|write|take|save|put)(?: an?| this| that)? note|note(?: down)?|write down|an[oó]ta(?: que)?|agrega (?:una )?nota)\\b(?: that| to self| for this home|:|,)?`,
  'i',
)
/**
 * Matches the end of a message that asks to store the text before it: "the key is under the mat, save that".
 */
const saved =
  /\b(?:please )?(?:save|note|remember|keep|write|jot)(?: down)? (?:that|it|this)(?: down)?(?: (?:as|in) a? ?notes?)?[.!]*$/i
const replaced =
  /\b(?:unit \S+|the (?:house|place|apartment|flat)) got (?:a|an) (?:brand )?new\b|^(?:just |finally |ok |so )*(?:replaced|swapped out|put in a (?:brand )?new) (?:the|my|our|a)\b|\b(?:i|we|he|she|they|landlord|plumber|contractor|roofer|electrician|guy)(?:'ve| have| just| already| finally| also)* (?:replaced|swapped(?: out)?|put in (?:a|an|our|my) (?:brand )?new|installed (?:a|an|our|my) (?:brand )?new|got (?:a|an|our|my) (?:brand )?new|bought (?:a|an|our|my) (?:brand )?new)\b|\b(?:had|got) (?:the|my|our) [a-z ]{3,30} replaced\b|\b(?:was|has been|got) replaced\b|\b(?:mark|record|log|enter)\b.*\b(?:as replaced|replacement|was replaced)\b/i
const planned =
  /^(?:please |can you |could you |i want to |let us |let's |ok |then |so )*(?:set|put(?= (?:\w+ ){1,4}(?:down|in) (?:for|to)\b)|move|push|postpone|reschedule|delay|schedule|plan|change|do(?= (?:it |them |that )?(?:in |for |by )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))\b.*\b(?:(?:to|for|in|until|till)\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
const expense = new RegExp(
  `^${polite}(?:(?:log|record|enter|book|write down|put down|add|registra|anota|apunta)\\b.*(?:\\$|\\d)|(?:(?:i|we) )?(?:just )?(?:paid|spent)\\b.*\\d)`,
  'i',
)
const paid =
  /\b(?:came|billed|charged(?: me)?|cost me|paid|paying)\b.*?(?:\$|\b)\d{2,5}\b|\b(?:gasto|expense) (?:de|of)\b.*\d/i
const ofOthers = /\b(?:neighbou?r|friend|sister|brother|mom|dad|cousin|would (?:u|you))\b/i
const bareExpense = new RegExp(
  `^${polite}(?:add|log|record|enter|registra|anota) (?:an? |un )?(?:expense|cost|payment|gasto)\\W*$`,
  'i',
)
const delivered =
  /^(?:a |the )?(?:brand )?new [a-z' ]{3,60}\b(?:as of|since|installed|delivered|put in|came|arrived|went in)\b/i
const markedDone =
  /\b(?:(?:mark|check|cross|tick|take)(?: (?:it|that|them|this))? (?:off|done)|done|finished|hecho|lista)(?:[.!,]? (?:mark|check|cross|tick) (?:it|that|them) (?:off|done))?[.!]?$/i
const marksDone = /^(?:please )?(?:mark|check|tick|cross)\b.*\b(?:done|finished|complete[d]?|off)\b/i
const didIt =
  /^(?:ok |so )?(?:i|we|he|she|they) (?:just |finally |already )?(?:flushed|cleaned|changed|sealed|sealcoated|tested|bled|drained|descaled|vacuumed|swept|checked off|serviced)\b/i
const goesOnWrong = /\b(?:still|but|same|not|doesn'?t|won'?t|didn'?t|isn'?t|no change)\b/i
const correctAge =
  /\b(?:is|was|'s) (?:actually|really) (?:from|of) (?:19|20)\d\d\b|\bfrom (?:19|20)\d\d,? not (?:from )?(?:19|20)\d\d\b|\b(?:fix|correct|change|update|set|put|save|use|go with|take|make)\b(?:(?= (?:it|that|this)\b).*\brecords?\b|.*\b(?:age|year of (?:it|install\w*)|mine|my (?:number|figure|year|age)|the (?:sticker|\d{1,2}|(?:19|20)\d\d))\b(?! (?:rent|date)))/i
const rent =
  /\b(?:change|raise|set|increase|update|bump|lower)\b.*\brent\b.*\bto\b|\b(?:sign|renew|extend|re-sign)\b.*\b(?:months?|years?|lease|contract)\b.*\b(?:at|for)\b.*\d/i
/** The length of a new lease, which must not be read as a date: "another 12 months". */
const term = /\b(?:for )?(?:another |an? )?(?:\d+ )?(?:months?|years?)\b/gi
const add =
  /\b(?:put|add|save|enter|record) (?:it|that|this|one|my \w+|the \w+|a \w+(?: \w+)?) (?:in|to|on) (?:my |the )?(?:records?|list|home|inventory|app)\b/i
const asks =
  /\?|^(?:when|what|how|should|is|are|do|does|did|which|who|where|why|will|would)\b|\b(?:how long|how much|when should|should i|what does)\b/i
const money =
  /\$\s?(\d[\d,]*(?:\.\d{1,2})?)|\b(\d[\d,]*(?:\.\d{1,2})?)(?: ?(k|grand))?(?= (?:dollars|bucks|dolares|pesos)\b)/i
const bareMoney =
  /(?<![\d/-])(\d{2,6}(?:,\d{3})*(?:\.\d{2})?)(?!\.?\d| ?(?:years?|yrs?|st|nd|rd|th|am|pm|:|\/|-|%))\b/

/** Finds the change that a message asks for. Undefined if it is a question or asks for no change. */
export function findAction(message: string, today: PlainDate): AskedAction | undefined {
  const text = message.replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  if (task.test(text)) return asTask(text.replace(task, ''), today)
  if (rent.test(text)) {
    const dollars = sumIn(/\b(?:at|for|to) (?!another)\$?\d[^.?!]*$/i.exec(text)?.[0] ?? text, true)
    if (dollars !== undefined)
      return { kind: 'rent', dollars, on: firstDate(text.replace(term, ' '), today, true) }
  }
  if (bareExpense.test(text)) return { kind: 'expense', dollars: undefined, on: undefined, text: undefined }
  const isGasto = /\b(?:gasto|expense)\b/i.test(text) && /\d/.test(text)
  if (note.test(text) && !isGasto)
    return { kind: 'note', text: tidy(noteText(text.replace(note, '')), maxNote) }
  const savedText = text
    .slice(0, Math.max(0, text.search(saved)))
    .trim()
    .replace(/[.,;!]$/, '')
  if (savedText.length >= 3) return { kind: 'note', text: tidy(savedText, maxNote) }
  if (isQuestion(text)) return undefined
  if (add.test(text)) return { kind: 'add' }
  if (replaced.test(text) || delivered.test(text))
    return {
      kind: 'replace',
      on: firstDate(text, today, false) ?? yearIn(text),
      dollars: sumIn(text, /\b(?:paid|cost|all in|total)\b|, \$?\d{3,5}\.?$/i.test(text)),
    }
  if (expense.test(text) || isGasto || (paid.test(text) && !ofOthers.test(text))) {
    const dollars = sumIn(text, true)
    if (dollars !== undefined) {
      const on = firstDate(text, today, false)
      return { kind: 'expense', dollars, on, text: purposeIn(text) }
    }
  }
  if (correctAge.test(text)) return { kind: 'age', installedOn: undefined }
  const isShort = text.split(' ').length <= maxDone && !goesOnWrong.test(text)
  if (isShort && (markedDone.test(text) || marksDone.test(text) || didIt.test(text)))
    return { kind: 'done', on: firstDate(text, today, false), text }
  if (!planned.test(text)) return undefined
  const on = firstDate(text, today, true) ?? yearIn(text)
  return on !== undefined && on > today ? { kind: 'plan', on } : undefined
}

/** "Do that on Friday" is no question. */
const isQuestion = (text: string) => asks.test(text) && !/^do\b/i.test(text)

const maxDone = 12

/** Applies a correction to an earlier offer: another date, sum or text. */
export function correctedAction(
  action: AskedAction,
  message: string,
  today: PlainDate,
): AskedAction | undefined {
  if (isQuestion(message) || message.split(/\s+/).length > 14) return undefined
  const isPast = ['replace', 'expense', 'done'].includes(action.kind)
  const on = firstDate(message, today, !isPast)
  const dollars = 'dollars' in action ? sumIn(message, on === undefined) : undefined
  if (on === undefined && dollars === undefined) return undefined
  return {
    ...action,
    ...(on && 'on' in action && { on }),
    ...(dollars !== undefined && { dollars }),
  } as AskedAction
}

function sumIn(text: string, isBare: boolean): number | undefined {
  const [, marked, named, thousands] = money.exec(text) ?? []
  const found =
    marked ??
    named ??
    (isBare
      ? bareMoney.exec(
          text.replace(/\b(?:19|20)\d\d\b/g, (year) => (/\bto (?:19|20)\d\d\b/.test(text) ? year : ' ')),
        )?.[1]
      : undefined)
  const dollars = Number((found ?? '').replaceAll(',', '')) * (thousands ? 1000 : 1)
  return dollars > 0 ? dollars : undefined
}

/** What an expense was for: "$180 for the gutters", "put down that I had the gutters cleaned for 180". */
function purposeIn(text: string): string | undefined {
  const [, named] =
    /\b(?:for|por|on)(?: (?:the|a|an))? (?!\$?\d)(.+?)(?: (?:today|yesterday|last \w+))?\.?$/i.exec(text) ??
    []
  if (named !== undefined) return named
  const [, told] =
    /^.*?\bthat (?:i|we) (?:had |paid |got |just )*(.+?)(?: (?:today|yesterday))? for \$?\d/i.exec(text) ?? []
  return told
}

const noteText = (text: string) => text.replace(/^ *(?:to|for|on|about) (?:the |my )?[^:]{2,60}: */i, '')

function asTask(said: string, today: PlainDate): AskedAction {
  const [when] = datesIn(said, today, true)
  const words = when
    ? said.replace(new RegExp(`(?:\\b(?:on|in|by|at|every|el|para el|en) )?${escaped(when.text)}`, 'i'), ' ')
    : said
  return {
    kind: 'task',
    title: tidy(words, maxTitle),
    on: when && dayOf(when, today, true),
    isWholeMonth: when !== undefined && !when.start.isCertain('day') && !when.start.isCertain('weekday'),
  }
}

const seasonMonths: Readonly<Record<string, string>> = {
  spring: 'April',
  summer: 'July',
  fall: 'October',
  autumn: 'October',
  winter: 'January',
}

/**
 * Replaces "on the first" by the next first day of a month, and a season by a day in its middle. chrono-node
 * knows neither.
 */
function withDays(text: string, today: PlainDate): string {
  const next = addMonths(`${today.slice(0, 7)}-01`, 1)
  return text
    .replace(/\bon the (?:first|1st)\b(?! of)/i, `on ${next}`)
    .replace(
      /\b(spring|summer|fall|autumn|winter)(?: of)? (20\d\d)\b/i,
      (_, season: string, year: string) => `${seasonMonths[season.toLowerCase()]} ${year}`,
    )
}

/**
 * Finds dates with chrono-node. They are computed at noon of the customer's day, so that no time zone moves
 * them.
 */
function datesIn(said: string, today: PlainDate, forwardDate: boolean): ParsedResult[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 'UTC' }
  const text = withDays(said, today)
  // Prevents "May 15, 940 dollars" from being read as the year 940.
  const found = parse(text, reference, { forwardDate }).filter(({ start }) => (start.get('year') ?? 0) > 1900)
  if (found.length > 0) return found
  // chrono-node reads a short month name without a day as another word.
  const inFull = text.replace(
    /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i,
    (name) => months.find((month) => month.startsWith(name.toLowerCase().slice(0, 3))) ?? name,
  )
  return inFull === text
    ? es.parse(text, reference, { forwardDate })
    : parse(inFull, reference, { forwardDate })
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

function firstDate(text: string, today: PlainDate, isAhead: boolean): PlainDate | undefined {
  const [when] = datesIn(text, today, isAhead)
  return when && dayOf(when, today, isAhead)
}

/** A year without a month counts as its middle: "in 2030" is July 1, 2030. */
const yearIn = (text: string): PlainDate | undefined => {
  const year = /\b(?:in|for|to|until|till|of|en|para) (20\d\d)\b/.exec(text)?.[1]
  return year === undefined ? undefined : `${year}-07-01`
}

const dayOf = ({ start }: ParsedResult, today: PlainDate, isAhead: boolean): PlainDate => {
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  const on = [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-')
  // "On Saturday" of something done is the last one.
  if (!isAhead && on > today && start.isCertain('weekday') && !start.isCertain('day')) return addDays(on, -7)
  return isAhead && on < today && !start.isCertain('year') ? addMonths(on, 12) : on
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const maxTitle = 120
const maxNote = 1_000

/** Removes connecting words at both ends and capitalizes the first word. Undefined if nothing is left. */
function tidy(text: string, maxLength: number): string | undefined {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/(?: (?:at|for|in|on|en)(?: (?:the |my |our )?(?:home|unit))?)+\s*$/i, '')
    .replace(/^[\s:,.;-]+|[\s:,;-]+$/g, '')
    .replace(/\s+([.,;!?])/g, '$1')
    .slice(0, maxLength)
  return words === '' ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
