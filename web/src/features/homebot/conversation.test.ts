import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '../../platform/session.ts'
import { currentToast } from '../../ui/toast.ts'
import type { ChosenAppliance } from './api.ts'
import {
  ask,
  choose,
  currentConversation,
  greeting,
  noteUpdate,
  send,
  startOver,
  write,
} from './conversation.ts'
import type { BotMessage } from './message.ts'

const heater: ChosenAppliance = {
  id: 'a1',
  applianceType: 'water_heater',
  ageInYears: 13,
  propertyId: 'p1',
  propertyAddress: '77 Maple Ave, Denver, CO',
  unitNumber: null,
  forecastedReplacementDate: '2027-05-01',
}

function answerWith(body: unknown, status = 200) {
  const fetched = vi.fn(async (_url: string, _request: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return { bodies: () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body))) }
}

const contents = () => currentConversation().messages.map(({ content }) => content)
const lastOne = () => currentConversation().messages.at(-1) as BotMessage

function signIn(userId: string) {
  const claims = { user_id: userId, email: `${userId}@example.com`, exp: Date.now() / 1000 + 1000 }
  expect(startSession(`h.${btoa(JSON.stringify(claims))}.s`)).toBe(true)
}

beforeEach(startOver)
afterEach(() => vi.unstubAllGlobals())

test('with no appliance chosen the question goes with the age 0 and nothing more', async () => {
  const { bodies } = answerWith({ response: 'Every spring.' })
  write('  When do I clean gutters? ')
  await send()
  expect(bodies()).toEqual([{ question: 'When do I clean gutters?', applianceAge: 0 }])
  expect(contents()).toEqual([greeting, 'When do I clean gutters?', 'Every spring.'])
  expect(currentConversation()).toMatchObject({ draft: '', isWaiting: false })
})

test('a chosen appliance goes with the question, and so does the talk so far', async () => {
  const { bodies } = answerWith({ response: 'Three years.', conversation_id: 'c1' })
  choose(heater)
  await ask('How long?')
  await ask('And then?')
  const about = { applianceAge: 13, propertyId: 'p1', applianceId: 'a1' }
  expect(bodies()).toEqual([
    { question: 'How long?', ...about },
    { question: 'And then?', ...about, conversationId: 'c1' },
  ])
  expect(currentConversation().messages[1]).toMatchObject({ type: 'user', applianceType: 'water_heater' })
})

test('a date is offered where an appliance was chosen, until it is taken over', async () => {
  answerWith({ response: 'Three years.', forecasted_replacement_date: '2029-11-01' })
  await ask('How long?')
  expect(lastOne().update).toBeUndefined()
  choose(heater)
  await ask('How long?')
  const { id, update } = lastOne()
  expect(update).toEqual({ appliance: heater, date: '2029-11-01', keptDate: '2027-05-01', isDone: false })
  noteUpdate(id)
  expect(lastOne().update?.isDone).toBe(true)
})

test('a date that is another component’s is not offered for the chosen one', async () => {
  answerWith({
    response: 'Your roof has ten years.',
    forecasted_replacement_date: '2036-11-01',
    subject: { component_id: 'roof' },
  })
  choose(heater)
  await ask('And the roof?')
  expect(lastOne().update).toBeUndefined()
})

test.each([
  ['refused', 'Failed to get response from HomeBot', /trouble processing your request right now/],
  ['cut off', 'Network error while contacting HomeBot', /network issues.*check your connection/],
])('a question that is %s is said twice and can be asked again', async (how, toastTitle, words) => {
  if (how === 'refused') answerWith({ statusCode: 500, code: 'internal', message: 'Broken.' }, 500)
  else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await ask('How long?')
  expect(currentToast()?.title).toBe(toastTitle)
  expect(lastOne().content).toMatch(words)
  expect(lastOne().unanswered).toBe('How long?')
  expect(currentConversation().isWaiting).toBe(false)
})

test('nothing is sent while an answer is awaited, and nothing blank ever', async () => {
  const { bodies } = answerWith({ response: 'Yes.' })
  write(' \n ')
  await send()
  expect(currentToast()?.title).toBe('Please enter a question')
  const first = ask('One?')
  write('Two?')
  await send()
  await first
  expect(bodies().map(({ question }) => question)).toEqual(['One?'])
  expect(currentConversation().draft).toBe('Two?')
})

test('another person finds nothing of it, also where the answer comes after they signed in', async () => {
  signIn('ada')
  answerWith({ response: 'Three years.', conversation_id: 'c1' })
  choose(heater)
  const asked = ask('How long?')
  endSession()
  signIn('grace')
  await asked
  expect(contents()).toEqual([greeting])
  expect(currentConversation()).toMatchObject({ appliance: null, id: undefined, isWaiting: false })
  endSession()
})
