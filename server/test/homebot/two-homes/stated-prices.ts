import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testStatedPrices({ lastResponse }: TwoHomes): void {
  test.each([
    ['judges a repair by its quote', 'furnace guy wants 650 to fix the trane worth it?', /^Repair it.*\$650/],
    ['judges a repair by its quote', 'dishwasher on oak needs 290 of work, keep it?', /^Repair it.*\$290/],
    [
      'reads the trade “roofer” as the component roof',
      'roofer came in at 13800 for oak, good price?',
      /^\$13,800 lies within what is usual for roofs/,
    ],
    ['compares two quotes', 'two quotes for the oak ac, 1100 and 1450', /\$1,100.*\$1,450 is \$350 more/s],
    [
      'compares prices with the money that the owner has',
      'i have 900 dollars, oak furnace or oak water heater?',
      /^\$900 does not pay for any/,
    ],
    [
      'compares prices with the money that the owner has',
      'got $2,800 saved: oak furnace or oak water heater first',
      /^\$2,800 pays only for the water heater/,
    ],
    [
      'compares prices with the money that the owner has',
      'i have $90,000. oak furnace or oak ac first',
      /^\$90,000 pays for any one/,
    ],
    [
      'does not read a quote as money that the owner has',
      'got quoted $900 on the oak furnace or water heater, fair?',
      /^Repair it: the quote is \$900/,
    ],
    [
      'does not read a bill as money that the owner has',
      'i have a furnace or ac bill of $450, is that a lot',
      /^Whether \$450 is worth it depends on which one it is/,
    ],
    ['compares dates if the question states no money', 'oak furnace or oak water heater first', /^Plan for/],
  ])('HomeBot %s: %s', async (_title, question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })

  test.each<[string, string[], RegExp]>([
    [
      'tells the price of a new one from that of a repair',
      ['furnace quote 6k vs repair 800', 'its the one in columbus'],
      /^Repair it.*the quote is \$800/,
    ],
    [
      'judges a quote for the component that the next message selects',
      ['can i afford a new ac with 6k', 'oak'],
      /^\$6,000 lies within what is usual/,
    ],
    [
      'judges the same quote for another unit',
      ['stove in unit 4 repair 275 worth it?', 'ok what about the one in 1, same price'],
      /^Repair it.*the quote is \$275, and a repair is worth up to about \$505/,
    ],
    [
      'compares savings with each component that the question can mean',
      ['if the roof goes next year, is 12k enough'],
      /^Yes: \$12,000 is enough for the roof at 412 Oak.*\n\nNot quite: .* 2210 Saguaro.*\$5,394 short/,
    ],
    [
      'compares savings with all components of a plural',
      ['is 3k enough for the water heaters in tucson'],
      /^Not quite: .* is \$9,084\. With \$3,000 you are \$6,084 short/,
    ],
    [
      'compares savings with the components of the named units',
      ['is 3k enough for the water heaters in tucson', 'just units 2 and 3b'],
      /^Not quite: .* is \$4,542/,
    ],
    [
      'keeps the component of the savings for a later date',
      ['ive saved 15000 for the roof in columbus', 'and if i wait till 2030'],
      /^Yes: \$15,000 is enough for the roof/,
    ],
    [
      'says again when the savings are enough',
      ['if i put away 400 a month when can i afford a new roof at oak', 'what about 250'],
      /^In 48 months: \$250 a month/,
    ],
    [
      'adds a component to the aim of the savings',
      [
        'if i put away 400 a month when can i afford a new roof at oak',
        'when is it enough for the furnace too',
      ],
      /^In 43 months: .* the roof at 412 Oak.* and the furnace at 412 Oak.* \$16,932/,
    ],
    [
      'adds a component to the aim of the savings',
      ['if i put away 400 a month when can i afford a new roof at oak', 'and the furnace too'],
      /^In 43 months: .* the roof at 412 Oak.* and the furnace at 412 Oak.* \$16,932/,
    ],
    [
      'gives the price in a number of years',
      ['oak driveway replacement cost', 'and if i do it in 5 yrs'],
      /\$4,844 today is about .* in 2031/,
    ],
    [
      'says whether a price includes the installation',
      ['what would a furnace cost me in columbus', 'is that installed'],
      /That includes the installation\./,
    ],
    [
      'gives the price of sealing a driveway',
      ['what does sealing cost'],
      /^Having a two-car asphalt driveway/,
    ],
    [
      'gives the price of the kind that replaces another one',
      ['compare gas and electric water heaters', 'replace it with tankless'],
      /^Replacing a tankless water heater is cheapest in Ohio/,
    ],
    [
      'compares only the two named kinds',
      ['compare gas and electric water heaters'],
      /^Electric water heaters last longer(?![\s\S]*Tankless)/,
    ],
    ['reads “cali” as a state', ['water heater cost', 'cali?'], /in California/],
    ['gives the price in a state after “in”', ['water heater cost', 'in texas?'], /in Texas/],
    ['lists the largest coming replacements', ['biggest bill coming up'], /^The 3 largest replacements/],
    ['lists the largest coming replacements', ['biggest expense coming up'], /^The 3 largest replacements/],
    ['reads “10 yr” as a period', ['whats the 10 yr total'], /^Over the next 10 years/],
    [
      'lists the years of one home',
      ['yearly costs for columbus house'],
      /^From today to the end of 2036, .* at 412 Oak[\s\S]*• 2030: \$2,391/,
    ],
    ['lists the years', ['what will oak cost me the next 10 years', 'show me the years'], /• 2030: \$2,391/],
    [
      'adds up the payments of both homes',
      ['what did i spend at oak st this year', 'and tucson', 'total for both'],
      /^On record you paid \$575/,
    ],
    [
      'keeps only the named units of a list',
      ['cost to replace all the fridges in tucson', 'just unit 4 and 2'],
      /^Together they typically cost about \$3,134/,
    ],
    [
      'adds a component of the same home to a comparison',
      ['which goes first oak furnace or oak ac', 'and the water heater?', 'cost for all three'],
      /^Together they typically cost about \$12,212/,
    ],
  ])('HomeBot %s: %j', async (_title, messages, expected) => {
    expect(await lastResponse(messages)).toMatch(expected)
  })

  test.each<[string, string[], RegExp]>([
    [
      'assumes another age',
      ['fridge 15 yrs', 'what if its 10'],
      /^Plan to replace your refrigerator \(10 years old\)/,
    ],
    ['assumes another age', ['fridge 15 yrs', 'what about at 25'], /refrigerator \(25 years old\) now/],
    [
      'keeps the stated age for the home that the next message names',
      ['my roof is 25 years old when will it go', 'i mean oak'],
      /on record: the roof at 412 Oak.*I answer for the age you wrote/,
    ],
    [
      'reads “a 12 year old furnace” as none on record',
      ['how long does a 12 year old furnace have left'],
      /Plan to replace your furnace \(12 years old\)/,
    ],
    [
      'reads “til summer” as a date',
      ['odds the unit 4 fridge lasts til summer'],
      /still works on June 20, 2027 is 92%/,
    ],
    [
      'gives the chance to last as long as the warranty',
      ['is the dishwasher at oak still under warranty', 'will it make it that far'],
      /still works on June 30, 2028/,
    ],
    ['gives the warranty of a brand', ['warranty on the lennox'], /The usual warranty on a furnace/],
    [
      'gives the warranty of a brand',
      ['is the rheem under warranty'],
      /The usual warranty on a water heater/,
    ],
    [
      'gives the warranty of another component',
      ['warranty on the lennox', 'and the fridge in unit 2'],
      /The usual warranty on a refrigerator .*yours is 13 years old/,
    ],
    [
      'gives one of the recorded warranties',
      ['any warranties still good', 'when does the sump pump one end'],
      /Sump pump(?![\s\S]*Lowe)/,
    ],
    [
      'says that the size is not on record',
      ['when should i replace the oak water heater', 'gallons?'],
      /^Its size is not on record\. .* the model XE50T10H45U0/,
    ],
  ])('HomeBot %s: %j', async (_title, messages, expected) => {
    expect(await lastResponse(messages)).toMatch(expected)
  })
}
