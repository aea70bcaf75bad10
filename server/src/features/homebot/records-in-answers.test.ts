import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { aTenant } from '../../../test/harness/fixtures/landlord.ts'
import { putTo } from '../../../test/harness/fixtures/signed-links.ts'
import { useWorld } from '../../../test/harness/harness.ts'
import { loadRecords } from '../../../test/homebot/conversations/load-records.ts'

const world = useWorld()
let ada: Customer

beforeAll(async () => {
  ada = await signUp(world)
  const [house, flats] = await addHomes(
    ada.api,
    aHome({
      ...{ street: '415 Birch Road', city: 'Fargo', state: 'ND', zip: '58102' },
      ...{ structures: { roof: 17, furnace: 12 }, appliances: { dryer: { age: 9 }, ac_unit: { age: 6 } } },
    }),
    aHome({
      ...{ street: '62 Laurel Ct', city: 'Tulsa', state: 'OK', zip: '74103', isMultifamily: true },
      ...{ structures: { roof: 21 }, appliances: {} },
      units: [
        { unitNumber: '1', appliances: { stove: { age: 11 }, water_heater: { age: 12 } } },
        { unitNumber: '2', appliances: { stove: { age: 18 }, water_heater: { age: 3 } } },
      ],
    }),
  )
  if (!house || !flats) throw new Error('the homes were not added')
  const { body: parts } = await ada.api.get<{ id: string; appliance_type: string }[]>(
    `/v1/properties/${house.id}/appliances`,
  )
  const unit = parts.find(({ appliance_type: type }) => type === 'ac_unit')
  await ada.api.put(`/v1/components/${unit?.id}`, { variant: 'central' })
  const dryer = parts.find(({ appliance_type: type }) => type === 'dryer')
  const { body: note } = await ada.api.post<{ noteUrl: string }>(`/v1/properties/${house.id}/notes`, {
    ...{ entityType: 'appliance', entityId: dryer?.id },
  })
  await putTo(world, note.noteUrl, 'Extended warranty from Best Buy until May 31, 2028.')
  const units = await ada.api.get<{ unit_id: string }[]>(`/v1/properties/${flats.id}/units`)
  const lease = { contract_start_date: '2026-03-01', contract_end_date: '2027-02-28' }
  await ada.api.post(
    `/v1/properties/${flats.id}/tenants`,
    aTenant({
      ...{ first_name: 'Grace', last_name: 'Hopper', current_rent: 1150, deposit: 1300, ...lease },
      ...{ co_tenants: ['Alan Turing'], unit_id: units.body[0]?.unit_id },
    }),
  )
  await ada.api.put('/v1/plan/reserve', { balance: 4000, monthlyContribution: 200 })
  const task = { dueOn: '2027-03-15', isWholeMonth: false, note: null, repeatMonths: null }
  await ada.api.post('/v1/plan/own-tasks', { propertyId: house.id, title: 'Test the sump pump', ...task })
})

const path = '/v1/home-bot/ask-lifecycle-question'

async function ask(...messages: string[]): Promise<string> {
  let answer: HomebotAnswer | undefined
  for (const question of messages) {
    const body = { question, applianceAge: 0, conversationId: answer?.conversation_id }
    answer = (await ada.api.post<HomebotAnswer>(path, body)).body
  }
  return answer?.response ?? ''
}

