import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import { describeComponent, nounOf, plannedDateText, texts } from './sentences.ts'
import { findSubject, rowOf } from './subject.ts'

/** Explains the two ways to change a record: to write a date to HomeBot, or to use the screen of the home. */
export function answerChange(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  const row = rowOf(subject)
  const noun = subject.is === 'none' ? 'component' : nounOf(subject.kind)
  return {
    paragraphs: texts(
      `Tell me the new date, as in “plan the ${noun} for June 2030”. Or open ${row ? `${row.street} under Properties` : 'its home under Properties'}, choose Update beside the ${noun}, put in the age or the forecasted date you want, and press Apply Changes.`,
      'A date that you set is yours: no estimate overwrites it. Clear it, and our estimate is used again.',
      row && `Now on record: ${describeComponent(row, facts.today)}, ${plannedDateText(row, facts.today)}.`,
    ),
    next: row ? [`How long will my ${noun} last?`] : ['Which of mine is next?', 'What is due this year?'],
    subject: row,
  }
}
