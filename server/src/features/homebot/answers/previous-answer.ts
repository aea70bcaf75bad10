import { monthAndYear } from '@home-pulse/lifecycle/plain-date'
import { inPercent, inWholeYears } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../understanding/understand.ts'
import { costOf } from './cost.ts'
import type { Answer, Facts } from './facts.ts'
import { forecastOf, lifeSpanSentences, plannedDateText } from './forecasts.ts'
import { answerRepair } from './repair.ts'
import { ageOf, describeComponent, nounOf } from './sentences.ts'
import { findSubject } from './subject.ts'

const asksForPrice = /\b(?:prices?|costs?|precios?)\b/

/**
 * Explains the reasons and the certainty of the previous answer, for the same component. Answers "why?" and "are you
 * sure?"
 */
export function explainPreviousAnswer(asked: Understanding, facts: Facts): Answer {
  const { today, soonest } = facts
  const [first] = asked.intents
  const isOfList = first === 'next' || first === 'due'
  const found = isOfList ? undefined : findSubject({ ...asked, isTheirOwn: !facts.isElsewhere }, facts)
  const [soon] = soonest
  const subject =
    found && found.is !== 'none'
      ? found
      : soon && isOfList
        ? ({
            is: 'own',
            kind: { type: soon.type },
            row: soon,
            installedOn: soon.installedOn,
            notes: [],
          } as const)
        : undefined
  if (!subject)
    return {
      paragraphs: [
        'My figures come from published lifetimes and prices, and from your records. They are likely ranges and no certainty: tell me which figure you mean, and I will explain it.',
      ],
      next: ['Which of mine is next?'],
    }
  const row = subject.is === 'own' ? subject.row : undefined
  if (first === 'repair_or_replace') return answerRepair(asked, facts)
  if (first === 'cost' || asksForPrice.test(asked.words)) {
    const { cost, place } = costOf(subject.kind, asked, facts, row)
    return {
      paragraphs: [
        `This is the price of a new ${nounOf(subject.kind)} ${place}. ${cost.explanation.join(' ')}`,
      ],
      ...{ sources: cost.sources, next: ['What is due this year?'], subject: row },
    }
  }
  if (subject.is !== 'own' && subject.is !== 'told')
    return { paragraphs: [lifeSpanSentences(subject.kind, asked.state ?? facts.state)] }
  const forecast = forecastOf(subject, today, asked.state)
  const which = row
    ? describeComponent(row, today)
    : `a ${nounOf(subject.kind)} of ${inWholeYears(ageOf(subject, today))}`
  return {
    paragraphs: [
      ...subject.notes,
      `${row ? `On record, ${which} is ${plannedDateText(row, today)}. ` : ''}${forecast.explanation.filter((sentence) => !/^(?:Plan for|So plan its)/.test(sentence)).join(' ')}`,
      `How sure that is: in 8 of 10 cases ${row ? 'it' : which} fails between ${monthAndYear(forecast.forecastLow)} and ${monthAndYear(forecast.forecastHigh)}, so the day itself is far from certain. The chance of a failure within 12 months is ${inPercent(forecast.failureWithin12Months)}.`,
    ],
    sources: forecast.sources,
    next: ['What does a new one cost?', 'Should I repair or replace it?'],
    subject: row,
  }
}
