import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { portOf } from '../../../../test/harness/peers/ports.ts'
import { readConfig } from '../../config/config.ts'
import { makeGeocoder } from './geocoder.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

// A local server that stands in for OpenCage, and the URLs of the requests to it.
let requests: URL[] = []
let answer: RequestListener = () => {}
const server = createServer((request, response) => {
  requests.push(new URL(String(request.url), 'http://geocoder'))
  answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const port = portOf(server)
afterAll(() => server.close())

const sendJson =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

const austin = {
  geometry: { lat: 30.2661, lng: -97.7444 },
  formatted: '12 Oak Street, Austin, TX 78701, United States of America',
  confidence: 10,
  components: { city: 'Austin', postcode: '78701' },
}
const { geometry, ...described } = austin
const found = { ...geometry, ...described, isApproximate: false }
const approximate = { isApproximate: true, formatted: 'Austin, TX, USA' }

let nowMs = 0
const config = readConfig({
  OPENCAGE_API_KEY: 'a-secret-key',
  OPENCAGE_URL: `http://127.0.0.1:${port}/geocode/v1/json`,
})
const { log } = fastify()
const createGeocoder = (timeoutMs?: number) => makeGeocoder(config, { nowMs: () => nowMs }, log, timeoutMs)

beforeEach(() => {
  requests = []
  answer = sendJson({ results: [austin], status: { code: 200, message: 'OK' } })
  nowMs += 10 * 24 * 60 * 60 * 1000
})

describe('the geocoder with an API key', () => {
  test('searches the United States only and asks OpenCage not to record the query', async () => {
    expect(await createGeocoder()('12 Oak St & Co, Austin, TX')).toMatchObject([found])
    const [sent] = requests
    expect(sent?.pathname).toBe('/geocode/v1/json')
    expect(Object.fromEntries(sent?.searchParams ?? [])).toEqual({
      q: '12 Oak St & Co, Austin, TX',
      key: 'a-secret-key',
      limit: '10',
      countrycode: 'us',
      no_annotations: '1',
      no_record: '1',
    })
  })

  test('sends one query a day for an address, regardless of its spaces and capital letters', async () => {
    const find = createGeocoder()
    for (const address of ['Austin, TX', 'austin,  tx', 'AUSTIN, TX']) await find(address)
    expect(requests).toHaveLength(1)
    nowMs += 24 * 60 * 60 * 1000 + 1
    await find('Austin, TX')
    expect(requests).toHaveLength(2)
  })

  test('returns an empty list if OpenCage finds no place', async () => {
    answer = sendJson({ results: [] })
    expect(await createGeocoder()('Austin, TX')).toEqual([])
  })
})

describe('a failing OpenCage service', () => {
  const failures: [string, RequestListener][] = [
    ['has no quota left', sendJson({ results: [], status: { code: 402 } }, 402)],
    ['answers with status 500', sendJson({}, 500)],
    ['answers JSON of another shape', sendJson({ hello: 'world' })],
    [
      'answers a place with an impossible latitude',
      sendJson({ results: [{ ...austin, geometry: { lat: 130, lng: 0 } }] }),
    ],
    ['answers no JSON', (_request, response) => void response.end('<html>')],
    ['closes the connection', (request) => void request.socket.destroy()],
    [
      'answers with a redirect',
      (_request, response) => void response.writeHead(302, { location: '/else' }).end(),
    ],
  ]
  test.each(failures)('is replaced by the ZIP code table if it %s', async (_why, listener) => {
    answer = listener
    expect(await createGeocoder()('12 Oak St, Austin, TX')).toMatchObject([approximate])
    expect(requests).toHaveLength(1)
  })

  /** Starts a valid response and leaves it unfinished. */
  const begin = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"results":[],"x":"')
  }
  const endlessly = (status: number) => (response: ServerResponse) => {
    const piece = Buffer.alloc(64 * 1024, 'a')
    const send = () => {
      while (!response.destroyed && response.write(piece)) {}
      response.once('drain', send)
    }
    response.writeHead(status, { 'content-type': 'application/json' }).write('{"results":[],"x":"')
    send()
  }
  const timeLimitMs = 400
  const sendEndlessBody = endlessly(200)
  const sendEndlessError = endlessly(500)
  const badResponses: Record<string, (response: ServerResponse) => void> = {
    'sends nothing': () => {},
    'sends only the headers and the start of a body': begin,
    'sends a letter every tenth of a second': (response) => {
      begin(response)
      const timer = setInterval(() => response.write('a'), 100)
      response.once('close', () => clearInterval(timer))
    },
    'sends a body without end': sendEndlessBody,
    'sends an error with a body without end': sendEndlessError,
  }

  // spec: P-25
  test('is disconnected after the time limit or a megabyte of data, and then not called for the next address', async () => {
    const sentBytes = new Map<string, number>()
    const sockets = new Set<Socket>()
    answer = (request, response) => {
      const address = String(new URL(String(request.url), 'http://geocoder').searchParams.get('q'))
      response.once('close', () => sentBytes.set(address, request.socket.bytesWritten))
      sockets.add(request.socket)
      badResponses[address]?.(response)
    }
    // Once the response was garbage-collected, Node's `fetch` no longer enforces its time limit. So this test collects
    // garbage repeatedly.
    const collecting = setInterval(collectGarbage, 100)
    try {
      await Promise.all(
        Object.keys(badResponses).map(async (address) => {
          const find = createGeocoder(timeLimitMs)
          const startedMs = performance.now()
          const answered = await Promise.race([find(address), sleep(8_000, 'no answer', { ref: false })])
          expect(answered, address).toEqual([])
          const isEndless =
            badResponses[address] === sendEndlessBody || badResponses[address] === sendEndlessError
          if (!isEndless) expect(performance.now() - startedMs, address).toBeGreaterThan(0.9 * timeLimitMs)
          await find(`${address} and again`)
        }),
      )
      expect(requests).toHaveLength(Object.keys(badResponses).length)
      await expect.poll(() => [...sentBytes.keys()].sort()).toEqual(Object.keys(badResponses).sort())
      // The geocoder reads at most one megabyte of each response. The limit here is higher, because socket buffers hold
      // more bytes that the server has sent.
      expect(Math.max(...sentBytes.values())).toBeLessThan(32 * 1024 * 1024)
    } finally {
      clearInterval(collecting)
      for (const socket of sockets) socket.destroy()
    }
  })

  test('is not called for 30 seconds after a failure, and then called again', async () => {
    const find = createGeocoder()
    answer = sendJson({}, 500)
    await find('Austin, TX')
    answer = sendJson({ results: [austin] })
    nowMs += 29_000
    expect(await find('Dallas, TX')).toMatchObject([{ isApproximate: true }])
    expect(requests).toHaveLength(1)
    nowMs += 1_000
    expect(await find('Austin, TX')).toMatchObject([found])
  })
})
