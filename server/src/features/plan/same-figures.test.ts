import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { needsAttention } from '@home-pulse/contract/features/attention/attention'
import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { askHomebot } from '@home-pulse/contract/features/homebot/homebot'
import type { estimateReplacement } from '@home-pulse/contract/features/landing/landing'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { CalendarFeed, PlannedEntry } from '@home-pulse/contract/features/plan/plan'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { RouteResponse } from '@home-pulse/contract/route'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { copyOf, land, stage } from '../../../test/harness/fixtures/import-export-fixtures.ts'
import { readPdf } from '../../../test/harness/fixtures/pdf-text.ts'
import { pathOf } from '../../../test/harness/fixtures/signed-links.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld({ PUBLIC_URL: 'https://pulse.example' })
/** The server that sends the emails. Its clock moves to the day of each email. */
const mailed = useWorld({ PUBLIC_URL: 'https://pulse.example' })
const today = '2026-11-21'
const inDollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

interface Portfolio {
  readonly customer: Customer
  readonly house: Property
  readonly flats: Property
}

const aHouse = aHome({
  floorArea: 2_400,
  storeys: 2,
  drivewayArea: 900,
  structures: { roof: 24, furnace: 25 },
  appliances: { water_heater: { age: 15 }, dryer: { age: 20 }, stove: { age: 6 } },
})
const someFlats = aHome({
  street: '4 Elm St',
  isMultifamily: true,
  structures: { roof: 5 },
  appliances: {},
  units: [
    { unitNumber: '1', appliances: { stove: { age: 4 }, dryer: { age: 4 } } },
    { unitNumber: '2', appliances: { stove: { age: 4 } } },
  ],
})

/**
 * Adds a house with overdue components, an owner's date and an owner's cost, and a building with equal units.
 */
async function addPortfolio(isReversed: boolean): Promise<Portfolio> {
  const customer = await signUp(world)
  const added = await addHomes(customer.api, ...(isReversed ? [someFlats, aHouse] : [aHouse, someFlats]))
  const [house, flats] = (isReversed ? added.toReversed() : added) as [Property, Property]
  const appliances = (await customer.api.get<Appliance[]>(`/v1/properties/${house.id}/appliances`)).body
  const idOf = (type: string) => appliances.find((row) => row.appliance_type === type)?.id
  await customer.api.put(`/v1/properties/${house.id}/appliances`, {
    applianceUpdates: [
      { id: idOf('dryer'), estimated_replacement_cost: 1_234 },
      { id: idOf('stove'), forecasted_replacement_date: '2027-06-15' },
    ],
  })
  await customer.api.put('/v1/plan/reserve', { propertyId: house.id, balance: 2_000, confidence: 0.9 })
  return { customer, house, flats }
}

const read = async ({ customer: { api } }: Portfolio, home: Property | undefined) => {
  const scope = home ? `propertyId=${home.id}&` : ''
  const [calendar, fromToday, reserve] = [
    await api.get<Budget>(`/v1/plan/budget?${scope}drivers=20`),
    await api.get<Budget>(`/v1/plan/budget?${scope}years=5&cut=from_today&drivers=20`),
    await api.get<Reserve>(`/v1/plan/reserve?${scope}`),
  ]
  return { calendar: calendar.body, fromToday: fromToday.body, reserve: reserve.body }
}

/** Returns the figures of a budget or a reserve, without ids and addresses. */
const figuresOf = (answer: object): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value) =>
      ['component_id', 'property_id', 'property_address', 'unit_number'].includes(key) ? undefined : value,
    ),
  )

async function reportOf({ customer }: Portfolio, home: Property): Promise<string> {
  const { rawPayload } = await world.app.inject({
    url: `/v1/plan/report.pdf?propertyId=${home.id}`,
    headers: { authorization: `Bearer ${customer.token}` },
  })
  return readPdf(rawPayload).pages.join('\n')
}

const ask = async ({ customer }: Portfolio, home: Property, question: string) =>
  (
    await customer.api.post<RouteResponse<typeof askHomebot>>('/v1/home-bot/ask-lifecycle-question', {
      ...{ question, applianceAge: 0, propertyId: home.id },
    })
  ).body.response

let portfolio: Portfolio
beforeAll(async () => {
  portfolio = await addPortfolio(false)
})

