import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../../src/app.ts'
import { owaspCost } from '../../../src/platform/auth/passwords.ts'
import { readConfig } from '../../../src/platform/config/config.ts'
import { masterSecret, useWorld } from '../../harness/harness.ts'

const world = useWorld()
const password = 'correct horse battery'
const email = 'somebody@example.com'

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/**
 * Returns the median time of the first request, divided by that of the second. They are sent in turns, so that other
 * load affects both alike.
 */
async function ratioOf(one: () => Promise<unknown>, other: () => Promise<unknown>, rounds: number) {
  const times: [number[], number[]] = [[], []]
  const measure = async (ask: () => Promise<unknown>, into: number[]) => {
    const start = performance.now()
    await ask()
    into.push(performance.now() - start)
  }
  for (let round = 0; round < rounds; round += 1) {
    await measure(one, times[0])
    await measure(other, times[1])
  }
  return median(times[0]) / median(times[1])
}

describe('the existence of an account', () => {
  let addresses = 0
  const startServer = async () => {
    const { database } = world.store
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: world.dataDir })
    const app = await buildApp({
      config,
      database,
      clock: world.clock,
      masterSecret,
      passwordCost: owaspCost,
    })
    const post = (url: string, payload: object) => {
      addresses += 1
      const remoteAddress = `198.51.${addresses >> 8}.${addresses & 255}`
      return app.inject({ method: 'POST', url: `/v1/customers/${url}`, payload, remoteAddress })
    }
    await post('signup', { email, password })
    return { app, post }
  }

  test('is not revealed by the response or the timing of a login', async () => {
    const { app, post } = await startServer()
    const wrong = () => post('login', { email, password: 'wrong' })
    const unknown = () => post('login', { email: `${randomUUID()}@example.com`, password: 'wrong' })
    expect((await wrong()).body).toBe((await unknown()).body)
    // A server that computes no hash for unknown users would answer an unknown email address about twenty times as
    // fast.
    const ratio = await ratioOf(wrong, unknown, 9)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
    await app.close()
  })

  // spec: 12-02
  test('is not revealed by the response or the timing of a password reset', async () => {
    const { app, post } = await startServer()
    const known = () => post('forgot-password', { email })
    const unknown = () => post('forgot-password', { email: `${randomUUID()}@example.com` })
    const [one, other] = [await known(), await unknown()]
    expect({ ...one.json(), status: one.statusCode }).toEqual({ ...other.json(), status: other.statusCode })
    const ratio = await ratioOf(known, unknown, 15)
    expect(ratio).toBeGreaterThan(0.33)
    expect(ratio).toBeLessThan(3)
    await app.close()
  })
})
