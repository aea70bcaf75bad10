import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { aTenant } from '../../../test/harness/fixtures/landlord.ts'
import { putTo } from '../../../test/harness/fixtures/signed-links.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let house: Property
let flats: Property

beforeAll(async () => {
  ada = await signUp(world)
  const [first, second] = await addHomes(
    ada.api,
    aHome({
      ...{ street: '418 Juniper Lane', structures: { roof: 3, furnace: 24 } },
      appliances: { dishwasher: { age: 1 }, water_heater: { age: 14 }, refrigerator: { age: 6 } },
    }),
    aHome({
      ...{ street: '77 Maple Ave', isMultifamily: true, structures: {}, appliances: {} },
      units: [
        { unitNumber: '1A', appliances: { refrigerator: { age: 17 } } },
        { unitNumber: '2B', appliances: { stove: { age: 4 } } },
        { unitNumber: '3C', appliances: {} },
      ],
    }),
  )
  if (!first || !second) throw new Error('the homes were not added')
  house = first
  flats = second
  const units = await ada.api.get<{ unit_id: string }[]>(`/v1/properties/${flats.id}/units`)
  const rent = (home: Property, details: Record<string, unknown>) =>
    ada.api.post(`/v1/properties/${home.id}/tenants`, aTenant(details))
  await rent(house, {
    ...{ first_name: 'Grace', last_name: 'Hopper', current_rent: 1800, deposit: 1750 },
    ...{ contract_start_date: '2026-03-01', contract_end_date: '2027-02-28', co_tenants: ['Ada King'] },
  })
  await rent(flats, {
    ...{ first_name: 'Joan', last_name: 'Clarke', current_rent: 900, unit_id: units.body[2]?.unit_id },
    ...{ contract_start_date: '2024-01-01', contract_end_date: '2025-12-31' },
  })
  await rent(flats, {
    ...{ first_name: 'Alan', last_name: 'Turing', current_rent: 1200, deposit: 1100 },
    ...{ contract_start_date: '2026-01-01', contract_end_date: '2026-12-31' },
    unit_id: units.body[0]?.unit_id,
  })
  for (const text of [
    'Reroofed in 2023 by Lakehead Roofing, 218-555-0174, paid in full.',
    'Bought with the 5-year protection plan, ends October 2028.',
  ]) {
    const { body } = await ada.api.post<{ noteUrl: string }>(`/v1/properties/${house.id}/notes`, {})
    await putTo(world, body.noteUrl, text)
  }
})

const ask = async (question: string, home?: Property) =>
  (
    await ada.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
      question,
      ...(home && { propertyId: home.id }),
    })
  ).body

describe('HomeBot answers from the records', () => {
  test.each([
    ['how long is left on Grace Hopper’s lease', /^The lease of Grace Hopper.* ends on February 28, 2027/],
    ['which lease ends next', /^1 lease is over.* the lease of Alan Turing ends first, on December 31, 2026/],
    ['when does Joan Clarke’s lease end', /^The lease of Joan Clarke.*, ended on December 31, 2025/],
    ['what deposits am I sitting on', /^You hold \$2,850 in deposits of 2 current tenants/],
    ['who else is on the lease with Grace Hopper', /Ada King\.$/],
    ['raise unit 1A by 4%', /^From \$1,200 to \$1,248 a month/],
    ['which of my fridges kicks the bucket first', /^Plan for the refrigerator in unit 1A/],
    ['how long has 2B been empty', /Unit 2B of 77 Maple Ave/],
  ])('while the user looks at no particular home: %s', async (question, says) => {
    expect((await ask(question)).response).toMatch(says)
  })

  test.each([
    ['my furnace warranty was 10 years, is it still good', /^No: a warranty of 10 years/],
    ['the dishwasher has a 2 year warranty, does it still cover it', /^Yes: a warranty of 2 years/],
    ['can I skip the furnace tuneup', /^Better not skip it\. Every 12 months/],
    ['do i have to get the water heater flushed', /^Yes\. Every 12 months/],
    ['who do i call for the roof', /Lakehead Roofing, 218-555-0174/],
    ['plumber number?', /^No note on record/],
    ['we only stay 4 more years, is the roof worth replacing', /^The chance that your roof .* is \d+%/],
    [
      'im gonna be here 4 years max, which parts do i have to buy',
      /^\d replacements? planned within 4 years/,
    ],
    ['what will need replacing in the next 4 years', /^\d replacements? planned within 4 years/],
    ['que tengo que reemplazar en los próximos 4 años', /^Reemplazos planificados en los próximos 4 años/],
    ['si ahorro 400 al mes, cuándo me alcanza para el techo', /^En \d+ meses: con \$400/],
    ['if i put away 350 a month when can I pay cash for the roof', /^In \d+ months: \$350 a month/],
    ['que probabilidad hay de que el refri se muera antes del 15 de abril', /15 de abril de 2027/],
    [
      'if the roof goes up 5% a year whats it in 2030',
      /If prices rise by 5% a year, as you say, \$[\d,]+ today is about/,
    ],
    ['will the furnace last till my kid is out of college in 2030', /December 31, 2030/],
  ])('about the home on the screen: %s', async (question, says) => {
    expect((await ask(question, house)).response).toMatch(says)
  })

  test('with the lease that ends next, if “and after that” follows an answer about a lease', async () => {
    const first = await ask('which lease ends next')
    const { body } = await ada.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
      ...{ question: 'and after that', conversationId: first.conversation_id },
    })
    expect(body.response).toMatch(/^The lease of Grace Hopper, .* ends on February 28, 2027/)
  })

  test('an offer to record a replacement takes the price at the end of the message', async () => {
    const { action } = await ask('i had the water heater replaced yesterday 1750', house)
    expect(action).toMatchObject({ kind: 'replace', cost: 1750 })
  })
})
