import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToast } from '../../ui/feedback/toast.ts'
import type { ApplianceOption } from './api.ts'
import { ask, sendDraft, stop } from './asking.ts'
import { ConversationStore, greeting } from './conversation.ts'
import { clearDeletedMessages, readEarlier, readHistory } from './history.ts'
import type { BotMessage } from './message.ts'

const heater: ApplianceOption = {
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

let store = new ConversationStore()
const choose = (appliance: ApplianceOption) => store.change({ appliance })
const write = (draft: string) => store.change({ draft })
const contents = () => store.current().messages.map(({ content }) => content)
const lastOne = () => store.current().messages.at(-1) as BotMessage

beforeEach(() => {
  store = new ConversationStore()
})
afterEach(() => vi.unstubAllGlobals())

// spec: 03-45, 05-28, 08-33, 10-25, 10-26
test('a question without a selected appliance is sent with the age 0 and no other facts', async () => {
  const { bodies } = answerWith({ response: 'Every spring.' })
  write('  When do I clean gutters? ')
  await sendDraft(store)
  expect(bodies()).toEqual([{ question: 'When do I clean gutters?', applianceAge: 0 }])
  expect(contents()).toEqual([greeting, 'When do I clean gutters?', 'Every spring.'])
  expect(store.current()).toMatchObject({ draft: '', isWaiting: false })
})

// spec: 01-08, 05-29
test('every question is sent with the selected appliance, and from the second one on with the id of the conversation', async () => {
  const { bodies } = answerWith({ response: 'Three years.', conversation_id: 'c1' })
  choose(heater)
  await ask(store, 'How long?')
  await ask(store, 'And then?')
  const about = { applianceAge: 13, propertyId: 'p1', applianceId: 'a1' }
  expect(bodies()).toEqual([
    { question: 'How long?', ...about },
    { question: 'And then?', ...about, conversationId: 'c1' },
  ])
  expect(store.current().messages[1]).toMatchObject({ type: 'user', applianceType: 'water_heater' })
})

// spec: 01-09, 03-53, 05-29, 06-31
test('the replacement date in an answer is offered for the selected appliance until the user accepts it', async () => {
  answerWith({ response: 'Three years.', forecasted_replacement_date: '2029-11-01' })
  await ask(store, 'How long?')
  expect(lastOne().update).toBeUndefined()
  choose(heater)
  await ask(store, 'How long?')
  const { id, update } = lastOne()
  expect(update).toEqual({ appliance: heater, date: '2029-11-01', storedDate: '2027-05-01', isDone: false })
  store.markDateAccepted(id)
  expect(lastOne().update?.isDone).toBe(true)
})

// spec: 01-09
test('no new date is offered for a component if the date of the answer equals the recorded one', async () => {
  answerWith({ response: 'Until May 2027.', forecasted_replacement_date: heater.forecastedReplacementDate })
  choose(heater)
  await ask(store, 'How long?')
  expect(lastOne().update).toBeUndefined()
  answerWith({
    response: 'Until May 2029.',
    forecasted_replacement_date: '2029-05-01',
    subject: { component_id: heater.id, forecasted_replacement_date: '2029-05-01' },
  })
  await ask(store, 'How long?')
  expect(lastOne().update).toBeUndefined()
})

test('the date of an answer is not offered if the answer is about a component that is not selected', async () => {
  answerWith({
    response: 'Your roof has ten years.',
    forecasted_replacement_date: '2036-11-01',
    subject: { component_id: 'roof' },
  })
  choose(heater)
  await ask(store, 'And the roof?')
  expect(lastOne().update).toBeUndefined()
})

test.each([
  [
    'refused by the server',
    'Failed to get response from HomeBot',
    /trouble processing your request right now/,
  ],
  [
    'cut off by the network',
    'Network error while contacting HomeBot',
    /network issues.*check your connection/,
  ],
])('a question that is %s gets an error message and can be sent again', async (how, toastTitle, words) => {
  if (how === 'refused by the server')
    answerWith({ statusCode: 500, code: 'internal', message: 'Broken.' }, 500)
  else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await ask(store, 'How long?')
  expect(currentToast()?.title).toBe(toastTitle)
  expect(lastOne().content).toMatch(words)
  expect(lastOne().unanswered).toBe('How long?')
  expect(store.current().isWaiting).toBe(false)
})

test('the next question begins a new conversation after the server answered that the current one does not exist', async () => {
  answerWith({ response: 'Three years.', conversation_id: 'c1' })
  await ask(store, 'How long?')
  answerWith({ statusCode: 404, code: 'not_found', message: 'Gone.' }, 404)
  await ask(store, 'And then?')
  const { bodies } = answerWith({ response: 'Four.' })
  await ask(store, 'And then?')
  expect(bodies()).toEqual([{ question: 'And then?', applianceAge: 0 }])
})

// spec: 06-30, 07-14, 09-35
test('a blank question is not sent, and no question is sent while an answer is pending', async () => {
  const { bodies } = answerWith({ response: 'Yes.' })
  write(' \n ')
  await sendDraft(store)
  expect(currentToast()?.title).toBe('Please enter a question')
  const first = ask(store, 'One?')
  write('Two?')
  await sendDraft(store)
  await first
  expect(bodies().map(({ question }) => question)).toEqual(['One?'])
  expect(store.current().draft).toBe('Two?')
})

test('an answer that arrives after the conversation was reset is dropped', async () => {
  answerWith({ response: 'Three years.', conversation_id: 'c1' })
  choose(heater)
  const asked = ask(store, 'How long?')
  store.reset()
  await asked
  expect(contents()).toEqual([greeting])
  expect(store.current()).toMatchObject({ appliance: null, id: undefined, isWaiting: false })
})

/** Replaces the server by one that streams each event when the test sends it. */
function streamTo() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
  })
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => controller?.error(signal.reason))
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  })
  const bytes = (text: string) => new TextEncoder().encode(text)
  return {
    send: async (name: string, data: object) => {
      const event = bytes(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
      // An event is sent in two halves, because the network may split it.
      controller?.enqueue(event.slice(0, 9))
      controller?.enqueue(event.slice(9))
      await vi.waitFor(() => {})
      await new Promise((resolve) => setTimeout(resolve))
    },
    cut: () => controller?.close(),
  }
}

