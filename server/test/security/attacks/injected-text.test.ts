import { routes } from '@home-pulse/contract/routes'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { makeForm, uploadCsv } from '../../harness/fixtures/csv-upload.ts'
import { addHomes, aHome, type Customer, pay, signUp } from '../../harness/fixtures/factories.ts'
import { pathOf, putTo } from '../../harness/fixtures/signed-links.ts'
import { useOwnWorld } from '../../harness/harness.ts'
import { exchange } from './raw-exchange.ts'

const lines: string[] = []
const world = useOwnWorld(
  { LOG_LEVEL: 'debug', PUBLIC_URL: 'https://pulse.example' },
  { log: { write: (line) => void lines.push(line) } },
)
let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})
const signedIn = () => ({ authorization: `Bearer ${customer.token}` })

describe('a spreadsheet formula that an attacker enters', () => {
  const formulas = [
    `=HYPERLINK("http://evil.example","x")`,
    `=cmd|' /C calc'!A0`,
    '+1+1',
    '-2+3',
    '@SUM(1+1)',
    '\t=1+1',
    ' =1+1',
    "'=1+1",
    '＝1+1',
    '"=1+1',
  ]

  test.each(formulas)('%j in a street is text in every exported file', async (formula) => {
    const { api, token } = await signUp(world)
    await addHomes(api, aHome({ street: formula, city: formula, structures: { roof: 20 }, appliances: {} }))
    const csv = routes.filter(({ mediaType, access }) => mediaType === 'text/csv' && access !== 'public')
    expect(csv.length).toBeGreaterThan(0)
    for (const { path } of csv) {
      const { body } = await world.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
      const cells = (parse(body, { bom: true }) as string[][]).flat()
      expect(cells.some((cell) => cell.includes(formula.trim()))).toBe(true)
      for (const cell of cells) if (!/^-?[\d.]+$/.test(cell)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/)
    }
  })
})

describe('a line break followed by a forged header', () => {
  const breaks = [
    '\r\nSet-Cookie: a=b',
    '\nX-Injected: 1',
    '%0d%0aX-Injected: 1',
    '\u560d\u560aX-Injected: 1',
  ]

  const expectNoHeader = (answers: readonly { readonly headers: object }[]) => {
    for (const { headers } of answers) {
      expect(headers).not.toHaveProperty('set-cookie')
      expect(headers).not.toHaveProperty('x-injected')
      for (const value of Object.values(headers)) expect(String(value)).not.toMatch(/[\r\n]|X-Injected/)
    }
  }

  test.each(breaks)('adds no response header in any field of a request: %j', async (injected) => {
    const [home] = await addHomes(customer.api, aHome({ street: `1 ${injected}` }))
    const path = `/v1/properties/${home?.id}`
    expectNoHeader([
      await customer.api.post(`${path}/notes`, { fileName: `a${injected}.txt` }),
      await customer.api.post(`${path}/customers/${customer.userId}/image`, { fileName: injected }),
      await customer.api.get(`/v1/properties?limit=1&q=${encodeURIComponent(injected)}`),
      await uploadCsv(world, customer.token, await makeForm('a,b', { name: `x${injected}.csv` })),
      await world
        .api()
        .post('/v1/customers/signup', { email: `x${injected}@y.z`, password: 'correct horse' }),
    ])
  })

  test('adds no response header to the files of the plan if it is in an address or a URL', async () => {
    const [home] = await addHomes(customer.api, aHome({ street: `1 ${breaks.join('')}`, appliances: {} }))
    const query = `years=1&propertyId=${home?.id}&x=${encodeURIComponent(breaks.join(''))}`
    expectNoHeader([
      await customer.api.get(`/v1/plan/budget.csv?${query}`),
      await customer.api.get(`/v1/plan/report.pdf?${query}`),
    ])
  })
})

describe('a log line that an attacker injects', () => {
  test('is impossible: each line of the log stays one JSON object', async () => {
    lines.length = 0
    const forged = '{"level":30,"msg":"all is well"}'
    const injected = `\n${forged}\u2028${forged}\r\n\u001b[2J`
    await world.app.inject(`/v1/properties/${encodeURIComponent(injected)}?q=${encodeURIComponent(injected)}`)
    await customer.api.post('/v1/home-bot/ask-lifecycle-question', { question: injected })
    await customer.api.get('/v1/properties', { 'x-request-id': `"mine"${forged}`, 'user-agent': forged })
    expect(lines.length).toBeGreaterThan(3)
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u2028]/u)
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'all is well' })
    }
    expect(lines.join('')).not.toContain('mine')
  })
})

const prototypeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
]

/**
 * The keys that are tried. Each is sent to every route with a body, and to HomeBot, which takes time. So `npm test`
 * tries only the first three, which are the dangerous ones.
 */
const triedKeys = prototypeKeys.slice(0, rounds(3, prototypeKeys.length))

