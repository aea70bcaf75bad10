import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../harness/fixtures/factories.ts'
import { aPng } from '../../harness/fixtures/photo-fixtures.ts'
import { putTo } from '../../harness/fixtures/signed-links.ts'
import { useOwnWorld } from '../../harness/harness.ts'
import { portOf } from '../../harness/peers/ports.ts'

async function listen(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.host}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => server.close())
  return { asked, url: `http://127.0.0.1:${portOf(server)}` }
}

/** An internal server that no request may reach. It stands for cloud metadata or an administration page. */
const inside = await listen((_request, response) => response.end('{"secret":"of the inside"}'))
/** An external service that was taken over. It redirects every request to the internal server. */
const outside = await listen((_request, response) =>
  response.writeHead(307, { location: `${inside.url}/latest/meta-data/` }).end(),
)
const world = useOwnWorld({
  OPENCAGE_API_KEY: 'the-key',
  OPENCAGE_URL: `${outside.url}/geocode`,
  LLM_BASE_URL: `${outside.url}/model`,
  LLM_MODEL: 'any',
  ...{ S3_BUCKET: 'homes', S3_ENDPOINT: `${outside.url}/bucket`, S3_PATH_STYLE: '1' },
  ...{ S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' },
})
beforeEach(() => {
  outside.asked.length = 0
})

describe('a redirect to an internal address', () => {
  test('is not followed by the geocoder', async () => {
    const { api } = await signUp(world)
    const { status } = await api.get('/v1/geocode?q=12+Oak+St,+Austin,+TX+78701')
    expect(status).toBe(200)
    expect(outside.asked).toHaveLength(1)
    expect(inside.asked).toEqual([])
  })

  test('is not followed by the client of the language model', async () => {
    const { api } = await signUp(world)
    await addHomes(api, aHome())
    const answer = await api.post('/v1/home-bot/ask-lifecycle-question', { question: 'When is my roof due?' })
    expect(answer.status).toBe(200)
    expect(outside.asked.length).toBeGreaterThan(0)
    expect(inside.asked).toEqual([])
  })

  test('is not followed by the photo storage', async () => {
    const { api, userId } = await signUp(world)
    const [home] = await addHomes(api, aHome())
    const path = `/v1/properties/${home?.id}/customers/${userId}/image`
    const { body } = await api.post<{ imageUrl: string }>(path, {})
    const stored = await putTo(world, body.imageUrl, await aPng())
    expect(stored.statusCode).toBeGreaterThanOrEqual(500)
    expect(stored.body).not.toContain('inside')
    expect(outside.asked.length).toBeGreaterThan(0)
    expect(inside.asked).toEqual([])
  })
})

describe('user input never changes host, path or parameters of an outgoing request', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data',
    'x&key=theirs&q=y',
    'x#fragment',
    '../../admin',
    '@evil.example/',
    'x\r\nHost: evil.example',
    '//evil.example',
    '?limit=0',
  ])('%j is sent as the searched place', async (q) => {
    const { api } = await signUp(world)
    // After a failure, the geocoder sends no requests for a time. This ends that time.
    world.clock.advance(60_000)
    await api.get(`/v1/geocode?q=${encodeURIComponent(q)}`)
    const [request = ''] = outside.asked
    const [, target = '', host] = request.split(' ')
    const { pathname, searchParams } = new URL(target, outside.url)
    expect(pathname).toBe('/geocode')
    expect(searchParams.getAll('key')).toEqual(['the-key'])
    expect(searchParams.getAll('q')).toHaveLength(1)
    expect(searchParams.get('limit')).toBe('10')
    expect(`http://${host}`).toBe(outside.url)
  })
})

/** The only modules that send outgoing requests. Each calls the configured address and refuses redirects. */
const adapters = [
  'features/homebot/language-model.ts',
  'platform/integrations/geocoding/opencage.ts',
  'platform/integrations/payments/stripe',
  'platform/mail/mail-folder.ts',
  'platform/mail/smtp.ts',
  'platform/storage/s3.ts',
]

test('only the adapters of configured services make outgoing requests', () => {
  const folder = join(import.meta.dirname, '../../../src')
  const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\bfetch\(|(from|import\() ?'(node:https?|undici|nodemailer|@aws-sdk\/.+|stripe|@ai-sdk\/.+)'/.test(
        // Leaves out imports that cannot send requests: types, and functions that listen on a port.
        readFileSync(join(folder, file), 'utf8').replace(
          /^import (type|\{ createServer, type Server \}) .*/gm,
          '',
        ),
      ),
    )
  const parts = asking.map((file) => file.replace(/^(platform\/integrations\/payments\/stripe)\/.*/, '$1'))
  expect([...new Set(parts)].sort()).toEqual(adapters)
})
