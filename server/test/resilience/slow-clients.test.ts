import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { expectProblem } from '../harness/expect-problem.ts'
import { addHomes, aHome, type Customer, signUp } from '../harness/fixtures/factories.ts'
import { aWebp } from '../harness/fixtures/photo-fixtures.ts'
import { putTo } from '../harness/fixtures/signed-links.ts'
import { useOwnWorld } from '../harness/harness.ts'
import { portOf } from '../harness/peers/ports.ts'

const world = useOwnWorld()
const impatientWorld = useOwnWorld(
  {},
  { requestTimeouts: { headersMs: 500, requestMs: 1_000, checkIntervalMs: 100 } },
)
beforeAll(async () => {
  for (const { app } of [world, impatientWorld]) await app.listen({ port: 0, host: '127.0.0.1' })
})

const port = ({ app } = world) => portOf(app.server)

/** Sends `head` at once, and `rest` one byte at a time. Returns the time until the server closed the connection. */
async function trickle(head: string, rest: string): Promise<number> {
  const socket: Socket = connect(port(impatientWorld), '127.0.0.1')
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
    await Promise.race([pause(100), ended])
  }
  await ended
  return performance.now() - startMs
}

const login =
  'POST /v1/customers/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n'

// spec: P-18
test('clients that send single bytes slowly are disconnected and delay no other request', {
  timeout: 60_000,
}, async () => {
  const long = 'x'.repeat(2_000)
  const slow = [
    ...Array.from({ length: 100 }, () => trickle('GET / HTTP/1.1\r\n', `X: ${long}`)),
    ...Array.from({ length: 100 }, () => trickle(`${login}\r\n`, long)),
  ]
  await pause(200)
  const answer = await fetch(`http://127.0.0.1:${port(impatientWorld)}/healthz`)
  expect(answer.status).toBe(200)
  // At one byte at a time, the whole body would take 200 seconds.
  for (const tookMs of await Promise.all(slow)) expect(tookMs).toBeLessThan(20_000)
})

// spec: P-18
test('a request in the queue is removed when its client disconnects', async () => {
  const { token } = await signUp(world)
  const { database } = world.store
  const held = await Promise.all(
    Array.from({ length: database.kind === 'pglite' ? 1 : 10 }, () => database.connect()),
  )
  const { inFlightCounter } = world.app
  const before = inFlightCounter.totalCount
  const socket = connect(port(), '127.0.0.1')
  socket.write(`GET /v1/properties HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await expect
    .poll(() => [inFlightCounter.totalCount - before, inFlightCounter.inFlightCount])
    .toEqual([1, 1])
  socket.destroy()
  await expect.poll(() => inFlightCounter.inFlightCount).toBe(0)
  for (const connection of held) connection.release()
})

// spec: P-18
test('a client that disconnects before its request is refused occupies no database connection', async () => {
  const { token } = await signUp(world)
  const { database } = world.store
  const takeAll = () =>
    Promise.all(Array.from({ length: database.kind === 'pglite' ? 1 : 10 }, () => database.connect()))
  const held = await takeAll()
  const { inFlightCounter } = world.app
  const before = inFlightCounter.totalCount
  const socket = connect(port(), '127.0.0.1')
  socket.write(`GET /v1/properties?limit=bad HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  await expect.poll(() => inFlightCounter.totalCount - before).toBe(1)
  socket.destroy()
  await expect.poll(() => inFlightCounter.inFlightCount).toBe(0)
  for (const connection of held) connection.release()
  // The server uses this pause to authenticate the request and to find its error.
  await pause(100)
  for (const connection of await takeAll()) connection.release()
})

describe('uploads', () => {
  /** Creates a customer with a home. Returns a function that makes a new upload URL for the photo of this home. */
  async function signUpPhotographer(): Promise<() => Promise<string>> {
    const { api, userId } = await signUp(world)
    const [home] = await addHomes(api, aHome())
    const path = `/v1/properties/${home?.id}/customers/${userId}/image`
    return async () => (await api.post<{ imageUrl: string }>(path, { fileName: 'front.jpg' })).body.imageUrl
  }
  const put = async (url: string) =>
    (await putTo(world, url, await aWebp(), { 'content-type': 'image/webp' })).statusCode

  /**
   * Begins uploads, but does not finish them. Resolves once the server has received their headers and has refused the
   * uploads for which it has no free slot.
   */
  async function begin(urls: readonly string[], expectedCount: number): Promise<Socket[]> {
    const { totalCount } = world.app.inFlightCounter
    let refusedCount = 0
    const sockets = urls.map((url) => {
      const { pathname, search } = new URL(url)
      const socket = connect(port(), '127.0.0.1').on('error', () => {})
      socket.once('data', () => {
        refusedCount += 1
      })
      socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n\r\nPNG`)
      return socket
    })
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await expect
      .poll(() => world.app.inFlightCounter.totalCount, { interval: 10 })
      .toBe(totalCount + urls.length)
    await expect.poll(() => refusedCount, { interval: 10 }).toBe(expectedCount)
    return sockets
  }

  // spec: P-18
  test('free their slots when interrupted', { tags: ['long'] }, async () => {
    const [ada, bob] = [await signUpPhotographer(), await signUpPhotographer()]
    for (let n = 0; n < 30; n += 1)
      for (const socket of await begin([await ada()], 0)) socket.resetAndDestroy()
    await expect.poll(() => world.app.inFlightCounter.inFlightCount).toBe(0)
    expect([await put(await ada()), await put(await bob())]).toEqual([200, 200])
  })

  // spec: P-18
  test('leave slots for other customers when one customer is slow', { tags: ['long'] }, async () => {
    const [ada, bob] = [await signUpPhotographer(), await signUpPhotographer()]
    const urls = await Promise.all(Array.from({ length: 30 }, ada))
    const [oneMore, another] = [await ada(), await bob()]
    const sockets = await begin(urls, 24)
    expect([await put(oneMore), await put(another)]).toEqual([503, 200])
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => put(oneMore)).toBe(200)
  })

  test('are refused while all slots are taken', async () => {
    // One customer may use only some of the 25 upload slots. So six customers begin five uploads each, which takes all
    // slots.
    const many = await Promise.all(Array.from({ length: 6 }, signUpPhotographer))
    const urls = await Promise.all(many.flatMap((open) => Array.from({ length: 5 }, open)))
    const oneMore = await (await signUpPhotographer())()
    const sockets = await begin(urls, 5)
    const refused = await putTo(world, oneMore, await aWebp(), { 'content-type': 'image/webp' })
    expectProblem(refused, 'unavailable')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => put(oneMore)).toBe(200)
  })

  test('of zips for import also leave slots for other customers when one customer is slow', async () => {
    const [ada, bob] = [await signUp(world), await signUp(world)]
    const open = async ({ api }: Customer) =>
      (await api.post<{ upload_url: string }>('/v1/records/imports')).body.upload_url
    const urls = await Promise.all(Array.from({ length: 8 }, () => open(ada)))
    const [oneMore, another] = [await open(ada), await open(bob)]
    const sockets = await begin(urls, 6)
    expectProblem(await putTo(world, oneMore, 'no zip', {}), 'unavailable')
    expectProblem(await putTo(world, another, 'no zip', {}), 'invalid_import')
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => (await putTo(world, oneMore, 'no zip', {})).statusCode).toBe(422)
  })
})
