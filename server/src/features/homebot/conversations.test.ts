import type { Appliance } from '@home-pulse/contract/features/components/components'
import { type HomebotExchange, maxStoredExchanges } from '@home-pulse/contract/features/homebot/conversations'
import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../test/harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
const ask = async (customer: Customer, question: string, beside: Record<string, unknown> = {}) => {
  const { status, body } = await customer.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
    question,
    applianceAge: 0,
    ...beside,
  })
  expect(status).toBe(200)
  return body
}
/** Asks questions one after another in one conversation and returns the last answer. */
async function converse(
  customer: Customer,
  questions: readonly string[],
  beside: Record<string, unknown> = {},
) {
  let answer: HomebotAnswer | undefined
  for (const question of questions)
    answer = await ask(customer, question, { ...beside, conversationId: answer?.conversation_id })
  return answer as HomebotAnswer
}

let landlord: Customer
let maple: string
let oak: string
let oakHeater: Appliance
beforeAll(async () => {
  landlord = await signUp(world)
  const homes = await addHomes(
    landlord.api,
    aHome({
      street: '12 Oak St',
      appliances: { water_heater: { age: 10 }, dryer: { age: 20 }, stove: { age: 3 } },
    }),
    aHome({ street: '77 Maple Ave', city: 'Denver', state: 'CO', appliances: { stove: { age: 9 } } }),
  )
  oak = homes[0]?.id ?? ''
  maple = homes[1]?.id ?? ''
  const { body } = await landlord.api.get<Appliance[]>(`/v1/properties/${oak}/appliances`)
  oakHeater = body.find((row) => row.appliance_type === 'water_heater') as Appliance
})

// Follow-up questions that need no records are tested in test/homebot/conversations/general-questions.unit.test.ts.
describe('a follow-up question', () => {
  test('that names only another component asks the previous question about that component', async () => {
    const life = await converse(landlord, ['How long will my water heater last?', 'what about my dryer?'])
    expect(life.subject?.type).toBe('dryer')
    expect(life.response).toMatch(/^Plan to replace your dryer at 12 Oak St/)
    // The recorded date equals the estimate, so there is nothing to change.
    expect(life.forecasted_replacement_date).toBeNull()
  })

  test('that names no component is about the component of the previous question, even after “thanks!”', async () => {
    const life = 'How long will my water heater last?'
    const cost = await converse(landlord, [life, 'What would that cost?'])
    expect(cost.subject?.component_id).toBe(oakHeater.id)
    expect(cost.response).toMatch(/^Replacing your water heater at 12 Oak St.* costs about \$/)
    const thanked = await converse(landlord, [life, 'thanks!', 'how old is it?'])
    expect(thanked.response).toContain('Your water heater at 12 Oak St')
  })

  test('that names only another home gets the same information about that home', async () => {
    const first = 'How long will my stove at 12 Oak St last?'
    const elsewhere = await converse(landlord, [first, 'how about the one on Maple Ave?'])
    expect(elsewhere.subject).toMatchObject({ type: 'stove', property_id: maple })
    const back = await converse(landlord, ['How long will my stove last?', 'the one on Oak'])
    expect(back.subject).toMatchObject({ type: 'stove', property_id: oak })
  })

  test('may state or correct only an age, and gets an answer that proposes a date', async () => {
    const answer = await converse(landlord, ['How long does a dishwasher last?', '9 years'])
    expect(answer.response).toContain('your dishwasher (9 years old)')
    expect(answer.forecasted_replacement_date?.slice(0, 4)).toBe('2033')
    const dryer = 'My dryer is 8 years old. How long will it last?'
    const younger = await converse(landlord, [dryer, 'it is actually 5 years old'])
    expect(younger.response).toContain('dryer (5 years old)')
    expect(younger.forecasted_replacement_date).not.toBeNull()
  })

  test('may ask for the budget of another number of years', async () => {
    const budget = 'How much should I set aside for the next 5 years?'
    const longer = await converse(landlord, [budget, 'and for ten years?'])
    expect(longer.response).toMatch(/^Over the next 10 years, expect to spend/)
  })

  test('is about the selected component, not the previous one', async () => {
    const answer = await converse(landlord, ['How long does a roof last?', 'How much longer will it last?'], {
      applianceId: oakHeater.id,
    })
    expect(answer.subject?.component_id).toBe(oakHeater.id)
  })

  test('is not about the previous component if it asks about all components of the owner', async () => {
    const answer = await converse(landlord, ['What does a new water heater cost?', 'which of mine is next?'])
    expect(answer.response).toMatch(/^The first to plan for is/)
    expect(answer.response).not.toContain('water heater typically costs')
  })

  test('gets a reply that asks for the component if the request has no conversation id', async () => {
    expect((await ask(landlord, 'What would that cost?')).response).toContain('What is to be replaced?')
  })

  test('still gets an answer after the home of the previous component was removed', async () => {
    const { api } = landlord
    const [home] = await addHomes(api, aHome({ street: '5 Gone Rd', appliances: { washer: { age: 4 } } }))
    const { conversation_id: conversationId } = await ask(landlord, 'How long will my washer last?', {
      propertyId: home?.id,
    })
    await api.delete(`/v1/properties/${home?.id}`)
    const { response } = await ask(landlord, 'What would that cost?', { conversationId })
    expect(response).toContain('a washer')
  })
})

