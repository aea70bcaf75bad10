import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { needsAttention } from '@home-pulse/contract/features/attention/attention'
import type { Appliance, Component, Structure } from '@home-pulse/contract/features/components/components'
import type { readComponent } from '@home-pulse/contract/features/components/one-component'
import type { askHomebot } from '@home-pulse/contract/features/homebot/homebot'
import type { Budget } from '@home-pulse/contract/features/plan/budget'
import type { LifeCurve } from '@home-pulse/contract/features/plan/curve'
import type { CalendarFeed } from '@home-pulse/contract/features/plan/plan'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { formatDollars } from '@home-pulse/contract/money'
import type { RouteResponse } from '@home-pulse/contract/route'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { readPdf } from '../../../test/harness/fixtures/pdf-text.ts'
import { expandPlan, type ListedPlan } from '../../../test/harness/fixtures/plan-pages.ts'
import { pathOf } from '../../../test/harness/fixtures/signed-links.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld({ PUBLIC_URL: 'https://pulse.example' })

const dateWords = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(date))
const inDays = dateWords({ dateStyle: 'long' })
const inShortDays = dateWords({ dateStyle: 'medium' })
const inShortMonths = dateWords({ month: 'short', year: 'numeric' })
const inMonths = dateWords({ month: 'long', year: 'numeric' })
const inPercent = (share: number) =>
  share < 0.005 ? 'less than 1%' : share > 0.995 ? 'more than 99%' : `${Math.round(share * 100)}%`
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

interface Portfolio {
  readonly customer: Customer
  readonly house: Property
  readonly flats: Property
}

/**
 * Adds a house and a building with equal units. Some components are overdue or confirmed as working. Some have a date,
 * a cost in cents, a condition or a guessed age from the owner.
 */
async function addPortfolio(): Promise<Portfolio> {
  const customer = await signUp(world, { hasMail: true })
  const [house, flats] = (await addHomes(
    customer.api,
    aHome({
      structures: { roof: 24, furnace: 25 },
      appliances: { water_heater: { age: 15 }, dryer: { age: 20 }, stove: { age: 6 }, washer: { age: 19 } },
    }),
    aHome({
      ...{ street: '4 Elm St', isMultifamily: true, structures: { roof: 5 }, appliances: {} },
      units: [
        { unitNumber: '1', appliances: { stove: { age: 4 }, dryer: { age: 4 } } },
        { unitNumber: '2', appliances: { stove: { age: 4 } } },
      ],
    }),
  )) as [Property, Property]
  const { api } = customer
  const ids = new Map((await appliancesOf(customer, house)).map((row) => [row.appliance_type, row.id]))
  await api.put(`/v1/properties/${house.id}/appliances`, {
    applianceUpdates: [
      { id: ids.get('dryer'), estimated_replacement_cost: 1_234.5 },
      { id: ids.get('washer'), estimated_replacement_cost: 999.5 },
      { id: ids.get('stove'), forecasted_replacement_date: '2027-06-15' },
    ],
  })
  const { body: structures } = await api.get<Structure[]>(`/v1/properties/${house.id}/structures`)
  const furnace = structures.find((row) => row.structure_type === 'furnace')
  await api.put(`/v1/properties/${house.id}/structures`, {
    structureUpdates: [{ id: furnace?.id, still_working: true }],
  })
  await api.put(`/v1/components/${ids.get('water_heater')}`, { condition: 'fair', ageSource: 'guess' })
  await api.put('/v1/plan/reserve', { propertyId: house.id, balance: 2_000, confidence: 0.9 })
  await api.put('/v1/plan/reserve', { balance: 500 })
  return { customer, house, flats }
}

const appliancesOf = async ({ api }: Customer, { id }: Property) =>
  (await api.get<Appliance[]>(`/v1/properties/${id}/appliances`)).body

async function partsOf(customer: Customer, home: Property): Promise<Component[]> {
  const { body: structures } = await customer.api.get<Structure[]>(`/v1/properties/${home.id}/structures`)
  return [...(await appliancesOf(customer, home)), ...structures]
}

const ask = async ({ api }: Customer, home: Property | undefined, question: string, chosen = {}) =>
  (
    await api.post<RouteResponse<typeof askHomebot>>('/v1/home-bot/ask-lifecycle-question', {
      ...{ question, applianceAge: 0, ...chosen },
      ...(home && { propertyId: home.id }),
    })
  ).body.response

const reports = new Map<string, string>()
/** Reads a report. It takes a third of a second, so tests of the same day and home share one report. */
async function reportOf({ token }: Customer, home: Property | undefined): Promise<string> {
  const key = `${home?.id} ${world.clock.nowMs()}`
  if (!reports.has(key)) {
    const url = `/v1/plan/report.pdf${home ? `?propertyId=${home.id}` : ''}`
    const { rawPayload } = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    reports.set(key, readPdf(rawPayload).pages.join('\n').replaceAll(/\s+/g, ' '))
  }
  return reports.get(key) ?? ''
}

let portfolio: Portfolio
beforeAll(async () => {
  portfolio = await addPortfolio()
})

