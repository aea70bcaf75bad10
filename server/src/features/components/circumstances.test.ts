import type { ManagementItem } from '@home-pulse/contract/features/attention/attention'
import type { Appliance, Component } from '@home-pulse/contract/features/components/components'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
beforeAll(async () => {
  ada = await signUp(world)
})

const aHomeWith = async (appliances: unknown, state = 'PA') =>
  (await addHomes(ada.api, aHome({ state, structures: {}, appliances })))[0] as Property
const appliances = async ({ id }: Property) =>
  (await ada.api.get<Appliance[]>(`/v1/properties/${id}/appliances`)).body
const only = async (home: Property) => (await appliances(home))[0] as Appliance
const correct = async (id: string, changes: unknown) =>
  (await ada.api.put<Component>(`/v1/components/${id}`, changes)).body
const setDate = (home: Property, id: string, date: string) =>
  ada.api.put(`/v1/properties/${home.id}/appliances`, {
    applianceUpdates: [{ id, forecasted_replacement_date: date }],
  })
const dateOf = ({ forecasted_replacement_date: date }: Component) => date

describe('the condition of a component', () => {
  test('changes the forecast date, and removing the condition restores the old date', async () => {
    const before = await only(await aHomeWith({ water_heater: { age: 8 } }))
    const poor = await correct(before.id, { condition: 'poor' })
    expect(dateOf(poor) < dateOf(before)).toBe(true)
    expect(poor).toMatchObject({ age_in_years: 8, installed_on: before.installed_on })
    expect(poor.failure_within_12_months).toBeGreaterThan(before.failure_within_12_months)
    expect(poor.explanation.life[0]).toMatch(
      /^For its poor condition we count it as 4\.2 years older than it is/,
    )
    const excellent = await correct(before.id, { condition: 'excellent' })
    expect(dateOf(excellent) > dateOf(before)).toBe(true)
    expect(await correct(before.id, { condition: null })).toEqual(before)
  })

  test('does not change a date set by the owner', async () => {
    const home = await aHomeWith({ water_heater: { age: 8 } })
    const { id } = await only(home)
    await setDate(home, id, '2031-01-01')
    expect(await correct(id, { condition: 'poor' })).toMatchObject({
      ...{ forecasted_replacement_date: '2031-01-01', forecast_source: 'owner', condition: 'poor' },
    })
  })

  test('affects the forecast of a new, replaced or recalculated component', async () => {
    const home = await aHomeWith({ water_heater: { age: 8 } })
    const usual = await only(home)
    const add = { type: 'water_heater', age: 8, condition: 'poor' }
    const added = (await ada.api.post<Component>(`/v1/properties/${home.id}/components`, add)).body
    expect(dateOf(added) < dateOf(usual)).toBe(true)
    const updates = { applianceUpdates: [{ id: added.id, reforecast: true }] }
    const [again] = (await ada.api.put<Appliance[]>(`/v1/properties/${home.id}/appliances`, updates)).body
    expect(again).toEqual(added)
    const by = { installedOn: '2018-11-21', condition: 'poor' }
    const { body } = await ada.api.post<Component>(`/v1/components/${usual.id}/replacements`, by)
    expect(dateOf(body)).toBe(dateOf(added))
  })
})

test('the explanation of an estimate ends with the facts that the owner could record to make it more exact', async () => {
  const heater = await only(await aHomeWith({ water_heater: { age: 8 } }))
  const lastSentence = async (changes: object) => (await correct(heater.id, changes)).explanation.life.at(-1)
  expect(heater.explanation.life.at(-1)).toBe('To make this more exact, record its kind and its condition.')
  expect(await lastSentence({ variant: 'tankless' })).toBe('To make this more exact, record its condition.')
  expect(await lastSentence({ variant: '', condition: 'good' })).toBe(
    'To make this more exact, record its kind.',
  )
  expect(await lastSentence({ variant: 'tankless' })).not.toContain('more exact')
})

