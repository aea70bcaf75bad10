import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type Lazy, makeLazy } from '../../src/platform/config/lazy.ts'
import { type Api, makeApi } from './api.ts'
import { openServer, type ReplacedParts, type TestClock, type TestServer } from './open-server.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** The whole server with a real database. Tests pass requests to it directly, without a socket. */
export interface World {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly store: TestDatabase
  /** The folder with the server's files and emails. */
  readonly dataDir: string
  /** Returns functions that send requests as the customer with this token, or as a client without a token. */
  api(token?: string): Api
}

export type { Answer, Api } from './api.ts'
export { masterSecret } from './open-server.ts'

/** The open servers that the test files of this worker share. The key is the environment variables. */
const sharedServers = new Map<string, Lazy<TestServer>>()

/**
 * Returns a server that is shared by all test files of this worker with the same environment variables. Its data is
 * deleted after each file. Sharing saves a sixth of the tests' time. A test file needs `useOwnWorld` instead if it
 * listens on a port, closes the server or changes the schema. It also needs it if no other file has its environment.
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

/**
 * Starts a server for one test file and closes it after the tests. `environment` are the server's environment
 * variables.
 */
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

/** Returns access to a server that is not open yet, but will be when the tests run. */
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
