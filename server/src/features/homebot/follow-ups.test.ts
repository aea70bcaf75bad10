import { expect, test } from 'vitest'
import { useTwoHomes } from '../../../test/homebot/conversations/ask-two-homes.ts'

const { converse } = useTwoHomes()

test.each([
  [
    ['ac on oak price?', 'and the one in unit 2', 'ok so which first'],
    /^Plan for the air conditioner in unit 2 /,
  ],
  [
    ['should i fix the oak furnace for 700', 'how confident are you'],
    /^(?:Fairly sure|Not very).*quote of \$700/,
  ],
  [['how old is the fridge in unit 1', 'is that unit occupied'], /Dwayne Pruitt/],
  [['dishwasher on oak is not draining', 'can i do that myself'], /^The first step you can do yourself/],
  [
    ['dishwasher on oak is not draining', 'and if it still doesnt drain'],
    /^Then what is left of the usual causes/,
  ],
  [
    ['what will oak cost in 2028', 'what if the furnace dies in 2028 for sure'],
    /That leaves out the furnace/,
  ],
])('answers the last message of %j instead of repeating the last answer', async (messages, expected) => {
  expect(await converse(messages)).toMatch(expected)
})
