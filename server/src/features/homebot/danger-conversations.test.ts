import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
  await addHomes(customer.api, aHome({ appliances: { dryer: { age: 6 }, stove: { age: 3 } } }))
})

/** Asks questions one after another in one conversation and returns the last answer. */
async function converse(...questions: string[]) {
  let answer: HomebotAnswer | undefined
  for (const question of questions) {
    const { status, body } = await customer.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
      question,
      applianceAge: 0,
      conversationId: answer?.conversation_id,
    })
    expect(status).toBe(200)
    answer = body
  }
  return answer as HomebotAnswer
}

const gasAlarm = 'my gas alarm is going off'
const stayOut =
  /^Stay outside, well away from the building, and call 911 and your gas company from there now.*Do not go back in/

// The wording of messages about dangers is tested in test/homebot/conversations/danger-conversations.unit.test.ts.
describe('HomeBot after a reported danger', () => {
  test('repeats what to do next in later messages until the user reports that the danger is over', async () => {
    const { response, is_danger: isDanger } = await converse(gasAlarm, 'im outside', 'can i go back in')
    expect(response).toMatch(stayOut)
    expect(isDanger).toBe(true)
    const later = await converse(gasAlarm, 'it was a false alarm', 'How long does a dryer last?')
    expect(later.response).toMatch(/dryers/)
    expect(later.response).not.toContain('Stay outside')
  })

  test('forgets the danger after a day', async () => {
    const told = await converse('I smell gas')
    world.clock.advance(25 * 3600 * 1000)
    const { body } = await customer.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
      question: 'How long does a dryer last?',
      applianceAge: 0,
      conversationId: told.conversation_id,
    })
    expect(body.response).not.toContain('Stay outside')
  })
})

describe('a client that sends no conversation id', () => {
  let plain: Customer
  beforeEach(async () => {
    plain = await signUp(world)
  })
  const ask = async (question: string, who = plain, more: object = {}) =>
    (
      await who.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
        question,
        applianceAge: 0,
        ...more,
      })
    ).body

  test('gets the next step in a danger until the all clear, if it never waits 30 minutes between two questions', async () => {
    expect((await ask('i smell gas')).is_danger).toBe(true)
    world.clock.advance(29 * 60_000)
    expect((await ask('ok im outside now what')).response).toMatch(stayOut)
    world.clock.advance(29 * 60_000)
    expect((await ask('how long should i wait')).response).toMatch(stayOut)
    expect((await ask('all clear')).response).toMatch(/^Good to hear that it is over/)
    expect((await ask('how long does a dryer last?')).response).not.toMatch(/outside/i)
  })

  test('gets one reminder of the danger before the answer to another question', async () => {
    await ask('i smell gas')
    const { response, is_danger: isDanger } = await ask('How long does a dryer last?')
    const [reminder = '', ...rest] = response.split('\n\n')
    expect(reminder).toMatch(
      /^If the danger .* is not over: Stay outside, .*write “all clear” and we go on\.$/,
    )
    expect(rest.join('\n\n')).toMatch(/dryers/)
    expect(isDanger).toBe(false)
    expect((await ask('can i go back in')).response).toMatch(stayOut)
  })

  test('gets reminders of a danger only for 30 minutes after the last message about it', async () => {
    await ask('i smell gas')
    world.clock.advance(20 * 60_000)
    expect((await ask('How long does a dryer last?')).response).toMatch(/^If the danger/)
    world.clock.advance(20 * 60_000)
    expect((await ask('How long does a dryer last?')).response).not.toMatch(/danger/)
  })

  test('gets an offer to add a note without a reminder of the danger', async () => {
    await addHomes(plain.api, aHome({ appliances: { dryer: { age: 6 } } }))
    await ask('i smell gas')
    const { response, action } = await ask('add note: gas shutoff is behind the garage')
    expect(response).toMatch(/^Add this note/)
    expect(action).not.toBeNull()
  })

  test('gets one reminder of the danger in a new conversation with an id, and none about another home', async () => {
    await addHomes(plain.api, aHome({ street: '1 First St' }), aHome({ street: '2 Second St' }))
    const { body } = await plain.api.get<{ id: string }[]>('/v1/properties')
    const [here, there] = body.map(({ id }) => ({ propertyId: id }))
    await ask('i smell gas', plain, here)
    expect((await ask('How long does a dryer last?', plain, there)).response).not.toMatch(/danger/)
    const { response, conversation_id: conversationId } = await ask('How old is my roof?', plain, here)
    expect(response).toMatch(/^If the danger/)
    const again = await ask('And the driveway?', plain, { ...here, conversationId })
    expect(again.response).not.toMatch(/danger/)
    expect((await ask('can i go back in', plain, { ...here, conversationId })).response).toMatch(stayOut)
  })

  test('gets no reminder of a danger after 30 minutes without a question', async () => {
    await ask('i smell gas')
    world.clock.advance(31 * 60_000)
    expect((await ask('ok im outside now what')).is_danger).toBe(false)
  })

  test('gets no reminder of another customer’s danger', async () => {
    await ask('i smell gas')
    expect((await ask('ok im outside now what', await signUp(world))).is_danger).toBe(false)
  })

  test('gets no answer that refers to an earlier harmless question', async () => {
    await ask('How long does a dryer last?')
    expect((await ask('what does it cost?')).response).not.toContain('dryer costs')
  })
})

test('HomeBot detects a danger that only its classifier finds, even if words of the message are in a note', async () => {
  const { api } = customer
  const { body: homes } = await api.get<{ id: string }[]>('/v1/properties')
  const { body } = await api.post<{ noteUrl: string }>(`/v1/properties/${homes[0]?.id}/notes`, {})
  const url = new URL(body.noteUrl)
  const note = 'Window washer, third floor: brings his own rig, hanging from the roof'
  await api.put(url.pathname + url.search, note, { 'content-type': 'text/plain' })
  const { response, is_danger: isDanger } = await converse('the window washer is hanging off the third floor')
  expect(isDanger).toBe(true)
  expect(response).toMatch(/^Call 911/)
})