test('a streamed answer is shown as its pieces arrive, and then replaced by the complete answer', async () => {
  const server = streamTo()
  const asked = ask(store, 'How long?')
  await server.send('conversation', { conversation_id: 'c1' })
  expect(contents()).toEqual([greeting, 'How long?'])
  await server.send('text', { text: 'Three years. ' })
  await server.send('text', { text: 'Maybe four.' })
  expect(lastOne()).toMatchObject({ content: 'Three years. Maybe four.', isComing: true })
  expect(store.current()).toMatchObject({ isWaiting: true, id: 'c1' })
  const { id } = lastOne()
  await server.send('answer', { response: 'Three years.', conversation_id: 'c1', next_questions: ['Why?'] })
  await asked
  expect(lastOne()).toMatchObject({ id, content: 'Three years.', answer: { nextQuestions: ['Why?'] } })
  expect(lastOne().isComing).toBeUndefined()
  expect(store.current().isWaiting).toBe(false)
})

test('a stopped answer keeps the text that had arrived, and the conversation can continue', async () => {
  const server = streamTo()
  const asked = ask(store, 'How long?')
  await server.send('conversation', { conversation_id: 'c1' })
  await server.send('text', { text: 'Three years.' })
  stop(store)
  await asked
  expect(lastOne()).toMatchObject({ content: 'Three years.', isStopped: true })
  const { bodies } = answerWith({ response: 'Yes.' })
  await ask(store, 'Sure?')
  expect(bodies()[0]).toMatchObject({ conversationId: 'c1' })

  streamTo()
  const again = ask(store, 'And?')
  stop(store)
  await again
  expect(lastOne()).toMatchObject({ unanswered: 'And?' })
})

test.each([
  ['is cut off', 'Network error while contacting HomeBot'],
  ['ends with a problem', 'Failed to get response from HomeBot'],
])('an answer that %s after its first words is marked as failed', async (how, toastTitle) => {
  const server = streamTo()
  const asked = ask(store, 'How long?')
  await server.send('text', { text: 'Three' })
  if (how === 'is cut off') server.cut()
  else await server.send('problem', { statusCode: 500, code: 'internal', message: 'Broken.' })
  await asked
  expect(currentToast()?.title).toBe(toastTitle)
  expect(lastOne().unanswered).toBe('How long?')
  expect(contents()).toHaveLength(3)
})

describe('the earlier messages', () => {
  const exchange = (at: number) => ({
    id: `e${at}`,
    conversation_id: 'c1',
    asked_at: `2026-11-0${at}T10:00:00.000Z`,
    question: `Question ${at}?`,
    component_id: null,
    component_type: at === 2 ? 'dryer' : null,
    answer: { response: `Answer ${at}.`, next_questions: [`And ${at}?`] },
  })
  function keepOnServer(...pages: number[][]) {
    const fetched = vi.fn(async (_url: string) => {
      const page = pages.shift() ?? []
      const link = pages.length > 0 ? { link: `</x?cursor=e${page.at(-1)}>; rel="next"` } : undefined
      return Response.json(page.map(exchange), link && { headers: link })
    })
    vi.stubGlobal('fetch', fetched)
    return () => fetched.mock.calls.map(([url]) => url)
  }

  test('appear after the greeting, oldest first, and the conversation continues', async () => {
    const urls = keepOnServer([3, 2], [1])
    await readHistory(store)
    await readHistory(store)
    expect(contents()).toEqual([greeting, 'Question 2?', 'Answer 2.', 'Question 3?', 'Answer 3.'])
    expect(store.current()).toMatchObject({ id: 'c1', earlier: 'e2', hasStoredMessages: true })
    const [first, asked] = store.current().messages
    expect(asked).toMatchObject({ applianceType: 'dryer', timestamp: Date.parse('2026-11-02T10:00:00Z') })
    expect(first?.timestamp).toBe(asked?.timestamp)
    expect(await readEarlier(store)).toBe(true)
    expect(contents().slice(0, 3)).toEqual([greeting, 'Question 1?', 'Answer 1.'])
    expect(store.current().earlier).toBeUndefined()
    expect(urls()[1]).toContain('conversationId=c1')
    expect(urls()).toHaveLength(2)
    clearDeletedMessages(store)
    expect(contents()).toEqual([greeting])
    expect(store.current()).toMatchObject({ id: undefined, hasStoredMessages: false, history: 'read' })
  })

  test('do not replace a conversation in progress, and can be loaded again after a failure', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await readHistory(store)
    expect(store.current()).toMatchObject({ history: 'failed', hasStoredMessages: false })
    answerWith({ response: 'Yes.', conversation_id: 'c2' })
    await ask(store, 'New?')
    keepOnServer([1])
    await readHistory(store)
    expect(contents()).toEqual([greeting, 'New?', 'Yes.'])
    expect(store.current()).toMatchObject({ id: 'c2', history: 'read', hasStoredMessages: true })
  })
})
