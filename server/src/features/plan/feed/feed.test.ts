import type { CalendarFeed } from '@home-pulse/contract/features/plan/plan'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { addHomes, aHome, type Customer, pay, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { aTenant, tenantsOf } from '../../../../test/harness/fixtures/landlord.ts'
import { pathOf } from '../../../../test/harness/fixtures/signed-links.ts'
import { useOwnWorld, useWorld } from '../../../../test/harness/harness.ts'

const lines: string[] = []
const world = useOwnWorld(
  { LOG_LEVEL: 'debug', PUBLIC_URL: 'https://pulse.example' },
  { log: { write: (line) => void lines.push(line) } },
)
const enforcing = useWorld({ ENFORCE_PAYMENT: '1' })
beforeEach(() => {
  world.clock.set('2026-11-21T15:00:00Z')
  lines.length = 0
})

const feedPath = '/v1/plan/calendar-feed'

async function subscribe({ api }: Customer): Promise<string> {
  const { status, body } = await api.post<CalendarFeed>(feedPath)
  expect(status).toBe(201)
  return pathOf(body.url ?? '')
}

const download = (path: string, headers = {}) => world.app.inject({ url: path, headers })

interface Entry {
  uid: string
  summary: string
  description: string
  location: string
  start: ICAL.Time
}

/** Parses a calendar with the library that Thunderbird uses. */
async function entriesOf(path: string): Promise<Entry[]> {
  const { statusCode, body } = await download(path)
  expect(statusCode).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(body) as ConstructorParameters<typeof ICAL.Component>[0])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate: start } = new ICAL.Event(component)
    return { uid, summary, description, location, start }
  })
}

const home = (changes: Record<string, unknown> = {}) =>
  aHome({ structures: {}, appliances: { dryer: { age: 8 } }, ...changes })
async function withDryer(changes: Record<string, unknown> = {}) {
  const customer = await signUp(world)
  const [added] = await addHomes(customer.api, home(changes))
  const path = await subscribe(customer)
  const vents = async () => (await entriesOf(path)).filter(({ summary }) => /vent/.test(summary))
  return { ...customer, added, path, vents }
}

