import type { Answer } from '../answers/facts.ts'
import type { Understanding } from '../understanding/understand.ts'

const askForFigures = ['life', 'cost']

/**
 * Puts the engine's paragraph first if the question needs a figure and the model's answer has none. Also adds `change`,
 * the paragraph about the proposed date. The web app offers that date with a button, but a client that implements only
 * the specification shows only the text.
 */
export function addLeadParagraph(
  text: string,
  { paragraphs, forecastOn, change }: Answer,
  { intents: [intent] }: Understanding,
): string {
  const needsFigure = !/\d/.test(text) && (forecastOn !== undefined || askForFigures.includes(intent))
  const year = forecastOn?.slice(0, 4) ?? ''
  const lead = paragraphs.find(
    (paragraph) => needsFigure && paragraph !== change && /\d/.test(paragraph) && paragraph.includes(year),
  )
  const full = lead === undefined ? text : `${lead}\n\n${text}`
  return change === undefined || full.includes(change) ? full : `${full}\n\n${change}`
}
