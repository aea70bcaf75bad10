import type { ManagementItem } from '@home-pulse/contract/features/attention/attention'
import type { Appliance } from '@home-pulse/contract/features/components/components'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'
import { countRowsRead } from '../../../test/harness/rows-read.ts'
import { makeIds } from '../../platform/config/ids.ts'
import { Gate } from '../../platform/tenancy/gate.ts'
import { queryDue } from './queries.ts'

const world = useWorld()
interface Attention {
  managementItems: ManagementItem[]
  components: { id: string; cost: number }[]
}
const ask = async ({ api }: Customer, id: string, query = '') =>
  api.get<Attention>(`/v1/properties/${id}/needs-attention${query}`)

/** Signs in again, because the first token has expired since the clock was moved. */
async function signIn(customer: Customer): Promise<Customer> {
  const { email, password } = customer
  const { body } = await customer.api.post<{ token: string }>('/v1/customers/login', { email, password })
  return { ...customer, token: body.token, api: world.api(body.token) }
}

/**
 * Sets the forecast dates of a property's appliances, one date per appliance in the order in which they were
 * added.
 */
async function setDates(customer: Customer, propertyId: string, dates: string[]): Promise<Appliance[]> {
  const url = `/v1/properties/${propertyId}/appliances`
  const before = await customer.api.get<Appliance[]>(url)
  await world.store.asSuperuser(async ({ query }) => {
    for (const [n, date] of dates.entries())
      await query(
        {
          name: 'set_forecast',
          text: 'update installations set forecast_on = $1 where customer_id = $2 and component_id = $3',
        },
        [date, customer.userId, before.body[n]?.id],
      )
  })
  return (await customer.api.get<Appliance[]>(url)).body
}

// The first day of the list is today, 2026-11-21, and the last one is 365 days later, 2027-11-21.
const dates = ['2027-11-22', '2026-11-21', '2020-01-01', '2027-11-21', '2026-11-20', '2026-11-22']
let customer: Customer
let propertyId: string
let appliances: Appliance[]
beforeAll(async () => {
  customer = await signUp(world)
  const [home] = await addHomes(
    customer.api,
    aHome({
      structures: {},
      appliances: dates.map((_, age) => ({ name: age % 2 ? 'washer' : 'stove', age })),
    }),
  )
  propertyId = home?.id ?? ''
  appliances = await setDates(customer, propertyId, dates)
})

