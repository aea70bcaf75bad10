import { describe, expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testSetsAndSums({ lastResponse }: TwoHomes): void {
  describe('the chances that several components last, in HomeBot’s answer', () => {
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
      [
        'how likely that neither roof goes before 2030',
        /^The chance that both still work on January 1, 2030/,
      ],
      [
        'probabilidad de que fallen los dos techos antes de 2030',
        /^La posibilidad de que fallen los dos hasta el 1 de enero de 2030/,
      ],
    ])('are combined into one chance: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })
  })

  describe('a question to HomeBot about a set of components', () => {
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
        /^The oldest you have on record is the stove in unit 4.*\n\nThe newest is the washer in unit 3B/,
      ],
      ['worst part of my stuff', /^The likeliest to fail within 12 months is/],
      ['is any equipment still original to the house', /^No part on record is as old as its home/],
    ])('is answered from the records: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })

    test.each([
      ['is the oak roof past its usual life', /^Plan to replace your roof at 412 Oak St/],
      ['how many tenants do i have', /^4 current tenants:/],
      ['should i replace both the washer and the dryer', /^Plan for the dryer in unit 3B/],
    ])('is not confused with a similar question: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })
  })

  describe('arithmetic on the figures of a question', () => {
    test.each([
      [
        'oak: by how much to raise the rent to pay for a new furnace in 4 years',
        /^\$\d+ a month for 48 months pays the \$[\d,]+ for the furnace at 412 Oak.*% of the \$1,850 rent/,
      ],
      [
        'a $50 rent increase at oak, how long until it pays off the water heater',
        /^After \d+ months.*\$50 a month pays back/,
      ],
      [
        'oak: split the cost of the driveway among 3 brothers, what does each owe',
        /^\$[\d,]+ is 33% of \$[\d,]+ for the driveway/,
      ],
    ])('is computed: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })

    test.each([['can i raise the rent at oak', /^Not before the current lease ends/]])(
      'is not done if the question asks for none: %s',
      async (question, expected) => {
        expect(await lastResponse([question])).toMatch(expected)
      },
    )
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
      /^The lease of Linh Tran.*August 31, 2027.*how far ahead each side must give notice/s,
    ],
    [
      'how many homes do i have and what is due this year?',
      /^No replacement is overdue\. 2 replacements come due.*one of your two questions/s,
    ],
  ])(
    'both questions of a message are answered, or the answer says that one is left: %s',
    async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    },
  )
}
