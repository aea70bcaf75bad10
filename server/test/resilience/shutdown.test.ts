import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { aHome } from '../harness/fixtures/factories.ts'
import { serveHere, startServerProcess } from '../harness/peers/server-process.ts'
import { prepareData } from '../harness/test-database.ts'

const clients = 12

interface RequestOptions {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly body?: unknown
}

/** Sends one request on a keep-alive connection. Returns the status or the error code. */
function ask(
  agent: Agent,
  url: string,
  { method, path, token, body }: RequestOptions,
): Promise<[number | string, string]> {
  return new Promise((resolve) => {
    const sent = request(new URL(path, url), {
      agent,
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    })
    sent.once('response', async (response) => resolve([response.statusCode ?? 0, await text(response)]))
    sent.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve([code ?? message, '']))
    sent.end(JSON.stringify(body))
  })
}

// spec: P-20
test('a SIGTERM under load resets no connection and loses no acknowledged write', {
  tags: ['long'],
  timeout: 300_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'home-pulse-shutdown-'))
  const environment = await prepareData(dataDir)
  const server = await startServerProcess(environment)
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const person = { email: 'ada@example.com', password: 'correct horse battery' }
  const signedUp = await ask(agent, server.url, {
    method: 'POST',
    path: '/v1/customers/signup',
    body: person,
  })
  const { token } = JSON.parse(signedUp[1])
  const seen = new Map<number | string, number>()
  const work = Array.from({ length: clients }, async () => {
    for (;;) {
      const [outcome] = await ask(agent, server.url, {
        method: 'POST',
        path: '/v1/properties',
        token,
        body: [aHome()],
      })
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
      if (outcome !== 201) return
    }
  })
  await vi.waitFor(() => expect(seen.get(201)).toBeGreaterThan(3 * clients), { timeout: 60_000 })
  expect(await server.stop()).toBe(0)
  await Promise.all(work)
  expect([...seen.keys()].sort()).toEqual([201, 'ECONNREFUSED'])

  const again = await serveHere(environment)
  const [, homes] = await ask(agent, again.url, { method: 'GET', path: '/v1/properties', token })
  expect(JSON.parse(homes)).toHaveLength(seen.get(201) ?? 0)
  await again.stop()
  agent.destroy()
  await rm(dataDir, { recursive: true })
})
