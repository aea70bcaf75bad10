import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { readPhoto } from '@home-pulse/contract/features/photos/photos'
import type { RouteResponse } from '@home-pulse/contract/route'
import { maxPhotoBytes } from '@home-pulse/contract/upload-limits'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../test/harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import {
  aBomb,
  aJpeg,
  anSvg,
  aPhoneJpeg,
  aPng,
  aWebp,
} from '../../../test/harness/fixtures/photo-fixtures.ts'
import { alterationsOf, pathOf, putTo } from '../../../test/harness/fixtures/signed-links.ts'
import { useOwnWorld, type World } from '../../../test/harness/harness.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-photos-'))
afterAll(() => rm(dataDir, { recursive: true }))
const lines: string[] = []
const world = useOwnWorld(
  { DATA_DIR: dataDir, LOG_LEVEL: 'info' },
  { log: { write: (line) => lines.push(line) } },
)
const unknownId = '01a1fd04-1424-72af-8c97-8d63bfdc948a'
const chunked = { 'transfer-encoding': 'chunked' }
let ada: Customer
let imagePath: string

beforeAll(async () => {
  ada = await signUp(world)
})

beforeEach(async () => {
  imagePath = await addPhotolessHome(ada)
})

async function addPhotolessHome({ api, userId }: Customer): Promise<string> {
  const [home] = await addHomes(api, aHome())
  return `/v1/properties/${home?.id}/customers/${userId}/image`
}

async function beginPhoto(): Promise<string> {
  const answer = await ada.api.post<{ imageUrl: string }>(imagePath, { fileName: 'front.jpg' })
  expect(answer.status).toBe(201)
  return answer.body.imageUrl
}

async function addPhoto(bytes: Buffer): Promise<void> {
  const headers = { 'content-type': 'image/jpeg' }
  expect((await putTo(world, await beginPhoto(), bytes, headers)).statusCode).toBe(200)
}

async function readSignedUrl(): Promise<string | null> {
  const answer = await ada.api.get<RouteResponse<typeof readPhoto>>(imagePath)
  expect(answer.status).toBe(200)
  return answer.body.signedURL
}

async function readImage(from: World = world) {
  const url = await readSignedUrl()
  if (!url) throw new Error('there is no photo')
  const response = await from.app.inject(pathOf(url))
  return { response, image: await sharp(response.rawPayload).metadata() }
}

/** Returns true if an image is red on its left, like all test images. False means that it was rotated. */
async function isRedOnTheLeft(bytes: Buffer): Promise<boolean> {
  const [red = 0, , blue = 255] = await sharp(bytes)
    .extract({ left: 1, top: 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return red > 200 && blue < 60
}

describe('the photo of a home', () => {
  // spec: 05-27, 08-24
  test('is null before the first upload', async () => {
    expect(await readSignedUrl()).toBeNull()
  })

  // spec: 01-10, 05-27, 08-25
  test.each([
    ['JPEG', aJpeg, 'image/jpeg'],
    ['PNG with the content type of a text', aPng, 'text/plain'],
    ['WebP without a content type', aWebp, ''],
  ])('can be uploaded as %s, and is then readable without a token', async (_what, make, contentType) => {
    const headers: Record<string, string> = contentType ? { 'content-type': contentType } : {}
    expect((await putTo(world, await beginPhoto(), await make(), headers)).statusCode).toBe(200)
    const { response, image } = await readImage()
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=7200, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(image).toMatchObject({ format: 'webp', width: 64, height: 32 })
    expect(await isRedOnTheLeft(response.rawPayload)).toBe(true)
  })

  test('is stored upright and without its metadata', async () => {
    const original = await aPhoneJpeg()
    expect(original.toString('latin1')).toContain('Ada Lovelace')
    await addPhoto(original)
    const { response, image } = await readImage()
    expect(image).toMatchObject({ width: 32, height: 64 })
    for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const)
      expect(image[kind]).toBeUndefined()
    expect(response.rawPayload.toString('latin1')).not.toMatch(/Ada Lovelace|Exif|Telephone/)
  })

  test('is scaled down to 1600 pixels', async () => {
    await addPhoto(await aJpeg({ width: 2000, height: 1500 }))
    expect((await readImage()).image).toMatchObject({ width: 1600, height: 1200 })
  })

  // spec: 08-24
  test('is replaced by a later upload', async () => {
    await addPhoto(await aJpeg())
    const first = await readSignedUrl()
    await addPhoto(await aPng({ width: 20, height: 10 }))
    expect(await readSignedUrl()).not.toBe(first)
    expect((await readImage()).image).toMatchObject({ width: 20, height: 10 })
  })

  test('invalidates the cached list of homes when it is uploaded', async () => {
    const before = await ada.api.get('/v1/properties')
    await addPhoto(await aJpeg())
    const after = await ada.api.get('/v1/properties', { 'if-none-match': String(before.headers.etag) })
    expect(after.status).toBe(200)
  })
})

describe('the upload of a photo', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['an SVG', () => anSvg],
    ['a script', () => Buffer.from('<script>alert(1)</script>')],
    ['a JPEG by its first bytes only', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), anSvg])],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    ['a small image file of 64 million pixels', async () => aBomb()],
    ['half a photo', async () => (await aJpeg({ width: 800, height: 600 })).subarray(0, 2_000)],
    ['1 byte', () => Buffer.from('x')],
    ['empty', () => Buffer.alloc(0)],
  ])('is refused, and the previous photo stays, if the body is %s', async (_what, make) => {
    await addPhoto(await aJpeg())
    const before = await readSignedUrl()
    const url = await beginPhoto()
    expectProblem(await putTo(world, url, await make(), { 'content-type': 'image/jpeg' }), 'not_a_photo')
    expect(await readSignedUrl()).toBe(before)
    expect((await putTo(world, url, await aPng(), {})).statusCode).toBe(200)
  })

  test('is refused above 10 MB, whether or not the request states its length', async () => {
    const padded = Buffer.concat([await aJpeg(), Buffer.alloc(maxPhotoBytes)])
    const url = await beginPhoto()
    expectProblem(await putTo(world, url, padded.subarray(0, maxPhotoBytes + 1), {}), 'too_large')
    const unannounced = Readable.from([padded.subarray(0, maxPhotoBytes), padded.subarray(0, 1)])
    expectProblem(await putTo(world, url, unannounced, chunked), 'too_large')
    expect((await putTo(world, url, padded.subarray(0, maxPhotoBytes), {})).statusCode).toBe(200)
  })
})

