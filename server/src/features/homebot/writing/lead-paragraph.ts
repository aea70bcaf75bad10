import type { Answer } from '../answers/facts.ts'
import type { Understanding } from '../understanding/understand.ts'
import { readStatement, type Statement } from './statements.ts'

/** Questions that a text without a figure does not answer. */
const askForFigures = ['life', 'cost']

/**
 * A model's answer, with the engine's paragraph before it if the model states no date and no sum, and with the change that
 * the button on the screen makes. A client that knows the specification alone shows nothing but this text.
 */
export function withLead(text: string, answer: Answer, { intents }: Understanding): string {
  const lead = leadOf(readStatement(text), answer, intents)
  const full = lead === undefined ? text : `${lead}\n\n${text}`
  return answer.change === undefined || full.includes(answer.change) ? full : `${full}\n\n${answer.change}`
}

/** A model that states figures, or speaks of another part, may have understood what the engine misread. */
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
