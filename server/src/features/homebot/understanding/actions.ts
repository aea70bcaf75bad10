import type { PlainDate } from '@home-pulse/contract/primitives'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { capitalize } from '@home-pulse/lifecycle/wording'
import {
  datesIn,
  dayOf,
  firstDate,
  type LeaseTerm,
  leaseTerm,
  termIn,
  withoutDate,
  withYear,
  yearIn,
} from './action-dates.ts'
import { withoutOpeningChoice } from './conversation/references.ts'
import { withoutUnrealized } from './denial.ts'
import { hasUnclearNumber, readCommas } from './words/numbers.ts'

/** A change that a message requests, with its data. Data that the message does not state are undefined. */
export type RequestedAction =
  | { readonly kind: 'replace'; readonly on: PlainDate | undefined; readonly dollars: number | undefined }
  /** `on` is the planned date of a replacement. It is undefined if the message asks to remove this date. */
  | { readonly kind: 'plan'; readonly on: PlainDate | undefined }
  | {
      readonly kind: 'task'
      /** The text of the task. Undefined if the message states none. */
      readonly title: string | undefined
      readonly on: PlainDate | undefined
      /** True if the message names the month of the task but not the day. */
      readonly isWholeMonth: boolean
    }
  /** `isOfPart` is true if the message begins with the subject of the note: "note for the heater: ...". */
  | { readonly kind: 'note'; readonly text: string | undefined; readonly isOfPart: boolean }
  | {
      readonly kind: 'expense'
      /** The amount paid. Undefined if the message states none. */
      readonly dollars: number | undefined
      readonly on: PlainDate | undefined
      readonly text: string | undefined
    }
  /** A completed task, with its cost if the message states one. */
  | {
      readonly kind: 'done'
      readonly on: PlainDate | undefined
      readonly dollars: number | undefined
      readonly text: string
    }
  | { readonly kind: 'age'; readonly installedOn: PlainDate | undefined }
  | ({ readonly kind: 'rent'; readonly dollars: number } & LeaseTerm)
  | ({
      readonly kind: 'tenant'
      readonly name: string | undefined
      readonly dollars: number | undefined
    } & LeaseTerm)
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'add' }

const polite =
  '(?:(?:also|plus|tambi[eé]n|hey|hi|ok|okay|k|yeah|yes|cool|great|good|fine|alright|please|pls|can you|could you|would you|i want to|i need to|now|then|and|por favor|puedes)[, ]+)*'