describe('the source of a component’s age', () => {
  const rangeOf = ({ forecast_low: low, forecast_high: high }: Component) => [low, high] as const

  test('widens the likely range if it is the previous owner or a guess, but changes neither the date nor the probability', async () => {
    const exact = await only(await aHomeWith({ water_heater: { age: 8 } }))
    const wider: Component[] = [exact]
    for (const ageSource of ['previous_owner', 'guess']) {
      const row = await correct(exact.id, { ageSource })
      const [low, high] = rangeOf(row)
      const [lowBefore, highBefore] = rangeOf(wider.at(-1) as Component)
      expect(low < lowBefore).toBe(true)
      expect(high > highBefore).toBe(true)
      expect(row).toMatchObject({
        age_source: ageSource,
        forecasted_replacement_date: dateOf(exact),
        failure_within_12_months: exact.failure_within_12_months,
      })
      wider.push(row)
    }
    expect(wider[2]?.explanation.life).toContain(
      'Its age is a guess, so the range allows for 6 to 10 years; that margin is our judgement.',
    )
    const labelled = await correct(exact.id, { ageSource: 'label' })
    expect(rangeOf(labelled)).toEqual(rangeOf(exact))
    expect(labelled.explanation.life).toContain('Its age is from its label.')
    expect(await correct(exact.id, { ageSource: '' })).toEqual(exact)
  })

  test('is stored when a component is added or replaced, and an unknown source is refused', async () => {
    const home = await aHomeWith({})
    const add = { type: 'dryer', age: 8, ageSource: 'guess' }
    const { body: added } = await ada.api.post<Component>(`/v1/properties/${home.id}/components`, add)
    expect(added.age_source).toBe('guess')
    const { body: after } = await ada.api.post<Component>(`/v1/components/${added.id}/replacements`, {
      ageSource: 'receipt',
    })
    expect(after.age_source).toBe('receipt')
    const refused = await ada.api.put(`/v1/components/${added.id}`, { ageSource: 'a dream' })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      issues: [{ path: 'ageSource', message: 'must be one of receipt, label, previous_owner, guess' }],
    })
  })
})

test('an age marked as a guess stays a guess when it is submitted with a new home', async () => {
  const guessed = aHome({
    structures: [{ name: 'roof', age: 12, ageSource: 'guess' }],
    appliances: { stove: { age: 4, ageSource: 'guess' } },
  })
  const [home] = await addHomes(ada.api, guessed)
  for (const path of ['structures', 'appliances'])
    expect((await ada.api.get(`/v1/properties/${home?.id}/${path}`)).body).toMatchObject([
      { age_source: 'guess' },
    ])
  const wrong = aHome({ appliances: { stove: { age: 4, ageSource: 'a dream' } } })
  const refused = await ada.api.post('/v1/properties', [wrong])
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({ issues: [{ path: '0.appliances.stove.ageSource' }] })
})

describe('a hot and humid state', () => {
  const centralAir = { ac_unit: { age: 6 } }

  test('shortens the life of central air conditioning only', async () => {
    const both = { ...centralAir, dryer: { age: 6 } }
    const [north, south] = [await aHomeWith(both), await aHomeWith(both, 'FL')]
    const [airNorth, dryerNorth] = (await appliances(north)) as [Appliance, Appliance]
    const [airSouth, dryerSouth] = (await appliances(south)) as [Appliance, Appliance]
    expect(dateOf(airSouth) < dateOf(airNorth)).toBe(true)
    expect(airSouth.explanation.life).toContain(
      'Florida is hot and humid, where air conditioners do not last as long.',
    )
    expect(dateOf(dryerSouth)).toBe(dateOf(dryerNorth))
    const heatPump = await correct(airSouth.id, { variant: 'heat_pump' })
    expect(dateOf(heatPump)).toBe(dateOf(await correct(airNorth.id, { variant: 'heat_pump' })))
  })

  test('is considered in the public estimate and in the attention list', async () => {
    const estimate = async (state: string) =>
      (await ada.api.get<Component>(`/v1/lifecycle/estimate?type=ac_unit&age=6&state=${state}`)).body
    expect(dateOf(await estimate('LA')) < dateOf(await estimate('PA'))).toBe(true)
    const home = await aHomeWith({ ac_unit: { age: 20 } }, 'FL')
    const { body } = await ada.api.get<{ managementItems: ManagementItem[] }>(
      `/v1/properties/${home.id}/needs-attention`,
    )
    expect(body.managementItems[0]?.forecast_high).toBe((await only(home)).forecast_high)
  })

  test('changes estimated dates, but not the owner’s, when the address of a home is corrected to that state', async () => {
    const home = await aHomeWith(centralAir)
    const before = await only(home)
    const move = (state: string) => ada.api.put(`/v1/properties/${home.id}`, { state })
    await move('FL')
    const moved = await only(home)
    expect(dateOf(moved) < dateOf(before)).toBe(true)
    await move('PA')
    expect(dateOf(await only(home))).toBe(dateOf(before))
    await setDate(home, before.id, '2033-03-03')
    await move('FL')
    expect(dateOf(await only(home))).toBe('2033-03-03')
  })
})

test('a brand does not change the forecast date, and the explanation states this', async () => {
  const home = await aHomeWith({ stove: { age: 6, brand: 'Viking' } })
  const branded = await only(home)
  const plain = await correct(branded.id, { brand: '' })
  expect(dateOf(plain)).toBe(dateOf(branded))
  const sentence =
    'Its brand changes nothing: we found how often brands need repair, and nowhere how long they last.'
  expect(branded.explanation.life).toContain(sentence)
  expect(plain.explanation.life).not.toContain(sentence)
})