describe('HomeBot', () => {
  test.each([
    ['how big is grace’s deposit', /^You hold \$1,300 in deposits of 1 current tenant/],
    ['deposit for unit 1', /^You hold \$1,300/],
    ['graces deposit?', /^You hold \$1,300/],
    ['when must I return a deposit to a tenant', /^(?!You hold)/],
    ['who lives in unit 1', /Grace Hopper.*with Alan Turing/s],
    ['the kids are loud today, when is the sump pump test due', /Test the sump pump.*March 15, 2027/s],
    ['when is the furnace filter due', /^On your list:\n\n• Change the air filter, 415 Birch Road/],
    ['whats the furnace filter schedule', /^On your list:\n\n• Change the air filter, 415 Birch Road/],
    ['how often do i change the furnace filter', /^Every 2 months/],
    ['what does a heat pump cost in north dakota', /^Replacing a heat pump typically costs about/],
    [
      'heat pump instead of ac and furnace in fargo, how much',
      /^Replacing a heat pump typically costs about/,
    ],
    ['price of a metal roof at 62', /^Replacing your metal roof at 62 Laurel Ct/],
    ['cost of the dryer at 415 birch', /^Replacing your dryer at 415 Birch Road/],
    [
      'which of my houses costs more over the next 5 years',
      /^Over the next 5 years, .* is expected to cost most/,
    ],
    ['is the dryer at 415 worth fixing for 180', /Extended warranty from Best Buy/],
    ['the dryer at 415 does not heat', /Extended warranty from Best Buy/],
    ['how old is the dryer at 415', /^(?!.*Best Buy)/s],
    ['which home is pricier over 10 years', /^Over the next 10 years, .* is expected to cost most/],
  ])('answers from the records: %s', async (question, text) => {
    expect(await ask(question)).toMatch(text)
  })

  test('uses the recorded variant of a component for an age that the question states', async () => {
    const before = await ask('what if the roof at 415 is only 9 years old')
    const { body: homes } = await ada.api.get<{ id: string; address: string }[]>('/v1/properties')
    const house = homes.find(({ address }) => address.startsWith('415'))
    const { body: parts } = await ada.api.get<{ id: string; structure_type: string }[]>(
      `/v1/properties/${house?.id}/structures`,
    )
    const roof = parts.find(({ structure_type: type }) => type === 'roof')
    await ada.api.put(`/v1/components/${roof?.id}`, { variant: 'metal' })
    const after = await ask('what if the roof at 415 is only 9 years old')
    await ada.api.put(`/v1/components/${roof?.id}`, { variant: null })
    expect(before).toContain('Its kind is not recorded')
    expect(after).toMatch(/Plan to replace your metal roof \(9 years old\)/)
  })

  test.each([
    [['no hot water at 62', 'unit 1'], /no hot water, the usual causes/],
    [
      ['which of my two roofs is worse', 'how much', 'what about the other one'],
      /^Replacing your roof at 415 Birch/,
    ],
    [['tenant in 2 smells gas by the stove', 'all clear', 'how old is that stove'], /unit 2/],
  ])('keeps the subject of the conversation: %j', async (messages, text) => {
    const answer = await ask(...messages)
    expect(answer).toMatch(text)
  })
})

describe('the notes and repairs of a component', () => {
  let eve: Customer
  beforeAll(async () => {
    world.clock.set('2026-11-24T15:00:00Z')
    eve = await signUp(world)
    await loadRecords(eve.api, [
      {
        key: 'elm',
        address: { street: '9 Elm St', city: 'Dayton', state: 'OH', zip: '45402', homeAge: 40 },
        components: [
          {
            ...{ type: 'washer', age: 9 },
            expenses: [{ task: 'washer-inspect-hoses', on: '2026-08-03', cost: 175, note: 'Lid switch' }],
            notes: ['October 2026: bangs on spin'],
          },
          {
            ...{ type: 'dishwasher', age: 9 },
            expenses: [{ task: 'dishwasher-clean-filter', on: '2026-06-02', cost: 210, note: 'Drain pump' }],
          },
          { type: 'furnace', age: 20, notes: ['The heat exchanger is on its last legs'] },
          {
            ...{ type: 'dryer', age: 8 },
            expenses: [{ task: 'dryer-clean-vent', on: '2026-05-01', cost: 90, note: 'Vent cleaning' }],
          },
          { type: 'refrigerator', age: 4, notes: ['Ice maker set to low'] },
        ],
      },
    ])
  })
  afterAll(() => world.clock.set('2026-11-21T15:00:00Z'))

  const askEve = async (question: string) =>
    (await eve.api.post<HomebotAnswer>(path, { question, applianceAge: 0 })).body.response

  test.each([
    ['guy wants 90 to fix the washer', 'By the price alone, repair it', 'ends that trouble'],
    ['is the dishwasher worth fixing for 100', 'Repair it: the quote', 'ask the technician what else'],
    ['should i repair or replace the furnace', 'last legs', 'put the money toward a new one'],
    ['how long will the washer last', 'Lid switch, August 3, 2026: $175', 'do not know what the note says'],
    ['will the furnace make it another 3 years', 'still works on', 'do not know what the note says'],
    ['¿cuánto le queda a la lavadora?', 'Lid switch', 'no conocen lo que dice la nota'],
    ['washer or furnace, which goes first', 'last legs', 'a defect that is still there'],
  ])('are part of the answer to “%s”', async (question, one, other) => {
    const answer = await askEve(question)
    expect(answer).toContain(one)
    expect(answer).toContain(other)
  })

  test.each([
    'I replaced the drain pump of the dishwasher in June, does that buy me anything',
    'they repaired the dishwasher this summer, does that add years',
    'dishwasher pump was swapped, how much more time do i have',
  ])('are part of the answer that first says what a repair changes: %s', async (question) => {
    const answer = await askEve(question)
    expect(answer).toMatch(/^A repair buys the life of that part.*Drain pump, June 2, 2026: \$210/s)
  })

  test.each([
    'how long will the dryer last',
    'should i fix the fridge for 100',
    'what does a new washer cost',
  ])('are not part of the answer to “%s”, because harmless notes change nothing', async (question) =>
    expect(await askEve(question)).not.toMatch(/repairs on record|do(?:es)? not know what|By the price/),
  )
})

