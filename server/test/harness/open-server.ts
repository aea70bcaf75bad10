import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppParts, buildApp } from '../../src/app.ts'
import type { PasswordCost } from '../../src/platform/auth/passwords.ts'
import type { Clock } from '../../src/platform/config/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import type { openTestDatabase, TestDatabase } from './test-database.ts'

export interface TestClock extends Clock {
  set(instant: string): void
  advance(milliseconds: number): void
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly store: TestDatabase
  /** The folder with the server's files and emails. */
  readonly dataDir: string
  /**
   * Deletes all data of customers and resets the clock, so that the next test file finds the server as after its start.
   */
  empty(): Promise<void>
  close(): Promise<void>
}

export type ReplacedParts = Pick<
  AppParts,
  'log' | 'passwordCost' | 'readLimits' | 'requestTimeouts' | 'workerPool'
>

export const masterSecret = 'a secret that is long enough for tests only'

const startOfTests = '2026-11-21T15:00:00Z'

/** Makes hashing passwords cheap, because tests sign up thousands of times. */
const passwordCost: PasswordCost = { memoryCost: 64, timeCost: 1 }

/** A page in place of the built web app. The server fills in its placeholders. */
const document = `<!doctype html><title>Home Pulse AI</title><meta name="app" content="__APP_CONFIG__"><style nonce="__CSP_NONCE__"></style>`

/** Opens a database and starts a server with it. `environment` are the server's environment variables. */
export async function openServer(
  environment: Record<string, string>,
  parts: ReplacedParts,
  openStore: typeof openTestDatabase,
): Promise<TestServer> {
  const clock = makeTestClock()
  const store = await openStore(clock)
  const folder = await mkdtemp(join(tmpdir(), 'home-pulse-world-'))
  const webFolder = join(folder, 'web')
  const dataDir = join(folder, 'data')
  await mkdir(webFolder)
  await writeFile(join(webFolder, 'index.html'), document)
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...environment })
  const { database } = store
  const app = await buildApp({ config, database, clock, masterSecret, webFolder, passwordCost, ...parts })
  return {
    app,
    clock,
    store,
    dataDir,
    async empty() {
      await app.backgroundTasks.finish()
      await store.empty()
      await removeFiles(dataDir)
      clock.set(startOfTests)
    },
    async close() {
      await app.close()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function makeTestClock(): TestClock {
  let nowMs = Date.parse(startOfTests)
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

/**
 * Removes the files in a folder, if the folder exists. Keeps the subfolders, because the server creates them only at
 * its start.
 */
async function removeFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  await Promise.all(files.map(({ parentPath, name }) => rm(join(parentPath, name))))
}
