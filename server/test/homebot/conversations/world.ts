import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { signup } from '@home-pulse/contract/features/accounts/accounts'
import type { RouteResponse } from '@home-pulse/contract/route'
import { buildApp } from '../../../src/app.ts'
import { readConfig } from '../../../src/platform/config/config.ts'
import { openPglite } from '../../../src/platform/database/pglite/pglite.ts'
import { type Api, makeApi } from '../../harness/api.ts'
import { conversationDate } from './two-homes.ts'

/** A server with an embedded database in memory, and functions that send requests to it as one customer. */
export interface ConversationWorld {
  readonly api: Api
  close(): Promise<void>
}

/**
 * Starts a server whose clock shows the day of the conversations. Each time the clock is read, it advances by a
 * millisecond.
 */
export async function openConversationWorld(): Promise<ConversationWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'home-pulse-conversations-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Home Pulse AI</title>')
  let elapsedMs = 0
  const clock = {
    nowMs: () => {
      elapsedMs += 1
      return Date.parse(`${conversationDate}T15:00:00Z`) + elapsedMs
    },
  }
  const database = await openPglite({ clock })
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data') }),
    ...{ database, clock, masterSecret: 'a secret that is long enough for tests only', webFolder: folder },
    passwordCost: { memoryCost: 64, timeCost: 1 },
  })
  const { body } = await makeApi(() => app).post<RouteResponse<typeof signup>>('/v1/customers/signup', {
    ...{ email: 'owner@nowhere', password: 'correct horse battery', timeZone: 'America/New_York' },
  })
  return {
    api: makeApi(() => app, body.token),
    close: async () => {
      await app.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
