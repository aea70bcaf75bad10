import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { aTenant } from '../../../test/harness/fixtures/landlord.ts'
import { putTo } from '../../../test/harness/fixtures/signed-links.ts'
import { useWorld } from '../../../test/harness/harness.ts'

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

async function ask(...messages: string[]): Promise<string> {
  let answer: HomebotAnswer | undefined
  for (const question of messages) {
    const body = { question, applianceAge: 0, conversationId: answer?.conversation_id }
    answer = (await ada.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', body)).body
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
    [['if i save 300 a month starting from zero am i good'], 0],
    [['i have nothing saved, is 300 a month enough'], 0],
    [['ive got 4 grand and do 200 a month. enough?'], 4000],
  ])('names the monthly amount of the plan for a starting sum: %s', async (messages, start) => {
    const { body } = await ada.api.get<Reserve>('/v1/plan/reserve')
    const [, said = ''] = /about \$([\d,]+) a month/.exec(await ask(...messages)) ?? []
    const monthly = Number(said.replace(',', ''))
    if (start === 0) return expect(monthly).toBe(body.choices[0]?.monthly)
    await ada.api.put('/v1/plan/reserve', { balance: start, monthlyContribution: monthly })
    const { body: after } = await ada.api.get<Reserve>('/v1/plan/reserve')
    await ada.api.put('/v1/plan/reserve', { balance: 4000, monthlyContribution: 200 })
    expect(Math.abs(after.starting_sum - start)).toBeLessThan(150)
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
