import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../harness/fixtures/factories.ts'
import { useOwnWorld, type World } from '../harness/harness.ts'
import { portOf } from '../harness/peers/ports.ts'

const token = 'a token that only the scraper has'
const lines: string[] = []
const log = { write: (line: string) => void lines.push(line) }
const measured = useOwnWorld({ METRICS_PORT: '9464', METRICS_TOKEN: token })
const logged = useOwnWorld({ LOG_LEVEL: 'info', SLOW_QUERY_MS: '1' }, { log })
const ordinary = useOwnWorld(
  { LOG_LEVEL: 'info' },
  { log: { write: (line) => void ordinaryLines.push(line) } },
)
const ordinaryLines: string[] = []
afterAll(() => {
  lines.length = 0
})

const scrape = async (world: World, authorization = `Bearer ${token}`, path = '/metrics') => {
  const server = world.app.metricsServer
  if (!server) throw new Error('There is no server for metrics.')
  if (!server.listening) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = portOf(server)
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization } })
}
const logEntries = (of = lines) =>
  of.map((line) => JSON.parse(line) as { msg: string; reqId?: string; statement?: string; tookMs?: number })

describe('the metrics of the server', () => {
  test('contain routes as declared paths, and no customer data', async () => {
    const customer = await signUp(measured)
    const [home] = await addHomes(customer.api, aHome({ street: '7 Canary Row' }))
    const url = `/v1/properties/${home?.id}`
    const { headers } = await customer.api.get(url)
    await customer.api.get(url)
    await customer.api.get(url, { 'if-none-match': String(headers.etag) })
    await customer.api.get('/v1/properties?q=Canary')
    await customer.api.get('/v1/canary/of/nobody')
    await measured.api('canary').get(url)
    await measured.app.inject({ method: 'GET', url: '/Canary/screen' })

    const answer = await scrape(measured)
    const text = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const count = (series: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(series))
          ?.split(' ')
          .at(-1),
      )
    const ofRoute = (status: number) =>
      `home_pulse_http_request_duration_seconds_count{method="GET",route="/v1/properties/:id",status="${status}"}`
    expect([200, 304, 401].map((status) => count(ofRoute(status)))).toEqual([2, 1, 1])
    const outcomes = ['made', 'kept', 'unchanged'].map((outcome) =>
      count(`home_pulse_cached_answers_total{outcome="${outcome}"}`),
    )
    expect(outcomes).toEqual([2, 1, 1])
    expect(count('home_pulse_cached_answers_bytes')).toBeGreaterThan(1_000)
    expect(count('home_pulse_database_statement_duration_seconds_count{kind="select"}')).toBeGreaterThan(2)
    expect(count('process_resident_memory_bytes')).toBeGreaterThan(1e6)
    for (const secret of [
      'canary',
      'Canary',
      customer.email,
      customer.userId,
      customer.token,
      String(home?.id),
    ])
      expect(text.toLowerCase().includes(secret.toLowerCase()), `they hold ${secret}`).toBe(false)
    const labels = new Set([...text.matchAll(/[{,](home_pulse_)?(\w+)="/g)].map(([, , label]) => label))
    expect([...labels].sort()).toEqual([
      ...[
        'kind',
        'le',
        'major',
        'method',
        'minor',
        'outcome',
        'patch',
        'route',
        'space',
        'status',
        'type',
        'version',
      ],
    ])
  })

  // spec: P-18
  test('count requests whose client disconnected before the response', async () => {
    const customer = await signUp(measured)
    await measured.app.listen({ host: '127.0.0.1', port: 0 })
    const port = portOf(measured.app.server)
    const { database } = measured.store
    const connectionCount = database.kind === 'pglite' ? 1 : 10
    const held = await Promise.all(Array.from({ length: connectionCount }, () => database.connect()))
    const { totalCount } = measured.app.inFlightCounter
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET /v1/properties HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${customer.token}\r\n\r\n`)
    await expect.poll(() => measured.app.inFlightCounter.totalCount).toBe(totalCount + 1)
    socket.destroy()
    await expect
      .poll(async () => (await scrape(measured)).text())
      .toMatch(/request_duration_seconds_count{method="GET",route="[^"]+",status="499"} 1\n/)
    for (const connection of held) connection.release()
  })

  test('require the token and are served on one port only', async () => {
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, token]) {
      const answer = await scrape(measured, authorization)
      expect([answer.status, await answer.text()]).toEqual([401, 'no'])
    }
    expect((await scrape(measured, undefined, '/v1/properties')).status).toBe(404)
    expect((await measured.app.inject('/metrics')).statusCode).toBe(404)
  })

  test('are off by default', () => {
    expect(ordinary.app.metricsServer).toBeUndefined()
  })
})

describe('a request', () => {
  test('keeps its client’s request id in response, log and audit trail', async () => {
    const { api, userId } = await signUp(logged)
    const name = 'balancer-1:4f/7@x=+.z'
    const added = await api.post('/v1/properties', [aHome()], { 'x-request-id': name })
    expect([added.status, added.headers['x-request-id']]).toEqual([201, name])
    expect(logEntries().filter(({ reqId }) => reqId === name).length).toBeGreaterThan(1)
    const trail = await logged.store.asSuperuser(({ query }) =>
      query<{ action: string }>(
        {
          name: 'test_trail',
          text: 'select action from audit_entries where customer_id = $1 and request_id = $2',
        },
        [userId, name],
      ),
    )
    expect(trail).toEqual([{ action: 'createProperties' }])
  })

  test.each([
    ['is missing'],
    ['contains a space', 'two words'],
    ['contains a quote', 'a"b'],
    ['contains a letter with an accent', 'n\u00e4me'],
    ['has 65 characters', 'x'.repeat(65)],
    ['is empty', ''],
  ])('gets a generated id if the client’s id %s', async (_what, name?: string) => {
    const ask = () =>
      logged.app.inject({ url: '/v1/nothing', headers: name === undefined ? {} : { 'x-request-id': name } })
    const names = [await ask(), await ask()].map(({ headers }) => String(headers['x-request-id']))
    for (const given of names) expect(given).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(names).size).toBe(2)
  })

  test('has an id even if it is refused before routing', async () => {
    const { statusCode, headers } = await logged.app.inject('/v1/%zz')
    expect(statusCode).toBe(404)
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a slow statement', () => {
  const homes = Array.from({ length: 300 }, (_, n) => aHome({ street: `${n} Hidden Hollow` }))

  test('is logged with its request id and without its values', async () => {
    const { api } = await signUp(logged)
    const answer = await api.post('/v1/properties', homes, { 'x-request-id': 'the-slow-one' })
    expect(answer.status).toBe(201)
    const slow = logEntries().filter(({ msg, reqId }) => msg === 'slow query' && reqId === 'the-slow-one')
    expect(slow.map(({ statement }) => statement).join()).toMatch(/insert into "?installations/)
    for (const { tookMs } of slow) expect(tookMs).toBeGreaterThanOrEqual(1)
    expect(lines.join('')).not.toContain('Hidden Hollow')
  })

  test('is not logged by default', async () => {
    const { api } = await signUp(ordinary)
    expect((await api.post('/v1/properties', homes)).status).toBe(201)
    expect(logEntries(ordinaryLines).some(({ msg }) => msg === 'slow query')).toBe(false)
    expect(ordinaryLines.length).toBeGreaterThan(2)
  })
})
