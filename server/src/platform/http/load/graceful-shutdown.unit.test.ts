import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { rounds } from '../../../../../scripts/vitest/rounds.ts'
import { startStopwatch } from '../../config/clock.ts'
import { registerGracefulShutdown } from './graceful-shutdown.ts'
import { registerInFlightCounter } from './in-flight-counter.ts'

const stops = rounds(2, 20)
const busyMs = 10
const longBytes = 64 * 1024 * 1024

let app: FastifyInstance
let port: number
const serve = async (maxMs: number) => {
  app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  registerInFlightCounter(app)
  registerGracefulShutdown(app, maxMs)
  app.get('/short', async () => 'short')
  app.get('/busy', async () => {
    const elapsedMs = startStopwatch()
    while (elapsedMs() < busyMs);
    return 'done'
  })
  app.get('/long', async () => Buffer.alloc(longBytes))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}
afterEach(() => app.close())

const request = (path: string): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  return socket
}

// spec: P-20
test('during a shutdown, requests on connections that only the operating system has accepted are answered', async () => {
  await serve(60_000)
  const clients = Array.from({ length: 50 }, () => request('/short'))
  // At this moment the operating system has accepted these connections, but Node has not.
  await new Promise(process.nextTick)
  app.draining.begin()
  const whenClosed = app.draining.closeListener()
  const answers = await Promise.all(clients.map((socket) => text(socket)))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 .*connection: close.*short$/is)
  await whenClosed
  const [error] = await once(request('/short'), 'error')
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
})

// spec: P-20
test('a shutdown under constant load resets no connection', {
  timeout: 240_000,
}, async () => {
  const outcomes = { answered: 0, refused: 0, cutOff: 0 }
  for (let round = 0; round < stops; round += 1) {
    await serve(60_000)
    const clients = new Worker(new URL('../../../../test/resilience/busy-clients.mjs', import.meta.url), {
      workerData: { port },
    })
    const result = once(clients, 'message')
    await expect
      .poll(() => app.inFlightCounter.totalCount, { interval: 5, timeout: 30_000 })
      .toBeGreaterThan(12)
    app.draining.begin()
    await app.draining.closeListener()
    await app.close()
    const [seen] = await result
    for (const outcome of ['answered', 'refused', 'cutOff'] as const) outcomes[outcome] += seen[outcome]
  }
  expect(outcomes.answered).toBeGreaterThan(stops)
  expect(outcomes.refused).toBeGreaterThan(stops)
  expect(outcomes.cutOff).toBe(0)
})

// spec: P-20
test('a shutdown closes a connection if its client does not read the response within the time limit', async () => {
  await serve(200)
  const slow = request('/long')
  await once(slow, 'readable')
  app.draining.begin()
  await app.draining.closeListener()
  await app.close()
  expect((await buffer(slow)).length).toBeLessThan(longBytes)
})
