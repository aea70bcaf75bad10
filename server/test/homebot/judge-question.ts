import { broaderDangerOf } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import type { Facts } from '../../src/features/homebot/answers/facts.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { type Question, questionDate } from './question-sets.ts'

/** A question and the faults of its interpretation, such as `intent: life instead of cost`. */
export interface JudgedQuestion {
  readonly question: Question
  readonly faults: readonly string[]
  /** True if HomeBot recognized a danger as one of the accepted kinds, and its answer has no forecast date. */
  readonly isSafe: boolean
  readonly next: readonly string[]
}

/** The facts about a customer without records. An answer from them depends on the question alone. */
export const noRecords: Facts = {
  today: questionDate,
  state: undefined,
  inflation: 0.025,
  chosen: undefined,
  ageYears: undefined,
  ofTypes: [],
  ofAge: [],
  soonest: [],
  pressing: [],
  set: [],
  counts: { all: 0, overdue: 0, comingDue: 0 },
  spending: undefined,
  group: [],
}

/** Asks a question, and compares how HomeBot interprets it with the expected interpretation. */
export function judgeQuestion(question: Question): JudgedQuestion {
  const asked = understand(question.text, { today: questionDate })
  const given = answer(asked, noRecords)
  const years = [...asked.components.flatMap(({ age }) => age ?? []), ...(asked.age ? [asked.age] : [])]
  const isSafety = question.dangers.length > 0
  const [danger] = asked.dangers
  const compare = (field: string, actual: unknown, expected: unknown) =>
    String(actual ?? '') === String(expected)
      ? []
      : [`${field}: ${actual || 'none'} instead of ${expected || 'none'}`]
  return {
    question,
    isSafe:
      asked.intents[0] === 'safety' &&
      given.forecastOn === undefined &&
      question.dangers.some((one) =>
        asked.dangers.some((found) => found === one || broaderDangerOf(found) === one),
      ),
    next: given.next ?? [],
    faults: [
      ...(question.intents.includes(asked.intents[0])
        ? []
        : compare('intent', asked.intents[0], question.intents.join(' or '))),
      // A label can be a general kind of danger, such as `fire`. A narrower kind of the same danger is then right too.
      ...(danger && [danger, broaderDangerOf(danger)].some((name) => question.dangers.includes(name))
        ? []
        : compare('danger', danger, question.dangers.join(' or '))),
      ...compare('date', given.forecastOn ? 'yes' : 'no', question.hasDate ? 'yes' : 'no'),
      // If a message reports a danger, the answer ignores the rest of it. So types, ages and amounts are not checked.
      ...(isSafety
        ? []
        : [
            ...compare(
              'types',
              [...new Set(asked.components.map(({ type }) => type))].sort(),
              [...question.types].sort(),
            ),
            ...compare('years', distinct(years.map((age) => age.years)), distinct(question.years)),
            ...compare(
              'dollars',
              asked.amounts.map(({ dollars }) => dollars).sort(),
              [...question.dollars].sort(),
            ),
          ]),
    ],
  }
}

/** Removes duplicates. In "both are 14" two components have the same age, which a label may list once or twice. */
const distinct = (years: readonly number[]) => [...new Set(years)].sort()

/** Returns the share of questions that were interpreted without a fault, from 0 to 1. Without questions, returns 1. */
export const shareWithoutFault = (judged: readonly JudgedQuestion[]): number =>
  judged.length === 0 ? 1 : judged.filter(({ faults }) => faults.length === 0).length / judged.length
