import { failureWithin12Months } from '@home-pulse/lifecycle/survival/forecast'
import { inPercent } from '@home-pulse/lifecycle/wording'
import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { noRecords } from './judge-question.ts'
import { questionDate } from './question-sets.ts'

const understood = (question: string) => understand(question, { today: questionDate })
const answered = (question: string) => answer(understood(question), noRecords).paragraphs.join('\n')

test.each([
  ['Will my water heater last another 5 years?', '2031-11-21'],
  ['what are the odds my furnace makes it to 2030', '2030-01-01'],
  ['will the dryer last through 2030', '2030-12-31'],
  ['will the dryer make it through next winter', '2027-03-20'],
  ['can my AC survive another summer', '2027-06-20'],
  ['how likely is my dryer to die this year', '2027-11-21'],
  ['my fridge is 12 years old, will it last 3 more years', '2029-11-21'],
])(
  'a question about the chance of lasting until a day is understood with the year of that day: %s, %s',
  (question, horizon) => {
    const { intents, dangers, ...rest } = understood(question)
    expect({ intents, dangers, horizon: rest.horizon?.slice(0, 4) }).toEqual({
      intents: ['life'],
      dangers: [],
      horizon: horizon.slice(0, 4),
    })
  },
)

test.each([
  'How long will my water heater last?',
  'how much will a roof cost in 5 years',
  'my furnace is 10 years old, when should I replace it',
  'what is due in the next 2 years',
])(
  'a question about a date or a cost is not read as one about the chance of lasting until a day: %s',
  (question) => expect(understood(question).horizon).toBeUndefined(),
)

describe('the chance of lasting', () => {
  test('for one year is 100% minus the failure probability that the screens show', () => {
    const request = { type: 'water_heater', installedOn: '2014-11-21', today: questionDate } as const
    const chance = 1 - failureWithin12Months(request)
    expect(answered('my water heater is 12 years old, will it last another year?')).toContain(
      `still works on November 21, 2027 is ${inPercent(chance)}`,
    )
  })

  test('decreases with time', () => {
    const chanceIn = (years: number) =>
      Number(/is (\d+)%/.exec(answered(`my furnace is 15 years old, will it last ${years} more years?`))?.[1])
    const chances = [1, 5, 10, 20].map(chanceIn)
    expect(chances).toEqual([...chances].sort((one, other) => other - one))
    expect(chances[0]).toBeGreaterThan(chances[3] ?? 100)
  })
})
