import type { readBudget } from '@home-pulse/contract/features/plan/budget'
import type { RouteResponse } from '@home-pulse/contract/route'
import { describe, expect, test } from 'vitest'
import { useTwoHomes } from '../../../test/homebot/conversations/ask-two-homes.ts'

const { converse, api } = useTwoHomes()

describe('a monthly amount', () => {
  test.each([
    'what should i put away each month',
    'how much per month do we need to stash away for all the places',
    'monthly savings goal?',
    'cuanto deberia ahorrar al mes',
  ])('is the expected spending of the plan, divided by its months: %s', async (question) => {
    const { body } = await api().get<RouteResponse<typeof readBudget>>(
      '/v1/plan/budget?years=5&cut=from_today',
    )
    const expected = body.periods.at(-1)?.real_to_date.expected ?? 0
    const monthly = Math.ceil(expected / 60).toLocaleString('en-US')
    expect(await converse([question])).toMatch(
      new RegExp(`^(?:Set aside about|Ahorre unos) \\$${monthly} (?:a month|al mes)`),
    )
  })

  test.each([
    ['monthly amount for the oak roof by 2030', /^Set aside \$\d+ a month: .* new roof by January 1, 2030\./],
    ['what a month for a new driveway at oak in 3 years', /^Set aside .* by November 24, 2029\./],
    ['cuanto ahorrar al mes para el techo de oak en octubre', /^Ahorre .* para un techo .*octubre de 2027/],
    [
      'oak dryer: how much monthly should i save',
      /^Set aside \$\d+ a month: that makes \$\d+ for a new dryer/,
    ],
  ])('for one part ends on the day in the question: %s', async (question, expected) => {
    expect(await converse([question])).toMatch(expected)
  })
})

describe('the odds of several parts', () => {
  test.each([
    [
      'oak: chances both the washer and the dryer make it to 2029',
      /^The chance that both still work on January 1, 2029 is \d+%; that both fail/,
    ],
    [
      'what is the risk that the furnace and the ac at oak both die this winter',
      /^The chance that both fail before March 20, 2027 is/,
    ],
    [
      'odds at least one of my roofs fails within 5 years',
      /^The chance that at least one fails before November 24, 2031 is \d+%.*plan’s range/s,
    ],
    ['how likely that neither roof goes before 2030', /^The chance that both still work on January 1, 2030/],
    [
      'probabilidad de que fallen los dos techos antes de 2030',
      /^La posibilidad de que fallen los dos hasta el 1 de enero de 2030/,
    ],
  ])('are joined: %s', async (question, expected) => {
    expect(await converse([question])).toMatch(expected)
  })
})

describe('a question about the set of components', () => {
  test.each([
    ['which make do i have more of than any other', /^LG: 4, the most on record/],
    ['most common brand in my houses?', /^LG: 4/],
    ['list anything beyond its typical life', /^\d+ of 31 components are past the age/],
    ['how many stoves have outlived their expected lifespan', /^\d of 3 stoves (?:is|are) past/],
    [
      'how many replacements should i expect over the next 4 years',
      /^Until November 24, 2030, reckon with about \d+ of your 31/,
    ],
    ['about how many appliances will fail before 2029', /^Until January 1, 2029, reckon with/],
    [
      'what is the newest and the oldest appliance i have',
      /^The oldest.*\n\nThe newest you|^The oldest.*\n\nThe newest is the/,
    ],
    ['worst part of my stuff', /^The likeliest to fail within 12 months is/],
    ['is any equipment still original to the house', /^No part on record is as old as its home/],
  ])('is answered from the records: %s', async (question, expected) => {
    expect(await converse([question])).toMatch(expected)
  })

  test.each([
    ['which brand of washer lasts the most', /brand/],
    ['is the oak roof past its usual life', /^(?:Plan|Yes|No)/],
    ['how many tenants do i have', /tenant/],
    ['what is the worst year ahead', /^Over the next 10 years/],
    ['should i replace both the washer and the dryer', /^(?!The chance that)/],
  ])('keeps the answer to a similar question: %s', async (question, expected) => {
    expect(await converse([question])).toMatch(expected)
  })
})

describe('arithmetic on the figures of a question', () => {
  test.each([
    [
      'adjuster approved 9,400 with a 2,000 deductible, what check do i get',
      /^You get \$7,400: \$9,400 less the \$2,000/,
    ],
    [
      'deductible is 1,500, settlement of 7200, and the new roof costs 10k: how much am i short',
      /you pay \$4,300 yourself/,
    ],
    ['fence repair is 800 and my deductible is 1000, worth a claim?', /^No: a claim pays \$0/],
    ['should i claim 6k of storm damage with a $1,000 deductible', /^Probably: a claim pays \$5,000/],
    ['mi deducible es de 500 y el daño cuesta 900, conviene reclamar', /^Apenas: el seguro pagaría \$400/],
    [
      'oak: by how much to raise the rent to pay for a new furnace in 4 years',
      /^\$\d+ a month for 48 months pays the \$[\d,]+ for the furnace at 412 Oak.*% of the \$1,850 rent/,
    ],
    [
      'a $50 rent increase at oak, how long until it pays off the water heater',
      /^After \d+ months.*\$50 a month pays back/,
    ],
    ['new insulation is 2400 and saves 40 a month, when is the payback', /^After 60 months, about 5 years/],
    [
      'oak: split the cost of the driveway among 3 brothers, what does each owe',
      /^\$[\d,]+ is 33% of \$[\d,]+ for the driveway/,
    ],
    ['my half of a 9000 furnace is how much', /^\$4,500 is 50% of \$9,000/],
  ])('is computed: %s', async (question, expected) => {
    expect(await converse([question])).toMatch(expected)
  })

  test.each([
    ['half the shingles on the roof are gone', /^(?!\$)/],
    ['can i raise the rent at oak', /^Not before the current lease ends/],
    ['does the rent cover the repairs at oak', /^Rents of/],
    ['should i file a claim for the roof', /^Claim if/],
    ['how long do half of all furnaces last', /^(?!\$)/],
  ])('is not assumed: %s', async (question, expected) => {
    expect(await converse([question])).toMatch(expected)
  })
})

test.each([
  ['when was the oak furnace last looked at and what did it cost', /furnace igniter repair.*: \$310/],
  ['when does linhs contract end and what does she pay', /\$1,095 a month.*August 31, 2027/],
  [
    'oak furnace and ac at the same time: price, and is that smart',
    /^Together they.*Often yes, if both are old/s,
  ],
  [
    'by when should i tell linh whether i renew',
    /^The lease of Linh Tran.*August 31, 2027.*must give notice|how far ahead/s,
  ],
  ['how many homes do i have and what is due this year?', /one of your two questions|2 homes/],
])(
  'both questions of a message are answered, or the answer names what is left: %s',
  async (question, expected) => {
    expect(await converse([question])).toMatch(expected)
  },
)

test.each([
  'which of the two uses more power, dryer or fridge',
  'que consume mas luz, la estufa o la lavadora',
])('the use of power is answered from a published source: %s', async (question) => {
  expect(await converse([question])).toMatch(/^(?:Usually|Normalmente).*\b16%/)
})
