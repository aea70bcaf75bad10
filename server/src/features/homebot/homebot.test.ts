import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { askHomebot } from '@home-pulse/contract/features/homebot/homebot'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

type Reply = RouteResponse<typeof askHomebot>

const world = useWorld()
const ask = (customer: Customer, question: unknown, beside: Record<string, unknown> = {}) =>
  customer.api.post<Reply>('/v1/home-bot/ask-lifecycle-question', { question, applianceAge: 0, ...beside })

/**
 * Advances the clock until HomeBot forgets a danger. It remembers one for 30 minutes, even without a conversation id.
 */
const forgetDanger = () => world.clock.advance(31 * 60_000)

let customer: Customer
let propertyId: string
let heater: Appliance
beforeAll(async () => {
  customer = await signUp(world)
  const [home] = await addHomes(customer.api, aHome())
  propertyId = home?.id ?? ''
  const { body } = await customer.api.get<Appliance[]>(`/v1/properties/${propertyId}/appliances`)
  heater = body.find((row) => row.appliance_type === 'water_heater') as Appliance
})

const dates = (text: string) =>
  text.match(
    /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|\b20\d\d\b/g,
  )

describe('an answer about a record', () => {
  test('states the brand, model and installation date, or that brand and model are missing', async () => {
    await customer.api.put(`/v1/components/${heater.id}`, { brand: 'Rheem', model: 'XE50' })
    const named = (await ask(customer, 'what brand is my water heater?')).body
    const chosen = (await ask(customer, 'what is its model?', { applianceId: heater.id })).body
    await customer.api.put(`/v1/components/${heater.id}`, { brand: null, model: null })
    for (const { response, subject } of [named, chosen]) {
      expect(response).toMatch(/^On record at 12 Oak St.*, the water heater: Rheem XE50, installed in/)
      expect(subject?.component_id).toBe(heater.id)
    }
    const unknown = (await ask(customer, 'what brand is my water heater?')).body
    await customer.api.put(`/v1/components/${heater.id}`, { brand: 'Rheem' })
    expect(unknown.response).toContain('Neither its maker nor its model is on record')
  })

  test('lists the oldest components, the oldest first', async () => {
    const { body } = await ask(customer, 'which is oldest?')
    const { body: due } = await ask(customer, 'which of mine is next?')
    expect(body.response).toMatch(/^The oldest you have on record is the \w+ at 12 Oak St/)
    const ages = [...body.response.matchAll(/\((\d+) years? old\)/g)].map(([, years]) => Number(years))
    expect(ages.length).toBeGreaterThan(2)
    const listed = body.subject?.component_id === due.subject?.component_id ? ages : ages.slice(0, -1)
    expect(listed).toEqual([...listed].sort((one, other) => other - one))
  })

  test('explains where to change a record, and offers to record a date that the question names', async () => {
    const { body } = await ask(customer, 'change the date of my dryer')
    expect(body.response).toMatch(/^Tell me the new date, .* Or open 12 Oak St under Properties/)
    expect(body.forecasted_replacement_date).toBeNull()
    const named = await ask(customer, 'change the date of my dryer to 2040')
    expect(named.body.action).toMatchObject({ kind: 'plan', type: 'dryer', date: '2040-07-01' })
    expect(named.body.forecasted_replacement_date).toBeNull()
  })
})

