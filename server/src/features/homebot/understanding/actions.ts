import type { PlainDate } from '@home-pulse/contract/primitives'
import { es, type ParsedResult, parse } from 'chrono-node'

/** What a message asks HomeBot to record, as it was said. */
export type AskedAction =
  | { readonly kind: 'replace'; readonly on: PlainDate | undefined; readonly dollars: number | undefined }
  | { readonly kind: 'plan'; readonly on: PlainDate }
  | {
      readonly kind: 'task'
      /** Undefined if the message names no task. */
      readonly title: string | undefined
      readonly on: PlainDate | undefined
      /** It is due in the month of `on`, on no certain day. */
      readonly isWholeMonth: boolean
    }
  | { readonly kind: 'note'; readonly text: string | undefined }

const polite = '(?:hey |hi |ok |please |can you |could you |would you |i want to |i need to |por favor )*'
const task = new RegExp(
  `^${polite}(?:remind me|recu[eé]rdame|(?:add|create|make|set|schedule)(?: up)? (?:me )?(?:an? |another )?(?:new )?(?:task|reminder|to-?do))\\b(?: to| for| about| that| of|:|,)?`,
  'i',
)
const note = new RegExp(
  `^${polite}(?:(?:add|make|write|take|save)(?: an?| this)? note|note(?: down)?|write down|an[oó]ta(?: que)?)\\b(?: that| to self| for this home|:|,)?`,
  'i',
)
const replaced =
  /\b(?:i|we|he|she|they|landlord|plumber|contractor|roofer|electrician|guy)(?:'ve| have| just| already| finally| also)* (?:replaced|swapped(?: out)?|put in (?:a|an|our|my) (?:brand )?new|installed (?:a|an|our|my) (?:brand )?new|got (?:a|an|our|my) (?:brand )?new|bought (?:a|an|our|my) (?:brand )?new)\b|\b(?:had|got) (?:the|my|our) [a-z ]{3,30} replaced\b|\b(?:was|has been|got) replaced\b/i
const planned =
  /^(?:please |can you |could you |i want to |let us |let's )*(?:set|move|push|postpone|schedule|plan|change)\b.*\b(?:to|for|in|until|till)\b/i
const asks =
  /\?|^(?:when|what|how|should|is|are|do|does|did|which|who|where|why|will|would)\b|\b(?:how long|how much|when should|should i|what does)\b/i
const money = /\$\s?(\d[\d,]*(?:\.\d{1,2})?)|\b(\d[\d,]*(?:\.\d{1,2})?) (?:dollars|bucks)\b/i

/** Finds what a message asks to record. Undefined if it is a question or asks nothing of the kind. */
export function findAction(message: string, today: PlainDate): AskedAction | undefined {
  const text = message.replaceAll('’', "'").replace(/\s+/g, ' ').trim()
  if (task.test(text)) return asTask(text.replace(task, ''), today)
  if (note.test(text)) return { kind: 'note', text: tidy(text.replace(note, ''), maxNote) }
  if (asks.test(text)) return undefined
  if (replaced.test(text)) {
    const [when] = datesIn(text, today, false)
    const paid = money.exec(text)
    const dollars = paid ? Number((paid[1] ?? paid[2] ?? '').replaceAll(',', '')) : undefined
    return { kind: 'replace', on: when ? dayOf(when) : yearIn(text), dollars }
  }
  if (!planned.test(text)) return undefined
  const [when] = datesIn(text, today, true)
  const on = when ? dayOf(when) : yearIn(text)
  return on !== undefined && on > today ? { kind: 'plan', on } : undefined
}

function asTask(said: string, today: PlainDate): AskedAction {
  const [when] = datesIn(said, today, true)
  const words = when
    ? said.replace(new RegExp(`(?:\\b(?:on|in|by|at|every) )?${escaped(when.text)}`, 'i'), ' ')
    : said
  return {
    kind: 'task',
    title: tidy(words, maxTitle),
    on: when && dayOf(when),
    isWholeMonth: when !== undefined && !when.start.isCertain('day') && !when.start.isCertain('weekday'),
  }
}

/** Dates by chrono-node, from noon of the customer's day, so that no time zone moves them. */
function datesIn(text: string, today: PlainDate, forwardDate: boolean): ParsedResult[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 'UTC' }
  const found = parse(text, reference, { forwardDate })
  return found.length > 0 ? found : es.parse(text, reference, { forwardDate })
}

/** A year without a month counts as its middle: "in 2030" is July 1, 2030. */
const yearIn = (text: string): PlainDate | undefined => {
  const year = /\b(?:in|for|to|until|till|of|en|para) (20\d\d)\b/.exec(text)?.[1]
  return year === undefined ? undefined : `${year}-07-01`
}

const dayOf = ({ start }: ParsedResult): PlainDate => {
  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  )
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const maxTitle = 120
const maxNote = 1_000

/** The words without loose ends, with a capital; undefined if none are left. */
function tidy(text: string, maxLength: number): string | undefined {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/(?: (?:at|for|in|on|en)(?: (?:the |my |our )?home)?)+\s*$/i, '')
    .replace(/^[\s:,.;-]+|[\s:,;-]+$/g, '')
    .replace(/\s+([.,;!?])/g, '$1')
    .slice(0, maxLength)
  return words === '' ? undefined : `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