describe('the calendar feed', () => {
  test('contains each due date of a task within two years as an all-day entry with a link to the home', async () => {
    const { path, vents, added } = await withDryer()
    expect((await vents()).map(({ start }) => start.toString())).toEqual([
      '2026-11-21',
      '2027-11-21',
      '2028-11-21',
    ])
    const [vent] = await vents()
    expect(vent).toMatchObject({
      summary: 'Dryer: clean the vent and check the outdoor flap, 12 Oak St',
      location: '12 Oak St, Austin, TX',
      description: expect.stringContaining('Safety: '),
    })
    expect(vent?.start.isDate).toBe(true)
    const { body, headers } = await download(path)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(body).toMatch(/DTSTART;VALUE=DATE:20261121\r\n/)
    expect(body).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n/)
    expect(body.replace(/\r\n /g, '')).toContain(`https://pulse.example/property/${added?.id}`)
    expect(body.startsWith('BEGIN:VCALENDAR\r\n') && body.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test('has an alarm one day before each future entry', async () => {
    const { path } = await withDryer()
    const { body } = await download(path)
    const events = body.split('BEGIN:VEVENT').slice(1)
    expect(events.length).toBeGreaterThan(2)
    for (const event of events) {
      const [, day = ''] = /DTSTART;VALUE=DATE:(\d{8})/.exec(event) ?? []
      const alarms = event.match(/BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P1D\r\n/g) ?? []
      expect(alarms).toHaveLength(day > '20261121' ? 1 : 0)
    }
  })

  test('keeps the UID of an entry when its date changes; the task’s next entry gets the same UID', async () => {
    const { api, vents } = await withDryer()
    const { body } = await api.get<{ planned: { component_id: string }[] }>('/v1/plan/tasks')
    const record = (event: object) =>
      api.post(`/v1/components/${body.planned[0]?.component_id}/tasks/dryer-clean-vent/events`, event)
    const days = async () =>
      Object.fromEntries((await vents()).map(({ uid, start }) => [uid, start.toString()]))
    const [first = '', second = ''] = Object.keys(await days())
    await record({ kind: 'snoozed', until: '2027-01-15' })
    expect(await days()).toEqual({ [first]: '2027-01-15', [second]: '2028-01-15' })
    await record({ kind: 'done' })
    expect((await days())[second]).toBe('2027-11-21')
    expect(Object.keys(await days())).not.toContain(first)
  })

  test('groups everything overdue in one entry of today', async () => {
    const { path } = await withDryer()
    // A task that was never recorded becomes overdue only after its first interval, which is a year here.
    world.clock.set('2027-12-24T15:00:00Z')
    const [overdue] = await entriesOf(path)
    expect(overdue).toMatchObject({
      summary: 'Overdue: 1 thing at home',
      description: '- Dryer: clean the vent and check the outdoor flap, 12 Oak St',
    })
    expect(overdue?.start.toString()).toBe('2027-12-24')
  })

  test('moves the date of a yearly task from 29 February to 28 February in years without a leap day', async () => {
    world.clock.set('2028-02-29T15:00:00Z')
    const customer = await signUp(world)
    await addHomes(customer.api, home())
    const path = await subscribe(customer)
    const vents = (await entriesOf(path)).filter(({ summary }) => /vent/.test(summary))
    expect(vents.map(({ start }) => start.toString())).toEqual(['2028-02-29', '2029-02-28', '2030-02-28'])
  })

  test('can contain an address with commas, line breaks, emoji or long text', async () => {
    const street = `7; "Öak", Lane \\n 🏠🏡 ${'ünïcödé 🏠 '.repeat(12)}`.trim()
    const { path, vents } = await withDryer({ street, city: 'Line\nEND:VEVENT\r\nX\u0007Y' })
    const [vent] = await vents()
    expect(vent?.summary).toBe(`Dryer: clean the vent and check the outdoor flap, ${street}`)
    expect(vent?.location).toMatch(/^7; "Öak".*Line\nEND:VEVENT\nXY, TX$/su)
    const { body } = await download(path)
    for (const line of body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\p{Cc}\ufffd]/u)
    }
  })

  test('contains no tenant’s name', async () => {
    const { api, path, added } = await withDryer()
    await api.post(tenantsOf({ id: added?.id ?? '' }), aTenant({ contract_end_date: '2026-12-31' }))
    const { body } = await download(path)
    expect(body).not.toMatch(/Grace|Hopper|555-0100/)
    expect(body.replace(/\r\n /g, '')).toContain('A lease ends just before 2027-01-01')
  })

  test('begins with the current date in the customer’s time zone', async () => {
    world.clock.set('2026-11-21T09:59:59Z')
    const customer = await signUp(world, { timeZone: 'Pacific/Kiritimati' })
    await addHomes(customer.api, home())
    const path = await subscribe(customer)
    const firstDay = async () => (await entriesOf(path))[0]
    expect((await firstDay())?.start.toString()).toBe('2026-11-21')
    world.clock.advance(1000)
    expect(await firstDay()).toMatchObject({ summary: expect.stringContaining('clean the vent') })
    expect((await firstDay())?.start.toString()).toBe('2026-11-22')
  })
})

describe('a subscriber with a cached copy', () => {
  test('gets 304 until the data or the day changes', async () => {
    const { api, path } = await withDryer()
    const { headers, body } = await download(path)
    expect(headers['cache-control']).toBe('private, no-cache')
    const ask = (etag: unknown) => download(path, { 'if-none-match': String(etag) })
    expect(await ask(headers.etag)).toMatchObject({ statusCode: 304, body: '' })
    expect((await download(path)).body).toBe(body)
    await addHomes(api, home({ street: '2 Elm St' }))
    const changed = await ask(headers.etag)
    expect(changed.statusCode).toBe(200)
    world.clock.set('2026-11-22T15:00:00Z')
    expect((await ask(changed.headers.etag)).statusCode).toBe(200)
  })
})

