import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testSingleQuestions({ lastResponse }: TwoHomes): void {
  test.each([
    [
      'states the price of a part',
      'what does a furnace igniter run installed',
      /igniter.*about \$180 to \$350/,
    ],
    [
      'compares components in two states by the prices of each state',
      'furnace at tucson vs oak',
      /412 Oak[^•]*about \$4,944.*2210 Saguaro[^•]*about \$5,444/s,
    ],
    [
      'names the company in the notes',
      'who do i call about the oak roof',
      /^Your notes say:.*Kowalski Roofing/s,
    ],
    ['counts the units', 'how many doors do i have', /^You have 2 homes on record, with 4 units\./],
    ['states the price of a part', 'cost of a new thermal fuse for a dryer', /fuse.*about \$100 to \$200/],
    ['states the price of a part', 'torn fridge gasket, how much', /gasket.*about \$75 to \$300/],
    [
      'states the price of repairs of a water heater',
      'what does it cost to repair a water heater',
      /about \$206 to \$846/,
    ],
    [
      'plans the reserve for the named unit alone',
      'budget for the appliances in unit 4 over the next 3 years',
      /^(?!.*set aside \$380)(?!.*each of the 4 units).*\$4,130/s,
    ],
    ['states when one component is due', 'when is the oak fridge due', /Oak St.*September \d+, 2033/],
    [
      'lists only the leases that end in a period',
      'what leases are up in the next 6 months',
      /^(?!.*Linh)(?!.*Maria).*Dwayne.*Oksana/s,
    ],
    [
      'states the ages of two components',
      'how old are the roof and the furnace on oak',
      /roof.*19 years.*furnace.*21 years/s,
    ],
    [
      'states the year of installation of each component',
      'what year were the dishwashers put in',
      /installed in 2016.*installed in 2018.*installed in 2023/s,
    ],
    [
      'treats the replacement of an anode as a repair',
      'they want 300 to replace the anode on the unit 3b water heater, worth it?',
      /\$300/,
    ],
    [
      'leaves an excluded component out of the total price',
      'what would it cost to replace everything but the roof at oak',
      /^(?!.*• The roof).*Together/s,
    ],
    ['names the last tenant', 'who was the last tenant in unit 4', /Bill Hatch/],
    [
      'states both the rents and the expenses',
      'income vs expenses for saguaro this year',
      /\$40,320.*\$265/s,
    ],
  ])('HomeBot %s: %s', async (_title, question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })
}