describe('a key such as __proto__ in a request', () => {
  test.each(triedKeys)('%s changes no prototype', async (key) => {
    const before = Object.getOwnPropertyNames(Object.prototype).sort()
    const poison = `{"${key}":{"isAdmin":true,"${key}":{"isAdmin":true}},"isAdmin":true}`
    for (const { method, path, body } of routes) {
      if (!body) continue
      const url = path.replace(/:\w+/g, customer.userId)
      for (const payload of [poison, `[${poison}]`])
        await world.app.inject({
          method,
          url,
          headers: { ...signedIn(), 'content-type': 'application/json' },
          payload,
        })
    }
    await world.app.inject({
      url: `/v1/properties?${key}[isAdmin]=1&${key}.isAdmin=1&${key}=1`,
      headers: signedIn(),
    })
    await uploadCsv(
      world,
      customer.token,
      await makeForm(`${key},street,city,state,zip,home_age\n1,a,b,TX,1,2\n`),
    )
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before)
    expect({}).not.toHaveProperty('isAdmin')
    expect((await customer.api.get('/v1/properties')).status).toBe(200)
  })
})

test.each(triedKeys)('HomeBot treats “%s” as an ordinary word', async (word) => {
  const { api } = await signUp(world)
  await addHomes(api, aHome())
  for (const question of [
    word,
    `${word} how`,
    `treinta y ${word} anos`,
    `${word} twenty`,
    `how old is my roof ${word}`,
  ])
    expect({
      question,
      status: (await api.post('/v1/home-bot/ask-lifecycle-question', { question })).status,
    }).toEqual({ question, status: 200 })
})

describe('HTML that an attacker enters', () => {
  const markup = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}`

  test('is text on server-rendered pages if it is in an email address or card field', async () => {
    const email = `x${markup.replaceAll(' ', '')}@y.z`
    const { body } = await world
      .api()
      .post<{ customerCheckoutSession: string }>('/v1/customers/signup', { email, password: 'correct horse' })
    const path = pathOf(body.customerCheckoutSession)
    const declined = await world.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        card_number: markup,
        expiry: markup,
        cvc: markup,
        name: markup,
      }).toString(),
    })
    for (const page of [await world.app.inject(path), declined]) {
      expect(page.body).toContain('&#60;')
      expect(page.body).not.toMatch(/<img|<script/)
    }
  })

  test('is text in the calendar if it is in an address, and starts no new line', async () => {
    const { api } = await signUp(world)
    await addHomes(api, aHome({ street: 'x\r\nBEGIN:VTODO\r\nATTACH:http://evil.example' }))
    const { body } = await api.post<{ url: string }>('/v1/plan/calendar-feed')
    const calendar = await world.app.inject(pathOf(body.url))
    expect(calendar.statusCode).toBe(200)
    expect(calendar.body).not.toMatch(/^(BEGIN:VTODO|ATTACH)/m)
  })

  test('is sent as JSON that no browser renders if it is in a note', async () => {
    const [home] = await addHomes(customer.api, aHome())
    const path = `/v1/properties/${home?.id}/notes`
    const { body } = await customer.api.post<{ noteUrl: string }>(path, {})
    await putTo(world, body.noteUrl, markup)
    const { headers } = await customer.api.get(path)
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/json/),
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('the host of another site', () => {
  test.each([
    { host: 'evil.example' },
    { host: 'pulse.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { host: 'pulse.example', forwarded: 'host=evil.example;proto=http' },
  ])('in the headers %j appears in no link and no checkout URL', async (headers) => {
    const post = (url: string, payload: object = {}) =>
      world.app.inject({ method: 'POST', url, headers: { ...signedIn(), ...headers }, payload })
    const [home] = await addHomes(customer.api, aHome())
    const email = `${crypto.randomUUID()}@example.com`
    const answers = [
      await post('/v1/customers/signup', { email, password: 'correct horse' }),
      await post(`/v1/customers/${customer.userId}/checkout-session`),
      await post(`/v1/properties/${home?.id}/notes`),
      await post('/v1/plan/calendar-feed'),
    ]
    for (const { body, statusCode } of answers) {
      expect(statusCode).toBe(201)
      expect(body).not.toContain('evil.example')
      expect(body).toContain('https://pulse.example/')
    }
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '///evil.example/%2e%2e',
    '/http://evil.example',
  ])('is not the target of a redirect: GET %s', async (target) => {
    const request = `GET ${target} HTTP/1.1\r\nHost: pulse.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n`
    const { status, head } = await exchange(world.app, request)
    expect(status).toBe(404)
    expect(head).not.toMatch(/^location:/im)
  })

  test('is not accepted as a return URL of a payment', async () => {
    const { checkoutUrl } = await signUp(world)
    const paid = await pay(world, `${checkoutUrl}?return=https://evil.example&next=//evil.example`)
    expect(paid.headers.location).toMatch(/^\/success\?session_id=[\w-]+$/)
  })
})
