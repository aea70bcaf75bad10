import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type RunningPostgres, startPostgres } from '../../../scripts/postgres/start-postgres.ts'
import { buildApp } from '../../src/app.ts'
import { systemClock } from '../../src/platform/config/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { Connection, Database } from '../../src/platform/database/database.ts'
import { openPostgres } from '../../src/platform/database/postgres.ts'
import { expectProblem } from '../harness/expect-problem.ts'
import { signUp } from '../harness/fixtures/factories.ts'
import { masterSecret, useOwnWorld } from '../harness/harness.ts'

const maxRefusalMs = 2_000

/** Returns a path that no request has used before. The server has no cached response for it. */
const uncachedPath = (question: number) => `/v1/properties?question=${question}`

/**
 * Opens a connection and waits for a first response on it. Returns a function that sends one request, and returns the
 * status line and headers of the response.
 */
async function openConnection({ host, hostname, port }: URL): Promise<(request: string) => Promise<string>> {
  const socket = connect(Number(port), hostname)
  const ask = async (request: string) => {
    socket.write(`${request}\r\nhost: ${host}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    return String(answer)
  }
  await ask('GET /healthz HTTP/1.1')
  return async (request) => {
    const head = await ask(request)
    socket.destroy()
    return head
  }
}

describe('more requests than the database can serve', () => {
  const world = useOwnWorld()
  /** Lets 60 uses of a connection take 400 ms each. The server then expects that each waiting request takes as long. */
  const simulateSlowDatabase = async () => {
    for (let hold = 0; hold < 60; hold += 1) {
      const connection = await world.store.database.connect('reading')
      world.clock.advance(400)
      connection.release()
    }
  }

  // spec: P-17
  test('get 200, or 503 with Retry-After, when 300 arrive simultaneously', { tags: ['long'] }, async () => {
    const { api, token } = await signUp(world)
    await api.get('/v1/properties')
    const url = new URL(await world.app.listen({ host: '127.0.0.1', port: 0 }))
    const requests = await Promise.all(Array.from({ length: 300 }, () => openConnection(url)))
    await simulateSlowDatabase()
    const answers = await Promise.all(
      requests.map((ask, n) =>
        ask(`GET ${uncachedPath(1_000 + n)} HTTP/1.1\r\nauthorization: Bearer ${token}`),
      ),
    )
    const shed = answers.filter((head) => head.startsWith('HTTP/1.1 503'))
    expect(answers.filter((head) => head.startsWith('HTTP/1.1 200'))).toHaveLength(300 - shed.length)
    expect(shed.length).toBeGreaterThan(0)
    expect(shed.length).toBeLessThan(300 - 16)
    for (const head of shed) expect(head).toMatch(/\r\nretry-after: 1\r\n/i)
    expect((await api.get('/v1/properties')).status).toBe(200)
  })

  // spec: P-17
  test('are refused immediately with 503, while accepted ones are answered', async () => {
    const { api } = await signUp(world)
    const { database } = world.store
    // This request puts the user of the token into a cache. The next requests then need no query to authenticate.
    await api.get('/v1/properties')
    await simulateSlowDatabase()
    const connectionCount = database.kind === 'pglite' ? 1 : 10
    const held: Connection[] = []
    for (let place = 0; place < connectionCount; place += 1) held.push(await database.connect('reading'))
    const accepted = Array.from({ length: 64 }, (_, n) => api.get(uncachedPath(n)))
    await vi.waitFor(() => expect(database.expectedWaitMs()).toBeGreaterThan(1_000), 10_000)
    const shed = await world.app.inject('/v1/properties')
    expectProblem(shed, 'unavailable')
    expect(shed.headers).toMatchObject({
      ...{ 'retry-after': '1', 'x-frame-options': 'DENY' },
      'content-security-policy': expect.stringContaining(`default-src 'none'`),
    })
    // `/%76%31` is another spelling of `/v1`.
    expectProblem(await world.app.inject('/%76%31/properties'), 'unavailable')
    expect((await world.app.inject('/healthz')).statusCode).toBe(200)
    for (const connection of held) connection.release()
    for (const answer of await Promise.all(accepted)) expect(answer.status).toBe(200)
    expect((await api.get('/v1/properties')).status).toBe(200)
  })
})

if (inject('database') === 'postgres')
  describe('a server over PostgreSQL', () => {
    let postgres: RunningPostgres
    let database: Database
    let app: FastifyInstance
    let dataDir: string
    let token: string
    const poolSize = 3
    const statementMs = 600
    const connectionMs = 1_000
    beforeAll(async () => {
      postgres = await startPostgres()
      dataDir = await mkdtemp(`${tmpdir()}/home-pulse-faults-`)
      database = await openPostgres({
        url: postgres.url,
        poolSize,
        statementMs,
        connectionMs,
        clock: systemClock,
        onIdleError: () => {},
      })
      const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: postgres.url })
      app = await buildApp({ config, database, clock: systemClock, masterSecret })
      const credentials = { email: 'ada@example.com', password: 'correct horse battery' }
      const signedUp = await app.inject({
        method: 'POST',
        url: '/v1/customers/signup',
        payload: credentials,
      })
      token = signedUp.json().token
    }, 120_000)
    afterAll(async () => {
      await app?.close()
      await database?.close()
      await postgres?.stop()
      await rm(dataDir, { recursive: true, force: true })
    })

    let asked = 0
    const read = () =>
      app.inject({ url: uncachedPath(++asked), headers: { authorization: `Bearer ${token}` } })
    const timed = async <T>(work: () => Promise<T>) => {
      const startMs = performance.now()
      return { answer: await work(), tookMs: performance.now() - startMs }
    }
    const recovers = async () => {
      for (let attempt = 0; attempt < 50; attempt += 1) {
        if ((await read()).statusCode === 200) return true
        await pause(100)
      }
      return false
    }

    // spec: P-12
    test('returns 503 within two seconds and fails /readyz while PostgreSQL is down, and recovers by itself', {
      timeout: 60_000,
    }, async () => {
      let isOver = false
      const seen = new Set<number>()
      const requests = Array.from({ length: 6 }, async () => {
        while (!isOver) seen.add((await read()).statusCode)
      })
      await pause(100)
      await postgres.interrupt()
      const { answer, tookMs } = await timed(read)
      expectProblem(answer, 'unavailable')
      expect(answer.headers['retry-after']).toBe('2')
      expect(tookMs).toBeLessThan(maxRefusalMs)
      expect((await app.inject('/readyz')).statusCode).toBe(503)
      expect((await app.inject('/healthz')).statusCode).toBe(200)
      await postgres.resume()
      expect(await recovers()).toBe(true)
      expect((await app.inject('/readyz')).statusCode).toBe(200)
      isOver = true
      await Promise.all(requests)
      expect([...seen].sort()).toEqual([200, 503])
    })

    // spec: P-13
    test('cancels a slow statement with 503, and then answers the next request', async () => {
      const other = new pg.Client({ connectionString: postgres.url })
      await other.connect()
      await other.query('begin; lock table properties in access exclusive mode')
      const { answer, tookMs } = await timed(read)
      expectProblem(answer, 'unavailable')
      expect(answer.headers['retry-after']).toBe('2')
      expect(tookMs).toBeLessThan(statementMs + maxRefusalMs)
      await other.end()
      expect((await read()).statusCode).toBe(200)
    })

    // spec: P-13
    test('returns 503 after the time limit if no connection is free', {
      tags: ['long'],
      timeout: 60_000,
    }, async () => {
      const held = await Promise.all(Array.from({ length: poolSize }, () => database.connect()))
      const { answer, tookMs } = await timed(read)
      expectProblem(answer, 'unavailable')
      expect(answer.headers['retry-after']).toBe('1')
      expect(tookMs).toBeLessThan(connectionMs + 2 * maxRefusalMs)
      expect((await app.inject('/readyz')).statusCode).toBe(503)
      for (const connection of held) connection.release()
      expect((await read()).statusCode).toBe(200)
    })
  })
