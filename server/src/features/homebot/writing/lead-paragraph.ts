import type { Answer } from '../answers/facts.ts'
import type { Understanding } from '../understanding/understand.ts'
import { readStatement, type Statement } from './statements.ts'

/** Intents whose answers need a figure. */
const askForFigures = ['life', 'cost']

/**
 * Puts the engine's paragraph before a model's answer that states no figure except ages. Also adds what the proposed
 * date would change, because clients that implement only the specification have no button for it.
 */
export function addLeadParagraph(text: string, answer: Answer, { intents }: Understanding): string {
  const lead = leadOf(readStatement(text), answer, intents)
  const full = lead === undefined ? text : `${lead}\n\n${text}`
  return answer.change === undefined || full.includes(answer.change) ? full : `${full}\n\n${answer.change}`
}

/**
 * Returns the engine's paragraph to add. Undefined if the model states a figure other than an age. Also undefined if it
 * names another component, because the engine may have misread the question.
 */
function leadOf(
  said: Statement,
  { paragraphs, forecastOn, change }: Answer,
  [intent]: Understanding['intents'],
): string | undefined {
  if (said.figures.some(({ kind }) => kind !== 'age')) return undefined
  const month = forecastOn?.slice(0, 7)
  const statements = paragraphs
    .filter((paragraph) => paragraph !== change)
    .map((paragraph) => readStatement(paragraph))
  const place =
    month === undefined
      ? askForFigures.includes(intent)
        ? statements.findIndex(({ figures }) => figures.length > 0)
        : -1
      : statements.findIndex(({ figures }) => figures.some(({ key }) => key.split(' ')[1]?.startsWith(month)))
  const lead = statements[place]
  const isOfOther =
    lead?.parts.size && said.parts.size && ![...said.parts].some((part) => lead.parts.has(part))
  return lead && !isOfOther ? paragraphs.filter((paragraph) => paragraph !== change)[place] : undefined
}
