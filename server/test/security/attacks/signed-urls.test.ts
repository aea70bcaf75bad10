import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { createNote } from '@home-pulse/contract/features/notes/notes'
import type { createPhoto } from '@home-pulse/contract/features/photos/photos'
import type { RouteResponse } from '@home-pulse/contract/route'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeSignedUrls } from '../../../src/platform/auth/signed-urls.ts'
import { deriveSecrets } from '../../../src/platform/config/secrets.ts'
import { pay, signUp } from '../../harness/fixtures/factories.ts'
import { aPng } from '../../harness/fixtures/photo-fixtures.ts'
import { alterationsOf, pathOf } from '../../harness/fixtures/signed-links.ts'
import { masterSecret, useOwnWorld } from '../../harness/harness.ts'
import { buildFullAccount, type FullAccount } from './full-account.ts'
import { exchange } from './raw-exchange.ts'

const world = useOwnWorld()
let victim: FullAccount
let attacker: FullAccount
const links: Record<'note' | 'photo' | 'file', string> = { note: '', photo: '', file: '' }

beforeAll(async () => {
  victim = await buildFullAccount(world, 'canary-of-the-victim')
  attacker = await buildFullAccount(world, 'canary-of-the-attacker')
  const { customer, ids, photoUrl } = victim
  const note = await customer.api.post<RouteResponse<typeof createNote>>(
    `/v1/properties/${ids.property}/notes`,
    {},
  )
  const image = `/v1/properties/${ids.property}/customers/${ids.customer}/image`
  const photo = await customer.api.post<RouteResponse<typeof createPhoto>>(image, {})
  Object.assign(links, { note: note.body.noteUrl, photo: photo.body.imageUrl, file: photoUrl })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})

const send = (method: InjectOptions['method'], url: string, payload?: string | Buffer) =>
  world.app.inject({
    ...(method && { method }),
    url: url.startsWith('http') ? pathOf(url) : url,
    headers: { 'content-type': 'text/plain' },
    ...(payload !== undefined && { payload }),
  })

describe.each([
  ['a note upload', 'note', 'PUT'],
  ['a photo upload', 'photo', 'PUT'],
  ['a stored photo', 'file', 'GET'],
] as const)('the signed URL of %s', (_what, kind, method) => {
  test('is invalid after any change', async () => {
    for (const [how, url] of alterationsOf(links[kind]).filter(([, url]) => url !== links[kind])) {
      const answer = await send(method, url, method === 'PUT' ? 'x' : undefined)
      expect({ how, status: answer.statusCode }).toEqual({ how, status: 403 })
    }
  })

  test('is invalid for another HTTP method', async () => {
    for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'] as const) {
      if (other === method) continue
      const answer = await send(other, links[kind])
      expect({ other, isRefused: [403, 404].includes(answer.statusCode) }).toEqual({ other, isRefused: true })
    }
  })

  test('is invalid with the signature of another URL', async () => {
    const signatures = Object.values(links).map((url) => new URL(url).searchParams.get('signature'))
    for (const signature of signatures) {
      const url = links[kind].replace(/signature=.*/, `signature=${signature}`)
      if (url === links[kind]) continue
      expect((await send(method, url, method === 'PUT' ? 'x' : undefined)).statusCode).toBe(403)
    }
  })
})

/** Signs a URL with the server's key. */
function signed(method: 'GET' | 'PUT', path: string): string {
  const made = `${path.includes('?') ? '&' : '?'}by=${attacker.customer.userId}&version=1`
  const links = makeSignedUrls(deriveSecrets(masterSecret).links, world.clock)
  return links.sign(method, path + made, world.clock.nowMs() + 60_000)
}

describe('a correctly signed URL of something that does not exist', () => {
  test.each(['photos', `photos/${'x'.repeat(180)}/${'y'.repeat(300)}.webp`, 'photos/none.webp', 'a/b'])(
    'returns 404 for the file “%s”',
    async (key) => {
      await mkdir(join(world.dataDir, 'files', 'photos'), { recursive: true })
      await writeFile(join(world.dataDir, 'files', 'a'), 'a file, and no folder')
      expect((await send('GET', signed('GET', `/v1/files/${key}`))).statusCode).toBe(404)
    },
  )

  test.each(['photos', 'notes'])('returns 403 for an upload of %s with invalid ids', async (kind) => {
    const { ids } = victim
    const who = `customer=${ids.customer}&user=${ids.customer}&property=${ids.property}&type=property`
    const id = '01a1fd04-1424-72af-8c97-8d63bfdc948a'
    const impossible = [
      `not-an-id?${who}`,
      `${id}?${who.replace(/customer=[^&]+/, 'customer=nobody')}`,
      `${id}?${who.replace(/property=[^&]+/, 'property=7')}`,
      `${id}?`,
    ]
    for (const what of impossible) {
      const answer = await send('PUT', signed('PUT', `/v1/uploads/${kind}/${what}`), 'x')
      expect({ what, status: answer.statusCode }).toEqual({ what, status: 403 })
    }
  })
})