describe('the URL of the calendar feed', () => {
  test('can be shown again, replaced and revoked, and an old URL gets the same response as an unknown one', async () => {
    const customer = await signUp(world)
    const { api } = customer
    const shown = async () => (await api.get<CalendarFeed>(feedPath)).body
    expect(await shown()).toEqual({ url: null, created_at: null })
    const first = await subscribe(customer)
    expect(pathOf((await shown()).url ?? '')).toBe(first)
    const second = await subscribe(customer)
    expect(second).not.toBe(first)
    const unknown = await download(`/v1/calendar/${'x'.repeat(43)}.ics`)
    expectProblem(unknown, 'not_found')
    expect((await download(first)).body).toBe(unknown.body)
    expect((await download(second)).statusCode).toBe(200)
    expect((await api.delete(feedPath)).body).toEqual({ url: null, created_at: null })
    const { headers } = unknown
    const ended = await download(second)
    expect(ended.body).toBe(unknown.body)
    expect(Object.keys(ended.headers)).toEqual(Object.keys(headers))
    expect((await api.delete(feedPath)).status).toBe(200)
    expect(await shown()).toEqual({ url: null, created_at: null })
  })

  test('appears neither in the log nor in the rows of feeds, audit trail and idempotency keys', async () => {
    const { path } = await withDryer()
    const token = path.match(/calendar\/(.+)\.ics/)?.[1] ?? ''
    expect(token).toHaveLength(43)
    await download(path)
    await download(`${path}?x=1`)
    await download(path.replace('.ics', '.txt'))
    expect(lines.join('')).toContain('/v1/calendar/…')
    expect(lines.join('')).not.toContain(token)
    const rows = await world.store.asSuperuser(({ query }) =>
      query<{ row: string }>({
        name: 'test_feed_rows',
        text: `select row_to_json(f)::text as row from calendar_feeds f union all
          select row_to_json(a)::text from audit_entries a union all select response from idempotency_keys`,
      }),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })

  test('returns 402 to an unpaid customer if payment is enforced', async () => {
    const customer = await signUp(enforcing)
    const create = () => customer.api.post<CalendarFeed>(feedPath)
    expect((await create()).status).toBe(402)
    await pay(enforcing, customer.checkoutUrl)
    const path = pathOf((await create()).body.url ?? '')
    expect((await enforcing.app.inject(path)).statusCode).toBe(200)
    enforcing.clock.advance(40 * 24 * 60 * 60 * 1000)
    expectProblem(await enforcing.app.inject(path), 'payment_required')
  })
})

// spec: P-16
test('the calendar feed returns 429 after 30 requests per minute, regardless of the query string', async () => {
  const { path } = await withDryer()
  const { path: other } = await withDryer()
  const statuses = []
  for (let ask = 0; ask < 31; ask += 1) statuses.push((await download(`${path}?${ask}`)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  expect((await download(other)).statusCode).toBe(200)
})

// spec: P-16
test('the calendar feed of many homes has a limited number of entries and counts everything overdue', {
  tags: ['long'],
}, async () => {
  const customer = await signUp(world)
  const appliances = ['stove', 'dishwasher', 'dryer', 'refrigerator', 'washer', 'ac_unit', 'water_heater']
  const old = Object.fromEntries(appliances.map((name) => [name, { age: 60 }]))
  await addHomes(customer.api, ...Array.from({ length: 20 }, () => home({ appliances: old })))
  const path = await subscribe(customer)
  world.clock.advance(86_400_000)
  const entries = await entriesOf(path)
  expect(entries).toHaveLength(1_001)
  const summary = entries.find(({ summary }) => summary.startsWith('Overdue'))
  expect(summary?.summary).toBe('Overdue: 140 things at home')
  expect(summary?.description.split('\n')).toHaveLength(26)
})
