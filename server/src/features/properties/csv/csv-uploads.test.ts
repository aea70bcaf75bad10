import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeForm, uploadCsv, uploadUrl } from '../../../../test/harness/fixtures/csv-upload.ts'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useOwnWorld, useWorld } from '../../../../test/harness/harness.ts'
import { portOf } from '../../../../test/harness/peers/ports.ts'

const world = useOwnWorld()
let ada: Customer

beforeAll(async () => {
  ada = await signUp(world)
})

const homes = async () => (await ada.api.get<Property[]>('/v1/properties')).body
const header = 'street,city,state,zip,home_age'
const austin = '12 Oak St,Austin,TX,78701,30'
const csv = `${header}\n${austin}\n`

describe('an interrupted upload', () => {
  test('imports nothing when the body ends before the end of the form', async () => {
    const { payload, contentType } = await makeForm(csv)
    for (const length of [payload.length - 20, payload.indexOf(austin) + 5, 40]) {
      const cut = { payload: payload.subarray(0, length), contentType }
      expect(await uploadCsv(world, ada.token, cut)).toMatchObject({
        status: 422,
        body: { code: 'invalid_csv' },
      })
    }
    expect(await homes()).toEqual([])
  })

  /** Sends the headers and the first part of an upload on its own connection. */
  async function beginUpload(): Promise<{ socket: Socket; rest: Buffer }> {
    const { payload, contentType } = await makeForm(csv)
    const socket = connect(portOf(world.app.server), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `POST ${uploadUrl} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${ada.token}\r\n` +
        `Content-Type: ${contentType}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    )
    const half = payload.indexOf(austin) + 5
    await new Promise((resolve) => socket.write(payload.subarray(0, half), resolve))
    return { socket, rest: payload.subarray(half) }
  }

  test('imports nothing when a client disconnects; a slow upload holds no database connection', async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    // There are more uploads than either database driver has connections, so an upload that held a connection would
    // block other requests.
    const uploads = await Promise.all(Array.from({ length: 12 }, beginUpload))
    expect(await homes()).toEqual([])
    for (const { socket } of uploads.slice(1)) socket.destroy()
    expect(await homes()).toEqual([])

    const [{ socket, rest } = await beginUpload()] = uploads
    const answered = once(socket, 'data')
    socket.write(rest)
    expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 201/)
    socket.destroy()
    expect(await homes()).toHaveLength(1)
  })
})

describe('a CSV upload', () => {
  test('leaves the connection usable for the next request if the file is refused', async () => {
    const port = portOf(world.app.server)
    const { payload, contentType } = await makeForm(`${'x'.repeat(60_000)}`, { name: 'homes.txt' })
    for (let time = 0; time < 3; time += 1) {
      const response = await fetch(`http://127.0.0.1:${port}${uploadUrl}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ada.token}`, 'content-type': contentType },
        body: payload,
      })
      expect(response.status).toBe(422)
      await response.json()
    }
  })

  test('is refused without a token', async () => {
    expect((await uploadCsv(world, 'x', await makeForm(header))).status).toBe(401)
  })

  const enforced = useWorld({ ENFORCE_PAYMENT: '1' })

  test('is refused for an unpaid customer if payment is enforced', async () => {
    const { token } = await signUp(enforced)
    expect(await uploadCsv(enforced, token, await makeForm(csv))).toMatchObject({
      status: 402,
      body: { code: 'payment_required' },
    })
  })
})