const scopes = ['house', 'flats', 'portfolio'] as const
const homeOf = (scope: (typeof scopes)[number]) => (scope === 'portfolio' ? undefined : portfolio[scope])

describe.each(scopes)('figures of the %s', (scope) => {
  // `npm test` leaves out the building with flats, because the tests of the house and the portfolio check the same
  // fields.
  const tags = scope === 'flats' ? ['long'] : []
  test('for reserve and expected cost are the same on the Plan screen, in the report and in HomeBot’s answers', {
    tags,
  }, async () => {
    const { customer } = portfolio
    const home = homeOf(scope)
    const query = home ? `propertyId=${home.id}` : ''
    const { body: reserve } = await customer.api.get<Reserve>(`/v1/plan/reserve?${query}`)
    const { body: ahead } = await customer.api.get<Budget>(`/v1/plan/budget?${query}&years=5&cut=from_today`)
    const { body: calendar } = await customer.api.get<Budget>(`/v1/plan/budget?${query}`)
    const report = await reportOf(customer, home)
    const spoken = await ask(customer, home, 'How much should I set aside each month over the next 5 years?')

    const { starting_sum: start, monthly_contribution: monthly } = reserve
    const words = `Start with ${formatDollars(start)} and set aside ${formatDollars(monthly)} a month.`
    expect(start).toBeGreaterThan(0)
    for (const text of [report, spoken]) expect(text).toContain(words)
    expect(report).toContain(`the median at the end is ${formatDollars(reserve.median_at_end)}`)
    if (reserve.to_add > 0 && reserve.settings.balance !== null)
      expect(spoken).toContain(`so ${formatDollars(reserve.to_add)} is still to add`)
    expect(reserve.choices).toContainEqual({ monthly, starting_sum: start })

    const nextYear = await ask(customer, home, 'How much should I set aside over the next 1 year?')
    const ofNextYear = formatDollars(ahead.periods[0]?.real_to_date.expected ?? -1)
    expect(nextYear).toContain(`the next 12 months, expect to spend ${ofNextYear} on`)

    const { expected } = ahead.periods[4]?.real_to_date ?? { expected: -1 }
    expect(spoken).toContain(`expect to spend ${formatDollars(expected)} on`)
    for (const [index, { real }] of ahead.periods.entries())
      expect(reserve.balances[index]?.spent).toBe(real.expected)
    for (const { year, real } of calendar.periods) {
      expect(report).toContain(String(year))
      expect(report).toContain(` ${formatDollars(real.expected)} `)
    }
    expect(report).toContain(formatDollars(calendar.periods.at(-1)?.real_to_date.expected ?? -1))
  })

  test('add up: each total is the sum of its displayed parts, in whole dollars', async () => {
    const { customer, house, flats } = portfolio
    const home = homeOf(scope)
    const query = home ? `propertyId=${home.id}` : ''
    const { body: reserve } = await customer.api.get<Reserve>(`/v1/plan/reserve?${query}`)
    const { body: ahead } = await customer.api.get<Budget>(
      `/v1/plan/budget?${query}&cut=from_today&drivers=20`,
    )
    for (const { real, nominal, drivers, real_to_date: toDate, drivers_to_date: parts } of ahead.periods) {
      expect(sum(drivers.map((driver) => driver.expected))).toBe(real.expected)
      expect(sum(drivers.map((driver) => driver.expected_nominal))).toBe(nominal.expected)
      expect(sum(parts.map((driver) => driver.expected))).toBe(toDate.expected)
    }
    expect(sum(ahead.periods.map(({ real }) => real.expected))).toBe(
      ahead.periods.at(-1)?.real_to_date.expected,
    )
    expect(sum(reserve.parts.map((part) => part.yearly_cost))).toBe(reserve.long_run_yearly_cost)
    expect(sum(reserve.parts.map((part) => part.fully_funded))).toBe(reserve.fully_funded_balance)
    expect(sum(reserve.parts.map(({ count }) => count))).toBe(reserve.component_count)
    expect(reserve.to_add).toBe(Math.max(0, reserve.starting_sum - reserve.current_balance))
    if (home) return
    const ofHomes = await Promise.all(
      [house, flats].map(
        async ({ id }) => (await customer.api.get<Reserve>(`/v1/plan/reserve?propertyId=${id}`)).body,
      ),
    )
    for (const key of ['long_run_yearly_cost', 'fully_funded_balance', 'component_count'] as const)
      expect(sum(ofHomes.map((one) => one[key]))).toBe(reserve[key])
  })

  test('include, in the report, the total cost of the components that need attention', async () => {
    const { customer } = portfolio
    const home = homeOf(scope)
    const report = await reportOf(customer, home)
    const { body } = await customer.api.get<RouteResponse<typeof needsAttention>>(
      `/v1/properties/${home?.id ?? customer.userId}/needs-attention`,
    )
    const shown = sum(body.components.map(({ cost }) => Math.round(cost)))
    const inAll = body.components.length === 0 ? 'nothing' : `${formatDollars(shown)} in all`
    expect(report).toContain(inAll)
  })
})

