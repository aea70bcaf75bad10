import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type AppParts, buildApp } from '../../src/app.ts'
import type { PasswordCost } from '../../src/platform/auth/passwords.ts'
import type { Clock } from '../../src/platform/config/clock.ts'
import { type Config, readConfig } from '../../src/platform/config/config.ts'
import { type Api, makeApi } from './api.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** A clock that a test sets. */
export interface TestClock extends Clock {
  set(instant: string): void
  advance(milliseconds: number): void
}

function makeTestClock(): TestClock {
  let nowMs = Date.parse('2026-11-21T15:00:00Z')
  return {
    nowMs: () => nowMs,
    set: (instant) => {
      nowMs = Date.parse(instant)
    },
    advance: (milliseconds) => {
      nowMs += milliseconds
    },
  }
}

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

export const masterSecret = 'a secret that is long enough for tests only'

const dataDirOf = (folder: string) => join(folder, 'data')

/** A cheap password hash, because tests sign up thousands of times. */
const passwordCost: PasswordCost = { memoryCost: 64, timeCost: 1 }

/** The page that replaces the built web app. It has the placeholders that the server fills in. */
const document = `<!doctype html><title>Home Pulse AI</title><meta name="app" content="__APP_CONFIG__"><style nonce="__CSP_NONCE__"></style>`

/** Starts a server for a test file and closes it after the tests. `environment` configures the server. */
export function useWorld(
  environment: Record<string, string> = {},
  parts: Pick<AppParts, 'log' | 'passwordCost' | 'readLimits' | 'requestTimeouts' | 'workerPool'> = {},
  openStore = openTestDatabase,
): World {
  const clock = makeTestClock()
  let app: FastifyInstance
  let store: TestDatabase
  let folder: string
  beforeAll(async () => {
    store = await openStore(clock)
    folder = await mkdtemp(join(tmpdir(), 'home-pulse-world-'))
    const webFolder = join(folder, 'web')
    await mkdir(webFolder)
    await writeFile(join(webFolder, 'index.html'), document)
    const config: Config = readConfig({
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDirOf(folder),
      ...environment,
    })
    const database = store.database
    app = await buildApp({ config, database, clock, masterSecret, webFolder, passwordCost, ...parts })
  })
  afterAll(async () => {
    await app?.close()
    await store?.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    clock,
    get app() {
      return app
    },
    get store() {
      return store
    },
    get dataDir() {
      return dataDirOf(folder)
    },
    api: (token) => makeApi(() => app, token),
  }
}
