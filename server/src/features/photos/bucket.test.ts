import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../test/harness/fixtures/factories.ts'
import { aJpeg, aPng } from '../../../test/harness/fixtures/photo-fixtures.ts'
import { putTo } from '../../../test/harness/fixtures/signed-links.ts'
import { useOwnWorld } from '../../../test/harness/harness.ts'
import { portOf } from '../../../test/harness/peers/ports.ts'
import { systemClock } from '../../platform/config/clock.ts'

// A local S3 server that verifies the signatures of requests.
const directory = await mkdtemp(join(tmpdir(), 'home-pulse-bucket-'))
const bucket = 'homes'
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
})
const { port } = await server.run()
afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true })
})

const settings = {
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_PATH_STYLE: '1',
}
const world = useOwnWorld({
  ...settings,
  MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  GEOCODER_URL: 'https://places.example/v1/json',
})
const wrongSecret = useOwnWorld({ ...settings, S3_SECRET_ACCESS_KEY: 'not the right one' })
// A server whose bucket is unreachable: no process listens on port 1.
const unreachable = useOwnWorld({ ...settings, S3_ENDPOINT: 'http://127.0.0.1:1' })

// A bucket that reads requests but never finishes a response. Each test sets what it sends.
let keepSending: (response: ServerResponse) => void = () => {}
let attemptCount = 0
const endlessServer = createServer((request, response) => {
  attemptCount += 1
  request.resume()
  keepSending(response)
})
await new Promise<void>((resolve) => endlessServer.listen(0, '127.0.0.1', resolve))
afterAll(() => void endlessServer.close().closeAllConnections())
const endless = useOwnWorld({
  ...settings,
  S3_ENDPOINT: `http://127.0.0.1:${portOf(endlessServer)}`,
  S3_TIME_LIMIT_SECONDS: '0.2',
})

beforeAll(() => {
  // The S3 server uses the real time and refuses links signed on another day.
  for (const { clock } of [world, wrongSecret, unreachable, endless])
    clock.set(new Date(systemClock.nowMs()).toISOString())
})

async function useHome(from = world) {
  const ada = await signUp(from)
  const [home] = await addHomes(ada.api, aHome())
  const path = `/v1/properties/${home?.id}/customers/${ada.userId}/image`
  const begin = async () => (await ada.api.post<{ imageUrl: string }>(path, {})).body.imageUrl
  const read = async () => (await ada.api.get<{ signedURL: string | null }>(path)).body.signedURL
  return { userId: ada.userId, begin, read }
}

test('an uploaded photo is stored in the bucket and read from there by a URL that expires', async () => {
  const { begin, read } = await useHome()
  expect(await read()).toBeNull()
  const imageUrl = await begin()
  expect(imageUrl).not.toContain(String(port))
  expect((await putTo(world, imageUrl, await aJpeg(), {})).statusCode).toBe(200)

  const signedUrl = String(await read())
  expect(signedUrl).toMatch(`http://127.0.0.1:${port}/${bucket}/photos/`)
  expect(new URL(signedUrl).searchParams.get('X-Amz-Expires')).toBe('7200')
  const response = await fetch(signedUrl)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('private, max-age=7200, immutable')
  const image = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect(image).toMatchObject({ format: 'webp', width: 64, height: 32 })

  const altered = signedUrl.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=7201')
  expect((await fetch(altered)).status).toBe(403)
})

test('two simultaneous uploads to one URL leave one object in the bucket', async () => {
  const { begin, read, userId } = await useHome()
  const url = await begin()
  const answers = await Promise.all([
    putTo(world, url, await aJpeg(), {}),
    putTo(world, url, await aPng(), {}),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await fetch(String(await read()))).status).toBe(200)
  const objects = await readdir(join(directory, bucket, 'photos', userId))
  expect(objects.filter((name) => name.endsWith('_object'))).toHaveLength(1)
})

// spec: P-21
test('an upload returns 500 if the bucket refuses the photo, and no photo is shown', async () => {
  const { begin, read } = await useHome(wrongSecret)
  const refused = await putTo(wrongSecret, await begin(), await aJpeg(), {})
  expect(refused).toMatchObject({ statusCode: 500 })
  expect(refused.json()).toMatchObject({ code: 'internal' })
  expect(await read()).toBeNull()
})

// spec: P-21
test('an upload returns 503 if the bucket is unreachable, and no photo is shown', async () => {
  const { begin, read } = await useHome(unreachable)
  const refused = await putTo(unreachable, await begin(), await aJpeg(), {})
  expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } })
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  expect(await read()).toBeNull()
})

const dripping =
  (piece: Buffer, status = 200) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/xml' }).write('<a>')
    const timer = setInterval(() => response.writableNeedDrain || response.write(piece), 2)
    response.once('close', () => clearInterval(timer))
  }
// An endless error reaches the size limit (500) or, on a slow machine, the time limit (503).
test.each([
  ['never responds', () => {}, [503]],
  ['responds one character at a time', dripping(Buffer.from('a')), [503]],
  ['responds with an error one character at a time', dripping(Buffer.from('a'), 400), [503]],
  ['responds with an endless error', dripping(Buffer.alloc(1024 * 1024, 'a'), 400), [500, 503]],
] as const)(
  'an upload to a bucket that %s fails within the limits without another attempt, and no photo is shown',
  async (_how, say, statuses) => {
    keepSending = say
    const { begin, read } = await useHome(endless)
    const url = await begin()
    attemptCount = 0
    const startedMs = performance.now()
    const refused = await putTo(endless, url, await aJpeg(), {})
    expect(performance.now() - startedMs).toBeLessThan(2_500)
    // The time limit covers all attempts of the S3 client together. The first attempt uses all of that time, so there
    // is no second one.
    expect(attemptCount).toBe(1)
    expect(statuses).toContain(refused.statusCode)
    expect(await read()).toBeNull()
  },
)

test('the content security policy allows images from the bucket and the tile server, and requests to the geocoder', async () => {
  const { headers } = await world.app.inject({ url: '/', headers: { accept: 'text/html' } })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`img-src 'self' data: blob: https://*.tiles.example http://127.0.0.1:${port};`)
  expect(policy).toContain(`connect-src 'self' https://places.example;`)
})
