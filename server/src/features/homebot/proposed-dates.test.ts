import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
/** The day after the test adds the home. */
const tomorrow = '2026-11-22'
const ask = (asking: Customer, question: string, beside: Record<string, unknown> = {}) =>
  asking.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
    question,
    applianceAge: 0,
    ...beside,
  })

let customer: Customer
let propertyId: string
let heater: Appliance
let dryer: Appliance
beforeAll(async () => {
  customer = await signUp(world)
  const [home] = await addHomes(customer.api, aHome())
  propertyId = home?.id ?? ''
  const { body } = await customer.api.get<Appliance[]>(`/v1/properties/${propertyId}/appliances`)
  heater = body.find((row) => row.appliance_type === 'water_heater') as Appliance
  dryer = body.find((row) => row.appliance_type === 'dryer') as Appliance
})

describe('an estimated date that differs from the recorded one', () => {
  test('is proposed, and the text contains the owner’s date and the engine’s date', async () => {
    const url = `/v1/properties/${propertyId}/appliances/forecasted-date`
    const set = (forecastedReplacementDate: string | null) =>
      customer.api.put(url, {
        applianceType: 'water_heater',
        forecastedReplacementDate,
        applianceId: heater.id,
      })
    await set('2044-05-01')
    const { body } = await ask(customer, 'when should i replace it', { applianceId: heater.id })
    await set(null)
    expect(body.response).toContain('yourself: May 1, 2044')
    expect(body.response).toContain('On record is May 1, 2044; updating would change it to June 2, 2033.')
    expect(body.forecasted_replacement_date).toBe(heater.forecasted_replacement_date)
  })

  test('is today’s date, not a past one, if the component is overdue', async () => {
    world.clock.set(`${tomorrow}T15:00:00Z`)
    const { body } = await ask(customer, 'When should I replace it?', {
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
    const first = await ask(customer, 'How much longer will it last?', { applianceId: dryer.id })
    await set(first.body.forecasted_replacement_date)
    const again = await ask(customer, 'How much longer will it last?', { applianceId: dryer.id })
    const bySpecification = await ask(customer, 'How much longer will it last?', { applianceAge: 20 })
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
