import type { Answer } from '../answers/facts.ts'
import type { Understanding } from '../understanding/understand.ts'
import { findFigures, withImplied } from './figures.ts'

/** What is asked of these is a figure: words without one say nothing. */
const askForFigures = ['life', 'cost']

/**
 * A model's words, with the engine's before them where they leave out what was asked for: the month to plan for, or, of
 * another life or of a price, every figure. A client that knows the specification alone shows nothing but these words.
 */
export function withContent(
  words: string,
  answer: Answer,
  { intents }: Understanding,
  today: string,
): string {
  const full = withMonth(words, answer, intents, today)
  // The screen offers a button for the change: what it does is said whatever the model says.
  return answer.change === undefined || full.includes(answer.change) ? full : `${full}\n\n${answer.change}`
}

function withMonth(
  words: string,
  { paragraphs, forecastOn, change }: Answer,
  intents: Understanding['intents'],
  today: string,
): string {
  const figuresOf = (text: string) => withImplied(findFigures(text, today))
  const month = `month ${forecastOn?.slice(0, 7)}`
  const said = figuresOf(words)
  if (said.has(month)) return words
  const lead =
    paragraphs.find((paragraph) => paragraph !== change && figuresOf(paragraph).has(month)) ??
    (said.size === 0 && askForFigures.includes(intents[0])
      ? paragraphs.find((paragraph) => figuresOf(paragraph).size > 0)
      : undefined)
  return lead === undefined ? words : `${lead}\n\n${words}`
}
