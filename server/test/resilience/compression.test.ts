import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../harness/fixtures/factories.ts'
import { useWorld } from '../harness/harness.ts'

const world = useWorld()
let customer: Customer
beforeAll(async () => {
  customer = await signUp(world)
  await addHomes(customer.api, ...Array.from({ length: 20 }, (_, n) => aHome({ street: `${n} Oak St` })))
})

const list = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({
    method,
    url: '/v1/properties',
    headers: { authorization: `Bearer ${customer.token}`, ...headers },
  })

describe('a response of the API', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
  ])(
    'is compressed with %s, without a change of its content, for the header Accept-Encoding: %s',
    async (encoding, accepted, decompress) => {
      const plain = await list()
      const compressed = await list({ 'accept-encoding': accepted })
      expect(compressed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(compressed.rawPayload.length),
        vary: plain.headers.vary,
      })
      expect(decompress(compressed.rawPayload).toString()).toBe(plain.body)
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    },
  )

  test('is compressed to the same bytes if it comes from the cache', async () => {
    for (const encoding of ['br', 'gzip', 'br', 'gzip'] as const) {
      const [first, again] = [
        await list({ 'accept-encoding': encoding }),
        await list({ 'accept-encoding': encoding }),
      ]
      expect(again.headers['content-encoding']).toBe(encoding)
      expect(again.headers['content-length']).toBe(String(again.rawPayload.length))
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    }
  })

  test.each([[undefined], ['identity'], ['br;q=0, gzip;q=0.0'], ['zstd']])(
    'is uncompressed for the header Accept-Encoding: %s',
    async (accepted) => {
      const { headers, json } = await list({ ...(accepted && { 'accept-encoding': accepted }) })
      expect(headers['content-encoding']).toBeUndefined()
      expect(String(headers.vary)).toContain('accept-encoding')
      expect(json()).toHaveLength(20)
    },
  )

  test('has another ETag when compressed, and If-None-Match accepts both', async () => {
    const [plain, compressed] = [await list(), await list({ 'accept-encoding': 'br' })]
    expect(compressed.headers.etag).toBe(`W/${plain.headers.etag}`)
    for (const { headers } of [plain, compressed])
      for (const accepted of ['br', 'identity']) {
        const again = await list({ 'if-none-match': String(headers.etag), 'accept-encoding': accepted })
        expect([again.statusCode, again.body]).toEqual([304, ''])
        expect(again.headers.vary).toBe(headers.vary)
      }
  })

  test('is not compressed if it fits into one packet', async () => {
    const answer = await world.app.inject({ url: '/healthz', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })
})
