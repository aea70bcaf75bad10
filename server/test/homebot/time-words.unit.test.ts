import { describe, expect, test } from 'vitest'
import { understand } from '../../src/features/homebot/understanding/understand.ts'

const today = '2026-11-27'
const ageOf = (text: string) => understand(text, { today }).components[0]?.age

describe('the age of a component in a message to HomeBot', () => {
  test.each([
    ['the dryer went in when obama got reelected', 2012],
    ['roof was replaced when clinton was re-elected', 1996],
    ['my furnace is from the late 90s', 1998],
    ['water heater is late 80s, is it time', 1988],
    ['washer at my sisters house in iowa is from the early 2000s', 2002],
    ['stove is from the mid nineties', 1995],
    ['water heater at my uncles place in utah was installed in 1999', 1999],
    ['the fridge is older than my son and hes 17', 2009],
    ['furnace is older than our daughter who is 21', 2005],
  ])('is read from a description in words: %s', (text, year) => {
    expect(ageOf(text)?.installedOn.slice(0, 4)).toBe(String(year))
  })

  test.each([
    'the washer does a load in 25 min, how old is it',
    'dryer finishes in 30 mins, how long will it last',
    'the roof at the house built in 1997',
  ])('is not read from a duration or the year of a house: %s', (text) => {
    expect(ageOf(text)).toBeUndefined()
  })

  test('is read from “older than my kid”, which is not a comparison of two components', () => {
    expect(understand('roof is older than my kid and he is 15', { today }).intents).toContain('life')
  })
})

test.each([
  ['will the stove last until next christmas', '2027-12-25'],
  ['chance the dryer dies before xmas', '2026-12-25'],
  ['will the ac make it to next thanksgiving', '2027-11-25'],
  ['odds the washer fails before christmas 2028', '2028-12-25'],
  ['will the roof survive until the 4th of july', '2027-07-04'],
])('the day until which a component should last is read from a holiday: %s', (text, horizon) => {
  expect(understand(text, { today }).horizon).toBe(horizon)
})

test.each([
  ['no hot water at home', 'no_hot_water'],
  ['there is no hot water upstairs', 'no_hot_water'],
  ['the hot water only lasts for one shower', 'runs_out'],
  ['hot water runs out super fast, the tenant is steaming mad', 'runs_out'],
  ['no hot water since this morning', 'no_hot_water'],
  ['my fridge pops like gunfire at night, normal?', 'popping'],
  ['the dryer shuts off after 10 minutes', 'stopping_early'],
  ['no water comes into the dishwasher', 'not_filling'],
  ['the furnace runs all night without a pause', 'running_nonstop'],
  ['the washer door will not latch', 'not_spinning'],
  ['the ac runs all day and never gets to the set temp', 'not_cooling'],
  ['furnace keeps cutting out', 'short_cycling'],
  ['furnace shuts off after 3 minutes', 'short_cycling'],
  ['the furnace clicks off every few minutes', 'short_cycling'],
])('HomeBot recognizes the symptom in the message: %s', (text, name) => {
  const { intents, symptom } = understand(text, { today })
  expect([intents[0], symptom?.name]).toEqual(['symptom', name])
})

test.each([
  ['cost of the roof at home', 'cost'],
  ['price of the furnace at home', 'cost'],
  ['how much should i put aside for the roof each month', 'budget'],
  ['when is the ac filter due next', 'how_often'],
  ['the furnace filter schedule please', 'how_often'],
  ['this house is a money pit, what will 2029 cost', 'budget'],
])('HomeBot recognizes that the question “%s” has the intent %s', (text, intent) => {
  const { intents, specialIntent } = understand(text, { today })
  expect([intents[0], specialIntent]).toEqual([intent, undefined])
})
