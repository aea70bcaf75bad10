import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testAssumedMoney({ lastResponse }: TwoHomes): void {
  test.each([
    [
      'adds up the costs of all homes',
      'what if all of it broke at once, total damage?',
      /^Together.*\n\n• 2210 Saguaro.*• 412/s,
    ],
    [
      'adds up the costs of one home',
      'cost to replace everything at oak',
      /^Together.*• The driveway at 412 Oak/s,
    ],
    [
      'adds up the costs of all kitchen appliances',
      'what do new kitchen appliances cost for oak',
      /^Together.*refrigerator(?!.*roof)/s,
    ],
    [
      'adds up the costs of the appliances of a home',
      'if i had to replace every appliance at oak st what would it run me',
      /^Together(?!.*(?:roof|driveway|furnace)).*dishwasher/s,
    ],
    ['lists the appliances of a home', 'all oak appliances', /^On record there: 6 (?!.*(?:roof|driveway))/s],
    ['adds up two replacements at the same time', 'oak: roof and driveway at the same time', /^Together/],
    [
      'judges a quote that the owner may refuse',
      'they quoted 20k for the oak roof, what if I say no',
      /^\$20,000/,
    ],
    [
      'computes how much less to save after the sale of a home',
      'how much less would i have to save if i sold oak st',
      /^With 412 Oak St.* sold.*a month less/,
    ],
    [
      'compares the roofs of two named homes',
      'which roof is older, the tucson one or the columbus one',
      /^The older one is the roof at 412 Oak/,
    ],
    [
      'states the price of the named variant',
      'water heater, 40 gallon gas, what does it cost in ohio',
      /^Replacing your gas water heater/,
    ],
    [
      'compares the savings of a period with its costs',
      'if i save 300 a month for the next 3 years, is that enough',
      /^Not quite: the expected cost of everything in the next 3 years.*With \$10,800.*\$300 a month for 36 months/s,
    ],
    [
      'compares the savings until a day with the cost of a roof',
      'i put aside $200 every month, will i have enough for the oak roof by 2030',
      /^Not quite.*roof at 412 Oak St.*\$7,400.*37 months until January 1, 2030/s,
    ],
    ['explains a price', 'why is the estimate for the oak roof so high', /^This is the price.*consists of:/],
    ['confirms a minimum age', 'the oak furnace was there when we moved in in 2010', /^That agrees.*2005/],
    ['says whether a component is old', 'is the washer at oak old', /^No, at 6 years/],
    ['says whether a worry is justified', 'oak dishwasher, should i be worried', /^No.*only \d+%/],
    [
      'reads an age from the term of a president',
      'oak ac went in the year obama got reelected, how long left',
      /^Plan to replace your air conditioner at 412 Oak St.* \(14 years old\)/,
    ],
    ['judges a price in Spanish', 'me cobran 12 mil por el techo de oak, ¿es justo?', /^Sí, \$12,000/],
    ['leaves out the owner’s home', 'which units are vacant', /^1 place has no current tenant:\n\n• Unit 4/],
  ])('HomeBot %s: %s', async (_title, question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })
}
