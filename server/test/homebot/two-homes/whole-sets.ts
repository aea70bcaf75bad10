import { describe, expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testWholeSets({ lastResponse }: TwoHomes): void {
  describe('the prices of all components of several types', () => {
    test.each([
      ['what would all laundry machines cost to replace', /^You have 2 washers and 2 dryers.*\$3,715/s],
      ['all furnaces and A/C together, what am i looking at', /^You have 2 furnaces and 5 air.*\$38,526/s],
      ['¿cuánto cuestan todas las lavadoras y secadoras juntas?', /^Tiene registrados 2 lavadoras.*\$3,715/s],
      ['how much for the furnace and the ac at oak', /^Together they typically cost about \$10,150/],
    ])('are added up: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })
  })

  describe('a comparison', () => {
    test.each([
      ['which costs more, the washer or the dryer', /^Replacing a washer costs more: \$1,056 to \$1,103/],
      ['¿cuál es más caro, la lavadora o la secadora?', /^Cuesta más una lavadora: de \$1,056/],
      [
        'whats cheaper to replace the furnace or the ac on oak',
        /^The furnace costs less.*\$4,944.*\$262 less/,
      ],
      ['difference in price between oak furnace and tucson furnace', /^The furnace at 2210 .*\$500 more/],
      ['which of my roofs costs more', /^The roof at 2210 Saguaro.*costs more to replace: about \$17,394/],
      ['are the two dryers the same age', /^No: the dryer in unit 3B.* is 5 years older than/],
      ['which is older on oak the washer or the dryer', /^They are the same age: 6 years old/],
      [
        'which is older the fridge in 1 or the fridge in 4',
        /unit 4.*by 12 years.*January 2027, as you set it/s,
      ],
      ['¿qué es más viejo, el techo de tucson o el de oak?', /^Lo más viejo.*412 Oak.*Después:.*2210/s],
    ])('answers what the question compares: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })
  })

  test.each([
    ['ages of everything in the Columbus house', /^The ages of the 9 components/],
    ['list all the ACs with their age', /^The ages of the 5 air conditioners/],
    ['avg age of the ACs in tucson', /^The 4 air conditioners on record are 12 years old on average/],
  ])('lists the ages of a set or computes their average: %s', async (question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })

  test.each([
    [['cost of oak roof?', 'and the tucson one', 'add it up'], /^Together.*\$29,382/],
    [['what does the oak furnace cost', 'ac there', 'sum it'], /^Together.*\$10,150/],
    [
      ['price of the oak washer', 'and the dryer', 'and the driveway', 'add those up pls'],
      /^Together.*\$6,661/,
    ],
    [['¿cuánto cuesta el techo de oak?', '¿y el de tucson?', 'súmalos'], /^Reemplazarlos.*\$29,382/],
    [['list my water heaters', 'how much for the first two'], /^Together.*\$4,542/],
    [['price of the washer in 3B', 'and the dryer', 'the pair at home'], /^Together.*\$1,817/],
    [['how old is the washer in 3B', 'and the other one'], /^Your washer at 412 Oak St/],
    [['when is the oak furnace due', 'and the other one?'], /^Plan to replace your furnace at 2210 Saguaro/],
  ])('refers back to the components of %j', async (messages, expected) => {
    expect(await lastResponse(messages)).toMatch(expected)
  })
}
