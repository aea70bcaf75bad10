import { monthAndYear, wholeYearsBetween } from '@home-pulse/lifecycle/plain-date'
import { inWholeYears } from '@home-pulse/lifecycle/wording'
import { presentCost } from '../../components/present.ts'
import type { AskedRow } from '../queries.ts'
import type { Understanding } from '../understanding/understand.ts'
import { type Answer, type Facts, mostBudgeted } from './facts.ts'
import { dateOf } from './forecasts.ts'
import { capital, inFull, inMoney, kindOf, many, one, placeOf } from './sentences.ts'
import { findSubject } from './subject.ts'

/** Which of theirs will need replacing first. */
export function answerNext(_asked: Understanding, { soonest, today, counts }: Facts): Answer {
  const [first, ...rest] = soonest
  if (!first) return nothingYet()
  return {
    paragraphs: [
      `The first to plan for is ${inFull(first, today)}, ${dateOf(first, today)}.`,
      ...(rest.length > 0 ? [`After that:\n${linesOf(rest, today)}`] : []),
      `These are the dates you have on record for ${countOf(counts.all, 'component')}.`,
    ],
    sources: [],
    next: [
      `What does a new ${one(kindOf(first))} cost?`,
      'What is due this year?',
      'How much should I set aside each month?',
    ],
    subject: first,
  }
}

/** What is overdue, and what comes due within a year. */
export function answerDue(_asked: Understanding, { soonest, today, counts }: Facts): Answer {
  const [first] = soonest
  if (!first) return nothingYet()
  const pressing = counts.overdue + counts.withinYear
  if (pressing === 0)
    return {
      paragraphs: [
        `Nothing is overdue, and nothing comes due within a year. The next is ${inFull(first, today)}, ${dateOf(first, today)}.`,
      ],
      sources: [],
      next: ['How much should I set aside each month?', 'What maintenance should I do this season?'],
      subject: first,
    }
  const shown = soonest.slice(0, pressing)
  const more = pressing - shown.length
  return {
    paragraphs: [
      `${capital(countOf(counts.overdue, 'replacement'))} overdue, and ${countOf(counts.withinYear, 'more')} within a year:`,
      linesOf(shown, today),
      ...(more > 0 ? [`${more} more stand on the Needs Attention list.`] : []),
    ],
    sources: [],
    next: [
      'Which of mine is next?',
      'How much should I set aside each month?',
      'What maintenance should I do this season?',
    ],
  }
}

/** What to put aside for what falls due within five years, at today's prices. */
export function answerBudget(_asked: Understanding, { dueInFiveYears, today, counts }: Facts): Answer {
  if (counts.all === 0) return nothingYet()
  const cents = dueInFiveYears.reduce((sum, row) => sum + costOfRow(row, today), 0)
  const isPart = dueInFiveYears.length >= mostBudgeted
  return {
    paragraphs: [
      dueInFiveYears.length === 0
        ? 'Nothing you have on record is due within five years, so there is nothing to set aside for yet.'
        : `Of your ${countOf(counts.all, 'component')}, ${countOf(counts.withinFiveYears, 'replacement')} ${counts.withinFiveYears === 1 ? 'falls' : 'fall'} due within five years, at about ${inMoney(cents)} in today’s dollars. Spread over 60 months that is about ${inMoney(cents / 60)} a month.`,
      ...(isPart ? [`The sum is of the first ${mostBudgeted.toLocaleString('en-US')} of them.`] : []),
      'Dates and costs are the ones on record: your own where you set them, else our estimates for each home’s state. The Plan screen shows year by year how sure that is.',
    ],
    sources: [],
    next: ['Which of mine is next?', 'What is due this year?'],
  }
}

const costOfRow = (row: AskedRow, today: string) => presentCost(row, { state: row.state, today }) * 100

/** What stands on record: how old it is, since when, how much there is. */
export function answerInventory(asked: Understanding, facts: Facts): Answer {
  const { today, counts, soonest } = facts
  const subject = findSubject(asked, facts)
  if (subject.is === 'own') {
    const { row } = subject
    return {
      paragraphs: [
        ...subject.notes,
        `Your ${one(subject.kind)} at ${placeOf(row)} is ${inWholeYears(wholeYearsBetween(row.installedOn, today < row.installedOn ? row.installedOn : today))} old: it was installed in ${row.installedPrecision === 'year' ? row.installedOn.slice(0, 4) : monthAndYear(row.installedOn)}. Its replacement is ${dateOf(row, today)}.`,
      ],
      sources: [],
      next: [`How long will my ${one(subject.kind)} last?`, `What does a new ${one(subject.kind)} cost?`],
      subject: row,
    }
  }
  if (subject.is === 'several')
    return {
      paragraphs: [linesOf(subject.rows.slice(0, 5), today)],
      sources: [],
      next: ['Which of mine is next?'],
    }
  if (subject.is === 'kind' || subject.is === 'told')
    return {
      paragraphs: [
        `You have no ${one(subject.kind)} on record. Add it to its property, and I will keep its age and its date.`,
      ],
      sources: [],
      next: [`How long do ${many(subject.kind)} last?`],
    }
  if (soonest.length === 0) return nothingYet()
  return {
    paragraphs: [
      `You have ${countOf(counts.all, 'component')} on record. The first to plan for:`,
      linesOf(soonest, today),
    ],
    sources: [],
    next: ['Which of mine is next?', 'What is due this year?'],
  }
}

const linesOf = (rows: readonly AskedRow[], today: string) =>
  rows.map((row) => `• ${capital(inFull(row, today))}: ${dateOf(row, today)}`).join('\n')

const countOf = (count: number, noun: string) =>
  `${count === 0 ? 'no' : count.toLocaleString('en-US')} ${noun}${count === 1 || noun === 'more' ? '' : 's'}`

const nothingYet = (): Answer => ({
  paragraphs: [
    'You have nothing on record yet. Add a property with its appliances, and I can tell you what comes first, what is due, and what it will cost.',
  ],
  sources: [],
  next: ['How long does a water heater last?', 'What does a new roof cost?'],
})
