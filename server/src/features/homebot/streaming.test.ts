import { askHomebot, type HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../test/harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useOwnWorld, useWorld } from '../../../test/harness/harness.ts'
import { readEvents, textOfEvents } from '../../../test/harness/peers/event-reader.ts'

const world = useWorld()
let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
  await addHomes(customer.api, aHome())
})

const ask = (accept: string | undefined, beside: Record<string, unknown> = {}) =>
  world.app.inject({
    method: 'POST',
    url: '/v1/home-bot/ask-lifecycle-question',
    headers: { authorization: `Bearer ${customer.token}`, ...(accept && { accept }) },
    payload: { question: 'How long will my water heater last?', applianceAge: 0, ...beside },
  })

describe('a client that accepts events', () => {
  test('receives the conversation id, the text in pieces, and the complete answer', async () => {
    const { statusCode, headers, body } = await ask('text/event-stream')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    const events = readEvents(body)
    const names = events.map(({ name }) => name)
    expect(names).toEqual(['conversation', 'text', 'text', 'text', 'answer'])
    const answer: HomebotAnswer = askHomebot.response.parse(events.at(-1)?.data)
    expect(textOfEvents(events)).toBe(answer.response)
    expect(events[0]?.data.conversation_id).toBe(answer.conversation_id)
    const asJson: HomebotAnswer = (await ask('application/json')).json()
    expect({ ...answer, conversation_id: '' }).toEqual({ ...asJson, conversation_id: '' })
  })

  test.each([
    [{ applianceId: crypto.randomUUID() }, 'not_found'],
    [{ conversationId: crypto.randomUUID() }, 'not_found'],
    [{ question: ' ' }, 'invalid_request'],
  ] as const)(
    'receives an error as a JSON problem with the status of the error: %o',
    async (beside, code) => {
      expectProblem(await ask('text/event-stream', beside), code)
    },
  )
})

test.each([
  [undefined],
  ['*/*'],
  ['application/json'],
  ['text/event-stream;q=0'],
  ['text/event-stream-x'],
  ['text/html, application/json;q=0.9'],
])('a client with the Accept header %s receives JSON', async (accept) => {
  const { headers, statusCode } = await ask(accept)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
})

test('HomeBot answers 15 simultaneous questions, even if the server has fewer database connections', {
  tags: ['long'],
}, async () => {
  const answers = await Promise.all(Array.from({ length: 15 }, () => ask('application/json')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
})

describe('a server with a lower limit of questions', () => {
  const narrow = useOwnWorld({ RATE_LIMIT_PER_CUSTOMER: '4' })

  test('returns 429 with Retry-After beyond the limit, and serves other customers', async () => {
    const [eager, calm] = [await signUp(narrow), await signUp(narrow)]
    const asking = ({ token }: Customer, accept: string) =>
      narrow.app.inject({
        method: 'POST',
        url: '/v1/home-bot/ask-lifecycle-question',
        headers: { authorization: `Bearer ${token}`, accept },
        payload: { question: 'hello', applianceAge: 0 },
      })
    const answers = await Promise.all(Array.from({ length: 50 }, () => asking(eager, 'text/event-stream')))
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.length).toBeGreaterThan(30)
    for (const answer of refused) {
      expectProblem(answer, 'too_many_requests')
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect((await asking(calm, '*/*')).statusCode).toBe(200)
  })
})
