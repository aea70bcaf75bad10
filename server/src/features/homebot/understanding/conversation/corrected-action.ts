import type { PlainDate } from '@home-pulse/contract/primitives'
import { correctedDay } from '../action-dates.ts'
import { isQuestion, namesOnlyMonth, priceIn, type RequestedAction } from '../actions.ts'

const maxWords = 14

/** Applies a correction to an earlier offer: another date, sum, unit or word. */
export function correctedAction(
  action: RequestedAction,
  message: string,
  today: PlainDate,
): RequestedAction | undefined {
  if (isQuestion(message) || message.split(/\s+/).length > maxWords) return undefined
  const isPast = ['replace', 'expense', 'done'].includes(action.kind)
  const offeredOn = 'on' in action ? action.on : undefined
  const on = correctedDay(message, offeredOn, today, isPast ? 'past' : 'future')
  const dollars = 'dollars' in action ? priceIn(message, { isBare: on === undefined }) : undefined
  if (action.kind === 'note') {
    const text = action.text && correctText(action.text, message)
    return text === undefined ? undefined : { ...action, text }
  }
  if (action.kind === 'task') {
    const title = on || !action.title ? undefined : correctText(action.title, message)
    const when = on && { on, isWholeMonth: namesOnlyMonth(message, today) }
    return (when ?? title) === undefined ? undefined : { ...action, ...when, ...(title && { title }) }
  }
  if (on === undefined && dollars === undefined) return undefined
  // Only fields that the action has are added. The compiler cannot see this, so the cast is needed.
  return {
    ...action,
    ...(on && 'on' in action && { on }),
    ...(dollars !== undefined && { dollars }),
  } as RequestedAction
}

const unitIn =
  /(?<=\b(?:unit|apt|apartment|unidad|apto|depto)\.? #?)(?!(?:is|was|has|and|or|y)\b)(?=\w{0,2}\d|[a-z]\b)\w{1,4}\b/i
/** Matches a correction that only names another unit: "no, en la 1", "sorry, the one in 3B". */
const onlyUnit =
  /^(?:no|nope|sorry|oops|wait|actually|i meant|perd[oó]n)\b\W*(?:it['’]?s |it is |for |in |en |the one |la )*#?(\d{1,3}[a-z]?|[a-z])\W*$/i
const withDigits = /(?<![\w.])[a-z]*\d[\w./-]*\w(?!\w)/gi

/**
 * Corrects the text of an offered note or task: the unit that it names, or the only word that has the same form as a
 * word of the message, such as "20x25x1" for "16x25x1". Returns undefined if the message corrects neither.
 */
function correctText(text: string, message: string): string | undefined {
  const unit = unitIn.exec(message)?.[0] ?? onlyUnit.exec(message)?.[1]
  if (unit !== undefined && unitIn.test(text)) return text.replace(unitIn, unit)
  for (const word of message.match(withDigits) ?? []) {
    const alike = (text.match(withDigits) ?? []).filter((known) => formOf(known) === formOf(word))
    const [before] = alike
    if (before !== undefined && alike.length === 1) return text.replace(before, word)
  }
  return undefined
}

const formOf = (word: string) => word.toLowerCase().replace(/\d+/g, '0')
