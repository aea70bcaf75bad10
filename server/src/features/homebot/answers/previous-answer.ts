import { formatDollars } from '@home-pulse/contract/money'
import { monthAndYear } from '@home-pulse/lifecycle/plain-date'
import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { inExactYears } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import { forecastOf, lifeSpanSentences, ownSubject, type SubjectWithAge } from './forecasts.ts'
import { bulletList, languageOf } from './language/answer-languages.ts'
import { withEnglishNotice } from './language/english-notice.ts'
import { costOf } from './prices/estimate.ts'
import { answerRepair, judgeRepairQuote } from './prices/repair.ts'
import { ageOf, formatCents, nounOf } from './sentences.ts'
import { findSubject, rowOf } from './subject.ts'

/** Matches a question about a price: "why is the estimate so high". */
const asksForPrice = /\b(?:prices?|costs?|expensive|precios?|caro)\b|\bestimates?\b.*\b(?:high|low|much)\b/

const asksForDate = /\b(?:dates?|when|soon|early|late|fechas?|cuando|pronto|tarde)\b/

/** Answers "why?" and "are you sure?" about the previous answer: gives its reasons, or says how certain it is. */
export function explainPreviousAnswer(asked: Understanding, facts: Facts): Answer {
  const { say, month, chance, describe, planned: plannedFor, many, yours, age, ask } = languageOf(asked)
  const { today, soonest } = facts
  const [first] = asked.intents
  const isOfList = first === 'next' || first === 'due'
  const found = isOfList ? undefined : findSubject({ ...asked, isTheirOwn: !facts.isElsewhere }, facts)
  const isOfGroup = first === 'compare' && facts.group.length > 1
  const [soon] = isOfGroup
    ? facts.group.toSorted((one, other) => (one.forecastOn < other.forecastOn ? -1 : 1))
    : soonest
  // "Why November 2028 for my AC" means the air conditioner that is planned for 2028.
  const year = `${asked.calendarYear?.year ?? ''}`
  const planned =
    found?.is === 'several' && year
      ? found.rows.find(({ forecastOn }) => forecastOn.startsWith(year))
      : undefined
  const subject =
    found && found.is !== 'none'
      ? planned
        ? ownSubject(planned)
        : found
      : soon && (isOfList || isOfGroup)
        ? ownSubject(soon)
        : undefined
  if (!subject)
    return {
      paragraphs: [
        say(
          'My figures come from published lifetimes and prices, and from your records. They are likely ranges and no certainty: tell me which figure you mean, and I will explain it.',
          'Mis cifras vienen de vidas útiles y precios publicados, y de sus registros. Son rangos probables y no certezas: dígame de cuál cifra habla y se la explico.',
        ),
      ],
      next: [ask.first],
    }
  const row = rowOf(subject)
  const isKnown = subject.is === 'own' || subject.is === 'told'
  if (first === 'repair_or_replace')
    return !isKnown
      ? answerRepair(asked, facts)
      : withEnglishNotice(
          asked,
          asksCertainty.test(asked.words)
            ? certaintyOfVerdict(subject, asked, facts)
            : reasonsOfVerdict(subject, asked, facts),
        )
  const isOfYear = (year !== '' && row?.forecastOn.startsWith(year)) || asksForDate.test(asked.words)
  if ((first === 'cost' && !isOfYear) || asksForPrice.test(asked.words)) {
    const { cost, place } = costOf(subject.kind, asked, facts, row)
    const price = formatCents(cost.typicalCents)
    return {
      paragraphs: [
        say(
          `This is the price of a new ${nounOf(subject.kind)} ${place}, about ${price}, and it consists of:`,
          `Es el precio normal ${place}, unos ${price}. El desglose lo tengo solo en inglés:`,
        ),
        bulletList(cost.explanation),
      ],
      ...{ sources: cost.sources, next: [ask.due], subject: row },
    }
  }
  const state = asked.state ?? facts.state
  if (!isKnown) return { paragraphs: [lifeSpanSentences(subject.kind, languageOf(asked), state)] }
  const forecast = forecastOf(subject, today, asked.state)
  const [low, high] = [month(forecast.forecastLow), month(forecast.forecastHigh)]
  const [fails, years] = [chance(forecast.failureWithin12Months), age(ageOf(subject, today))]
  const which = row ? describe(row, today) : `a ${nounOf(subject.kind)} of ${years}`
  const { life } = lifetimeIn({ ...subject.kind, state: row?.state ?? asked.state })
  const half = age(Math.round(quantileLife(life, 0.5)))
  const reasons = forecast.explanation.filter((sentence) => !/^(?:Plan for|So plan its)/.test(sentence))
  return {
    paragraphs: [
      ...subject.notes,
      say(
        `${row ? `On record, ${which} is ${plannedFor(row, today)}. ` : ''}${reasons.join(' ')}`,
        `La mitad de ${many(subject.kind)} dura más de ${half}, y ${row ? yours(row) : 'el suyo'} tiene ${years}.${row ? ` En sus registros está ${plannedFor(row, today)}.` : ''}`,
      ),
      say(
        `How sure that is: in 8 of 10 cases ${row ? 'it' : which} fails between ${low} and ${high}, so the day itself is far from certain. The chance of a failure within 12 months is ${fails}.`,
        `Qué tan seguro es: en 8 de cada 10 casos falla entre ${low} y ${high}, así que el día no se puede saber. La posibilidad de que falle en 12 meses es ${fails}.`,
      ),
    ],
    sources: forecast.sources,
    next: [say('What does a new one cost?', ask.cost(subject.kind)), ask.repair],
    subject: row,
  }
}

