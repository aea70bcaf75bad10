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
}