// Even with a valid signature, a URL cannot reach a file outside the folder.
describe('a path that leads out of the folder of files', () => {
  test.each([
    '../secret.txt',
    'photos/../../secret.txt',
    '%2e%2e/secret.txt',
    '..%2fsecret.txt',
    '%2e%2e%2fsecret.txt',
    'photos/%2e%2e/%2e%2e/secret.txt',
    '..%5csecret.txt',
    '....//secret.txt',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    'photos%00.webp',
    '..%c0%afsecret.txt',
  ])('%s is refused, although it is signed', async (path) => {
    await mkdir(join(world.dataDir, 'files'), { recursive: true })
    await writeFile(join(world.dataDir, 'secret.txt'), 'the secret beside the files')
    const url = signed('GET', `/v1/files/${path}`)
    const { status, body } = await exchange(
      world.app,
      `GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).not.toMatch(/secret beside|root:/)
  })
})

describe('a path that leads out of the built web app', () => {
  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/.vite/manifest.json',
    '/.env',
    '/index.html%00.js',
    '/docs/static/../../../package.json',
    '/docs/static/..%2f..%2f..%2fpackage.json',
    '/docs/static/%2e%2e/%2e%2e/package.json',
    'http://127.0.0.1/etc/passwd',
  ])('%s is refused', async (path) => {
    const { status, body } = await exchange(
      world.app,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    )
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).not.toMatch(/root:|"(name|version|dependencies)":/)
  })
})

describe('a checkout', () => {
  const sessionOf = ({ checkoutUrl }: FullAccount['customer']) => checkoutUrl.match(/[^/]+$/)?.[0] ?? ''

  test('has a random id of 192 bits', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => sessionOf(await signUp(world))))
    expect(new Set(ids).size).toBe(20)
    for (const id of ids) expect(Buffer.from(id.replace('cs_sandbox_', ''), 'base64url')).toHaveLength(24)
  })

  test('signs in the customer who paid it, regardless of the token in the request', async () => {
    const payer = await signUp(world)
    await pay(world, payer.checkoutUrl)
    const answer = await attacker.customer.api.post<{ token: string }>('/v1/customers/post-payment-login', {
      sessionId: sessionOf(payer),
    })
    expect(
      JSON.parse(Buffer.from(String(answer.body.token.split('.')[1]), 'base64url').toString()),
    ).toMatchObject({
      user_id: payer.userId,
    })
  })

  test.each(["' or '1'='1", '%', '_'.repeat(40), 'cs_sandbox_', '../x', '__proto__'])(
    'does not exist under the id “%s”',
    async (sessionId) => {
      const answer = await world.api().post('/v1/customers/post-payment-login', { sessionId })
      expect(answer.status).toBe(404)
      expect((await send('GET', `/sandbox/checkout/${encodeURIComponent(sessionId)}`)).statusCode).toBe(404)
    },
  )
})

describe('the URL of a calendar', () => {
  test('is invalid after one letter is changed, and after it is revoked', async () => {
    const { calendarToken, customer } = victim
    for (const at of [0, 20, 41]) {
      const other = calendarToken[at] === 'A' ? 'B' : 'A'
      const changed = calendarToken.slice(0, at) + other + calendarToken.slice(at + 1)
      expect((await send('GET', `/v1/calendar/${changed}.ics`)).statusCode).toBe(404)
    }
    expect((await send('GET', `/v1/calendar/${calendarToken}.ics`)).statusCode).toBe(200)
    await customer.api.delete('/v1/plan/calendar-feed')
    expect((await send('GET', `/v1/calendar/${calendarToken}.ics`)).statusCode).toBe(404)
  })
})

describe('the unsubscribe link', () => {
  test('has no effect without a signature', async () => {
    const before = await victim.customer.api.get('/v1/plan/mail-preferences')
    for (const query of ['', `?customer=${victim.ids.customer}&kind=weekly`, '?signature=', '?signature=x']) {
      expect((await send('POST', `/mail/unsubscribe${query}`, '')).statusCode).toBeGreaterThanOrEqual(400)
      expect((await send('GET', `/mail/unsubscribe${query}`)).body).not.toContain(victim.customer.email)
    }
    expect((await victim.customer.api.get('/v1/plan/mail-preferences')).body).toEqual(before.body)
  })
})

test('a photo sent to a note’s upload URL and a text sent to a photo’s upload URL are refused', async () => {
  expect((await send('PUT', links.photo, 'just words')).statusCode).toBe(422)
  expect((await send('PUT', links.note, await aPng())).statusCode).toBe(422)
})
