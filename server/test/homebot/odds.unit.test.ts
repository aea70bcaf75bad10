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
  ['percentage for the roof failing within 4 years', '2030-11-21'],
  ['as a percentage: my furnace, dead in the next 5 yrs', '2031-11-21'],
  ['is the roof gonna hold out til 2030', '2030-01-01'],
  ['how sure are you about the dishwasher lasting til 2035', '2035-01-01'],
  ['can I squeeze another decade out of the roof', '2036-11-21'],
  ['will the furnace be around for another ten years', '2036-11-21'],
  ['would my 2023 water heater still be running in 2033', '2033-01-01'],
  ['selling in about 4 years, is the roof going to hold till then', '2030-11-21'],
  ['is the AC still gonna be around in 2031', '2031-01-01'],
  ['does the fridge have another five years in it', '2031-11-21'],
  ['will the furnace hold up for roughly 3 years', '2029-11-21'],
])(
  'HomeBot reads the day until which a component should last, with its year: %s, %s',
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
])('a question about a date or a cost is not read as a question about a probability: %s', (question) =>
  expect(understood(question).horizon).toBeUndefined(),
)

describe('a follow-up to a question about odds', () => {
  test.each([
    ['and over 3?', '2029'],
    ['within 4?', '2030'],
    ['and in 10', '2036'],
    ['over five years?', '2031'],
    ['what about for 2', '2028'],
    ['or 6?', '2032'],
    ['and over the next 5 years', '2031'],
    ['¿y en 5?', '2031'],
  ])('states another day until which the component should last: %s, %s', (message, year) => {
    const { horizon, certainty } = understand(message, { today: questionDate, continuesOdds: true })
    expect([horizon?.slice(0, 4), certainty]).toEqual([year, 'guessed'])
  })
})

describe('the answer to a question whether a component lasts until a day', () => {
  test.each([
    ['my roof is 5 years old, is it gonna hold out 4 more years', /^Most likely yes\. The chance that/],
    ['will my 14 year old water heater last another 3 years', /^Probably, at a risk\. The chance that/],
    [
      'can a 14 year old water heater survive another decade',
      /^(?:Probably|Most likely) not\. The chance that/,
    ],
    ['will my 14 year old water heater die in the next 3 years', /^Probably not\. The chance that .* fails/],
    [
      'will my 14 year old water heater fail within 20 years',
      /^(?:Probably, at a risk|Most likely yes)\. .* fails/,
    ],
    ['¿aguantará mi techo de 5 años otros 4 años?', /^Lo más probable es que sí\. La posibilidad/],
  ])('begins with yes or no if the question asks for that: %s', (question, expected) => {
    expect(answered(question)).toMatch(expected)
  })

  test.each([
    'chance my 14 year old water heater dies in 3 years',
    'we only stay 4 more years, is a 5 year old roof worth replacing',
    'give me a percentage, my 16 year old furnace failing in the next 5 yrs',
    'how likely is it that my 5 year old roof lasts 4 more years',
  ])('begins with the odds if the question asks for them: %s', (question) => {
    expect(answered(question)).toMatch(/^The chance that .* is \d+%/)
  })
})

describe('a question for the date and the price', () => {
  test.each([
    ['roof how much and when', 'cost,life'],
    ['when and how much for my furnace', 'life,cost'],
    ['my water heater: when, and what will it cost', 'life,cost'],
    ['what year and what price for the roof', 'life,cost'],
    ['tell me when the roof goes and the price', 'life,cost'],
    ['the cost of a new dryer and when it is due', 'cost,life'],
    ['¿cuánto cuesta el techo y cuándo hay que cambiarlo?', 'cost,life'],
  ])('has both intents, in the order of the question: %s', (question, intents) => {
    expect(understood(question).intents.join()).toBe(intents)
  })

  test.each([
    'how much is a roof when I replace it in 2030',
    'how much and how long does a roof job take',
    'how much did the furnace cost and when was it installed',
    'how much does the roof cost and when can they start',
  ])('is not recognized in other questions with similar words: %s', (question) =>
    expect(understood(question).intents.join()).not.toMatch(/cost,life|life,cost/),
  )
})

describe('a question to HomeBot for the largest worries', () => {
  test.each([
    ['top 3 things to worry about', 3],
    ['what are the 3 biggest worries', 3],
    ['my top two concerns for my houses', 2],
    ['what 4 things should i be worried about', 4],
    ['top 3 priorities across all my houses', 3],
    ['what are the top worries', undefined],
  ])('is read as a request for what is due first: %s', (question, count) => {
    expect(understood(question).operation).toMatchObject({ does: 'pick', by: 'due', count })
  })

  test.each(['top 3 most expensive things', 'what are the 3 biggest replacements coming'])(
    'is not confused with a question for the largest costs: %s',
    (question) => expect(understood(question).operation?.by).toBe('cost'),
  )

  test.each([
    'which furnace brand is most likely to fail',
    'is my 20 year old roof a concern',
    'my 2 tenants worry about mold',
  ])('is not recognized in other questions with similar words: %s', (question) =>
    expect(understood(question).operation).toBeUndefined(),
  )
})

describe('HomeBot’s stated chance that a component lasts', () => {
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
