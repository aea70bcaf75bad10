import { describe, expect, test } from 'vitest'
import { asksMonthly, savingTime } from '../../src/features/homebot/answers/records/budget-details.ts'
import { monthlySumIn, sumIn } from '../../src/features/homebot/understanding/amounts.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { questionDate } from './question-sets.ts'

const understood = (text: string) => understand(text, { today: questionDate })

describe('the amounts in a question', () => {
  test.each([
    ['quoted $400 to fix the washer', [{ dollars: 400, buys: 'repair' }]],
    ['a new roof for 14 thousand dollars', [{ dollars: 14000, buys: 'replacement' }]],
    ['700 to replace the valve on the water heater', [{ dollars: 700, buys: 'repair' }]],
    ['installed in 2009, 50 gallon tank', []],
    ['washer needs bearings 550 quote, keep or dump', [{ dollars: 550, buys: 'repair' }]],
    ['fridge compressor, eight fifty. hmm', [{ dollars: 850, buys: 'repair' }]],
    ['washer in 2L, 240 to get it going again or just toss it', [{ dollars: 240, buys: undefined }]],
    ['dishwasher in boise needs 290 of work, keep it?', [{ dollars: 290, buys: undefined }]],
    ['95 just to come look at the stove in 1L, worth it?', [{ dollars: 95, buys: undefined }]],
    ['should I set the water heater at 140, he wants it hotter', []],
    ['furnace repair quote is 900, fix it?', [{ dollars: 900, buys: 'repair' }]],
    ['they quoted 14,5 for the roof', []],
    ['is $14,50 fair for a roof', []],
    ['$1,2345 for the furnace', []],
    ['i spent 1,50,000 on the roof', []],
    ['quote of 9,5k for the AC', [{ dollars: 9500, buys: undefined }]],
    ['quoted 150,00 for the dryer', [{ dollars: 150, buys: undefined }]],
    ['quoted 14,500 for the roof', [{ dollars: 14500, buys: undefined }]],
  ])('are read from "%s" as %j', (text, amounts) => {
    expect(understood(text).amounts).toEqual(amounts)
  })
})

describe('a question about a type of component in general', () => {
  test.each([
    'in general, window AC lifespan',
    'concrete driveway lifetime vs asphalt',
    'what is the average age people replace washing machines at',
    'do tankless water heaters outlast tanks',
  ])('is recognized: %s', (text) => {
    expect(understood(text).isGeneral).toBe(true)
  })

  test('is distinguished from a question about the component of the customer', () => {
    expect(understood('what is the average lifespan of my furnace').isGeneral).toBe(false)
  })
})

describe('a year without the word "in" before it', () => {
  test.each([
    ['2027 expected spend?', 2027],
    ['is 2028 a bad year', 2028],
  ])('is understood as the budget period in "%s"', (text, year) => {
    expect(understood(text).calendarYear).toEqual({ year, isThrough: false })
  })
})

describe('a message that only names a thing or asks for records', () => {
  test.each(['boiler?', '¿y el de mi casa?', 'shoot me the tenant number', 'cómo se llama mi inquilino'])(
    'reports no danger: %s',
    (text) => {
      expect(understood(text).dangers).toEqual([])
    },
  )
})

describe('an age in a question to HomeBot', () => {
  const ages = (text: string) => understood(text).components.map(({ age }) => age?.years)

  test.each([
    'should have replaced the roof last week',
    'shoulda replaced the furnace in 2019',
    'we were going to replace the roof in 2020',
    'i nearly bought a new dryer last week',
    'wish i had replaced the roof in 2015',
    'the roof was almost replaced in 2012',
    'would have replaced the AC in 2018 but no money',
  ])('is not read from an act that did not happen: %s', (text) => expect(ages(text)).toEqual([undefined]))

  test.each([
    ['the 15 year old roof that should have been replaced', 15],
    ['wanted to know how long my roof from 2015 lasts', 11],
    ['furnace is 14,5 years old', 14],
  ])('is found in “%s”', (text, years) => expect(ages(text)).toEqual([years]))
})

describe('a question for a budget', () => {
  test.each([
    ['what will I spend in the next 12 months', 1],
    ['how much money do I need this coming year?', 1],
    ['what will I spend over the next year', 1],
    ['how much will I spend in the next 24 months', 2],
    ['how much should I set aside for the next couple of years', 2],
    ['how much money do I need over the next decade', 10],
  ])('is about that number of years from today: %s', (question, yearsAhead) => {
    expect(understood(question)).toMatchObject({ intents: ['budget'], yearsAhead })
  })

  test.each([
    ['budget for 2027', 2027],
    ['what will I spend in 2028?', 2028],
    ['how much will I spend next year', 2027],
    ['what is my budget for this year', 2026],
    ['how much should I set aside for 2029', 2029],
  ])('is about that calendar year: %s', (question, year) => {
    const calendarYear = { year, isThrough: false }
    expect(understood(question)).toMatchObject({ intents: ['budget'], calendarYear })
  })

  test.each(['how much should I save for my roof', 'how much should I set aside each month for the roof?'])(
    'is about the component that it names: %s',
    (question) => {
      expect(understood(question)).toMatchObject({ intents: ['budget'], components: [{ type: 'roof' }] })
    },
  )
})

describe('a question about savings', () => {
  test.each([
    ['what should i set aside each month if i have 6000 in the bank', 6000, undefined],
    ['with 6k saved how much do we need to put away monthly', 6000, undefined],
    ['if i save 300 a month starting from zero am i good', 0, 300],
    ['i have nothing saved, is 300 a month enough', 0, 300],
    ['ive got 4 grand and do 200 a month. enough?', 4000, 200],
  ])('states a balance and a monthly amount: %s', (question, balance, monthly) => {
    expect(understood(question).intents[0]).toBe('savings')
    expect(sumIn(question)).toBe(balance)
    expect(monthlySumIn(question)).toBe(monthly)
  })

  test.each([
    ['i save 400 a month until the end of 2029, does that cover it', undefined, 400],
    ['how much do i need by april 2028 if i start saving in january', undefined, undefined],
    ['the driveway by summer 2028, monthly savings?', undefined, undefined],
    ['i have 2050 saved and add 2028 dollars a month', 2050, 2028],
  ])('contains a year, which is not read as an amount: %s', (question, balance, monthly) => {
    expect(sumIn(question)).toBe(balance)
    expect(monthlySumIn(question)).toBe(monthly)
  })

  test.each([
    ['the roof by april 2028, i start saving in january, how much a month', '2028-04-01', 15],
    ['how much a month starting in march 2027 for the roof by summer 2028', '2028-06-01', 15],
    ['i start with $2000 and add 150 a month, is it there by 2030', '2030-01-01', 37],
    ['if i put away 150 a month for the next 3 years', '2029-11-27', 36],
    ['can i afford it if i save 150 a month', '2028-04-15', 16],
  ])('covers the months until a named day or a planned replacement: %s', (words, until, months) => {
    expect(savingTime(words, '2026-11-27', '2028-04-15')).toEqual({ until, months })
  })

  test.each([
    'what should i put away each month',
    'how much per month do we need to stash away for all the places',
    'monthly savings goal?',
    'cuanto deberia ahorrar al mes',
  ])('asks for a monthly amount: %s', (question) => {
    const { intents, words } = understood(question)
    expect(['budget', 'savings']).toContain(intents[0])
    expect(words).toMatch(asksMonthly)
  })
})
