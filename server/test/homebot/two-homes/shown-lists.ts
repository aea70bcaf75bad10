import { describe, expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testShownLists({ lastResponse }: TwoHomes): void {
  describe('a message to HomeBot about the list that it just showed', () => {
    test.each([
      [['3 most expensive things coming up', 'tally those'], /^Together they typically cost about \$12,635 /],
      [['what did i spend this year', 'add those up'], /^On record in 2026 you paid \$575/],
      [
        ['3 most expensive things coming up', 'and the total minus the driveway'],
        /^Together they typically cost about \$7,300 /,
      ],
      [
        ['list the fridges', 'and without the unit 4 one?', 'how much for those together'],
        /^Together they typically cost about \$6,202 /,
      ],
      [['list the fridges', 'the rest besides the kenmore, how much'], /^Together .* about \$6,202 /],
      [
        ['3 most expensive things coming up', 'first one. save it for june 2028'],
        /^Plan the replacement of the air conditioner in unit 4 .*June 1, 2028/,
      ],
      [['whats due at saguaro next yr', 'just unit 4', 'total for those'], /^Together .* about \$2,742 /],
      [
        ['whats due at saguaro next yr', 'just unit 4', 'total for those', 'leave out the stove'],
        /^Replacing your refrigerator in unit 4 .* about \$1,567 /,
      ],
      [['all lg stuff i own', 'cost to replace all of it'], /^Together .* about \$4,487 /],
      [['all lg stuff i own', 'without the fridge', 'which is oldest'], /^Your washer at 412 Oak/],
      [['stoves?', 'the last one, how old'], /stove in unit 2/],
      [
        ['got a quote of 9800 for the oak furnace', 'what if he tosses in the ac too'],
        /^Together they .* about \$10,150 .*\n\n\$9,800 is \$350 less/,
      ],
      [
        ['compressor of the ac in unit 2 would be 2400', 'a whole new one from him is 6500'],
        /^\$6,500 lies within what is usual/,
      ],
      [
        ['which fridge at saguaro goes first', 'and the second one', 'what do both cost'],
        /^Together .* about \$3,134 /,
      ],
      [['which acs are older than 10', 'cost for all of them', 'not the oak one'], /about \$11,466 /],
      [['what breaks next in unit 4', 'after that', 'how much for those two'], /about \$2,742 /],
      [['rents?', 'without oksana', 'what if i raise them 5%'], /^All rents together would be \$4,168\.50/],
    ])('adds up, leaves out or changes entries of that list: %j', async (messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    })

    test('can leave out an entry; HomeBot then lists the others', async () => {
      const answer = await lastResponse(['list the fridges', 'and without the unit 4 one?'])
      expect(answer.match(/refrigerator (?:in|at)/g)).toHaveLength(4)
      expect(answer).not.toContain('unit 4')
    })

    test('can ask for a comparison; HomeBot then lists each component once', async () => {
      const answer = await lastResponse([
        ...['oldest thing in the columbus house', 'whats the oldest furnace in tucson'],
        ...['how much for both', 'which one should i do first'],
      ])
      expect(answer.match(/^• /gm)).toHaveLength(2)
    })
  })

  describe('the previous question to HomeBot, asked about another home', () => {
    test.each([
      [
        ['whats the oldest thing in the columbus house', 'and in tucson'],
        /^The oldest you have on record is the driveway at 2210 Saguaro/,
      ],
      [
        [
          'how long does the oak furnace have',
          'and the ac',
          'both cost how much',
          'what about the ones in tucson',
        ],
        /^Together they typically cost about \$28,376 /,
      ],
      [
        ['what do i have to put aside per month for the oak roof', 'and for the tucson one'],
        /^Set aside \$156 a month/,
      ],
    ])('is answered for that home: %j', async (messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    })
  })

  test.each([
    [
      [
        ...['cuánto cuesta cambiar el calentador de agua de la unidad 2', 'y el de Oak St'],
        'cuánto más caro es el de la unidad 2',
      ],
      /^Cuesta más el calentador de agua en la unidad 2 .*\$209 más/,
    ],
    [
      ['cost of the water heater in unit 2', 'and oak st', 'how much more is the unit 2 one'],
      /^The water heater in unit 2 .* costs more .*\$209 more/,
    ],
  ])('HomeBot states the difference of two prices: %j', async (messages, expected) => {
    expect(await lastResponse(messages)).toMatch(expected)
  })

  test.each([
    [['when does the ac in unit 4 go', 'and the one in 2', 'which is riskier'], /^Plan for .* in unit 4 /],
    [
      ['when does the ac in unit 4 go', 'and the one in 2', 'cost for the pair'],
      /^Together .* about \$11,466 /,
    ],
    [
      ['¿la lavadora de Oak cuántos años le quedan?', '¿y la secadora?', '¿cuál es más barata?'],
      /^Cuesta menos la secadora: unos \$761, \$295 menos/,
    ],
    [
      ['cuánto cuesta el aire de la unidad 4', 'y el de la unidad 2', 'cuánto más viejo es el de la 4'],
      /^Lo más viejo es .* unidad 4 .* 3 años/,
    ],
  ])('HomeBot compares the last two components of the conversation: %j', async (messages, expected) => {
    expect(await lastResponse(messages)).toMatch(expected)
  })

  test('HomeBot explains in Spanish why a component comes first in a comparison', async () => {
    const messages = ['techo de oak cuánto cuesta', 'y el de tucson', 'cuál va primero', 'por qué']
    expect(await lastResponse(messages)).toMatch(/^La mitad de los techos .* 412 Oak St/)
  })

  test.each([
    [
      ['budget for next 5 yrs', 'and without tucsons driveway'],
      /leaves out 1 part: driveways at 2210 Saguaro/,
    ],
    [['budget for next 5 yrs', 'take the roofs out'], /leaves out 2 parts: roofs/],
    [['budget for next 5 yrs', 'split by house'], /^Over the next 5 years, 2210 Saguaro .*\$27,489/],
  ])('HomeBot changes its last budget as the next message requests: %j', async (messages, expected) => {
    expect(await lastResponse(messages)).toMatch(expected)
  })

  test.each([
    [['whats the warranty on the oak dishwasher', 'any notes on tucson'], /behind the laundry shed/],
    [['any notes on tucson', 'whats it say about the roof in columbus'], /Kowalski Roofing/],
    [['oldest stove?', 'save it for march 2028', 'actually make it april'], /for April 1, 2028/],
    [
      ['how old is the oak furnace', 'schedule an inspection for it next tuesday'],
      /^Add the task “Check the furnace” .* December 1, 2026/,
    ],
    [
      ['is 900 fair for the furnace in tucson repair', 'too much?', 'what if it was 400'],
      /^Repair it: the quote is \$400/,
    ],
    [['is 900 fair for the furnace in tucson repair', 'ok and a new one'], /about \$5,444 /],
    [['oak roof replacement cost', 'quote came in at 14500', 'too high?'], /^No, \$14,500 lies within/],
    [['dishwasher unit 1 not draining', 'tried the filter', 'repair cost'], /repair .*\$\d/],
    [
      ['fix the oak washer for 450?', 'and the lg dryer at oak same price'],
      /^Repair it, though it is close: the quote is \$450/,
    ],
    [['what does the saguaro driveway cost', 'why so soon'], /expected for December 2027/],
    [['who lives in unit 2', 'ok'], /^You are welcome/],
    [['saguaro driveway', 'no i meant the cost', "and oak's"], /^Replacing your driveway at 412 Oak/],
    [['dryer vent at oak is smoking', 'all clear it was lint'], /^Good to hear that it is over/],
    [['stove in unit 4 price', 'how sure r u about the date'], /expected for February 2027/],
    [['compare my roofs', 'save the first one for 2030'], /^Plan the replacement of the roof at 412 Oak/],
  ])('HomeBot answers the last message from the customer’s records: %j', async (messages, expected) => {
    expect(await lastResponse(messages)).toMatch(expected)
  })

  test('HomeBot still answers about the home in which a danger was reported after the danger is over', async () => {
    const messages = ['CO alarm going off oak st', 'fire dept said all clear', 'was it the furnace you think']
    expect(await lastResponse([...messages, 'how old is it'])).toMatch(/^Your furnace at 412 Oak St/)
  })

  test('HomeBot still answers about the unit in which a danger was reported after the danger is over', async () => {
    const messages = ['compare the ac in unit 2 and unit 4', 'the tenant in 2 says its sparking']
    expect(
      await lastResponse([...messages, 'all clear, electrician came', 'should i just replace it']),
    ).toMatch(/^A repair is worth up to about \$3,062/)
  })

  test('HomeBot explains the year that a question after a price names', async () => {
    const messages = ['what does the fridge in unit 4 cost', 'why 2027 for unit 4']
    expect(await lastResponse(messages)).toMatch(/is planned for January 2027, as you set it/)
  })
}