const task = new RegExp(
  `^${polite}(?:remind me(?! (?:what|which|how)\\b)|recu[eé]rdame(?:lo)?(?! (?:qué|lo que|cómo) )|(?:add|create|make|set|schedule|put|a[nñ]ade|agrega|crea)(?: up)? (?:me |in )?(?:an? |another |una |un )?(?:new |nueva )?(?:task|reminder|to-?do|tarea|recordatorio))\\b(?:(?: to| for| about| that| of| para| de)\\b|:|,)?`,
  'i',
)
const note = new RegExp(
  `^${polite}(?:(?:add|make|write|take|save|put)(?: an?| this| that| to| in)?(?: the| my)? notes?|(?:note|add)(?= that (?:it|its|it's|the|there|they|he|she|we|i)\\b)|note(?: down)?|write down|an[oó]ta(?: que)?|apunta que|agrega (?:una )?nota)\\b(?: that| to self| for this home|:|,)?`,
  'i',
)
/** Matches a question about a stored note: "note for unit 2, what does it say". */
const readsNote =
  /^[^:]{0,50}\b(?:what(?:['’]?s| is| does| do| did)? (?:it|that|they|the note|i|we) (?:say|said|write|wrote)|qu[eé] dice)/i
/** Matches the end of a message that asks to store the text before it: "the key is under the mat, save that". */
const saved =
  /\b(?:please )?(?:save|note|remember|keep|write|jot)(?: down)? (?:that|it|this)(?: down)?(?: (?:as|in) a? ?notes?)?[.!]*$/i
const replaced =
  /\b(?:unit \S+|the (?:house|place|apartment|flat)) got (?:a|an) (?:brand )?new\b|^(?:just |finally |ok |so )*(?:replaced (?:the|my|our|a|it|that|this)|swapped (?:it )?out (?:the|my|our|a)?|(?:put in|installed|got|bought|purchased) (?:a|an|the) (?:brand )?new)\b|^(?:(?:ayer|anteayer|hoy|anoche|ya|por fin|apenas) )*(?:compr[eé]|compramos|instal[eé]|instalamos|pusimos|cambi[eé]|cambiamos) (?:un|una|el|la)\b|\b(?:i|we|he|she|they|landlord|plumber|contractor|roofer|electrician|guy)(?:'ve| have| just| already| finally| also)* (?:replaced|swapped(?: out)?|put in (?:a|an|our|my) (?:brand )?new|installed (?:a|an|our|my) (?:brand )?new|got (?:a|an|our|my) (?:brand )?new|bought (?:a|an|our|my) (?:brand )?new)\b|\b(?:had|got) (?:the|my|our) [a-z ]{3,30} replaced\b|\b(?:was|has been|got) replaced\b|\b(?:mark|record|log|enter)\b.*\b(?:as replaced|replacement|was replaced)\b|^(?:a |the )?(?:brand )?new [a-z\d' ]{3,60}\b(?:as of|since|installed|delivered|put in|came|arrived|went in)\b/i
const planned =
  /^(?:(?:please|can you|could you|i want to|let us|let's|ok|k|yeah|cool|great|good|fine|then|so|and|no|nah|est[aá] bien|bueno|vale),? )*(?:set|book|pon(?:lo|la|me)?|(?:save|mark|pencil)(?= (?:it|that|them|this|the \w+ one)(?: one)? (?:in )?(?:for|as|to|in)\b)|gu[aá]rda(?:lo|la)(?= (?:para|en)\b)|planif[ií]\w+|programa\w*|agenda\w*|replace(?= (?:it|them|that) (?:in|by|for|next)\b)|put(?= (?:\w+ ){1,4}(?:down|in|calendar|schedule|books|plan|list) (?:for|to|in)\b)|move|push|postpone|reschedule|delay|schedule|plan|change|do(?= (?:it |them |that )?(?:in |for |by )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|(?:re)?do(?= .*\b(?:spring|summer|fall|autumn|winter)(?: of)? 20\d\d)|do(?= (?:\S+ ){1,4}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)\b))\b.*\b(?:(?:to|for|in|until|till|para|tomorrow|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
const expense = new RegExp(
  `^${polite}(?:(?:log|record|enter|book|write down|put down|add|registra|anota|apunta)\\b.*(?:\\$|\\d)|(?:(?:i|we) )?(?:just )?(?:paid|spent|gast(?:é|e|amos)|pag(?:ué|ue|amos))(?![a-zé]).*\\d)`,
  'i',
)
const paid =
  /\b(?:came(?! (?:back|in|up)\b)|billed|charged(?: me)?|cost me|paid|paying)\b.*?(?:\$|\b)\d{2,5}\b|\b(?:gasto|expense) (?:de|of)\b.*\d/i
const ofOthers = /\b(?:neighbou?r|friend|sister|brother|mom|dad|cousin|would (?:u|you))\b/i
/** Matches a request at the end of a message to record a payment: "paid 90 for the filter, log it". */
const logIt =
  /[,.;]? (?:and |please |just )*(?:log|record|enter|add|put) (?:it|that|this)(?: down| in)?(?: please)?[.!]*$/i
const bareExpense = new RegExp(
  `^${polite}(?:add|log|record|enter|registra|anota) (?:an? |un )?(?:expense|cost|payment|gasto)\\W*$`,
  'i',
)
const priced =
  /(?:\b(?:paid|cost[soó]?|for)|,) \$?(?:\d{3}|\d{1,3},\d{3})|\b\d{3,5} (?:all in|total)\b|(?<!\b(?:in|at|to|by|since|from|unit|apt|model|number|with|#) )(?<![#/.-])\b(?!(?:19|20)\d\d\b)\d{3,5}\.?$/i
const unplanned =
  /^(?:please |ok |so |just )*(?:forget|drop|cancel|remove|delete|scrap|clear|undo|take)\b.*\b(?:plan|planned|plans|date)\b/i
const markedDone =
  /\b(?:(?:mark|check|cross|tick|take)(?: (?:it|that|them|this))? (?:off|done)|done|finished|hecho|lista)(?: already| now| today| yesterday| too)?(?:[.!,]? (?:mark|check|cross|tick) (?:it|that|them) (?:off|done))?[.!]?$/i
const didIt =
  /(?:^|[,.;] )(?:(?:ok|so|just|finally|already|i|we|he|she|they|ya) )*(?:did the|(?:hice|hicimos|limpi[eé]|limpiamos) (?:el|la|los|las)|flushed|cleaned|changed|sealed|sealcoated|tested|bled|drained|descaled|vacuumed|swept|checked off|serviced|(?:got|had) (?:the|my|our) [a-z ]{3,30} (?:cleaned|flushed|sealed|serviced|inspected|swept))\b/i
const saysDone =
  /\b(?:(?<!call it )done|finished|completed|took care of|did (?:it|them|that|those))\b(?! for\b)|^(?:please )?(?:mark|check|tick|cross)\b.*\b(?:complete|off)\b/i
/** Matches words which show that work was completed: "the exterminator came today, 95 dollars". */
const cameToDo = /\b(?:came|was here|were here|showed up|did|finished|is done|cleaned|fixed)\b/i
const goesOnWrong =
  /\b(?:still|but|same|not|never|no change|(?:are|is|was|were|has|have|had|do|does|did|wo|ca)n['’]?t)\b/i
const correctAge =
  /\b(?:is|was|'s) (?:actually|really) (?:from|of) (?:19|20)\d\d\b|\bfrom (?:19|20)\d\d,? not (?:from )?(?:19|20)\d\d\b|\b(?:is|are|it's|its) (?:actually |really |about )*\d{1,2}(?: (?:years?|yrs?)(?: old)?)?,? not \d{1,2}\b|\b(?:fix|correct|change|update|set|put|save|use|go with|take|make)\b(?:(?= (?:it|that|this)\b).*\brecords?\b|.*\b(?:age|year of (?:it|install\w*)|mine|my (?:number|figure|year|age)|the (?:sticker|\d{1,2}|(?:19|20)\d\d))\b(?! (?:rent|date)))/i
const rent =
  /\b(?:change|raise|set|increase|update|bump|lower)\b.*\brent\b.*\bto\b|\b(?:re-?)?(?:sign|renew|extend)(?:ed|s)?\b.*\b(?:months?|years?|lease|contract)\b.*\b(?:at|for)\b.*\d/i
const newTenant =
  /\bnew (?:tenant|renter)s?\b.*\d|\b(?:rented|leased|let) (?:(?:it|unit \S+|the \w+) )?(?:out )?to [A-Z]/
const phone = /(?<!\d)\(?(\d{3})\)?[ .-]?(\d{3})[ .-]?(\d{4})(?!\d)/
const add =
  /\b(?:put|add|save|enter|record) (?:it|that|this|one|my \w+|the \w+|a \w+(?: \w+)?) (?:in|to|on) (?:my |the )?(?:records?|list|home|inventory|app)\b/i
/** Matches a question, such as "anode rod, last done". Does not match "I last cleaned it in May". */
const asks =
  /\?|\b(?:when|how long ago) (?:was|were|did|is)\b|(?<!\b(?:i|we|he|she|they|it)(?: was| were)? )\blast (?:done|checked|changed|replaced|cleaned|serviced|flushed|inspected|tested)\W*$|(?:^|[.!] )(?:when|what|how|should|is|are|do|does|did|which|who|where|why|will|would)\b|\b(?:how long|how much|when should|should i|what does)\b|\b(?:(?:like|want|love|need) to know|wonder(?:ing)?|curious)\b/i
const money =
  /\$\s?(\d[\d,]*(?:\.\d{1,2})?)|\b(\d[\d,]*(?:\.\d{1,2})?)(?: ?(k|grand))?(?= (?:dollars|bucks|dolares|pesos)\b)/i
const bareMoney =
  /(?<![\d/-]|\b(?:in|since|en|desde) )(?!0)(\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{2,6}(?:\.\d{2})?)(?!,?\d{3}|\.?\d| ?(?:years?|yrs?|st|nd|rd|th|am|pm|:|\/|-|%))\b/

/** Finds the change that a message requests. Returns undefined if it requests none, for example if it is a question. */
export function findAction(message: string, today: PlainDate): RequestedAction | undefined {
  const text = withoutOpeningChoice(message.replaceAll('’', "'").replace(/\s+/g, ' ').trim())
  if (task.test(text)) return asTask(text.replace(task, ''), today)
  if (rent.test(text)) {
    const dollars = priceIn(/\b(?:at|for|to) (?!another)\$?\d[^.?!]*$/i.exec(text)?.[0] ?? text, {
      isBare: true,
    })
    if (dollars !== undefined) return { kind: 'rent', dollars, ...termIn(text, today) }
  }
  if (bareExpense.test(text)) return { kind: 'expense', dollars: undefined, on: undefined, text: undefined }
  const isGasto = /\b(?:gasto|expense)\b/i.test(text) && /\d/.test(text)
  if (note.test(text) && !isGasto && !readsNote.test(text))
    return asNote(withYear(text.replace(note, ''), today))
  const savedText = text.slice(0, Math.max(0, text.search(saved))).replace(/[.,;! ]+$/, '')
  if (savedText.length >= 3)
    return { kind: 'note', text: tidySentence(withYear(savedText, today), maxNote), isOfPart: false }
  if (isQuestion(text)) return undefined
  const happened = withoutUnrealized(text)
  if (happened !== text) return findAction(happened, today)
  if (newTenant.test(text)) return asTenant(text, today)
  const number = phone.exec(text)?.slice(1).join('-')
  if (number !== undefined && text.split(' ').length <= maxDone) return { kind: 'phone', number }
  if (unplanned.test(text)) return { kind: 'plan', on: undefined }
  if (add.test(text) && firstDate(text, today, 'future') === undefined) return { kind: 'add' }
  if (replaced.test(text))
    return {
      kind: 'replace',
      on: firstDate(text, today, 'past') ?? yearIn(text),
      dollars: installationPriceIn(text),
    }
  if (expense.test(text) || isGasto || (paid.test(text) && !ofOthers.test(text))) {
    const dollars = priceIn(text, { isBare: true })
    if (dollars !== undefined || hasUnclearNumber(text)) {
      const on = firstDate(text, today, 'past')
      return cameToDo.test(text) && !expense.test(text)
        ? { kind: 'done', on, dollars, text }
        : { kind: 'expense', dollars, on, text: purposeIn(text.replace(logIt, ''), today) }
    }
  }
  if (correctAge.test(text)) return { kind: 'age', installedOn: ageIn(text, today) }
  if (text.split(' ').length <= maxDone && !goesOnWrong.test(text)) {
    const on = firstDate(text, today, 'past')
    // "Cleaned the filter" alone can be an attempt to repair. With a subject or a day, it reports a finished task.
    const isTold = didIt.test(text) && (on !== undefined || /\b(?:i|we|he|she|they|ya)\b/i.test(text))
    if (isTold || markedDone.test(text) || saysDone.test(text))
      return { kind: 'done', on, dollars: priceIn(text, { isBare: false }), text }
  }
  // In "I'll replace it then. Put it down for March", only the last sentence is the request.
  const request = text.split(/[.!;] /).at(-1) ?? text
  if (!planned.test(text) && !planned.test(request)) return undefined
  const on = firstDate(text, today, 'future') ?? yearIn(text)
  return on !== undefined && on > today ? { kind: 'plan', on } : undefined
}

/**
 * Returns the price of an installation in dollars. In "a new one at 102 for 720", the price is 720 and 102 is a unit.
 */
export const installationPriceIn = (text: string) =>
  priceIn(text.slice(Math.max(0, text.search(priced))), { isBare: priced.test(text) })

/**
 * Returns true if the text is a question. A text that begins with "do" always counts as a request, like "Do that on
 * Friday".
 */
export const isQuestion = (text: string) => asks.test(text) && !/^do\b/i.test(text)

const maxDone = 12

/** Returns the price in a message, in dollars. `isBare` also accepts a number without a currency. */
export function priceIn(said: string, { isBare }: { readonly isBare: boolean }): number | undefined {
  const text = readCommas(said)
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

/** Returns the purpose of an expense, such as "the gutters" in "$180 for the gutters". */
function purposeIn(said: string, today: PlainDate): string | undefined {
  const text = withoutDate(said, today)
    .trim()
    .replace(/ (?:for|at|in)? ?(?:at )?home\u2060 ?$/, '')
  const [, named] = /\b(?:for|por|on)(?: (?:the|a|an))? (?!\$?\d)(.+?)\.?$/i.exec(text) ?? []
  if (named !== undefined) return tidy(named, maxNote)
  const [beforePrice = ''] = text.split(/ for \$?\d/)
  const told = / that (?:i|we) (?:had |paid |got |just )*(.+)$/i.exec(` ${beforePrice}`)?.[1]
  return beforePrice === text || told === undefined ? undefined : tidy(told, maxNote)
}

const aboutPart = /^ *(?:to|for|on|about|at|in) (?:the |my )?[^:]{2,60}: */i

const asNote = (said: string): RequestedAction => ({
  kind: 'note',
  text: tidySentence(said.replace(aboutPart, ''), maxNote),
  isOfPart: aboutPart.test(said),
})

const asTenant = (text: string, today: PlainDate): RequestedAction => ({
  kind: 'tenant',
  name: /\b\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}'-]+)+/u.exec(text)?.[0],
  dollars: priceIn(withoutDate(text.replace(leaseTerm, ' '), today, 'future'), { isBare: true }),
  ...termIn(text, today),
})

/** Returns the installation date for a corrected age: 12 years ago in "it is 12, not 11". */
function ageIn(text: string, today: PlainDate): PlainDate | undefined {
  const years = /\b(\d{1,2})(?: (?:years?|yrs?)(?: old)?)?,? not \d{1,2}\b/i.exec(text)?.[1]
  return years === undefined ? undefined : addMonths(today, -12 * Number(years))
}

function asTask(said: string, today: PlainDate): RequestedAction {
  const [when] = datesIn(said, today, 'future')
  return {
    kind: 'task',
    title: tidySentence(withoutDate(said, today, 'future'), maxTitle),
    on: when && dayOf(when, today, 'future'),
    isWholeMonth: namesOnlyMonth(said, today),
  }
}

/** Returns true if the day of a text follows only from a month or a period: "in June", "in 6 months". */
export function namesOnlyMonth(text: string, today: PlainDate): boolean {
  const [when] = datesIn(text, today, 'future')
  return when !== undefined && !when.start.isCertain('day') && !when.start.isCertain('weekday')
}

const maxTitle = 120
const maxNote = 1_000

/** Removes a final "for" or "at home", and punctuation at both ends. Returns undefined if nothing is left. */
function tidy(text: string, maxLength: number): string | undefined {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(
      /(?: (?:at|for|in|on|en)(?: (?:the |my |our )?(?:(?:at )?home\u2060?(?: (?:house|place|home|apartment))?|unit))?)+[\s,]*$/i,
      '',
    )
    .replace(/^[\s:,.;-]+|[\s:,;-]+$/g, '')
    .replace(/\s+([.,;!?])/g, '$1')
    .slice(0, maxLength)
  return words === '' ? undefined : words
}

/** Does the same as `tidy`, and capitalizes the first word. */
const tidySentence = (text: string, maxLength: number) => {
  const words = tidy(text, maxLength)
  return words && capitalize(words)
}

/** Puts the original addresses back into the texts of an action, in place of the placeholders. */
export const restoreAddresses = (
  action: RequestedAction | undefined,
  restore: (text: string) => string,
): RequestedAction | undefined =>
  action && {
    ...action,
    ...('text' in action && action.text !== undefined && { text: restore(action.text) }),
    ...('title' in action && action.title !== undefined && { title: restore(action.title) }),
  }
