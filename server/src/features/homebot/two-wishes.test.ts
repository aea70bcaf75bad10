import { expect, test } from 'vitest'
import { useTwoHomes } from '../../../test/homebot/conversations/ask-two-homes.ts'

const { converse } = useTwoHomes()

test.each([
  ['linhs rent and when her lease started', /\$1,095 a month.*since September 1, 2025/s],
  ['how old is the oak furnace and what would a new one cost', /Replacing your furnace.*It is 21 years old/s],
  ['avg life of water heater', /^Half of all water heaters/],
  ['gas or electric stove lasts longer?', /Half of all stoves/],
  ['hows the house on oak doing', /replacements? (?:is|are|come)/],
  ['odds the roof on oak makes 25', /still works on November 24, 2032/],
])('answers both wishes, a general question and a target age: %s', async (question, expected) => {
  expect(await converse([question])).toMatch(expected)
})
