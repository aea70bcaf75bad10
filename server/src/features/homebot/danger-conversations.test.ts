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

describe('HomeBot after a reported danger', () => {
  test.each([
    ['ok im outside now what'],
    ['now what'],
    ['ok'],
    ['we are all out'],
    ['what next?'],
    ['can i go back in'],
    ['can I go back in to turn the furnace off?'],
    ['is it safe to use the stove now?'],
    ['the smell is gone'],
    ['the alarm stopped, can i go inside?'],
    ['im outside but it still smells of gas'],
    ['my cat is still inside'],
    ['should i call someone'],
    ['how long should i wait'],
    ['thanks'],
    ['is it all clear?'],
    ['waiting for the all clear'],
    ['when do we get the all clear'],
    ['they have not given the all clear yet'],
    ['not all clear'],
    ['what if it is a false alarm?'],
    ['should I open the windows'],
  ])('says what to do next after the message “%s”', async (question) => {
    const { response, is_danger: isDanger } = await converse(gasAlarm, question)
    expect(response).toMatch(stayOut)
    expect(isDanger).toBe(true)
  })

  test('repeats the next step through several follow-up questions', async () => {
    expect((await converse(gasAlarm, 'ok', 'and now?', 'can we go in')).response).toMatch(stayOut)
  })

  test('puts a reminder before the answer to another question', async () => {
    const { response } = await converse(gasAlarm, 'How long does a dryer last?')
    const [reminder, answer] = response.split('\n\n')
    expect(reminder).toMatch(/^Stay outside, .*write “all clear” and we go on\.$/)
    expect(answer).toMatch(/dryers/)
    expect((await converse(gasAlarm, 'How long does a dryer last?', 'ok now what')).response).toMatch(stayOut)
  })

  test('answers a new danger first', async () => {
    const { response } = await converse(gasAlarm, 'the stove is on fire!')
    expect(response).toMatch(/^Get everyone out now/)
  })

  test.each([
    ['all clear'],
    ['All clear!'],
    ['ok all clear now, thanks'],
    ['the fire department said it is safe'],
    ['the gas company came and fixed it'],
    ['it was a false alarm'],
    ['firefighters gave us the all-clear'],
    ['all clear, the gas leak is fixed'],
  ])('accepts that the danger is over after the message “%s”', async (question) => {
    const { response, is_danger: isDanger } = await converse(gasAlarm, question)
    expect(response).toMatch(/^Good to hear that it is over\./)
    expect(isDanger).toBe(false)
    const later = await converse(gasAlarm, question, 'How long does a dryer last?')
    expect(later.response).not.toContain('Stay outside')
    expect((await converse(gasAlarm, question, 'thanks')).response).toMatch(/^You are welcome/)
  })

  test('answers a question in the same message as the all clear', async () => {
    const { response } = await converse(gasAlarm, 'all clear. How long does a dryer last?')
    expect(response).not.toContain('Stay outside')
    expect(response).toContain('dryers')
  })

  test('returns to the earlier subject after the all clear', async () => {
    const { response } = await converse(
      'How long does a dryer last?',
      gasAlarm,
      'all clear',
      'what does it cost?',
    )
    expect(response).toMatch(/dryer/)
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

describe('HomeBot after a message about suicide', () => {
  test.each(['i dont know', 'nobody cares', 'ok', 'i cant call', 'i am not ok', 'what now'])(
    'names the emergency number 988 again, and asks for no all clear, after the message “%s”',
    async (question) => {
      const { response, is_danger: isDanger } = await converse('i want to kill myself', question)
      expect(response).toMatch(/^Please call or text 988 now/)
      expect(response).not.toContain('all clear')
      expect(isDanger).toBe(true)
    },
  )

  test.each(['im ok now', 'just kidding', 'I feel better', 'i called 988'])(
    'accepts the all clear “%s”, and names the emergency number 988 once more',
    async (question) => {
      expect((await converse('i just want to end it all', question)).response).toMatch(
        /^I am glad that you told me\..*988/,
      )
    },
  )
})

test.each([
  ['carbon monoxide alarm is going off', 'we are outside', /^Stay in the fresh air and call 911/],
  ['my dryer is on fire', 'im out now what', /^Stay outside, .* call 911/],
  ['I burned my hand with hot tap water', 'ok what next', /^Keep the burn under cool running water/],
  ['part of the roof caved in', 'we got out, what now', /^Stay outside/],
  ['my kid is stuck in the freezer', 'he is out now what', /watch their breathing/],
  ['old white duct wrap broken', 'ok i closed the door', /^Stay out of that room/],
  ['A/C is hissing, sweet smell, eyes burn', 'im outside', /^Stay in the fresh air/],
])('after the danger "%s", HomeBot answers "%s" with the next step', async (danger, question, says) => {
  expect((await converse(danger, question)).response).toMatch(says)
})

describe('a client that sends no conversation id', () => {
  let plain: Customer
  beforeEach(async () => {
    plain = await signUp(world)
  })
  const ask = async (question: string, who = plain) =>
    (await who.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', { question, applianceAge: 0 }))
      .body

  test('gets the next step in a danger until the all clear, if it never waits 30 minutes between two questions', async () => {
    expect((await ask('i smell gas')).is_danger).toBe(true)
    world.clock.advance(29 * 60_000)
    expect((await ask('ok im outside now what')).response).toMatch(stayOut)
    world.clock.advance(29 * 60_000)
    expect((await ask('how long should i wait')).response).toMatch(stayOut)
    expect((await ask('all clear')).response).toMatch(/^Good to hear that it is over/)
    expect((await ask('how long does a dryer last?')).response).not.toMatch(/outside/i)
  })

  test('gets a reminder before the answer to another question', async () => {
    await ask('i smell gas')
    const { response } = await ask('How long does a dryer last?')
    expect(response).toMatch(/^Stay outside/)
    expect(response).toContain('dryers')
  })

  test('gets no reminder after 30 minutes without a question', async () => {
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
