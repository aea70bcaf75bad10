import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Clock } from '../../config/clock.ts'
import { isFatalError } from '../../errors/corruption-errors.ts'
import {
  type Connection,
  changedBy,
  type Database,
  type OwnerConnection,
  type Sql,
  type Statement,
  sessionSettings,
} from '../database.ts'
import type { YieldHook } from '../event-loop-yield.ts'
import { migrate } from '../migrate.ts'
import { makePrioritySemaphore, type Priority } from '../priority-semaphore.ts'
import { makeStatementTiming } from '../statement-timing.ts'
import { wireParsers } from '../value-parsers.ts'
import { makeWriteCounter } from '../write-counter.ts'
import { makeAutoAnalyze } from './auto-analyze.ts'
import { type OpenedFolder, openFolder } from './data-dir.ts'
import { holdFolder, type Visitor } from './data-dir-lock.ts'
import { LogSync } from './log-sync.ts'
import { prepareStatements } from './prepared-statements.ts'

export interface PgliteOptions {
  readonly clock: Clock
  /** The folder of the data. Without it the database lives in memory. */
  readonly dataDir?: string
  /** A data folder as packed by `dumpDataDir`, used instead of an empty one. */
  readonly image?: Blob
}

export interface EmbeddedDatabase extends Database {
  /** Runs `work` between two transactions. Nothing writes to the folder until `work` is done. */
  withExclusiveLock<T>(work: () => Promise<T>): Promise<T>
  /** Sets the handler for connections of operator programs to the lock's socket. */
  receive(visitor: Visitor): void
}

async function openInMemory(image: Blob | undefined): Promise<OpenedFolder> {
  const engine = await PGlite.create({ ...(image && { loadDataDir: image }), parsers: wireParsers })
  return { engine, finish: async () => {}, log: new LogSync() }
}

/** Opens PostgreSQL inside this process, over a folder that no second process can open at the same time. */
export async function openPglite({ clock, dataDir, image }: PgliteOptions): Promise<EmbeddedDatabase> {
  const folder = dataDir && resolve(dataDir, 'database')
  let visitor: Visitor = (socket) => socket.destroy()
  const unlock = folder ? await holdFolder(folder, (socket) => visitor(socket)) : async () => {}
  const { engine, finish, log } = await (folder ? openFolder(folder) : openInMemory(image)).catch(
    async (error) => {
      await unlock()
      throw error
    },
  )
  try {
    await migrate(ownerOf(engine), clock)
    // No other process imports into this folder, so every unpublished import was interrupted.
    await engine.query('update unpublished_imports set is_abandoned = true')
  } catch (error) {
    await engine.close()
    await unlock()
    throw error
  }
  await finish()
  await engine.exec(sessionSettings)
  prepareStatements(engine)
  const { death, isDead } = watchOver(engine, log.failure)
  const statements = makeStatementTiming()
  engine.query = statements.through(engine.query)
  const house = makeAutoAnalyze(engine)
  const sql: Sql = drizzle({ client: engine })

  // The engine has one connection. Requests use it one after another, because settings of one request, such
  // as its customer, would be visible to a concurrent one.
  const line = makePrioritySemaphore(clock, 1)
  let yieldHook: YieldHook = async () => {}
  const takeTurn = async (who: Priority) => {
    const release = await line.enter(who)
    // The permit is held during the pause, so the next request waits, too.
    await yieldHook(true)
    return release
  }
  const named: Connection['named'] = { customerId: '' }
  const changes = makeWriteCounter()
  return {
    kind: 'pglite',
    lastChange: changes.last,
    flushed: () => log.flushed(),
    death,
    expectedWaitMs: line.expectedWaitMs,
    setYieldHook: (next) => {
      yieldHook = next
    },
    watch: statements.watch,
    receive: (next) => {
      visitor = next
    },
    async connect(purpose, who = 'begun'): Promise<Connection> {
      const release = await takeTurn(who)
      // The change is counted before it is made: no other query can run until this connection is released.
      const changed = changedBy(purpose)
      if (changed) changes.note(changed.customerId)
      return {
        sql,
        named,
        query: async <Row>({ text }: Statement, values: readonly unknown[] = []) =>
          (await engine.query<Row>(text, [...values])).rows,
        release() {
          // Statistics only improve query plans. If the update fails, the old statistics stay.
          if (house.isDue()) house.keep().then(release, release)
          else release()
        },
      }
    },
    async withExclusiveLock(work) {
      const release = await takeTurn('begun')
      try {
        return await work()
      } finally {
        release()
      }
    },
    async close() {
      if (isDead()) return
      await line.empty()
      await engine.close()
      await unlock()
    },
  }
}

/** Access to the engine as the owner of its tables, before any request is served. */
export const ownerOf = (engine: PGlite): OwnerConnection => ({
  run: async (script) => void (await engine.exec(script)),
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await engine.query<Row>(text, [...values])).rows,
})

/** Makes the engine reject all further queries after a fatal error or a failed flush of its log. */
function watchOver(
  engine: PGlite,
  flushFailure: Promise<Error>,
): { death: Promise<Error>; isDead: () => boolean } {
  let fault: Error | undefined
  const ask = engine.query.bind(engine)
  const death = new Promise<Error>((resolve) => {
    const end = (error: Error) => {
      fault = error
      resolve(error)
    }
    void flushFailure.then(end)
    engine.query = async <Row>(...question: Parameters<PGlite['query']>) => {
      if (fault) throw new Error('The embedded database has stopped.', { cause: fault })
      try {
        return await ask<Row>(...question)
      } catch (error) {
        if (error instanceof Error && isFatalError(error)) end(error)
        throw error
      }
    }
  })
  return { death, isDead: () => fault !== undefined }
}
