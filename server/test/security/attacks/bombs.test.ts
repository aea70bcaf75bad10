import { deflateRawSync, gzipSync } from 'node:zlib'
import type { createPhoto } from '@home-pulse/contract/features/photos/photos'
import type { RouteResponse } from '@home-pulse/contract/route'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { encodeForm, uploadCsv, uploadUrl } from '../../harness/fixtures/csv-upload.ts'
import { addHomes, aHome, type Customer, signUp } from '../../harness/fixtures/factories.ts'
import { aBomb } from '../../harness/fixtures/photo-fixtures.ts'
import { putTo } from '../../harness/fixtures/signed-links.ts'
import { useWorld } from '../../harness/harness.ts'
import { withinCostLimit } from './cost.ts'

// These tests send small inputs that are expensive to process. Each input must be refused at little cost.
const isLongRun = inject('isLongRun')
const world = useWorld()
let customer: Customer
let home: string
beforeAll(async () => {
  customer = await signUp(world)
  home = String((await addHomes(customer.api, aHome()))[0]?.id)
})

const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json', ...headers },
    payload,
  })

const faultyAppliances = Object.fromEntries(
  Array.from({ length: 199 }, (_, n) => [`toaster ${n}`, { age: 'x' }]),
)

describe('a request body', () => {
  const bomb = gzipSync('['.repeat(rounds(10_000_000, 50_000_000)))

  test.each(['gzip', 'deflate', 'br', 'gzip, gzip'])(
    'is not decompressed if sent in %s',
    async (encoding) => {
      const answer = await withinCostLimit(() =>
        post('/v1/properties', bomb, { 'content-encoding': encoding }),
      )
      expect(answer.statusCode).toBe(400)
    },
  )

  test.each<[string, string]>([
    ['seventy thousand fields', `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":0`).join()}}`],
    ['a field a hundred thousand times', `{${Array.from({ length: 100_000 }, () => '"a":0').join()}}`],
    ['a number of a million digits', `[${'9'.repeat(1_000_000)}]`],
    ['170,000 escapes', `["${'\\u0041'.repeat(170_000)}"]`],
    ['nested objects', `${'{"a":'.repeat(100_000)}0${'}'.repeat(100_000)}`],
    ['half a million zeros', `[${'0,'.repeat(500_000)}0]`],
    [
      'four hundred thousand units',
      JSON.stringify(Array(1_000).fill(aHome({ isMultifamily: true, units: Array(400).fill({}) }))),
    ],
    [
      'twenty thousand faulty appliances',
      JSON.stringify(Array(100).fill(aHome({ appliances: faultyAppliances }))),
    ],
    [
      'twenty thousand faulty units',
      JSON.stringify(
        Array(20).fill(
          aHome({
            isMultifamily: true,
            units: Array(1_000).fill({ unitNumber: {}, appliances: { toaster: {} } }),
          }),
        ),
      ),
    ],
  ])('is refused if it has %s', async (_what, payload) => {
    const answer = await withinCostLimit(() => post('/v1/properties', payload))
    expect([400, 413, 422]).toContain(answer.statusCode)
  })

  test('is refused if it has 36,000 appliances in 180 units', async () => {
    const unit = { unitNumber: '1', appliances: Array(200).fill({ name: 'stove', age: 1 }) }
    const payload = JSON.stringify(Array(60).fill(aHome({ isMultifamily: true, units: Array(3).fill(unit) })))
    const answer = await withinCostLimit(() => post('/v1/properties', payload.slice(0, 1_000_000)))
    expect([400, 413, 422]).toContain(answer.statusCode)
  })
})

describe('a URL', () => {
  test.each<[string, string]>([
    [
      'ten thousand parameters',
      `/v1/properties?${Array.from({ length: 10_000 }, (_, n) => `a${n}=1`).join('&')}`,
    ],
    ['one parameter ten thousand times', `/v1/properties?${'q=a&'.repeat(10_000)}`],
    ['a thousand folders', `/v1/properties/${'a/'.repeat(1_000)}`],
    ['a long cursor', `/v1/plan/tasks?cursor=2026-01-01_${'a'.repeat(8_000)}`],
    ['percent signs', `/v1/properties/${'%25'.repeat(5_000)}`],
  ])('is answered immediately if it has %s', async (_what, url) => {
    const headers = { authorization: `Bearer ${customer.token}` }
    const answer = await withinCostLimit(() => world.app.inject({ url, headers }))
    expect(answer.statusCode).toBeLessThan(500)
  })
})

const uploadPhoto = async (bytes: Buffer) => {
  const path = `/v1/properties/${home}/customers/${customer.userId}/image`
  const { body } = await customer.api.post<RouteResponse<typeof createPhoto>>(path, {})
  return withinCostLimit(() => putTo(world, body.imageUrl, bytes))
}

describe('an uploaded image', () => {
  const pixels = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'white' }, limitInputPixels: false })

  /** Only the long run uses this image, because making it takes two seconds. */
  const slowBomb: [string, () => Promise<Buffer>] = [
    'of 64 million pixels in a few kilobytes, as WebP',
    () => pixels(16_000, 4_000).webp({ lossless: true, effort: 0 }).toBuffer(),
  ]
  test.each<[string, () => Promise<Buffer>]>([
    ['of 64 million pixels in a few kilobytes, as PNG', async () => aBomb()],
    ...(isLongRun ? [slowBomb] : []),
    [
      'that claims more than it has',
      async () => {
        const png = await pixels(8, 8).png().toBuffer()
        png.writeUInt32BE(100_000, 16)
        png.writeUInt32BE(100_000, 20)
        return png
      },
    ],
    [
      'that is an SVG with nested entities',
      async () =>
        Buffer.from(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1000)}">${Array.from(
            { length: 9 },
            (_, n) => `<!ENTITY a${n} "${`&a${n === 0 ? '' : n - 1};`.repeat(10)}">`,
          ).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a8;</text></svg>`,
        ),
    ],
    [
      'that is an SVG with a reference to a file',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    ],
    ['that is a GIF', () => pixels(8, 8).gif().toBuffer()],
    [
      'that is an archive',
      async () => Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.alloc(1e6))]),
    ],
  ])('%s is refused', async (_what, makeBytes) => {
    const answer = await uploadPhoto(await makeBytes())
    expect(answer.statusCode).toBe(422)
  })
})

