import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'
import { loadRecords } from '../../../test/homebot/conversations/load-records.ts'
import { conversationDate, twoHomes } from '../../../test/homebot/conversations/two-homes.ts'

describe('an owner who lives in one home and lets the other', () => {
  const world = useWorld()
  let owner: Customer
  beforeAll(async () => {
    world.clock.set(`${conversationDate}T15:00:00Z`)
    owner = await signUp(world)
    await loadRecords(
      owner.api,
      twoHomes.map((home) => (home.key === 'oak' ? { ...home, tenants: [] } : home)),
    )
  })

  test.each([
    [['how long has the dryer got'], /^Plan to replace your dryer at 412 Oak St/],
    [['how long has the dryer got', 'and in what year is that'], /^Your dryer at 412 Oak St/],
    [['when will the dryer go', 'how bad is that gonna hurt the wallet'], /^Replacing your dryer at 412 Oak/],
    [['what would ours cost, the water heater'], /^Replacing your water heater at 412 Oak St/],
    [['whats a roof for the az house'], /^Replacing your roof at 2210 Saguaro/],
    [['how old is the kenmore fridge'], /^Your refrigerator in unit 4 of 2210 Saguaro.* is 17 years old/],
    [['how old is the samsung fridge'], /^(?:Plan to replace y|Y)our refrigerator at 412 Oak/],
    // These questions are about all homes. The home in which the owner lives has no stove, and "my dryers" means
    // several.
    [['how long has the stove got'], /^You have 3 stoves/],
    [['how long do my dryers last'], /^You have 2 dryers/],
  ])('gets an answer about the home that the question means: %j', async (messages, expected) => {
    let answer: HomebotAnswer | undefined
    for (const question of messages) {
      const conversationId = answer?.conversation_id
      const body = { question, applianceAge: 0, conversationId }
      answer = (await owner.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', body)).body
    }
    expect(answer?.response).toMatch(expected)
  })
})
