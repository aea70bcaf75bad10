import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type Lazy, makeLazy } from '../../src/platform/config/lazy.ts'
import { type Api, makeApi } from './api.ts'
import { openServer, type ReplacedParts, type TestClock, type TestServer } from './open-server.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** The whole server over a real database. Requests are injected without a socket. */
export interface World {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly store: TestDatabase
  /** The folder with its files and mails. */
  readonly dataDir: string
  /** The API as used by the customer with this token, or by a client without a token. */
  api(token?: string): Api
}

export type { Answer, Api } from './api.ts'
export { masterSecret } from './open-server.ts'

/** The open servers of this worker that test files share, by their environment. */
const sharedServers = new Map<string, Lazy<TestServer>>()

/**
 * Uses a server that all test files of this worker with the same environment share. Its data is deleted after the tests
 * of each file. Sharing saves a sixth of the tests' time. Use `useOwnWorld` for a file that listens on a port, closes
 * the server, changes the schema, or is the only one with its environment.
 */
export function useWorld(environment: Record<string, string> = {}): World {
  const key = JSON.stringify(environment)
  let server: TestServer
  beforeAll(async () => {
    const shared = sharedServers.get(key) ?? makeLazy(() => openServer(environment, {}, openTestDatabase))
    sharedServers.set(key, shared)
    server = await shared.get()
  })
  afterAll(() => server?.empty())
  return worldOf(() => server)
}

/** Starts a server for a test file and closes it after the tests. `environment` configures the server. */
export function useOwnWorld(
  environment: Record<string, string> = {},
  parts: ReplacedParts = {},
  openStore = openTestDatabase,
): World {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(environment, parts, openStore)
  })
  afterAll(() => server?.close())
  return worldOf(() => server)
}

/** Returns the world of a server that will be open when the tests run. */
const worldOf = (current: () => TestServer): World => ({
  clock: {
    nowMs: () => current().clock.nowMs(),
    set: (instant) => current().clock.set(instant),
    advance: (milliseconds) => current().clock.advance(milliseconds),
  },
  get app() {
    return current().app
  },
  get store() {
    return current().store
  },
  get dataDir() {
    return current().dataDir
  },
  api: (token) => makeApi(() => current().app, token),
})
