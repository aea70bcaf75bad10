import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { HomebotExchange } from '@home-pulse/contract/features/homebot/conversations'
import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useOwnWorld } from '../../../test/harness/harness.ts'
import { readEvents } from '../../../test/harness/peers/event-reader.ts'
import {
  calls,
  fallsSilent,
  type ModelServer,
  says,
  startModelServer,
} from '../../../test/harness/peers/model-server.ts'
import { portOf } from '../../../test/harness/peers/ports.ts'
import type { WorkerPool } from '../../platform/jobs/worker-pool.ts'

const environment: Record<string, string> = {
  LOG_LEVEL: 'warn',
  LLM_MODEL: 'a-model',
  LLM_SILENCE_SECONDS: '5',
  LLM_CALLS_PER_DAY: '2',
}
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  environment.LLM_BASE_URL = model.url
})
const lines: string[] = []
let isWorkerBroken = false
const workerPool: WorkerPool = {
  run: async ({ here }, question) => {
    if (isWorkerBroken) throw new TypeError('the worker is broken')
    return here(question)
  },
  close: async () => {},
}
const world = useOwnWorld(environment, {
  log: { write: (line: string) => void lines.push(line) },
  workerPool,
})
afterAll(() => model.close())

const path = '/v1/home-bot/ask-lifecycle-question'
/** Sentences of the engine's answers. */
const fact =
  'Half of those of its age fail within 6.5 years; the chance that it fails within 12 months is 8%.'
const care = 'Sediment is what rumbles and pops as the water heats.'

describe('a client that disconnects before the answer is complete', () => {
  // spec: P-25
  test('stops the call of the model and leaves the received text in the conversation', async () => {
    const customer = await signUp(world)
    await addHomes(customer.api, aHome())
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    const port = portOf(world.app.server)
    model.play(fallsSilent(`${fact} And then, `))
    const leaving = request({
      ...{ port, path, method: 'POST', agent: false },
      headers: {
        authorization: `Bearer ${customer.token}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
    })
    leaving.end(JSON.stringify({ question: 'How long will my water heater last?', applianceAge: 0 }))
    const [response] = (await once(leaving, 'response')) as [IncomingMessage]
    let seen = ''
    for await (const part of response.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      seen += part
      if (seen.includes(fact)) break
    }
    leaving.destroy()
    await expect.poll(() => model.wasHungUp, { timeout: 250 }).toBe(true)
    const [conversation] = readEvents(seen)
    const kept = () =>
      customer.api.get<HomebotExchange[]>(
        `/v1/home-bot/exchanges?conversationId=${conversation?.data.conversation_id}`,
      )
    await expect.poll(async () => (await kept()).status).toBe(200)
    expect((await kept()).body[0]?.answer.response).toBe(fact)
  })
})

describe('the daily limit of model calls', () => {
  test('applies to each customer, and beyond it the engine answers until the next day', async () => {
    model.play(says(care))
    const [eager, calm] = [await signUp(world), await signUp(world)]
    const answerTo = async ({ api }: Customer) =>
      (
        await api.post<HomebotAnswer>(path, {
          question: 'How do I maintain a water heater?',
          applianceAge: 0,
        })
      ).body.response
    const said = [await answerTo(eager), await answerTo(eager), await answerTo(eager), await answerTo(calm)]
    expect(said.map((text) => text === care)).toEqual([true, true, false, true])
    world.clock.advance(86_400_000)
    expect(await answerTo(eager)).toBe(care)
  })
})

test('an error of a tool is logged as a tool error, and other customers still get answers of the language model', {
  tags: ['long'],
}, async () => {
  lines.length = 0
  isWorkerBroken = true
  const ask = async () => {
    const { api } = await signUp(world)
    await addHomes(api, aHome())
    const question = 'How do I maintain a water heater?'
    return (await api.post<HomebotAnswer>(path, { question, applianceAge: 0 })).body.response
  }
  model.play(calls(['budget', {}]))
  for (let turn = 1; turn <= 3; turn += 1) expect(await ask()).not.toBe('')
  isWorkerBroken = false
  model.play(says(care))
  expect(await ask()).toBe(care)
  const logged = lines.map((line): { level: number; err?: { message: string } } => JSON.parse(line))
  expect(logged).toHaveLength(3)
  expect(logged[0]).toMatchObject({ level: 50, err: { message: 'the worker is broken' } })
})