/** The day after the day on which the test adds the home. */
const tomorrow = '2026-11-22'
describe('an estimated date that differs from the recorded one', () => {
  let customer: Customer
  let propertyId: string
  let heater: Appliance
  let dryer: Appliance
  beforeAll(async () => {
    customer = await signUp(world)
    const [home] = await addHomes(customer.api, aHome())
    propertyId = home?.id ?? ''
    const { body } = await customer.api.get<Appliance[]>(`/v1/properties/${propertyId}/appliances`)
    const find = (type: string): Appliance => {
      const found = body.find((row) => row.appliance_type === type)
      if (!found) throw new Error(`the home has no ${type}`)
      return found
    }
    heater = find('water_heater')
    dryer = find('dryer')
  })

  const ask = (question: string, beside: Record<string, unknown>) =>
    customer.api.post<HomebotAnswer>(path, { question, applianceAge: 0, ...beside })

  test('is proposed, and the text contains the owner’s date and the engine’s date', async () => {
    const url = `/v1/properties/${propertyId}/appliances/forecasted-date`
    const set = (forecastedReplacementDate: string | null) =>
      customer.api.put(url, {
        applianceType: 'water_heater',
        forecastedReplacementDate,
        applianceId: heater.id,
      })
    await set('2044-05-01')
    const { body } = await ask('when should i replace it', { applianceId: heater.id })
    await set(null)
    expect(body.response).toContain('yourself: May 1, 2044')
    expect(body.response).toContain('On record is May 1, 2044; updating would change it to June 2, 2033.')
    expect(body.forecasted_replacement_date).toBe(heater.forecasted_replacement_date)
  })

  test('is today’s date, not a past one, if the component is overdue', async () => {
    world.clock.set(`${tomorrow}T15:00:00Z`)
    const { body } = await ask('When should I replace it?', {
      applianceId: dryer.id,
      applianceAge: 20,
    })
    world.clock.set('2026-11-21T15:00:00Z')
    expect(dryer.forecasted_replacement_date < tomorrow).toBe(true)
    expect(body.forecasted_replacement_date).toBe(tomorrow)
    expect(body.response).toMatch(
      /The recorded date, \w+ \d+, 20\d\d, has passed .* so I offer today’s date, November 22, 2026, which means “replace it now”\.$/,
    )
  })

  // spec: 01-09
  test('is not proposed again after the owner accepted it', async () => {
    const url = `/v1/properties/${propertyId}/appliances/forecasted-date`
    const set = (forecastedReplacementDate: string | null) =>
      customer.api.put(url, { applianceType: 'dryer', forecastedReplacementDate, applianceId: dryer.id })
    world.clock.set(`${tomorrow}T15:00:00Z`)
    const first = await ask('How much longer will it last?', { applianceId: dryer.id })
    await set(first.body.forecasted_replacement_date)
    const again = await ask('How much longer will it last?', { applianceId: dryer.id })
    const bySpecification = await ask('How much longer will it last?', { applianceAge: 20 })
    await set(null)
    world.clock.set('2026-11-21T15:00:00Z')
    expect(first.body.forecasted_replacement_date).toBe(tomorrow)
    expect(again.body.forecasted_replacement_date).toBeNull()
    expect(bySpecification.body).toMatchObject({
      forecasted_replacement_date: null,
      subject: { component_id: dryer.id },
    })
  })
})