async function icsOf({ api }: Customer): Promise<string> {
  const { body: feed } = await api.post<CalendarFeed>('/v1/plan/calendar-feed')
  return (await world.app.inject({ url: pathOf(feed.url ?? '') })).body.replaceAll('\r\n ', '')
}

/** Compares the figures of each component of a home in all places that show it: screens and documents. */
async function expectSameParts(customer: Customer, home: Property, today: string): Promise<void> {
  const { api, userId } = customer
  const addYears = (count: number) => `${Number(today.slice(0, 4)) + count}${today.slice(4)}`
  const ics = await icsOf(customer)
  const report = await reportOf(customer, home)
  const { body: listed } = await api.get<ListedPlan>(`/v1/plan/tasks?propertyId=${home.id}`)
  const tasks = expandPlan(listed)
  const { body: attention } = await api.get<RouteResponse<typeof needsAttention>>(
    `/v1/properties/${userId}/needs-attention`,
  )
  const parts = await partsOf(customer, home)
  expect(parts).toHaveLength(6)
  for (const part of parts) {
    const { id, forecasted_replacement_date: date, estimated_replacement_cost: cost } = part
    const { body: page } = await api.get<RouteResponse<typeof readComponent>>(`/v1/components/${id}`)
    const { body: curve } = await api.get<LifeCurve>(`/v1/components/${id}/life-curve`)
    expect(page.component).toEqual(part)
    expect(curve.component).toEqual(part)

    const planned = tasks.planned.find((entry) => entry.kind === 'replacement' && entry.component_id === id)
    if (planned)
      expect(planned).toMatchObject({
        ...{ due_on: date, estimated_replacement_cost: cost },
        ...{ forecast_low: part.forecast_low, forecast_high: part.forecast_high },
        why: part.explanation.life,
      })
    const due = attention.managementItems.find((item) => item.id === id)
    expect(due !== undefined).toBe(date <= addYears(1))
    if (due) {
      expect(due.forecasted_replacement_date).toBe(date)
      expect(attention.components.find((item) => item.id === id)?.cost).toBe(cost)
    }
    const isOwners = part.forecast_source === 'owner'
    expect(report).toContain(
      [
        `${inShortDays(date)}${isOwners ? '*' : ''}`,
        `${inShortMonths(part.forecast_low)} – ${inShortMonths(part.forecast_high)}`,
        formatDollars(cost),
      ].join(' '),
    )
    if (date >= today && date <= addYears(2))
      expect(ics).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)

    const type = 'appliance_type' in part ? part.appliance_type : part.structure_type
    const noun = type.replace('_', ' ')
    const life = await ask(customer, home, `How long will my ${noun} last?`)
    expect(life).toContain(date === today ? 'now' : inDays(date))
    expect(life).toContain(
      `between ${inMonths(part.forecast_low)} and ${inMonths(part.forecast_high)}: 8 chances in 10`,
    )
    expect(life).toContain(`within 12 months is ${inPercent(part.failure_within_12_months)}.`)
    const price = await ask(customer, home, `What does it cost to replace my ${noun}?`)
    expect(price).toContain(formatDollars(cost))
  }
  const both = await ask(customer, home, 'What do a new dryer and a new washer cost together?')
  const [total = 0, ...prices] = [...both.matchAll(/(?:typically cost|er:) (?:about )?\$([\d,]+)/g)].map(
    ([, amount = '']) => Number(amount.replaceAll(',', '')),
  )
  expect(prices).toHaveLength(2)
  expect(sum(prices)).toBe(total)
}

describe('the date, likely range, failure probability and cost of each component', () => {
  test('are the same on every screen on the day on which the components are added', () =>
    expectSameParts(portfolio.customer, portfolio.house, '2026-11-21'))

  test('agree with the weekly email, which states only the dates', async () => {
    const { customer, house, flats } = portfolio
    world.clock.set('2026-11-23T13:01:00Z')
    const parts = [...(await partsOf(customer, house)), ...(await partsOf(customer, flats))].filter(
      ({ forecasted_replacement_date: date }) => date < '2026-12-06',
    )
    expect(parts.length).toBeGreaterThan(0)
    await world.app.jobs.runDue()
    const folder = join(world.dataDir, 'mail')
    const mails = (await readdir(folder)).filter((name) => name.includes('.weekly.'))
    const texts = await Promise.all(
      mails.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    )
    const mail = texts.find(({ to }) => to?.[0]?.address === customer.email)
    const inDay = dateWords({ month: 'short', day: 'numeric' })
    for (const { forecasted_replacement_date: date } of parts) expect(mail?.text).toContain(inDay(date))
  })

  test('are the same on every screen half a year later, when a new estimate would differ', {
    tags: ['long'],
  }, async () => {
    world.clock.set('2027-05-21T15:00:00Z')
    const { email } = portfolio.customer
    const { customer, house } = portfolio
    const { body } = await customer.api.post<{ token: string }>('/v1/customers/login', {
      ...{ email, password: customer.password },
    })
    await expectSameParts({ ...customer, token: body.token, api: world.api(body.token) }, house, '2027-05-21')
  })
})