describe('the figures of one home', () => {
  test.each(['house', 'flats'] as const)(
    'are the same on every screen for the budget and the reserve of the %s',
    async (which) => {
      const home = portfolio[which]
      const { calendar, fromToday, reserve } = await read(portfolio, home)
      const report = await reportOf(portfolio, home)
      const answer = await ask(
        portfolio,
        home,
        'How much should I set aside each month over the next 5 years?',
      )
      const monthly = inDollars(reserve.monthly_contribution)
      const words = `Start with ${inDollars(reserve.starting_sum)} and set aside ${monthly} a month.`
      expect(report).toContain(words)
      expect(answer).toContain(words)

      const inFive = fromToday.periods[4]
      expect(answer).toContain(`expect to spend ${inDollars(inFive?.real_to_date.expected ?? 0)} on`)
      const inOne = await ask(portfolio, home, 'How much should I set aside over the next 1 year?')
      expect(inOne).toContain(
        `the next 12 months, expect to spend ${inDollars(fromToday.periods[0]?.real_to_date.expected ?? 0)} on`,
      )
      for (const { year, real } of calendar.periods) {
        expect(report).toContain(String(year))
        expect(report).toContain(inDollars(real.expected))
      }
      for (const [index, { real }] of fromToday.periods.entries())
        expect(reserve.balances[index]?.spent).toBe(real.expected)
    },
  )

  test('are the same on every screen for the date and cost of each component', async () => {
    const { api, userId } = portfolio.customer
    const [appliances, structures] = [
      (await api.get<Appliance[]>(`/v1/properties/${portfolio.house.id}/appliances`)).body,
      (await api.get<Structure[]>(`/v1/properties/${portfolio.house.id}/structures`)).body,
    ]
    const { body: feed } = await api.post<CalendarFeed>('/v1/plan/calendar-feed')
    const ics = (await world.app.inject({ url: pathOf(feed.url ?? '') })).body.replaceAll('\r\n ', '')
    const plan = (
      await api.get<{ planned: PlannedEntry[] }>(`/v1/plan/tasks?propertyId=${portfolio.house.id}`)
    ).body.planned
    const attention = (
      await api.get<RouteResponse<typeof needsAttention>>(`/v1/properties/${userId}/needs-attention`)
    ).body
    const report = await reportOf(portfolio, portfolio.house)
    for (const part of [...appliances, ...structures]) {
      const { id, forecasted_replacement_date: date, estimated_replacement_cost: cost } = part
      const replacement = plan.find((entry) => entry.kind === 'replacement' && entry.component_id === id)
      if (replacement?.kind === 'replacement')
        expect(replacement).toMatchObject({ due_on: date, estimated_replacement_cost: cost })
      const due = attention.managementItems.find((item) => item.id === id)
      expect(due !== undefined).toBe(date <= '2027-11-21')
      if (due) {
        expect(due.forecasted_replacement_date).toBe(date)
        expect(attention.components.find((item) => item.id === id)?.cost).toBe(cost)
      }
      expect(report).toContain(inDollars(cost))
      if (date >= today && date <= '2028-11-21')
        expect(ics).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)
    }
    expect(appliances.find((row) => row.appliance_type === 'stove')?.forecasted_replacement_date).toBe(
      '2027-06-15',
    )
    const heater = appliances.find((row) => row.appliance_type === 'water_heater')
    const estimate = await world
      .api()
      .get<RouteResponse<typeof estimateReplacement>>(
        '/v1/lifecycle/estimate?type=water_heater&age=15&state=TX',
      )
    expect(estimate.body).toMatchObject({
      estimated_replacement_cost: heater?.estimated_replacement_cost,
      forecasted_replacement_date: heater?.forecasted_replacement_date,
    })
    const spoken = await ask(portfolio, portfolio.house, 'What does my water heater cost to replace?')
    expect(spoken).toContain(inDollars(heater?.estimated_replacement_cost ?? 0))
  })
})

describe('the weekly email', () => {
  test('shows for each due component the same date as its home', async () => {
    const customer = await signUp(mailed, { hasMail: true })
    const [home] = await addHomes(customer.api, aHouse)
    const path = `/v1/properties/${home?.id}`
    const parts = [
      ...(await customer.api.get<Appliance[]>(`${path}/appliances`)).body,
      ...(await customer.api.get<Structure[]>(`${path}/structures`)).body,
    ].filter(({ forecasted_replacement_date: date }) => date < '2026-12-06')
    expect(parts.length).toBeGreaterThan(0)
    mailed.clock.set('2026-11-23T13:01:00Z')
    await mailed.app.jobs.runDue()
    const folder = join(mailed.dataDir, 'mail')
    const mails = (await readdir(folder)).filter((name) => name.includes('.weekly.'))
    const texts = await Promise.all(
      mails.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    )
    const mail = texts.find(({ to }) => to?.[0]?.address === customer.email)
    const format = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
    for (const { forecasted_replacement_date: date } of parts)
      expect(mail?.text).toContain(format.format(new Date(date)))
  })
})

describe('a total', () => {
  test('is the sum over years, components and homes, to the dollar', async () => {
    const all = await read(portfolio, undefined)
    const homes = [await read(portfolio, portfolio.house), await read(portfolio, portfolio.flats)]
    for (const which of ['calendar', 'fromToday'] as const) {
      let before = 0
      for (const [index, period] of all[which].periods.entries()) {
        const { real, nominal, real_to_date: toDate, drivers, drivers_to_date: driversToDate } = period
        before += real.expected
        expect(toDate.expected).toBe(before)
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
        expect(sum(homes.map((home) => home[which].periods[index]?.real.expected ?? 0))).toBe(real.expected)
        expect(sum(drivers.map(({ expected }) => expected))).toBe(real.expected)
        expect(sum(drivers.map((driver) => driver.expected_nominal))).toBe(nominal.expected)
        expect(sum(driversToDate.map(({ expected }) => expected))).toBe(toDate.expected)
      }
    }
  })
})

describe('equal portfolios', () => {
  test('have equal figures when entered in another order in another account', async () => {
    const other = await addPortfolio(true)
    for (const which of ['house', 'flats'] as const)
      expect(figuresOf(await read(other, other[which]))).toEqual(
        figuresOf(await read(portfolio, portfolio[which])),
      )
    expect(figuresOf(await read(other, undefined))).toEqual(figuresOf(await read(portfolio, undefined)))
  })

  test('have equal figures when exported and imported into a new account', async () => {
    const { bytes } = await copyOf(world, portfolio.customer)
    const customer = await signUp(world)
    const staged = await stage(world, customer, bytes)
    expect(staged.answer.statusCode).toBe(200)
    expect((await land(customer, staged.id)).status).toBeLessThan(300)
    const homes = (await customer.api.get<Property[]>('/v1/properties')).body
    const house = homes.find(({ address }) => address.startsWith('12 Oak St')) as Property
    const flats = homes.find(({ address }) => address.startsWith('4 Elm St')) as Property
    const moved = { customer, house, flats }
    for (const which of ['house', 'flats'] as const)
      expect(figuresOf(await read(moved, moved[which]))).toEqual(
        figuresOf(await read(portfolio, portfolio[which])),
      )
  })
})
