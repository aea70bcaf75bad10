import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { aHome } from '../harness/fixtures/factories.ts'
import { type ServerProcess, startServerProcess } from '../harness/peers/server-process.ts'
import { prepareData } from '../harness/test-database.ts'

const openFiles = () => Number(execFileSync('sh', ['-c', 'ulimit -n']).toString()) || 10_000
const maxConnections = rounds(300, 10_000)
/** 99 of 100 accepted requests must be answered within this time. */
const boundedMs = 3_000
const recoversWithinMs = 5_000

interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly tookMs: number
}

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
const percentile99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0

describe('many simultaneous clients', { timeout: 180_000 }, () => {
  let server: ServerProcess
  let dataDir: string
  let authorization: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-result-'))
    server = await startServerProcess({
      ...(await prepareData(dataDir)),
      RATE_LIMIT_PER_CUSTOMER: '1000000',
    })
    const signedUp = await fetch(`${server.url}/v1/customers/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery' }),
    })
    const { token } = (await signedUp.json()) as { token: string }
    authorization = `Bearer ${token}`
  }, 180_000)
  afterAll(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  })
  const read = () => fetch(`${server.url}/v1/properties`, { headers: { authorization } })
  const timeReads = async () => {
    const times: number[] = []
    for (let asked = 0; asked < 60; asked += 1) {
      const startMs = performance.now()
      expect((await read()).status).toBe(200)
      times.push(performance.now() - startMs)
    }
    return times
  }

  // spec: P-19
  test('with idle connections (10,000 in the long run) do not delay other requests', async ({ annotate }) => {
    const many = Math.min(maxConnections, openFiles() - 500)
    const port = Number(new URL(server.url).port)
    const alone = await timeReads()
    const sockets: Socket[] = []
    while (sockets.length < many) {
      const some = Array.from({ length: Math.min(250, many - sockets.length) }, () =>
        connect(port, '127.0.0.1'),
      )
      for (const socket of some)
        socket.on('error', () => {}).write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
      const answers = await Promise.all(some.map((socket) => once(socket, 'data')))
      for (const [answer] of answers) expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
      sockets.push(...some)
    }
    const beside = await timeReads()
    expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(many)
    expect(median(beside)).toBeLessThan(2 * median(alone) + 100)
    await annotate(
      `${many} connections open; a read takes ${median(alone).toFixed(1)} ms without, ${median(beside).toFixed(1)} ms beside them`,
    )
    for (const socket of sockets) socket.destroy()
  })

  // spec: P-17
  test('are served in time or refused with 503 when they send simultaneously, and refused writes change nothing', {
    tags: ['long'],
  }, async ({ annotate }) => {
    const agent = new Agent({ keepAlive: true })
    const ask = (method: string, path: string, body?: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        const startMs = performance.now()
        const headers = { authorization, 'content-type': 'application/json' }
        request(new URL(path, server.url), { agent, method, headers }, async (response) => {
          await text(response)
          const { statusCode: status = 0, headers } = response
          resolve({ status, retryAfter: headers['retry-after'], tookMs: performance.now() - startMs })
        })
          .once('error', reject)
          .end(JSON.stringify(body))
      })
    const write = () => ask('POST', '/v1/properties', [aHome()])
    // The cast is safe: the response is a list, and only its length is used.
    const countHomes = async () => ((await (await read()).json()) as unknown[]).length
    const alone: number[] = []
    for (let asked = 0; asked < 5; asked += 1) alone.push((await write()).tookMs)
    const aloneMs = median(alone)

    let isOver = false
    const looks: number[] = []
    const watch = async (path: string) => {
      while (!isOver) {
        looks.push((await ask('GET', path)).tookMs)
        await pause(50)
      }
    }
    const watched = Promise.all([watch('/readyz'), watch('/healthz')])
    const answers = await Promise.all(Array.from({ length: 400 }, write))
    isOver = true
    await watched
    agent.destroy()
    const served = answers.filter(({ status }) => status === 201)
    const shed = answers.filter(({ status }) => status !== 201)
    expect(new Set(shed.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 1']),
    )
    expect(await countHomes()).toBe(alone.length + served.length)
    const [p99, slowestLook] = [percentile99(served.map(({ tookMs }) => tookMs)), Math.max(...looks)]
    await annotate(
      `400 at once, each of ${aloneMs.toFixed(0)} ms: ${served.length} served with a p99 of ${Math.round(p99)} ms, ${shed.length} refused; /readyz and /healthz within ${Math.round(slowestLook)} ms`,
    )
    // The limit would fail if the server accepted all 400 requests and answered them one after the other.
    expect(p99).toBeLessThan(boundedMs + 50 * aloneMs)
    expect(slowestLook).toBeLessThan(boundedMs / 2 + 50 * aloneMs)
  })

  // spec: P-17
  test('are served in time or refused with 503 at twice the measured capacity or more', {
    tags: ['long'],
    timeout: 300_000,
  }, async ({ annotate }) => {
    // Waits until the accepted requests of the previous round are finished.
    await expect.poll(async () => median(await timeReads()), { timeout: 60_000 }).toBeLessThan(boundedMs / 10)
    let asked = 0
    const run = async (options: Partial<autocannon.Options>) => {
      const served: number[] = []
      let shed = 0
      await new Promise<void>((resolve, reject) => {
        const load = autocannon(
          {
            url: server.url,
            headers: { authorization },
            // No request has used these URLs before, so the server has no cached response for them.
            requests: [
              { setupRequest: (request) => ({ ...request, path: `/v1/properties?question=${++asked}` }) },
            ],
            ...options,
          },
          (error) => (error ? reject(error) : resolve()),
        )
        load.on('response', (_client, status, _bytes, ms) => {
          if (status === 200) served.push(ms)
          else if (status === 503) shed += 1
          else reject(new Error(`answered ${status}`))
        })
      })
      return { served, shed }
    }
    const seconds = 5
    const capacity = (await run({ connections: 20, duration: seconds })).served.length / seconds
    // On a busy machine, the measured capacity can be too low. So the load is doubled until the server refuses
    // requests.
    let times = 1
    let result: Awaited<ReturnType<typeof run>>
    do {
      times *= 2
      const overallRate = Math.ceil(capacity * times)
      result = await run({ connections: 1_000, overallRate, duration: 3 * seconds })
    } while (result.shed === 0 && times < 16)
    const endMs = performance.now()
    while ((await read()).status !== 200 && performance.now() < endMs + recoversWithinMs) await pause(50)
    const recoveredMs = performance.now() - endMs
    const { served, shed } = result
    expect(shed, `shed, of ${times} times the ${capacity} a second that were capacity`).toBeGreaterThan(0)
    expect(served.length).toBeGreaterThan(capacity)
    expect(percentile99(served)).toBeLessThan(boundedMs)
    expect(recoveredMs).toBeLessThan(recoversWithinMs)
    await annotate(
      `${Math.round(capacity)} a second capacity, ${times} times that asked: ${served.length} served with a p99 of ${Math.round(percentile99(served))} ms, ${shed} refused; recovered in ${Math.round(recoveredMs)} ms`,
    )
  })
})
