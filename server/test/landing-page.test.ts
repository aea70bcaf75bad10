import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { systemClock } from '../src/platform/config/clock.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { masterSecret } from './harness/harness.ts'
import { openTestDatabase, type TestDatabase } from './harness/test-database.ts'

const built =
  '<link href="__PUBLIC_ORIGIN__/"><style nonce="__CSP_NONCE__"></style><a href="mailto:__SUPPORT_EMAIL__"></a>' +
  '<a href="tel:__SUPPORT_PHONE_DIGITS__">__SUPPORT_PHONE__</a><p>__SUPPORT_ADDRESS__</p><b>__NOT_OURS__</b>'

const theApp = `<p>the app</p>${'<link rel="modulepreload">'.repeat(60)}`

let app: FastifyInstance
let store: TestDatabase
let webFolder: string

beforeAll(async () => {
  store = await openTestDatabase(systemClock)
  webFolder = await mkdtemp(join(tmpdir(), 'home-pulse-landing-'))
  await writeFile(join(webFolder, 'index.html'), theApp)
  await writeFile(join(webFolder, 'landing.html'), built)
  await writeFile(join(webFolder, 'a.js'), 'plain')
  await writeFile(join(webFolder, 'a.js.br'), 'pressed')
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SUPPORT_EMAIL: 'help@pulse.example',
    SUPPORT_PHONE: '(555) 010-4663',
    SUPPORT_ADDRESS: '1 <Main> St',
  })
  app = await buildApp({ config, database: store.database, clock: systemClock, masterSecret, webFolder })
})
afterAll(async () => {
  await app?.close()
  await store?.close()
  await rm(webFolder, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers: { host: 'pulse.example', ...headers } })

test('/ is the page from the build with the server’s configuration filled in', async () => {
  const page = await get('/')
  expect(page.statusCode).toBe(200)
  const [, nonce] = String(page.headers['content-security-policy']).match(/'nonce-([^']+)'/) ?? []
  expect(page.body).toBe(
    `<link href="http://pulse.example/"><style nonce="${nonce}"></style><a href="mailto:help@pulse.example"></a>` +
      '<a href="tel:5550104663">(555) 010-4663</a><p>1 &#60;Main&#62; St</p><b>__NOT_OURS__</b>',
  )
})

test('every other page is the app, and /landing.html does not exist', async () => {
  expect((await get('/login')).body).toBe(theApp)
  expect((await get('/landing.html')).statusCode).toBe(404)
})

test('files are compressed for browsers that support it', async () => {
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const page = await get('/login', { 'accept-encoding': encoding })
    expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(unpack(page.rawPayload).toString()).toBe(theApp)
  }
  const script = await get('/a.js', { 'accept-encoding': 'br' })
  expect(script).toMatchObject({ body: 'pressed', headers: { 'content-encoding': 'br' } })
  expect(script.headers['content-type']).toContain('javascript')
  expect((await get('/a.js')).body).toBe('plain')
})

test('sitemap and robots.txt name this origin and exclude private pages', async () => {
  const siteMap = await get('/sitemap.xml')
  expect(siteMap.headers['content-type']).toContain('application/xml')
  expect(siteMap.body).toContain('<loc>http://pulse.example/</loc>')
  expect(siteMap.body).not.toContain('dashboard')
  const robots = await get('/robots.txt')
  expect(robots.body).toContain('Disallow: /dashboard\n')
  expect(robots.body).toContain('Sitemap: http://pulse.example/sitemap.xml')
})