test('an uploaded image of a thousand frames is accepted at little cost', { tags: ['long'] }, async () => {
  const frame = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'white' } })
    .raw()
    .toBuffer()
  const shape = { width: 100, height: 100 * 1000, channels: 3, pageHeight: 100 } as const
  const frames = sharp(Buffer.concat(Array(1000).fill(frame)), { raw: shape, limitInputPixels: false })
  expect((await uploadPhoto(await frames.webp({ effort: 0 }).toBuffer())).statusCode).toBe(200)
})

describe('a multipart form', () => {
  const multipart = (body: string) =>
    post(uploadUrl, body, { 'content-type': 'multipart/form-data; boundary=b' })

  test.each<[string, string]>([
    ['ten thousand parts', '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(10_000)],
    [
      'a header without end',
      `--b\r\nContent-Disposition: form-data; name="${'x'.repeat(500_000)}"\r\n\r\n1\r\n--b--`,
    ],
    ['ten thousand headers', `--b\r\n${'X-A: b\r\n'.repeat(10_000)}\r\n1\r\n--b--`],
    ['boundaries and nothing else', '--b\r\n'.repeat(rounds(10_000, 50_000))],
    ['nothing at all', ''],
  ])('is refused if it has %s', async (_what, body) => {
    const answer = await withinCostLimit(() => multipart(body))
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  })

  test.each<[string, string]>([
    ['half a million columns', `${'a,'.repeat(500_000)}\n1`],
    ['one value of a megabyte', `street,city,state,zip,home_age\n"${'x'.repeat(1_000_000)}"`],
    ['quotes that never close', `street,city,state,zip,home_age\n${'"a\n'.repeat(100_000)}`],
    ['half a million empty lines', `street,city,state,zip,home_age${'\n'.repeat(500_000)}`],
    ['rows that are all wrong', `street,city,state,zip,home_age\n${',,,,\n'.repeat(rounds(15_000, 60_000))}`],
  ])('is refused with a file of %s', async (_what, csv) => {
    const form = new FormData()
    form.append('file', new Blob([csv]), 'a.csv')
    const encoded = await encodeForm(form)
    const answer = await withinCostLimit(() => uploadCsv(world, customer.token, encoded))
    expect([413, 422]).toContain(answer.status)
  })
})
