import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { expectProblem } from '../harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../harness/fixtures/factories.ts'
import { useOwnWorld } from '../harness/harness.ts'
import { portOf } from '../harness/peers/ports.ts'

const world = useOwnWorld()
let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
})

const send = (
  method: 'GET' | 'POST',
  url: string,
  payload?: string | Buffer,
  headers: Record<string, string> = {},
) =>
  world.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${customer.token}`,
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload !== undefined && { payload }),
  })
const homes = async () => (await send('GET', '/v1/properties')).json<unknown[]>()

describe('hostile JSON', () => {
  test.each([
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ])('with the key %s changes no prototype', async (_key, poison) => {
    const body = JSON.stringify(aHome()).replace('{', `{"extra":${poison},`)
    const created = await send('POST', '/v1/properties', body)
    expect(created.statusCode).toBe(201)
    expect({}).not.toHaveProperty('isAdmin')
  })

  test('with a prototype key as the name of an appliance is refused', async () => {
    const body = JSON.stringify([aHome()]).replace('"water_heater"', '"constructor"')
    const { issues } = expectProblem(await send('POST', '/v1/properties', body), 'invalid_request')
    expect(issues?.[0]?.path).toBe('0.appliances.constructor')
  })

  test.each([
    ['brackets that close', '[{"appliances":', ']}]'],
    ['brackets in an unknown field', '[{"x":', ']}]'],
    ['brackets without end', '[{"x":', ''],
  ])('with a hundred thousand %s is refused and does not stop the server', async (_what, head, tail) => {
    const depth = 100_000
    const body = head + '['.repeat(depth) + (tail ? ']'.repeat(depth) : '') + tail.slice(1)
    const refused = await send('POST', '/v1/properties', body)
    expectProblem(refused, tail ? 'invalid_request' : 'invalid_json')
  })

  test('is refused if it is not in UTF-8', async () => {
    const before = await homes()
    const body = JSON.stringify([aHome()])
    const type = (charset: string) => ({ 'content-type': `application/json; charset=${charset}` })
    const spoiled = Buffer.from(body.replace('"street":"', '"street":"?'))
    spoiled[spoiled.indexOf('?')] = 0xff
    expectProblem(await send('POST', '/v1/properties', spoiled), 'invalid_json')
    for (const charset of ['utf-16', 'latin1', '"utf-16le"'])
      expectProblem(await send('POST', '/v1/properties', body, type(charset)), 'unsupported_media_type')
    expect(await homes()).toEqual(before)
    for (const charset of ['utf-8', '"UTF-8"'])
      expect((await send('POST', '/v1/properties', body, type(charset))).statusCode).toBe(201)
  })

  test('is refused, without reading the entries, if a list is too long', async () => {
    const before = await homes()
    for (const body of [
      `[${'{},'.repeat(9_999)}{}]`,
      JSON.stringify([aHome({ isMultifamily: true, units: Array(10_000).fill({}) })]),
      JSON.stringify(Array.from({ length: 10_000 }, () => aHome())),
    ]) {
      const { issues } = expectProblem(await send('POST', '/v1/properties', body), 'invalid_request')
      expect(issues).toHaveLength(1)
      expect(issues?.[0]?.message).toMatch(/at most 1,000/)
    }
    expect(await homes()).toEqual(before)
  })

  test.each(['1e400', '-1e400', '1e21', '9007199254740993', '0.1', '-0.0001'])(
    'is refused with the age “%s”',
    async (number) => {
      const body = JSON.stringify([aHome({ structures: { roof: 7 } })]).replace(
        '"roof":7',
        `"roof":${number}`,
      )
      const { issues } = expectProblem(await send('POST', '/v1/properties', body), 'invalid_request')
      expect(issues).toEqual([{ path: '0.structures.roof', message: 'must be a whole number from 0 to 500' }])
    },
  )

  test.each([
    ['a NUL', '\\u0000'],
    ['half of a surrogate pair', '\\ud800'],
    ['the other half of a surrogate pair', '\\udc00'],
  ])('is refused with %s in every text field', async (_what, escaped) => {
    const spoil = (field: string) =>
      JSON.stringify([aHome({ appliances: [{ name: 'stove', age: 1, brand: 'B!', model: 'M!' }] })]).replace(
        `"${field}":"`,
        `"${field}":"x${escaped}`,
      )
    for (const field of ['street', 'city', 'zip', 'brand', 'model'])
      expectProblem(await send('POST', '/v1/properties', spoil(field)), 'invalid_request')
    const email = `{"email":"a${escaped}@b.c","password":"correct horse battery"}`
    expectProblem(await send('POST', '/v1/customers/signup', email), 'invalid_request')
    expectProblem(await send('POST', '/v1/customers/login', email), 'invalid_request')
    const sessionId = `{"sessionId":"a${escaped}"}`
    expectProblem(await send('POST', '/v1/customers/post-payment-login', sessionId), 'invalid_request')
  })
})