describe('the list of components that need attention', () => {
  // spec: 01-06, 05-20, 06-29
  test('lists overdue components and those due from today to 365 days ahead', async () => {
    const { body } = await ask(customer, propertyId)
    const seen = body.managementItems.map((item) => [
      item.forecasted_replacement_date,
      item.status,
      item.days_difference,
    ])
    expect(seen).toEqual([
      // Overdue comes first. Within a status, urgency (probability of failure times cost) decides, not the
      // date.
      ['2026-11-20', 'overdue', -1],
      ['2020-01-01', 'overdue', -2516],
      ['2026-11-22', 'coming_due', 1],
      ['2027-11-21', 'coming_due', 365],
      ['2026-11-21', 'coming_due', 0],
    ])
  })

  test('lists overdue components first, and orders each group by cost times the yearly chance of failure', async () => {
    const owner = await signUp(world)
    const [home] = await addHomes(
      owner.api,
      aHome({
        structures: {},
        appliances: {
          water_heater: { age: 14 },
          dryer: { age: 19 },
          stove: { age: 2 },
          washer: { age: 11 },
          ac_unit: { age: 9 },
        },
      }),
    )
    const [overdue, due] = ['2026-10-01', '2027-02-01']
    const all = await setDates(owner, home?.id ?? '', [overdue, due, due, overdue, due])
    const lateness = (one: Appliance) => (one.forecasted_replacement_date === overdue ? 0 : 1)
    const risk = (one: Appliance) => one.failure_within_12_months * one.estimated_replacement_cost
    const expected = all.toSorted((a, b) => lateness(a) - lateness(b) || risk(b) - risk(a))
    const { body } = await ask(owner, owner.userId)
    expect(body.managementItems.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    // Sorting by status alone would give another order, so the check above fails if urgency is ignored.
    expect(expected).not.toEqual(all.toSorted((a, b) => lateness(a) - lateness(b)))
  })

  // spec: 05-20, 05-23, 08-26
  test('shows the same dates, probability and cost as the property’s appliance list', async () => {
    const { body } = await ask(customer, propertyId)
    for (const item of body.managementItems) {
      const row = appliances.find(({ id }) => id === item.id)
      expect(item).toMatchObject({
        name: row?.appliance_type,
        property_id: propertyId,
        property_address: '12 Oak St, Austin, TX',
        unit_number: null,
        installed_on: row?.installed_on,
        forecast_low: row?.forecast_low,
        forecast_high: row?.forecast_high,
        failure_within_12_months: row?.failure_within_12_months,
      })
    }
    expect(body.components).toEqual(
      body.managementItems.map(({ id }) => ({
        id,
        cost: appliances.find((row) => row.id === id)?.estimated_replacement_cost,
      })),
    )
  })

  test('lists a component as coming due from 365 days before its forecast date', async () => {
    const other = await signUp(world)
    const [home] = await addHomes(other.api, aHome({ structures: {}, appliances: { stove: { age: 1 } } }))
    await setDates(other, home?.id ?? '', ['2027-11-22'])
    const status = async () => (await ask(other, home?.id ?? '')).body.managementItems[0]?.status
    expect(await status()).toBeUndefined()
    world.clock.set('2026-11-22T15:00:00Z')
    expect(await status()).toBe('coming_due')
    world.clock.set('2026-11-21T15:00:00Z')
  })

  test('asks 366 days after a component was added whether it is still installed, unless the owner set its date', async () => {
    const owner = await signUp(world)
    const [home] = await addHomes(
      owner.api,
      aHome({ structures: {}, appliances: { stove: { age: 40 }, dryer: { age: 40 } } }),
    )
    const url = `/v1/properties/${home?.id}/appliances`
    const update = (api: Customer['api'], change: object) =>
      api.put(url, { applianceUpdates: [{ appliance_type: 'dryer', ...change }] })
    const asked = async ({ api }: Customer) =>
      (await ask({ ...owner, api }, owner.userId)).body.managementItems
        .filter((item) => item.asks_confirmation)
        .map(({ name }) => name)
    expect(await asked(owner)).toEqual([])
    world.clock.set('2027-11-21T15:00:00Z')
    const later = await signIn(owner)
    expect(await asked(later)).toEqual([])
    world.clock.set('2027-11-22T15:00:00Z')
    expect((await asked(later)).sort()).toEqual(['dryer', 'stove'])
    await update(later.api, { forecasted_replacement_date: '2027-12-24' })
    expect(await asked(later)).toEqual(['stove'])
    await update(later.api, { still_working: true })
    expect(await asked(later)).toEqual(['stove'])
    world.clock.set('2026-11-21T15:00:00Z')
  })

  // spec: 07-31, 08-26
  test('covers one property with its units, or all properties if the path has the user’s id', async () => {
    const [building] = await addHomes(
      customer.api,
      aHome({
        street: '9 Elm',
        isMultifamily: true,
        structures: {},
        units: [{ unitNumber: '4C', appliances: { dryer: { age: 90 } } }],
      }),
    )
    // Only a date set by the owner can lie in the past: a new estimate is never earlier than today.
    await customer.api.put(`/v1/properties/${building?.id}/appliances/forecasted-date`, {
      ...{ applianceType: 'dryer', forecastedReplacementDate: '2010-01-01' },
    })
    const { body } = await ask(customer, building?.id ?? '')
    expect(body.managementItems).toMatchObject([
      { name: 'dryer', unit_number: '4C', property_address: '9 Elm, Austin, TX', status: 'overdue' },
    ])
    const everywhere = (await ask(customer, customer.userId)).body
    expect(everywhere.managementItems).toHaveLength(6)
    expect(everywhere.managementItems[0]).toEqual(body.managementItems[0])
    expect(everywhere.components).toHaveLength(6)
  })

  test('reads only due rows, regardless of the number of other components', async () => {
    const [few, many] = [await signUp(world), await signUp(world)]
    await world.store.asSuperuser(async ({ query }) => {
      const fill = (name: string, text: string) => query({ name, text }, [few.userId, many.userId])
      const numbered = (kind: string) =>
        `(substr(c::text, 1, 24) || '${kind}' || lpad(to_hex(n), 11, '0'))::uuid`
      const each = `from unnest(array[$1, $2]::uuid[]) c, generate_series(1, 1000) n`
      await fill(
        'fill_homes',
        `insert into properties select c, ${numbered('a')}, n || ' Elm', 'Austin', 'TX', '78701', 2000, false, now() ${each}`,
      )
      await fill(
        'fill_components',
        `insert into components select c, ${numbered('b')}, ${numbered('a')}, null, 'stove', now() ${each}`,
      )
      await fill(
        'fill_installations',
        `insert into installations (customer_id, id, property_id, component_id, installed_on, installed_precision,
          forecast_on, forecast_source, created_at)
        select c, ${numbered('d')}, ${numbered('a')}, ${numbered('b')}, '2016-01-01', 'year',
          case when c = $2 or n <= 10 then date '2026-12-01' else date '2040-01-01' end, 'estimate', now() ${each}`,
      )
      await query({ name: 'analyze', text: 'analyze' })
    })
    expect((await ask(few, few.userId)).body.managementItems).toHaveLength(10)

    const gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
    const owner = gate.createOwner(few.userId)
    const rowsRead = await gate.read(owner, async (sql) => {
      const asked = queryDue(sql, owner, { dueBy: '2027-11-21' }).limit(1_000)
      return countRowsRead(sql, asked)
    })
    expect(rowsRead).toBeGreaterThanOrEqual(10)
    expect(rowsRead).toBeLessThan(200)
  })

  test('is empty if no component is due or the customer has no homes', async () => {
    const newcomer = await signUp(world)
    const empty = { managementItems: [], components: [] }
    expect((await ask(newcomer, newcomer.userId)).body).toEqual(empty)
    const [home] = await addHomes(newcomer.api, aHome({ structures: {}, appliances: { stove: { age: 0 } } }))
    expect((await ask(newcomer, home?.id ?? '')).body).toEqual(empty)
  })

  test.each(['2027-01-01_0', `2_${'0'.repeat(16)}_2027-01-01_${'0'.repeat(36)}`, 'open'])(
    'returns 422 for the invalid cursor “%s”',
    async (cursor) => {
      const customer = await signUp(world)
      expect((await ask(customer, customer.userId, `?cursor=${cursor}`)).status).toBe(422)
    },
  )

  test.each([1, 7, 12, 13])(
    'returns every component exactly once and in order in pages of %i',
    async (limit) => {
      const many = await signUp(world)
      const [home] = await addHomes(
        many.api,
        aHome({ structures: {}, appliances: Array.from({ length: 13 }, () => ({ name: 'dryer', age: 90 })) }),
      )
      // Six of the seven due dates occur twice. The id decides the order of two equal dates.
      await setDates(
        many,
        home?.id ?? '',
        Array.from({ length: 13 }, (_, n) => `2025-01-${10 + (n % 7)}`),
      )
      const whole = (await ask(many, many.userId)).body
      const pages: Attention[] = []
      for (let query: string | undefined = `?limit=${limit}`; query !== undefined; ) {
        const { body, headers } = await ask(many, many.userId, query)
        pages.push(body)
        query = String(headers.link ?? '').match(/<[^?]*(\?.*)>; rel="next"/)?.[1]
      }
      expect(pages.flatMap(({ managementItems }) => managementItems)).toEqual(whole.managementItems)
      expect(pages.flatMap(({ components }) => components)).toEqual(whole.components)
      expect(pages).toHaveLength(Math.ceil(13 / limit))
    },
  )
})
