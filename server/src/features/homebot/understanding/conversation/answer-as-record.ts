import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays, addMonths } from '@home-pulse/lifecycle/plain-date'
import { firstDate, yearIn } from '../action-dates.ts'
import type { RequestedAction } from '../actions.ts'
import { withoutOpeningChoice } from './references.ts'
import type { Topic } from './topic.ts'

const polite =
  '(?:(?:ok(?:ay)?|yes|and|so|then|please|pls|cool|great|good|perfect|now|y|s[ií]|bueno|vale|can you|that one)[, ]+)*'
const period =
  '(?:(?:for|in|by|para|en) (?:[a-zé]+ ){0,2}?(?:20\\d\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)[,.]? +)?'
/** Matches a request to keep the last answer: "save that as a note", "for 2029, save that". */
const savesAnswer = new RegExp(
  `^${polite}(${period})${polite}(?:(?:save|note|keep|write|jot|log)(?: down)? (?:that|it|this)(?: down)?|gu[aá]rda(?:lo|la| eso)|an[oó]ta(?:lo|la| eso)|apunta(?:lo| eso))(?: (?:as|in|to|como|en) (?:an? |the |my |una |mis )?not[ea]s?)?(?: for (?:me|later))?[.! ]*$`,
  'i',
)
const reminds =
  /^(?:\W|ok|please|and|can you|could you|then|y)*(?:remind me|ping me|alert me|set (?:me )?a reminder|recu[eé]rdame(?:lo)?|av[ií]same)\b/i
const before =
  /\b(\d{1,3}|an?|one|two|three|six|un|una|dos|tres|seis) (day|week|month|d[ií]a|semana|mes)(?:e?s)? (?:before|ahead|earlier|prior|in advance|antes)\b/i
const counts: Readonly<Record<string, number>> = { two: 2, dos: 2, three: 3, tres: 3, six: 6, seis: 6 }
const maxTitle = 110

/**
 * Returns a change that a message requests from the last answer: to save the answer as a note, to plan its component
 * for a year, or to add a reminder for its date. Undefined while another offered change waits for a confirmation.
 */
export function recordLastAnswer(
  message: string,
  { lead, componentId, offered, isOfferOld }: Topic,
  today: PlainDate,
): RequestedAction | undefined {
  if (!lead || (offered !== undefined && !isOfferOld)) return undefined
  const saved = savesAnswer.exec(withoutOpeningChoice(message))
  if (saved) {
    const [, when = ''] = saved
    const on = when === '' ? undefined : (firstDate(when, today, 'future') ?? yearIn(when))
    return on !== undefined && on > today && componentId !== undefined
      ? { kind: 'plan', on }
      : { kind: 'note', text: firstSentences(lead, 2), isOfPart: componentId !== undefined }
  }
  const [, count, unit = ''] = reminds.test(message) ? (before.exec(message) ?? []) : []
  const event = count === undefined ? undefined : firstDate(lead, today, 'future')
  if (count === undefined || event === undefined) return undefined
  const many = counts[count.toLowerCase()] ?? (Number(count) || 1)
  const on = /^m/i.test(unit)
    ? addMonths(event, -many)
    : addDays(event, -many * (/^[ws]/i.test(unit) ? 7 : 1))
  const title = firstSentences(lead, 1)
    .replace(/ \([^)]*\)/g, '')
    .replace(/\.$/, '')
  return {
    kind: 'task',
    title: title.slice(0, maxTitle),
    on: on > today ? on : undefined,
    isWholeMonth: false,
  }
}

export const firstSentences = (text: string, count: number) =>
  text
    .split(/(?<=[.!?]) (?=[A-ZÁÉ¿¡$])/)
    .slice(0, count)
    .join(' ')