describe('a question without an earlier one', () => {
  test('is about the home and the component on the screen, unless it names another home', async () => {
    const onOak = { propertyId: oak, applianceId: oakHeater.id }
    const here = await ask(landlord, 'How long will my stove last?', { propertyId: oak })
    expect(here.subject?.property_id).toBe(oak)
    for (const beside of [{ propertyId: oak }, onOak]) {
      const there = await ask(landlord, 'How long will the stove at 77 Maple Ave last?', beside)
      expect(there.subject?.property_id).toBe(maple)
    }
    const heater = await ask(landlord, 'How long will the water heater at 12 Oak St last?', onOak)
    expect(heater.subject?.component_id).toBe(oakHeater.id)
  })

  test('is about the home that it names, even if the street looks like an age or has two letters', async () => {
    const customer = await signUp(world)
    const homes = await addHomes(
      customer.api,
      aHome({ street: '12 Old Mill Rd', appliances: { dryer: { age: 5 } } }),
      aHome({ street: '2 DC St', appliances: { dryer: { age: 9 } } }),
    )
    for (const [at, street] of ['12 Old Mill Rd', '2 DC St'].entries()) {
      const answer = await ask(customer, `How long will the dryer at ${street} last?`)
      expect(answer.subject?.property_id).toBe(homes[at]?.id)
      expect(answer.response).not.toContain('the age you wrote')
    }
  })
})

