import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startServerProcess } from '../harness/peers/server-process.ts'
import { prepareData } from '../harness/test-database.ts'

const limitSeconds = 3

// spec: P-20
test('a SIGTERM ends the process soon after the shutdown time limit, even during an endless statement', {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-shutdown-'))
  const environment = await prepareData(dataDir)
  const server = await startServerProcess({ ...environment, SHUTDOWN_LIMIT_SECONDS: String(limitSeconds) })
  const signedUp = await fetch(`${server.url}/v1/customers/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery' }),
  })
  const { token } = (await signedUp.json()) as { token: string }

  const other = new pg.Client({ connectionString: environment.DATABASE_URL })
  await other.connect()
  await other.query('begin; lock table properties in access exclusive mode')
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(`GET /v1/properties HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await other.query(waiting)).rows[0].waiting, { timeout: 10_000 }).toBe(1)
  // The client disconnects, but the database is still executing its statement.
  socket.destroy()
  const startMs = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - startMs).toBeLessThan((limitSeconds + 10) * 1_000)
  await other.end()
  await rm(dataDir, { recursive: true })
})