describe('an answer about the life of a component', () => {
  // spec: 08-33
  test('gives the stored forecast date of the selected component', async () => {
    const { body } = await ask(customer, 'How long will it last?', {
      propertyId,
      applianceId: heater.id,
      applianceAge: 10,
    })
    // The recorded date equals the new one, so there is nothing to update.
    expect(body.forecasted_replacement_date).toBeNull()
    expect(body.response).toContain('by June 2, 2033')
    expect(body.response).not.toContain('updating would change')
    expect(body.subject).toMatchObject({
      component_id: heater.id,
      forecasted_replacement_date: heater.forecasted_replacement_date,
      type: 'water_heater',
      property_id: propertyId,
      forecast_low: heater.forecast_low,
      forecast_high: heater.forecast_high,
    })
    expect(body.response).toContain('water heater')
    expect(body.response).toContain('12 Oak St')
    expect(body.sources.map(({ tag }) => tag)).toContain('NAHB')
    expect(body.next_questions.length).toBeGreaterThan(0)
  })

  test('uses the recorded variant', async () => {
    const before = (await ask(customer, 'How long will it last?', { applianceId: heater.id })).body
    await customer.api.put(`/v1/components/${heater.id}`, { variant: 'tankless' })
    const after = (await ask(customer, 'How long will it last?', { applianceId: heater.id })).body
    await customer.api.put(`/v1/components/${heater.id}`, { variant: null })
    const [earlier, later] = [before, after].map(({ subject }) => subject?.forecasted_replacement_date)
    expect(String(later) > String(earlier)).toBe(true)
    expect(after.response).toContain('tankless')
  })

  test.each([
    ['My dishwasher is 9 years old, how long has it left?', 0],
    ['how long will my dishwasher last', 9],
    ['dishwasher put in 2017, when to replace', 0],
  ])(
    'uses the age in the question, or else the age that the client sends: %s (%i)',
    async (question, applianceAge) => {
      const { body } = await ask(customer, question, { applianceAge })
      expect(body.response).toContain('9 years old')
      expect(body.forecasted_replacement_date?.slice(0, 4)).toBe('2033')
      expect(body.subject).toBeNull()
    },
  )

  test('uses the age in the question even if the client sends another age', async () => {
    const { body } = await ask(customer, 'My stove is 3 years old. When will it die?', { applianceAge: 15 })
    expect(body.response).toContain('3 years old')
  })

  test('is about the only appliance of the age that the client sends, if the question names none', async () => {
    const { body } = await ask(customer, 'When will this need replacing?', { applianceAge: 10 })
    expect(body.subject?.component_id).toBe(heater.id)
    expect(body.response).toContain('your only appliance of that age')
    const unknown = (await ask(customer, 'When will this need replacing?', { applianceAge: 7 })).body
    expect(unknown).toMatchObject({ forecasted_replacement_date: null, subject: null })
    expect(unknown.response).toContain('Which one do you mean')
  })

  test('is about the customer’s only component of the named type', async () => {
    const { body } = await ask(customer, 'when should i replace my roof')
    const { body: structures } = await customer.api.get<Structure[]>(
      `/v1/properties/${propertyId}/structures`,
    )
    const roof = structures.find(({ structure_type }) => structure_type === 'roof')
    expect(body.subject?.component_id).toBe(roof?.id)
    expect(body.subject?.forecasted_replacement_date).toBe(roof?.forecasted_replacement_date)
    expect(body.forecasted_replacement_date).toBeNull()
  })

  test('lists all matching components without proposing a date, or answers about the one at a named street', async () => {
    const landlord = await signUp(world)
    await addHomes(
      landlord.api,
      aHome({ street: '9 Elm', appliances: { stove: { age: 4 } } }),
      aHome({ street: '77 Pine Ave', appliances: { stove: { age: 8 } } }),
    )
    const several = (await ask(landlord, 'How long will my stove last?')).body
    expect(several.forecasted_replacement_date).toBeNull()
    expect(several.response).toContain('9 Elm')
    expect(several.response).toContain('77 Pine Ave')
    const one = (await ask(landlord, 'How long will my stove at 77 pine ave last?')).body
    expect(one.subject?.property_address).toBe('77 Pine Ave, Austin, TX')
    expect(one.response).toMatch(/^Plan to replace your .* at 77 Pine Ave/)
  })
})

// Such questions without a selected component are tested in test/homebot/conversations/general-questions.unit.test.ts.
describe('an answer that is not about the life of the selected component', () => {
  test.each([
    ['How much does a new water heater cost?'],
    ['Should I repair or replace my 9 year old washer? quoted $400'],
    ['How do I maintain my water heater?'],
    ['How often should I flush it?'],
    ['My water heater is rumbling'],
    ['Which of mine is next?'],
    ['What is due this year?'],
    ['Is Rheem a good brand?'],
    ['Compare my 12 year old fridge and my 9 year old dishwasher'],
    ['hello'],
    ['who won the super bowl?'],
  ])('proposes no date: %s', async (question) => {
    const { status, body } = await ask(customer, question, { applianceId: heater.id, applianceAge: 10 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ forecasted_replacement_date: null, is_danger: false })
    expect(body.response.length).toBeGreaterThan(20)
  })
})

describe('an answer about a danger', () => {
  test.each([
    ['I smell gas by my stove. How much longer will it last? It is 12 years old', /^Leave the building now/],
    ['water heater tank is bulging, is it worth fixing', /^Keep everyone away from the tank/],
  ])('begins with what to do, and has no date of the selected component: %s', async (question, first) => {
    const { body } = await ask(customer, question, { applianceId: heater.id, applianceAge: 10 })
    expect(body.response).toMatch(first)
    expect(body.is_danger).toBe(true)
    expect(body.forecasted_replacement_date).toBeNull()
    expect(dates(body.response)).toBeNull()
    expect(body.response).not.toContain('$')
    forgetDanger()
  })
})

