import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useOwnWorld } from '../../../test/harness/harness.ts'
import {
  breaksOff,
  calls,
  type ModelServer,
  says,
  saysAndCalls,
  startModelServer,
  type Turn,
} from '../../../test/harness/peers/model-server.ts'

const environment: Record<string, string> = { LLM_API_KEY: 'sk-a-key', LLM_MODEL: 'a-model' }
let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
  environment.LLM_BASE_URL = model.url
})
const world = useOwnWorld(environment)
afterAll(() => model.close())

/** A sentence of the engine's answer. */
const fact =
  'Half of those of its age fail within 6.5 years; the chance that it fails within 12 months is 8%.'
let customer: Customer
let heater: Appliance
beforeAll(async () => {
  customer = await signUp(world)
  const [home] = await addHomes(customer.api, aHome())
  const { body } = await customer.api.get<Appliance[]>(`/v1/properties/${home?.id}/appliances`)
  heater = body.find((row) => row.appliance_type === 'water_heater') as Appliance
})
// After repeated failures the server does not call the model for 30 seconds.
beforeEach(() => world.clock.advance(31_000))

const ask = async (
  question = 'How long will my water heater last?',
  beside: Record<string, unknown> = {},
) => {
  const { status, body } = await customer.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
    question,
    applianceAge: 0,
    ...beside,
  })
  expect(status).toBe(200)
  return body
}

describe('a figure that the language model passes to a tool', () => {
  /** Returns a fake model that calls tools. It then answers with every figure in the results of the tools. */
  const repeating = (...wanted: Parameters<typeof calls>) =>
    model.play(calls(...wanted), (response) => {
      const results = model.requests[1]?.messages.filter(({ role }) => role === 'tool') ?? []
      said = results.map(({ content }) => content)
      says(`${fact} The repair costs $123,456. It is 77 years old. ${said.join(' ')}`)(response)
    })
  let said: string[] = []

  test.each<[string, Parameters<typeof calls>[0]]>([
    ['a sum', ['repair_or_replace', { type: 'water_heater', age_years: 0, repair_dollars: 123_456 }]],
    ['a sum without an age', ['repair_or_replace', { type: 'dishwasher', repair_dollars: 123_456 }]],
    ['an age', ['forecast', { type: 'dishwasher', age_years: 77 }]],
    ['a number of years', ['budget', { years: 29 }]],
    [
      'a value that no tool accepts',
      ['repair_or_replace', { type: '$123,456 at 77 years', repair_dollars: 123_456 }],
    ],
    ['a figure in the name of a tool', ['costs $123,456', {}]],
  ])('does not count as proven if the model invented it: %s', async (_what, call) => {
    repeating(call)
    const { response } = await ask()
    expect(said.map((result) => Object.keys(JSON.parse(result)))).toEqual([['error']])
    expect(response).not.toMatch(/123|77|29 years/)
  })

  test('counts as proven if the customer stated it in this conversation', async () => {
    model.play(says(fact))
    const { conversation_id: conversationId } = await ask(
      'My water heater needs a repair for $345, worth it?',
    )
    const verdict =
      'The quote is 16% of the price of a new one: the rule of thumb, not more than half, says the same.'
    model.play(calls(['repair_or_replace', { component_id: heater.id, repair_dollars: 345 }]), (response) => {
      const { says: paragraphs } = JSON.parse(model.requests[1]?.messages.at(-1)?.content ?? '')
      says(`${paragraphs[0]} ${verdict}`)(response)
    })
    const { response } = await ask('and what do you think of that quote now', { conversationId })
    expect(response).toContain('The quote is 16%')
    expect(JSON.parse(model.requests[1]?.messages.at(-1)?.content ?? '')).toHaveProperty('says')
  })
})

describe('an emergency number in the language model’s text', () => {
  const withTool = [calls(['my_components', {}]), says(fact)] as const
  test.each<[string, readonly Turn[], RegExp]>([
    ['at the beginning', [says(`Call 911 now. ${fact}`)], /^In an emergency, call 911\. Half/],
    ['at the end', [says(`${fact} If it gets worse, call 911.`)], /call 911\.$/],
    ['with hyphens', [says(`${fact} Dial 9-1-1.`)], /call 911\.$/],
    ['of the suicide lifeline', [says(`${fact} Call or text 988.`)], /call or text 988\.$/],
    ['of Poison Control', [says(`${fact} Call 1-800-222-1222.`)], /call Poison Control at 1-800-222-1222\.$/],
    ['in Spanish', [says(`Llame al 911. ${fact}`)], /call 911/],
    ['in Chinese', [says(`请拨打911。 ${fact}`)], /call 911/],
    [
      'beside an invented price',
      [says('Call 911, it costs $77. It lasts 99 years. It is good.')],
      /call 911/,
    ],
    ['before invented figures', [says('Call 911. It costs $77. It lasts 99 years. It is $5.')], /call 911/],
    ['before it calls a tool', [saysAndCalls('Call 911 first. ', 'my_components'), withTool[1]], /call 911/],
    ['before the stream breaks off', [breaksOff('Call 911 now. Then')], /call 911/],
    ['in a sentence that breaks off', [breaksOff('Please call 911')], /call 911\./],
    ['while it refuses', [says('I’m sorry, but I cannot help with that. Please call 988.')], /text 988\./],
    [
      'before a content filter stops the answer',
      [says('Call 988 now. Then', 'content_filter')],
      /text 988\./,
    ],
  ])('is shown to the user: %s', async (_where, turns, shows) => {
    model.play(...turns)
    const { response } = await ask()
    expect(response).toMatch(shows)
    expect(response).not.toMatch(/\$77|99 years/)
  })
})

test('an answer in the model’s words ends with what an update of the date would change', async () => {
  const url = `/v1/properties/${heater.property_id}/appliances/forecasted-date`
  const set = (forecastedReplacementDate: string | null) =>
    customer.api.put(url, {
      applianceType: 'water_heater',
      forecastedReplacementDate,
      applianceId: heater.id,
    })
  await set('2044-05-01')
  model.play(says(fact))
  const { response, forecasted_replacement_date: date } = await ask()
  await set(null)
  expect(date).toBe(heater.forecasted_replacement_date)
  expect(response).toBe(`${fact}\n\nOn record is May 1, 2044; updating would change it to June 2, 2033.`)
})
