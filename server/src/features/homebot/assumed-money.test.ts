import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { expect, test } from 'vitest'
import { useTwoHomes } from '../../../test/homebot/conversations/ask-two-homes.ts'

const { converse, api } = useTwoHomes()

test.each([
  [
    'adds up all homes',
    'what if all of it broke at once, total damage?',
    /^Together.*\n\n• 2210 Saguaro.*• 412/s,
  ],
  ['adds up a home', 'cost to replace everything at oak', /^Together.*• The driveway at 412 Oak/s],
  ['adds up a kitchen', 'what do new kitchen appliances cost for oak', /^Together.*refrigerator(?!.*roof)/s],
  ['adds up work at one time', 'oak: roof and driveway at the same time', /^Together/],
  [
    'counts a monthly sum',
    'if i put away 90 a month can i afford the furnace at oak when it goes',
    /a month for \d+ months/,
  ],
  ['assumes a price', 'suppose the roof at oak ends up at 20k', /^With \$20,000 for the roof.*a month more/],
  ['judges a quote instead', 'they quoted 20k for the oak roof, what if I say no', /^\$20,000/],
  [
    'assumes a sale',
    'how much less would i have to save if i sold oak st',
    /^With 412 Oak St.* sold.*a month less/,
  ],
  [
    'compares named homes',
    'which roof is older, the tucson one or the columbus one',
    /^The older one is the roof at 412 Oak/,
  ],
  [
    'prices the named kind',
    'water heater, 40 gallon gas, what does it cost in ohio',
    /^Replacing your gas water heater/,
  ],
  ['explains a price', 'why is the estimate for the oak roof so high', /^This is the price.*consists of:/],
  ['agrees with a minimum age', 'the oak furnace was there when we moved in in 2010', /^That agrees.*2005/],
  ['judges an age', 'is the washer at oak old', /^No, at 6 years/],
  ['judges a worry', 'oak dishwasher, should i be worried', /^No.*only \d+%/],
  [
    'shows both ages',
    'oak ac went in the year obama got reelected, how long left',
    /^That agrees with your records: it was installed in 2012|\(14 years old\)/,
  ],
  ['judges a price in Spanish', 'me cobran 12 mil por el techo de oak, ¿es justo?', /^Sí, \$12,000/],
  ['leaves out the owner’s home', 'which units are vacant', /^1 place has no current tenant:\n\n• Unit 4/],
])('HomeBot %s: %s', async (_title, question, expected) => {
  expect(await converse([question])).toMatch(expected)
})

test.each([
  'what should i set aside each month if i have 6000 in the bank',
  'with 6k saved how much do we need to put away monthly',
])('HomeBot states the monthly amount of the plan for a balance: %s', async (question) => {
  const { body } = await api().get<Reserve>('/v1/plan/reserve?balance=6000')
  const at = body.choices.findLastIndex(({ starting_sum: start }) => start <= 6000)
  const [, said = ''] =
    /^With \$6,000 to start, set aside about \$([\d,]+) a month/.exec(await converse([question])) ?? []
  const monthly = Number(said.replace(',', ''))
  // The amount is between those of the two nearest starting sums of the plan.
  expect(monthly).toBeLessThanOrEqual(body.choices[at]?.monthly ?? 0)
  expect(monthly).toBeGreaterThan(body.choices[at + 1]?.monthly ?? 0)
})
