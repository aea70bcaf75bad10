import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import { dateOf } from './forecasts.ts'
import { inFull, one } from './sentences.ts'
import { findSubject } from './subject.ts'

/** How to change what is on record: with a date in a message, or on the screen. */
export function answerChange(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  const row = subject.is === 'own' ? subject.row : undefined
  const noun = subject.is === 'none' ? 'component' : one(subject.kind)
  return {
    paragraphs: [
      `Tell me the new date, as in “plan the ${noun} for June 2030”. Or open ${row ? `${row.street} under Properties` : 'its home under Properties'}, choose Update beside the ${noun}, put in the age or the forecasted date you want, and press Apply Changes.`,
      'A date that you set is yours: no estimate overwrites it. Clear it, and our estimate is used again.',
      ...(row ? [`Now on record: ${inFull(row, facts.today)}, ${dateOf(row, facts.today)}.`] : []),
    ],
    sources: [],
    next: row ? [`How long will my ${noun} last?`] : ['Which of mine is next?', 'What is due this year?'],
    subject: row,
  }
}