describe('hostile URLs', () => {
  test.each([
    '?limit=1&limit=2',
    '?q=a&q=b',
    '?limit=0',
    '?limit=1001',
    '?limit=99999999999999999999999',
    '?limit=1e2',
    '?cursor=nonsense',
    "?cursor='%20or%201=1--",
    '?isMultifamily=maybe',
    `?q=${'a'.repeat(201)}`,
    '?q=%00',
  ])('GET /v1/properties%s is refused', async (query) => {
    expectProblem(await send('GET', `/v1/properties${query}`), 'invalid_request')
  })

  test.each(['0000-01-01', '2026-02-30', '9999-99-99'])(
    'a cursor with the invalid date “%s” is refused',
    async (day) => {
      const url = `/v1/properties/${customer.userId}/needs-attention?cursor=${day}_${customer.userId}`
      expectProblem(await send('GET', url), 'invalid_request')
    },
  )

  test('an empty query parameter is treated as absent', async () => {
    expect((await send('GET', '/v1/properties?limit=&cursor=&q=&isMultifamily=')).json()).toEqual(
      await homes(),
    )
  })

  test.each([
    '/sandbox/checkout/a%00b',
    '/sandbox/checkout/%F0%9F%8F%A0',
    `/sandbox/checkout/${'a'.repeat(199)}`,
  ])('the checkout URL %s returns 404', async (url) => {
    expect((await send('GET', url)).statusCode).toBe(404)
  })

  test('an id in capitals is accepted', async () => {
    const [home] = await addHomes(customer.api, aHome())
    const upper = await send('GET', `/v1/properties/${home?.id.toUpperCase()}`)
    expect(upper.json()).toEqual(home)
    const addresses = await send('GET', `/v1/properties/${customer.userId.toUpperCase()}/addresses`)
    expect(addresses.statusCode).toBe(200)
  })
})

describe('hostile headers', () => {
  test.each(['a b', 'evil.example/path?x=', 'user@evil.example', '"><script>', '[::1', 'a:99999'])(
    'a sign-up with the Host header “%s” is refused',
    async (host) => {
      const email = `host-${host.length}-${host.charCodeAt(0)}@example.com`
      const body = JSON.stringify({ email, password: 'correct horse battery' })
      expectProblem(await send('POST', '/v1/customers/signup', body, { host }), 'bad_request')
      expect((await send('POST', '/v1/customers/signup', body)).statusCode).toBe(201)
    },
  )

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'home-pulse.example'])(
    'a sign-up with the valid Host header “%s” gets a checkout URL with that host',
    async (host) => {
      const body = JSON.stringify({ email: `at-${host}@example.com`, password: 'correct horse battery' })
      const created = await send('POST', '/v1/customers/signup', body, { host })
      expect(new URL(created.json().customerCheckoutSession).host).toBe(host)
    },
  )

  test.each(['"', '"1.', '"999999999999999.x"', 'W/"1.x"', '*', `"${'9'.repeat(4000)}."`])(
    'the header If-None-Match “%s” gets the whole list with 200 instead of 304',
    async (tag) => {
      expect((await send('GET', '/v1/properties', undefined, { 'if-none-match': tag })).statusCode).toBe(200)
    },
  )
})