describe('the upload URL of a photo', () => {
  test('accepts one photo only, even if two arrive simultaneously, and leaves no second file', async () => {
    const url = await beginPhoto()
    const filesBefore = await readdir(join(dataDir, 'files', 'photos', ada.userId)).catch(() => [])
    const answers = await Promise.all([
      putTo(world, url, await aJpeg(), {}),
      putTo(world, url, await aPng(), {}),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expectProblem(await putTo(world, url, await aWebp(), {}), 'already_uploaded')
    const files = await readdir(join(dataDir, 'files', 'photos', ada.userId))
    expect(files).toHaveLength(filesBefore.length + 1)
    expect(files.filter((name) => !name.endsWith('.webp'))).toEqual([])
  })

  test('expires after 15 minutes, and is refused after any alteration', async () => {
    const url = await beginPhoto()
    for (const [how, altered] of alterationsOf(url)) {
      expect(altered, how).not.toBe(url)
      expectProblem(await putTo(world, altered, await aJpeg(), {}), 'link_not_valid')
    }
    world.clock.advance(15 * 60 * 1000)
    expectProblem(await putTo(world, url, await aJpeg(), {}), 'link_not_valid')
  })

  test.each(['GET', 'POST', 'DELETE'] as const)('returns 404 for the method %s', async (method) => {
    expectProblem(await world.app.inject({ method, url: pathOf(await beginPhoto()) }), 'not_found')
  })
})

describe('the URL of a photo', () => {
  test('stays the same within an hour, so that a browser loads the photo only once', async () => {
    world.clock.set('2026-11-22T10:05:00Z')
    await addPhoto(await aJpeg())
    const url = await readSignedUrl()
    world.clock.set('2026-11-22T10:59:59Z')
    expect(await readSignedUrl()).toBe(url)
    world.clock.set('2026-11-22T11:00:00Z')
    expect(await readSignedUrl()).not.toBe(url)
    expect((await world.app.inject(pathOf(String(url)))).statusCode).toBe(200)
    world.clock.set('2026-11-22T12:00:00Z')
    expectProblem(await world.app.inject(pathOf(String(url))), 'link_not_valid')
  })

  test('is returned in a response that must not be cached', async () => {
    const answer = await ada.api.get(imagePath)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(answer.headers).not.toHaveProperty('etag')
  })

  test('gives access to no other file and allows no other method', async () => {
    await addPhoto(await aJpeg())
    const url = String(await readSignedUrl())
    const attempts = [
      ...alterationsOf(url).filter(([, altered]) => altered !== url),
      ['out of the folder', url.replace(/photos\/[^?]+/, '../auth-secret')],
      ['out of the folder, encoded', url.replace(/photos\/[^?]+/, '..%2f..%2fauth-secret')],
    ] as const
    for (const [how, altered] of attempts)
      expect((await world.app.inject(pathOf(altered))).statusCode, how).toBeGreaterThanOrEqual(403)
    for (const method of ['HEAD', 'PUT', 'DELETE'] as const)
      expect((await world.app.inject({ method, url: pathOf(url) })).statusCode, method).toBe(404)
  })

  test('appears in the log without its signature', async () => {
    await addPhoto(await aJpeg())
    const url = await readSignedUrl()
    await world.app.inject(pathOf(String(url)))
    const reads = lines.filter((line) => line.includes('/v1/files/photos/'))
    expect(reads.length).toBeGreaterThan(0)
    expect(reads.filter((line) => /signature=[\w-]/.test(line))).toEqual([])
  })
})

describe('another customer’s photo', () => {
  // spec: 07-30
  test('returns the same 404 as the photo of a home or customer that does not exist', async () => {
    const eve = await signUp(world)
    const evesPath = imagePath.replace(ada.userId, eve.userId)
    const paths = [
      [eve, imagePath],
      [eve, evesPath],
      [ada, evesPath],
      [ada, imagePath.replace(ada.userId, unknownId)],
      [ada, `/v1/properties/${unknownId}/customers/${ada.userId}/image`],
      [ada, `/v1/properties/seven/customers/${ada.userId}/image`],
    ] as const
    for (const [customer, path] of paths) {
      const notFound = { status: 404, body: { code: 'not_found' } }
      expect(await customer.api.get(path), path).toMatchObject(notFound)
      expect(await customer.api.post(path, { fileName: 'x.jpg' }), path).toMatchObject(notFound)
    }
  })
})

describe('if the data folder is not writable', () => {
  const blocked = join(dataDir, 'blocked')
  const broken = useOwnWorld({ DATA_DIR: blocked })

  test('a photo upload fails, and no photo is shown', async () => {
    await writeFile(blocked, 'a file where a folder should be')
    const eve = await signUp(broken)
    const path = await addPhotolessHome(eve)
    const { body } = await eve.api.post<{ imageUrl: string }>(path, {})
    expectProblem(await putTo(broken, body.imageUrl, await aJpeg(), {}), 'internal')
    expect((await eve.api.get(path)).body).toEqual({ signedURL: null })
  })
})
