import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { registerDraining } from './draining.ts'
import { registerTraffic } from './traffic.ts'

const longBytes = 64 * 1024 * 1024

let app: FastifyInstance
let port: number
const serve = async (longestMs: number) => {
  app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  registerTraffic(app)
  registerDraining(app, longestMs)
  app.get('/short', async () => 'short')
  app.get('/long', async () => Buffer.alloc(longBytes))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}
afterEach(() => app.close())

const ask = (path: string): Socket => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  return socket
}

test('whom the system had let in when the door is shut is answered, and told not to come again by this way', async () => {
  await serve(60_000)
  const crowd = Array.from({ length: 50 }, () => ask('/short'))
  // They are with the system, and the server has had no turn to take one of them.
  await new Promise(process.nextTick)
  app.draining.begin()
  const isShut = app.draining.shutDoor()
  const answers = await Promise.all(crowd.map((socket) => text(socket)))
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 .*connection: close.*short$/is)
  await isShut
  const [refusal] = await once(ask('/short'), 'error')
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' })
})

test('whoever does not take their answer keeps a server that stops for so long, and no longer', async () => {
  await serve(200)
  const slow = ask('/long')
  await once(slow, 'readable')
  app.draining.begin()
  await app.draining.shutDoor()
  await app.close()
  expect((await buffer(slow)).length).toBeLessThan(longBytes)
})
