import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testConversationContext({ converse, lastResponse, api, ids }: TwoHomes): void {
  test.each([
    [['my dryer', 'the Whirlpool one'], /^Plan to replace your dryer in unit 3B/],
    [['my dryer', 'the second one'], /^Plan to replace your dryer at 412 Oak St/],
    [['my dryer', 'the older one'], /^Plan to replace your dryer in unit 3B/],
    [['my dryer', 'what does the second one cost'], /^Replacing your dryer at 412 Oak St/],
    [['roof in Columbus, how long left'], /^Plan to replace your roof at 412 Oak St/],
    [
      ['roof in Columbus, how long left', 'what about the one in Arizona'],
      /^Plan to replace your roof at 2210 Saguaro/,
    ],
    [
      ['what is the chance the oak water heater dies within 2 years', 'and until 2035?'],
      /^The chance that your water heater at 412 Oak St.* still works on January 1, 2035/,
    ],
    [
      ['could I push the Columbus roof to 2035', 'what are the odds it makes it that long'],
      /^The chance that your roof at 412 Oak St.* still works on January 1, 2035/,
    ],
    [
      ['when will the Columbus dryer go', 'and the one in Tucson', 'total for both'],
      /^Together they typically cost/,
    ],
    [['what does a dryer in Tucson cost', 'and if I wait two years?'], /today is about \$[\d,]+ in 2028/],
    [
      ['roof in Columbus, how long left', 'and the other house?'],
      /^Plan to replace your roof at 2210 Saguaro/,
    ],
    [['compare my dryers'], /^Plan for the dryer in unit 3B.*Dryer at unit 3B.*Dryer at 412 Oak St/s],
    [['Which of my two roofs is older'], /^The oldest you have on record is the roof at 412 Oak St/],
    [['is the oak fridge worth fixing for 450?', 'what if it was 200'], /the quote is \$200/],
    [['is $1,900 a fair price for a water heater in Tucson'], /in Arizona/],
    [['who lives at 412 Oak?', 'how much does she pay'], /^\$1,850 a month/],
  ])(
    'HomeBot answers the last message in the context of the earlier ones: %j',
    async (messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    },
  )

  test('HomeBot says when a task was last done', async () => {
    const question = 'when did I last clean the oak dryer vent'
    expect(await lastResponse([question])).toMatch(/^No upkeep of it is on record/)
    const path = `/v1/components/${ids().get('oak.dryer')}/tasks/dryer-clean-vent/events`
    expect((await api().post(path, { kind: 'done', on: '2026-11-20' })).status).toBe(201)
    expect(await lastResponse([question])).toMatch(
      /^On record, the latest first:\n\n• Clean the vent.*412 Oak St.*November 20, 2026/s,
    )
  })

  test('HomeBot answers a danger first, even if the message names the component only as “the second one”', async () => {
    const { response, is_danger: isDanger } = await converse(['my dryer', 'the second one smells of gas'])
    expect(isDanger).toBe(true)
    expect(response).toMatch(/^Leave the building now/)
  })
}
