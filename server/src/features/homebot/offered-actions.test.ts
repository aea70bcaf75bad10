import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let oak: string
let pine: string

beforeAll(async () => {
  ada = await signUp(world)
  const place = { city: 'Austin', state: 'TX', zip: '78701' }
  const homes = await addHomes(
    ada.api,
    aHome({ ...place, street: '12 Oak St', appliances: { water_heater: { age: 10 }, dryer: { age: 5 } } }),
    aHome({ ...place, street: '5 Pine Ct', appliances: { dryer: { age: 9 } } }),
  )
  oak = homes[0]?.id ?? ''
  pine = homes[1]?.id ?? ''
})

async function converse(customer: Customer, ...messages: string[]): Promise<HomebotAnswer> {
  let answer: HomebotAnswer | undefined
  for (const question of messages) {
    const conversationId = answer?.conversation_id
    const body = { question, applianceAge: 0, conversationId }
    const sent = await customer.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', body)
    expect(sent.status).toBe(200)
    answer = sent.body
  }
  return answer as HomebotAnswer
}

describe('HomeBot', () => {
  test('offers to record the replacement of the named component, but does not record it yet', async () => {
    const { action, response, subject } = await converse(
      ada,
      'I replaced the water heater yesterday for $1,450',
    )
    expect(action).toMatchObject({ kind: 'replace', component_id: subject?.component_id, cost: 1450 })
    expect(response).toMatch(/^Record that the water heater at 12 Oak St.* was replaced on .* for \$1,450\?/)
    expect(response).toContain('Nothing is changed until you confirm it.')
    const { body } = await ada.api.get<{ installed_on: string }[]>(`/v1/properties/${oak}/appliances`)
    expect(
      body.some(({ installed_on: on }) => action?.kind === 'replace' && on === action.installed_on),
    ).toBe(false)
  })

  test.each([
    [
      'remind me to call the roofer next friday',
      /^For which home is “Call the roofer”, due on \w+ \d+, 20\d\d\?/,
    ],
    ['paid 80 for paint yesterday', /^For which home is \$80, “paint”\?/],
    ['add note: the plumber is Joe', /^For which home is “The plumber is Joe”\?/],
    [
      'recuérdame limpiar las canaletas en marzo',
      /^¿Para cuál de sus casas es “Limpiar las canaletas”, para marzo/,
    ],
  ])('repeats what is to be stored when it asks for the home: %s', async (message, says) => {
    expect((await converse(ada, message)).response).toMatch(says)
  })

  test.each([
    ['replaced the water heater today, got a miele', 'Miele'],
    ['put in a new water heater yesterday, its a Rheem', 'Rheem'],
    ['replaced the Rheem water heater yesterday with a bradford white', 'Bradford White'],
    ['replaced the Rheem water heater yesterday', undefined],
  ])('offers to record the new brand with a replacement: %s', async (message, brand) => {
    const { action } = await converse(ada, message)
    expect(action).toMatchObject({ kind: 'replace' })
    expect(action?.kind === 'replace' && action.brand).toBe(brand)
  })

  test('a new brand does not select another component of that brand', async () => {
    const owner = await signUp(world)
    await addHomes(
      owner.api,
      aHome({ street: '3 Fir Rd', appliances: { stove: { age: 19, brand: 'Hotpoint' } } }),
      aHome({ street: '8 Ash Rd', appliances: { stove: { age: 6, brand: 'LG' } } }),
    )
    const asked = ['what is my oldest appliance', 'replaced it yesterday for 870, its an LG now']
    const { action, response } = await converse(owner, ...asked)
    expect(response).toMatch(/^Record that the stove at 3 Fir Rd/)
    expect(action).toMatchObject({ kind: 'replace', cost: 870, brand: 'LG' })
    const corrected = await converse(owner, ...asked, 'yes but it was 910')
    expect(corrected.action).toMatchObject({ cost: 910, brand: 'LG' })
  })

  test('repeats the same offer after “yes”', async () => {
    const asked = 'add a task: call the roofer at oak on june 12'
    const [first, second] = [await converse(ada, asked), await converse(ada, asked, 'yes')]
    expect(first.action).toMatchObject({ kind: 'task', title: 'Call the roofer', property_id: oak })
    expect(second.action).toEqual(first.action)
  })

  test('asks which of several components is meant, and uses the reply', async () => {
    const asked = await converse(ada, 'We just got a new dryer')
    expect(asked.action).toBeNull()
    expect(asked.response).toMatch(/^Which dryer do you mean\?/)
    const told = await converse(ada, 'We just got a new dryer', 'the one on Pine Ct')
    expect(told.action).toMatchObject({ kind: 'replace', cost: null })
    expect(told.subject).toMatchObject({ type: 'dryer', property_id: pine })
  })

  test('asks for the home and the month of a task, and then offers to add the task', async () => {
    const first = await converse(ada, 'remind me to clean the gutters')
    expect(first.response).toMatch(/^For which home is “Clean the gutters”\?/)
    const second = await converse(ada, 'remind me to clean the gutters', '12 Oak St')
    expect(second.response).toMatch(/^When is it due\?/)
    const third = await converse(ada, 'remind me to clean the gutters', '12 Oak St', 'in March')
    expect(third.action).toMatchObject({
      kind: 'task',
      property_id: oak,
      title: 'Clean the gutters',
      is_whole_month: true,
    })
    const { body } = await ada.api.post('/v1/plan/own-tasks', {
      propertyId: oak,
      ...(third.action?.kind === 'task' && {
        title: third.action.title,
        dueOn: third.action.due_on,
        isWholeMonth: third.action.is_whole_month,
      }),
    })
    expect(body).toMatchObject({ title: 'Clean the gutters', is_whole_month: true })
  })

  test('offers to add a note to the only home without asking which home is meant', async () => {
    const owner = await signUp(world)
    const [home] = await addHomes(owner.api, aHome({ street: '1 Elm St' }))
    const { action } = await converse(owner, 'Note that the filter size is 16x25x1')
    expect(action).toEqual({ kind: 'note', property_id: home?.id, content: 'The filter size is 16x25x1' })
  })

  test('offers to plan the replacement of the named component for the named month', async () => {
    const { action } = await converse(ada, 'Plan the water heater for June 2030')
    expect(action).toMatchObject({ kind: 'plan', property_id: oak, type: 'water_heater', date: '2030-06-01' })
  })
})

test.each([
  ['a part that is not on record', 'I replaced the stove yesterday', /You have no stove on record/],
  ['a day before the one on record', 'I replaced the water heater in 2001', /so it is the new one already/],
  ['no home on record', 'remind me to buy filters in May', /You have no home on record yet/],
])('HomeBot explains why it offers no change: %s', async (what, message, text) => {
  const customer = what === 'no home on record' ? await signUp(world) : ada
  const { action, response } = await converse(customer, message)
  expect(action).toBeNull()
  expect(response).toMatch(text)
})

test('HomeBot offers no change if the message reports a danger', async () => {
  const { action, is_danger: isDanger } = await converse(
    ada,
    'I replaced the water heater yesterday and now I smell gas',
  )
  expect(isDanger).toBe(true)
  expect(action).toBeNull()
})
