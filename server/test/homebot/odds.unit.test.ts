import { failureWithin12Months } from '@home-pulse/lifecycle/survival/forecast'
import { inPercent } from '@home-pulse/lifecycle/wording'
import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { askedOn } from './question-sets.ts'
import { nothingOnRecord } from './questions.ts'

const told = (question: string) => understand(question, { today: askedOn })
const answered = (question: string) => answer(told(question), nothingOnRecord).paragraphs.join('\n')

test.each([
  ['Will my water heater last another 5 years?', '2031-11-21'],
  ['what are the odds my furnace makes it to 2030', '2030-01-01'],
  ['will the dryer last through 2030', '2030-12-31'],
  ['will the dryer make it through next winter', '2027-03-20'],
  ['can my AC survive another summer', '2027-06-20'],
  ['how likely is my dryer to die this year', '2027-11-21'],
  ['my fridge is 12 years old, will it last 3 more years', '2029-11-21'],
])('a question about odds asks for a day in the expected year: %s, %s', (question, horizon) => {
  const { intents, hazards, ...rest } = told(question)
  expect({ intents, hazards, horizon: rest.horizon?.slice(0, 4) }).toEqual({
    intents: ['life'],
    hazards: [],
    horizon: horizon.slice(0, 4),
  })
})

test.each([
  'How long will my water heater last?',
  'how much will a roof cost in 5 years',
  'my furnace is 10 years old, when should I replace it',
  'what is due in the next 2 years',
])('a question that is not about odds asks for no such day: %s', (question) =>
  expect(told(question).horizon).toBeUndefined(),
)

describe('the odds', () => {
  test('for 12 months are the complement of the failure probability on the screens', () => {
    const request = { type: 'water_heater', installedOn: '2014-11-21', today: askedOn } as const
    const chance = 1 - failureWithin12Months(request)
    expect(answered('my water heater is 12 years old, will it last another year?')).toContain(
      `still works on November 21, 2027 is ${inPercent(chance)}`,
    )
  })

  test('decrease with time', () => {
    const chanceIn = (years: number) =>
      Number(/is (\d+)%/.exec(answered(`my furnace is 15 years old, will it last ${years} more years?`))?.[1])
    const chances = [1, 5, 10, 20].map(chanceIn)
    expect(chances).toEqual([...chances].sort((one, other) => other - one))
    expect(chances[0]).toBeGreaterThan(chances[3] ?? 100)
  })
})