describe('an answer about a cost', () => {
  test('is for the named state, otherwise the state of the homes, otherwise the country', async () => {
    const nobody = await signUp(world)
    const typical = async (who: Customer, question: string) => {
      const { body } = await ask(who, question)
      return {
        sum: Number(body.response.match(/about \$([\d,]+)/)?.[1]?.replace(',', '')),
        text: body.response,
      }
    }
    const inTexas = await typical(customer, 'How much is a new dishwasher?')
    expect(inTexas.text).toContain('in Texas')
    const inCalifornia = await typical(customer, 'How much is a new dishwasher in California?')
    expect(inCalifornia.sum).toBeGreaterThan(inTexas.sum)
    const national = await typical(nobody, 'How much is a new dishwasher?')
    expect(national.text).toContain('across the United States')
  })
})

describe('an answer about a budget', () => {
  test('has the amounts of the Plan screen and lists the components with the largest shares of the cost', async () => {
    const { body } = await ask(customer, 'How much should I set aside over the next 3 years?')
    const { body: plan } = await customer.api.get<Budget>('/v1/plan/budget?years=3&cut=from_today')
    const { body: reserve } = await customer.api.get<Reserve>('/v1/plan/reserve')
    const { expected, low, high } = (plan.periods[2] as Budget['periods'][number]).real_to_date
    const formatDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
    expect(body.response).toContain(
      `Over the next 3 years, expect to spend ${formatDollars(expected)} on replacements, in today’s dollars. The likely range is ${formatDollars(low)} to ${formatDollars(high)}`,
    )
    expect(body.response).toContain(
      `Start with ${formatDollars(reserve.starting_sum)} and set aside ${formatDollars(reserve.monthly_contribution)} a month.`,
    )
    const parts = [...body.response.matchAll(/^• .*: \$([\d,]+)$/gm)].map(([, part = '']) =>
      Number(part.replaceAll(',', '')),
    )
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(expected)
    expect(body.sources.length).toBeGreaterThan(2)
    expect((await ask(customer, 'How much should I save each month?')).body.response).toContain(
      'next 5 years',
    )
  })

  test('omits the likely range if it does not contain the expected amount', async () => {
    const owner = await signUp(world)
    await addHomes(owner.api, aHome({ structures: {}, appliances: { dryer: { age: 1 } } }))
    const { body } = await ask(owner, 'How much should I set aside over the next 1 year?')
    expect(body.response).toContain('Most likely nothing: 9 chances in 10.')
    expect(body.response).not.toContain('likely range')
  })
})

describe('a question', () => {
  test('about a warranty compares the recorded age with the usual terms', async () => {
    const { body } = await ask(customer, 'warranty on my water heater')
    expect(body.response).toMatch(/^In full probably not\. .* is 6 years on the tank/)
    expect(body.response).toContain('Rheem, installed in 2016')
    expect(body.response).toMatch(/receipt.*serial number/)
    expect(body.forecasted_replacement_date).toBeNull()
    expect((await ask(customer, 'is the roof under warranty?')).body.response).toContain('contractor')
    // The question mentions a warranty but asks about the life, so the answer must be about the life.
    const life = await ask(customer, 'my dryer has a 10 year warranty, how long will it last?')
    expect(life.body.response).not.toContain('The usual warranty')
  })

  test('about leaving a running appliance alone gets advice about the customer’s appliance, but no alarm', async () => {
    const { body } = await ask(customer, 'can I leave the dryer on while we sleep?')
    expect(body.response).toMatch(/^Better not: .*run it only while awake and at home/s)
    expect(body.response).not.toContain('Once everyone is safe')
  })
})

test('a comparison lists at most ten components, evenly by type, and says that there are more', {
  tags: ['long'],
}, async () => {
  const landlord = await signUp(world)
  const appliances = { stove: { age: 5 }, dishwasher: { age: 14 }, washer: { age: 9 }, dryer: { age: 3 } }
  const units = Array.from({ length: 4 }, (_, at) => ({ unitNumber: `${at + 1}`, appliances }))
  await addHomes(landlord.api, aHome({ isMultifamily: true, units }))
  const { body } = await ask(landlord, 'Compare my stoves, dishwashers, washers and dryers')
  const lines = body.response.split('\n').filter((line) => line.startsWith('•'))
  expect(lines).toHaveLength(8)
  for (const kind of ['Stove', 'Dishwasher', 'Washer', 'Dryer'])
    expect(lines.filter((line) => line.startsWith(`• ${kind} `))).toHaveLength(2)
  expect(body.response).toContain('You have more of these.')
})
