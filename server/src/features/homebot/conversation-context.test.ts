import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { aTenant, tenantsOf } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer

beforeAll(async () => {
  ada = await signUp(world)
  const homes = await addHomes(
    ada.api,
    aHome({
      ...{ street: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' },
      structures: { roof: 18 },
      appliances: { water_heater: { age: 13 }, dryer: { age: 6 }, refrigerator: { age: 9, brand: 'LG' } },
    }),
    aHome({
      ...{ street: '77 Maple Ave', city: 'Columbus', state: 'OH', zip: '43004' },
      structures: { roof: 5 },
      appliances: { water_heater: { age: 3 }, dryer: { age: 12, brand: 'Whirlpool' } },
    }),
  )
  const [oak] = homes
  if (oak) await ada.api.post(tenantsOf(oak), aTenant())
})

async function converse(...messages: string[]): Promise<HomebotAnswer> {
  let answer: HomebotAnswer | undefined
  for (const question of messages) {
    const conversationId = answer?.conversation_id
    const body = { question, applianceAge: 0, conversationId }
    answer = (await ada.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', body)).body
  }
  return answer as HomebotAnswer
}

test.each([
  [['my dryer', 'the Whirlpool one'], /^Plan to replace your dryer at 77 Maple Ave/],
  [['my dryer', 'the second one'], /^Plan to replace your dryer at 12 Oak St/],
  [['my dryer', 'the older one'], /^Plan to replace your dryer at 77 Maple Ave/],
  [['my dryer', 'what does the second one cost'], /^Replacing your dryer at 12 Oak St/],
  [['roof in Columbus, how long left'], /roof at 77 Maple Ave/],
  [['roof in Columbus, how long left', 'what about the one in Texas'], /roof at 12 Oak St/],
  [
    ['what is the chance the oak water heater dies within 2 years'],
    /^The chance that your water heater at 12 Oak/,
  ],
  [
    ['what is the chance the oak water heater dies within 2 years', 'and until 2035?'],
    /^The chance that your water heater at 12 Oak St.* still works on January 1, 2035/,
  ],
  [
    ['could I push the Columbus roof to 2035', 'what are the odds it makes it that long'],
    /^The chance that your roof at 77 Maple Ave.* still works on January 1, 2035/,
  ],
  [
    ['when will the Columbus dryer go', 'and the one in Austin', 'total for both'],
    /^Together they typically cost/,
  ],
  [['what does a dryer in Austin cost', 'and if I wait two years?'], /today is about \$[\d,]+ in 2028/],
  [['do tankless water heaters outlast tanks'], /^Tankless water heaters last longer/],
  [['my sister has a 14 yr old electric tank in Ohio'], /an electric water heater that is 14 years old/],
  [['roof in Columbus, how long left', 'and the other house?'], /roof at 12 Oak St/],
  [['compare my dryers'], /Dryer at 77 Maple Ave.*Dryer at 12 Oak St/s],
  [
    ['Which of my two water heaters is older'],
    /^The oldest you have on record is the water heater at 12 Oak/,
  ],
  [['is my fridge worth fixing for 450?', 'what if it was 200'], /the quote is \$200/],
  [['is $1,900 a fair price for a water heater in Austin'], /in Texas/],
  [['who lives at 12 Oak?', 'how much does she pay'], /^\$1,850 a month/],
  [['I have 10k saved, is that enough?', 'what if I had 20k'], /You have \$20,000/],
  [['what does it cost to run my dryer'], /^I have no figures of what one costs to run/],
  [['put in under Obama, my furnace, how long has it got'], /furnace/],
  [['when did I last clean the dryer vent'], /^No upkeep of it is on record/],
])('HomeBot answers the last message in the context of the earlier ones: %j', async (messages, expected) => {
  const { response } = await converse(...messages)
  expect(response).toMatch(expected)
})

test('HomeBot says when a task was last done', async () => {
  const { subject } = await converse('how long will the dryer on Maple last?')
  const path = `/v1/components/${subject?.component_id}/tasks/dryer-clean-vent/events`
  expect((await ada.api.post(path, { kind: 'done', on: '2026-11-20' })).status).toBe(201)
  const { response } = await converse('when did I last clean the dryer vent')
  expect(response).toMatch(
    /^On record, the latest first:\n\n• Clean the vent.*77 Maple Ave.*November 20, 2026/s,
  )
})

// This test must be the last one, because HomeBot remembers the danger for 30 minutes.
test('HomeBot answers a danger first, even if the message names the component only as “the second one”', async () => {
  const { response, is_danger: isDanger } = await converse('my dryer', 'the second one smells of gas')
  expect(isDanger).toBe(true)
  expect(response).toMatch(/^Leave the building now/)
})
