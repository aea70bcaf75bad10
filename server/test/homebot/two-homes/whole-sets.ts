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

  describe('HomeBot’s comparison', () => {
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
    ])('covers what the question compares: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })
  })

  test.each([
    ['ages of everything in the Columbus house', /^The ages of the 9 components/],
    ['list all the ACs with their age', /^The ages of the 5 air conditioners/],
    ['avg age of the ACs in tucson', /^The 4 air conditioners on record are 12 years old on average/],
  ])('HomeBot lists the ages of a set or computes their average: %s', async (question, expected) => {
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
  ])(
    'HomeBot understands the last message as one about the components of the earlier ones: %j',
    async (messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    },
  )

  describe('a total that HomeBot states', () => {
    test.each([
      [
        'budget for next year not counting the Tucson A/C',
        /^In 2027, expect to spend \$7,376 on replacements, in.*leaves out 4 parts: air conditioners at 2210/,
      ],
      ['what will i spend next year excluding unit 4', /leaves out 4 parts: everything in unit 4 of 2210/],
      ['next year’s budget for tucson without units 1 and 2', /at 2210.*everything in units 1 and 2 of 2210/],
      ['presupuesto del próximo año sin contar el techo', /^En 2027, cuente con gastar \$7,561.*Sin contar/],
      ['presupuesto de 5 años sin la casa de tucson', /^En los próximos 5 años.*Sin contar todo en 2210/],
      ['what would all ACs cost except the one in unit 4', /^You have 4 air conditioners.*\$22,405/s],
      ['what is the total of all my fridges and stoves', /^You have 5 refrigerators and 3 stoves/],
      ['all water heaters over 10 years, what would they cost', /^3 of 5 water heaters.*Together/s],
    ])('covers what the question names, without what it leaves out: %s', async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    })

    test('in the next message still leaves out what the first question left out', async () => {
      const answer = await lastResponse(['budget for 2027 without the unit 2 ac', 'and for 2028?'])
      expect(answer).toMatch(/^In 2028.*leaves out 1 part: air conditioners in unit 2/)
    })

    test.each([
      ['push the furnace on oak to 2031, what does that do to my five-year total'],
      ['what happens to my 5 year budget if i move the oak furnace to 2031'],
    ])('changes with the date of a replacement: %s', async (question) => {
      expect(await lastResponse([question])).toMatch(
        /^With the furnace at 412 Oak St.* planned for July 1, 2031, expect to spend \$[\d,]+ over the next 5 years: \$[\d,]+ (?:more|less) than \$39,522 now/,
      )
    })
  })

  test.each([
    ['what share of my rent goes to repairs', /^Replacements take about 13% of the rents/],
    ['my share of rent after repairs next year', /^Replacements take about 15% of the rents.*\$9,222/],
    ['Roofer we used in ohio', /Kowalski Roofing/],
    ['name of the plumber we hired for the sump pump', /Buckeye Plumbing/],
    ['every roof and when it is due', /^You have 2 roofs on record:.*expected for November 2034/s],
  ])('HomeBot answers from the customer’s records: %s', async (question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })

  test('HomeBot selects from its last list of prices after the message “only the two old ones”', async () => {
    const answer = await lastResponse(['what would it cost to replace all stoves', 'only the two old ones'])
    expect(answer).toMatch(/^Together they typically cost about \$2,350/)
  })
}
