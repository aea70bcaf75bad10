import autocannon from 'autocannon'
import fastify from 'fastify'
import pg from 'pg'
import { startServerProcess } from '../test/server-process.ts'

export interface Measurement {
  readonly database: string
  readonly answer: string
  readonly requestsPerSecond: number
  /** Against a bare Fastify route that sends the same bytes, measured in between. */
  readonly ofBareRoute: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const rounds = 3
const seconds = 5
const homes = 200

/** `GET /v1/properties` with 200 properties, signed in: whole answers and 304s apart, each beside a bare route. */
export async function measurePropertyList(
  database: string,
  environment: Record<string, string>,
): Promise<Measurement[]> {
  // The ceiling on one customer's calls is not what is measured here.
  const server = await startServerProcess({ ...environment, RATE_LIMIT_PER_CUSTOMER: '1000000' })
  try {
    const token = await fill(server.url)
    if (environment.DATABASE_URL) await analyze(environment.DATABASE_URL)
    const authorization = `Bearer ${token}`
    const url = `${server.url}/v1/properties`
    const answer = await fetch(url, { headers: { authorization } })
    const body = await answer.text()
    const etag = answer.headers.get('etag') ?? ''
    return [
      await compare(database, 'whole list (200)', url, { authorization }, { status: 200, body }),
      await compare(
        database,
        'unchanged (304)',
        url,
        { authorization, 'if-none-match': etag },
        { status: 304, body: '' },
      ),
    ]
  } finally {
    await server.stop()
  }
}

async function fill(url: string): Promise<string> {
  const post = async (path: string, body: unknown, token = '') => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (response.status !== 201) throw new Error(`${path} answered ${response.status}`)
    return response.json()
  }
  const account = { email: `bench-${process.pid}-${homes}@example.com`, password: 'a bench password' }
  const { token } = (await post('/v1/customers/signup', account)) as { token: string }
  const portfolio = Array.from({ length: homes }, (_, index) => ({
    street: `${index + 1} Oak Street`,
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    homeAge: 20,
    structures: { roof: index % 30 },
    appliances: { water_heater: { age: index % 15 }, dryer: { age: index % 20 } },
  }))
  await post('/v1/properties', portfolio, token)
  return token
}

/** What autovacuum does within a minute of such a change. */
async function analyze(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

async function compare(
  database: string,
  answer: string,
  url: string,
  headers: Record<string, string>,
  sent: { status: number; body: string },
): Promise<Measurement> {
  const bare = fastify()
  bare.get('/bare', (_request, reply) => reply.code(sent.status).type('application/json').send(sent.body))
  const bareUrl = `${await bare.listen({ port: 0, host: '127.0.0.1' })}/bare`
  const ours: autocannon.Result[] = []
  const ceilings: autocannon.Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    ceilings.push(await load(bareUrl, headers, sent.status))
    ours.push(await load(url, headers, sent.status))
  }
  await bare.close()
  const perSecond = median(ours.map(({ requests }) => requests.average))
  return {
    database,
    answer,
    requestsPerSecond: perSecond,
    ofBareRoute: perSecond / median(ceilings.map(({ requests }) => requests.average)),
    p50Ms: median(ours.map(({ latency }) => latency.p50)),
    p99Ms: median(ours.map(({ latency }) => latency.p99)),
  }
}

async function load(
  url: string,
  headers: Record<string, string>,
  status: number,
): Promise<autocannon.Result> {
  const result = await autocannon({ url, headers, connections: 16, duration: seconds })
  const others = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => Number(code) !== status)
  if (others.length > 0 || result.errors > 0)
    throw new Error(`${url} answered something else than ${status}: ${JSON.stringify(others)}`)
  return result
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
