import { describe, expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

const twoQuotes = ['got a quote of 4200 for the furnace at oak', 'and 6800 for the ac there']
const quotesOfOne = ['tengo dos cotizaciones para el boiler de la unidad 2, 1400 y 1650']

export function testChangedSums({ lastResponse }: TwoHomes): void {
  describe('a message that continues the last answer', () => {
    test.each<[string, string[], RegExp]>([
      [
        'changes the last sum',
        ['budget for 2028', 'what if prices go up 5%'],
        /^\$8,024: that is 5% more than \$7,642/,
      ],
      [
        'changes the last sum each year',
        ['budget for 2028', 'what if prices go up 5%', 'and 3% a year?'],
        /^\$8,107: that is 3% more a year than \$7,642, after 2 years/,
      ],
      [
        'adds up quotes',
        [...twoQuotes, 'what do they come to together'],
        /^Your quotes come to \$11,000 together/,
      ],
      [
        'applies a discount to the sum of quotes',
        [
          ...twoQuotes,
          'what do they come to together',
          "they'll give 10% off if i do both",
          'is that a good price',
        ],
        /^\$9,900 is \$250 less than the typical \$10,150/,
      ],
      [
        'applies a discount to a quote',
        ['metal roof quote 18000 for oak', 'they knock off 10%'],
        /^\$16,200 lies within what is usual/,
      ],
      ['compares quotes', [...quotesOfOne, 'cual es mas barata'], /^\$1,400 es la más barata: \$250 menos/],
      [
        'chooses among quotes',
        ['guy quoted 9500 to redo the oak roof', 'another said 11200', 'which is better'],
        /^\$9,500 is the cheapest: \$1,700 less than \$11,200/,
      ],
      [
        'names the largest share of a budget',
        ['budget 2029 only tucson', 'which is the biggest'],
        /^The largest share is \$940 for the roof at 2210 Saguaro/,
      ],
      [
        'leaves out another place besides a type',
        ['budget 2027 to 2030', 'leave the roof out', 'and leave ohio out too'],
        /spend \$18,660 .* leaves out 10 parts: roofs and everything at 412 Oak St/,
      ],
      [
        'leaves out a type and a place',
        ['budget next 5 years without the roof and anything in ohio'],
        /spend \$22,833 .* roofs and everything at 412 Oak St/,
      ],
      [
        'includes one of two types again',
        [
          ...['how much will i spend on saguaro the next 5 years', 'without the roof'],
          ...['and without the driveway', 'put the roof back'],
        ],
        /spend \$24,784 .* leaves out 1 part: driveways/,
      ],
      [
        'leaves out the appliances',
        ['total for oak if everything died tomorrow', 'minus appliances'],
        /^Together they typically cost about \$21,776/,
      ],
      [
        'removes a type from a sum of prices',
        ['if i replace the furnace and ac at oak together what would it cost', 'drop the ac'],
        /^Replacing your furnace at 412 Oak St.* about \$4,944/,
      ],
      [
        'asks about savings for another number of years',
        ['i have 10k saved is that enough for next year', 'what about two yrs'],
        /in the next 2 years is \$16,872/,
      ],
      [
        'names only another state',
        ['how much is a furnace in california', 'texas?'],
        /about \$5,233 in Texas/,
      ],
      [
        'keeps the last answer as a note',
        ['how old is the oak dryer', 'ok save that as a note'],
        /^Add this note to the dryer at 412 Oak St.*: “Your dryer at 412 Oak St/,
      ],
      [
        'asks to plan the replacement of the last component',
        ['how long will the oak roof last', 'for 2029, save that'],
        /^Plan the replacement of the roof at 412 Oak St.* for July 1, 2029/,
      ],
      [
        'asks for a reminder before the last date',
        ['whose lease is up first', 'remind me 30 days before'],
        /^Add the task “The lease of Dwayne Pruitt ends.* due on December 1, 2026/,
      ],
      [
        'asks for the next lease',
        ['cual contrato termina primero', 'y el siguiente'],
        /Oksana Petrenko vence/,
      ],
      ['asks for the open tasks', ['what tasks are due', 'whats left'], /^Of your own 4 tasks are due/],
      [
        'asks for the date that has a stated certainty',
        ['when will my oak furnace die', 'by what date 90 percent sure'],
        /^With 90% certainty it still works in January 2028\. .* failed by September 2046/,
      ],
    ])('%s: %j', async (_title, messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    })
  })

  test.each([
    ['last tenant in 4', /The last tenant was Bill Hatch/],
    ['does bill still owe me anything', /^I cannot see that: payments of tenants are not recorded/],
    ['what should i set aside monthly for the ohio house', /^Set aside about \$201 a month/],
    ['is there a recall on my samsung fridge', /CPSC\.gov/],
  ])('HomeBot answers the question “%s”', async (question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })
}