describe('the spelling of an email address', () => {
  test.each([
    ['İstanbul@example.com', 'i̇stanbul@example.com'],
    ['J̌an@example.com', 'ǰan@example.com'],
    ['ÅNGSTRÖM@example.com', 'ångström@example.com'],
    ['caf\u00e9@example.com', 'CAFE\u0301@example.com'],
  ])('that differs only in case or Unicode form belongs to the same account: %s, %s', async (one, other) => {
    const body = (email: string) => JSON.stringify({ email, password: 'correct horse battery' })
    expect((await send('POST', '/v1/customers/signup', body(one))).statusCode).toBe(201)
    expectProblem(await send('POST', '/v1/customers/signup', body(other)), 'email_taken')
    expect((await send('POST', '/v1/customers/login', body(other))).statusCode).toBe(200)
  })
})

describe('on a connection that sends arbitrary bytes', () => {
  beforeAll(async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
  })
  async function exchange(bytes: string): Promise<string> {
    const port = portOf(world.app.server)
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.end(bytes)
    return text(socket)
  }
  const login =
    'POST /v1/customers/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n'

  test.each([
    ['noise', '\u0001\u0002\r\n\r\n', 'bad_request'],
    ['two lengths', `${login}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 'bad_request'],
    [
      'a length and chunks',
      `${login}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      'bad_request',
    ],
    ['a negative length', `${login}Content-Length: -1\r\n\r\n`, 'bad_request'],
    ['a header without end', `${login}X: ${'x'.repeat(20_000)}\r\n\r\n`, 'too_large'],
    ['a length beyond the limit', `${login}Content-Length: 99999999999\r\n\r\n{}`, 'too_large'],
    ['a length longer than the body', `${login}Content-Length: 50\r\n\r\n{}`, undefined],
  ])(
    'a request with %s gets the standard error or no response, and the server continues',
    async (_what, bytes, code) => {
      const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n')
      if (code) {
        expect(head).toMatch(/content-type: application\/json/i)
        expect(JSON.parse(body)).toMatchObject({ code })
      } else expect(head).not.toContain(' 200 ')
      expect(await exchange('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
        '200 OK',
      )
    },
  )

  test('a client that pipelines requests and disconnects early leaves no request in progress', async () => {
    const guess = JSON.stringify({ email: customer.email, password: 'a guess here' })
    const slow = `${login.replace('Connection: close\r\n', '')}Content-Length: ${guess.length}\r\n\r\n${guess}`
    const wrong = `GET /v1/properties?limit=nonsense HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${customer.token}\r\n\r\n`
    const port = portOf(world.app.server)
    const { totalCount } = world.app.inFlightCounter
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(slow + wrong.repeat(30))
    await vi.waitFor(() => expect(world.app.inFlightCounter.totalCount).toBe(totalCount + 31), {
      interval: 1,
      timeout: 20_000,
    })
    socket.destroy()
    await vi.waitFor(() => expect(world.app.inFlightCounter.inFlightCount).toBe(0), { timeout: 5_000 })
  })
})

test.each(['Bearer TOKEN x', 'bearer TOKEN x', 'Bearer  TOKEN', 'Bearer TOK EN', 'Basic TOKEN', 'TOKEN'])(
  'the Authorization header “%s” is refused',
  async (shape) => {
    const half = customer.token.length - 10
    const split = `${customer.token.slice(0, half)} ${customer.token.slice(half)}`
    const authorization = shape.replace('TOK EN', split).replace('TOKEN', customer.token)
    expectProblem(await send('GET', '/v1/properties', undefined, { authorization }), 'unauthenticated')
  },
)
