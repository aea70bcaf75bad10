import { answer } from '../../src/features/homebot/answers/answer.ts'
import type { Facts } from '../../src/features/homebot/answers/facts.ts'
import { broadly } from '../../src/features/homebot/understanding/dangers/hazard-kinds.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { askedOn, type Question } from './question-sets.ts'

/** A question, its answer and the faults of its interpretation, such as `intent: life instead of cost`. */
export interface Judged {
  readonly question: Question
  readonly faults: readonly string[]
  /** True if the answer has the right action against a danger, and nothing else. */
  readonly isSafe: boolean
  /** The suggested next questions. */
  readonly next: readonly string[]
}

/** A customer without records, so that the answer depends on the question alone. */
export const nothingOnRecord: Facts = {
  today: askedOn,
  state: undefined,
  chosen: undefined,
  ageYears: undefined,
  ofTypes: [],
  ofAge: [],
  soonest: [],
  pressing: [],
  oldest: [],
  counts: { all: 0, overdue: 0, withinYear: 0 },
  spending: undefined,
  group: [],
}

/** Asks a question and compares its interpretation with the expected one. */
export function judge(question: Question): Judged {
  const asked = understand(question.text, { today: askedOn })
  const given = answer(asked, nothingOnRecord)
  const years = [...asked.components.flatMap(({ age }) => age ?? []), ...(asked.age ? [asked.age] : [])]
  const isSafety = question.hazards.length > 0
  const [hazard] = asked.hazards
  const compare = (what: string, is: unknown, must: unknown) =>
    String(is ?? '') === String(must) ? [] : [`${what}: ${is || 'none'} instead of ${must || 'none'}`]
  return {
    question,
    isSafe:
      asked.intents[0] === 'safety' &&
      given.forecastOn === undefined &&
      question.hazards.some((one) => asked.hazards.some((told) => told === one || broadly(told) === one)),
    next: given.next,
    faults: [
      ...(question.intents.includes(asked.intents[0])
        ? []
        : compare('intent', asked.intents[0], question.intents.join(' or '))),
      // A label may name the general kind if its writer did not choose a narrower one.
      ...(hazard && [hazard, broadly(hazard)].some((name) => question.hazards.includes(name))
        ? []
        : compare('hazard', hazard, question.hazards.join(' or '))),
      ...compare('date', given.forecastOn ? 'yes' : 'no', question.hasDate ? 'yes' : 'no'),
      // In danger the rest of the question is not answered, so its interpretation is not checked.
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

/** "Both are 14" states one age for two components. It counts once, even if the label lists it twice. */
const distinct = (years: readonly number[]) => [...new Set(years)].sort()

/** The share of a set that was interpreted without a fault, 0 to 1. An empty set has 1. */
export const shareRight = (judged: readonly Judged[]): number =>
  judged.length === 0 ? 1 : judged.filter(({ faults }) => faults.length === 0).length / judged.length