const asksCertainty = /\b(?:sure|certain|confident|positive|reliable|trust)\b/

/**
 * Explains the highest cost that a repair is worth. Compares the cost per year of the old component with that of a new
 * one.
 */
function reasonsOfVerdict(subject: SubjectWithAge, asked: Understanding, facts: Facts): Answer {
  const { verdict, quote, replacementCents } = judgeRepairQuote(subject, asked, facts)
  const { repair, replace, worthUpToCents } = verdict
  const noun = nounOf(subject.kind)
  const eachYear = formatCents(replace.centsPerYear)
  return {
    paragraphs: [
      `Because a year with the old ${noun} should not cost more than a year with a new one. A new one for about ${formatCents(replacementCents)} lasts ${inExactYears(replace.years)} on average: ${eachYear} a year.`,
      `${verdict.reasons[0]} A repair buys that time, ${inExactYears(repair.years)}. At ${eachYear} a year it is worth up to about ${formatCents(worthUpToCents)}.`,
      quote
        ? `The quote of ${formatDollars(quote.dollars)} comes to ${formatCents(repair.centsPerYear)} a year, so ${verdict.verdict} it${verdict.isClose ? ', though it is close' : ''}.`
        : 'Tell me what the repair would cost, and I will say which is wiser.',
    ],
    sources: verdict.sources,
    next: [`What does a new ${noun} cost?`, 'How sure are you?'],
    subject: rowOf(subject),
  }
}

/**
 * Says how much the quote would have to change to reverse the advice to repair or replace. Adds how uncertain the life
 * is.
 */
function certaintyOfVerdict(subject: SubjectWithAge, asked: Understanding, facts: Facts): Answer {
  const { verdict, quote } = judgeRepairQuote(subject, asked, facts)
  const { forecastLow, forecastHigh, sources } = forecastOf(subject, facts.today)
  const limit = formatCents(verdict.worthUpToCents)
  const gap = quote && formatCents(Math.abs(quote.dollars * 100 - verdict.worthUpToCents))
  const side = quote && quote.dollars * 100 > verdict.worthUpToCents ? 'above' : 'below'
  return {
    paragraphs: [
      `${verdict.isClose ? 'Not very: it is close.' : 'Fairly sure.'} The verdict changes at about ${limit}${quote ? `, and the quote of ${formatDollars(quote.dollars)} is ${gap} ${side} that` : ''}.`,
      `The life behind it is far less certain: it is likely to fail between ${monthAndYear(forecastLow)} and ${monthAndYear(forecastHigh)}, 8 chances in 10.`,
    ],
    sources,
    subject: rowOf(subject),
  }
}