describe('a conversation', () => {
  const list = (customer: Customer, query = '') =>
    customer.api.get<HomebotExchange[]>(`/v1/home-bot/exchanges${query}`)

  test('is listed in pages, newest exchange first, without control characters', async () => {
    const customer = await signUp(world)
    await ask(customer, 'How long do roofs last?')
    const last = await converse(customer, ['hello', 'How long does a dryer last?', '7 years\u202e\u0007'])
    const { body, headers } = await list(customer)
    expect(headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(headers.etag).toBeUndefined()
    expect(body.map(({ question }) => question)).toEqual(['7 years', 'How long does a dryer last?', 'hello'])
    expect(body[0]).toMatchObject({ conversation_id: last.conversation_id, answer: last, component_id: null })

    const first = await list(customer, '?limit=2')
    expect(first.body).toEqual(body.slice(0, 2))
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    // This question begins another conversation, which is now the newest.
    await ask(customer, 'What does a new roof cost?')
    expect((await customer.api.get(next)).body).toEqual(body.slice(2))
    expect((await list(customer)).body).toHaveLength(1)
    expect((await list(customer, `?conversationId=${last.conversation_id}`)).body).toEqual(body)
  })

  test('stores the component that was selected with a question', async () => {
    const { conversation_id: conversationId } = await ask(landlord, 'How long will it last?', {
      applianceId: oakHeater.id,
    })
    const { body } = await list(landlord, `?conversationId=${conversationId}`)
    expect(body[0]).toMatchObject({ component_id: oakHeater.id, component_type: 'water_heater' })
  })

  test('of another customer returns 404 when it is read, continued or deleted', async () => {
    const stranger = await signUp(world)
    const { conversation_id: id } = await ask(landlord, 'How long will my roof at 12 Oak St last?')
    const question = { question: 'and the dryer?', applianceAge: 0, conversationId: id }
    const asked = await stranger.api.post('/v1/home-bot/ask-lifecycle-question', question)
    const nobodys = await stranger.api.post('/v1/home-bot/ask-lifecycle-question', {
      ...question,
      conversationId: crypto.randomUUID(),
    })
    expect(asked).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(asked.body).toEqual(nobodys.body)
    expect((await list(stranger, `?conversationId=${id}`)).status).toBe(404)
    expect((await list(stranger)).body).toEqual([])
    expect((await stranger.api.delete(`/v1/home-bot/conversations/${id}`)).status).toBe(404)
    expect((await stranger.api.delete('/v1/home-bot/conversations')).body).toEqual({ removed: 0 })
    const { body } = await list(landlord, `?conversationId=${id}`)
    expect((await list(stranger, `?cursor=${body[0]?.id}`)).body).toEqual([])
    expect(body).toHaveLength(1)
  })

  test('can be deleted alone or with all others, and leaves no rows', async () => {
    const customer = await signUp(world)
    const one = await converse(customer, ['hello', 'How long does a dryer last?'])
    const other = await ask(customer, 'How long does a roof last?')
    const path = `/v1/home-bot/conversations/${one.conversation_id}`
    expect(await customer.api.delete(path)).toMatchObject({ status: 200, body: { id: one.conversation_id } })
    expect((await customer.api.delete(path)).status).toBe(404)
    expect((await list(customer)).body.map(({ conversation_id: id }) => id)).toEqual([other.conversation_id])
    expect((await customer.api.delete('/v1/home-bot/conversations')).body).toEqual({ removed: 1 })
    const rows = await world.store.asSuperuser(({ query }) =>
      query({ name: 'test_left', text: 'select 1 from homebot_exchanges where customer_id = $1' }, [
        customer.userId,
      ]),
    )
    expect(rows).toEqual([])
  })

  test('does not invalidate the ETags of other responses', async () => {
    const { headers } = await landlord.api.get('/v1/properties')
    await ask(landlord, 'hello')
    const again = await landlord.api.get('/v1/properties', { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
  })

  test('loses its oldest exchange if the customer has more than the maximum number of exchanges', {
    timeout: 60_000,
  }, async () => {
    const customer = await signUp(world)
    const first = await ask(customer, 'hello')
    await world.store.asSuperuser(({ query }) =>
      query(
        {
          name: 'test_many',
          text: `insert into homebot_exchanges select e.customer_id, ('ffffffff' || substr(gen_random_uuid()::text, 9))::uuid,
            e.conversation_id, e.asked_at, e.question, null, null, e.answer, null
            from homebot_exchanges e, generate_series(1, $2::integer) where e.customer_id = $1`,
        },
        [customer.userId, maxStoredExchanges - 1],
      ),
    )
    const count = async () =>
      (await list(customer, `?conversationId=${first.conversation_id}&limit=100`)).body
    await ask(customer, 'thanks')
    // The copied exchanges have higher ids than the two real ones, so the limit deletes the first real exchange.
    const kept = await world.store.asSuperuser(({ query }) =>
      query({ name: 'test_kept', text: 'select 1 from homebot_exchanges where customer_id = $1' }, [
        customer.userId,
      ]),
    )
    expect(kept).toHaveLength(maxStoredExchanges)
    expect(await count()).toHaveLength(100)
  })
})

test('HomeBot returns 422 for an invalid conversation id', async () => {
  const body = { question: 'hello', applianceAge: 0, conversationId: 'x' }
  const answer = await world.app.inject({
    method: 'POST',
    url: '/v1/home-bot/ask-lifecycle-question',
    headers: { authorization: `Bearer ${landlord.token}` },
    payload: body,
  })
  expectProblem(answer, 'invalid_request')
})
