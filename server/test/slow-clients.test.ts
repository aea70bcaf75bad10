import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { signUp } from './factories.ts'
import { useWorld } from './harness.ts'

const patience = { headersMs: 600, requestMs: 1_200, lookEveryMs: 100 }
const world = useWorld({}, { patience })
beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' })
})

const port = () => (world.app.server.address() as AddressInfo).port

/** Sends so much at once, and then a byte at a time; answers how long the server listened to it. */
async function trickle(head: string, rest: string): Promise<number> {
  const socket: Socket = connect(port(), '127.0.0.1')
  socket.on('error', () => {})
  let hasEnded = false
  const ended = once(socket, 'close').then(() => {
    hasEnded = true
  })
  await once(socket, 'connect')
  const startMs = performance.now()
  socket.resume().write(head)
  for (const byte of rest) {
    if (hasEnded) break
    socket.write(byte)
    await Promise.race([pause(50), ended])
  }
  await ended
  return performance.now() - startMs
}

const login =
  'POST /v1/customers/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n'

test('clients that send a byte now and then are let go, and keep nobody waiting', {
  timeout: 60_000,
}, async () => {
  const long = 'x'.repeat(2_000)
  const slow = [
    ...Array.from({ length: 100 }, () => trickle('GET / HTTP/1.1\r\n', `X: ${long}`)),
    ...Array.from({ length: 100 }, () => trickle(`${login}\r\n`, long)),
  ]
  await pause(200)
  const answer = await fetch(`http://127.0.0.1:${port()}/healthz`)
  expect(answer.status).toBe(200)
  // As many bytes as they have would take them 100 seconds.
  for (const tookMs of await Promise.all(slow)) expect(tookMs).toBeLessThan(20_000)
})

test('a client that hangs up while it waits is forgotten', async () => {
  const { token } = await signUp(world)
  const { database } = world.store
  const held = await Promise.all(
    Array.from({ length: database.kind === 'pglite' ? 1 : 10 }, () => database.connect()),
  )
  const { traffic } = world.app
  const before = traffic.asked
  const socket = connect(port(), '127.0.0.1')
  socket.write(`GET /v1/properties HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await expect.poll(() => [traffic.asked - before, traffic.underWay]).toEqual([1, 1])
  socket.destroy()
  await expect.poll(() => traffic.underWay).toBe(0)
  for (const connection of held) connection.release()
})
