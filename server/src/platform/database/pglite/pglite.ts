import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Clock } from '../../config/clock.ts'
import { isFatalError } from '../../errors/corruption-errors.ts'
import {
  type Connection,
  changeScopeOf,
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
import { type ConnectionHandler, lockFolder } from './data-dir-lock.ts'
import { LogSync } from './log-sync.ts'
import { prepareStatements } from './prepared-statements.ts'
import { unsyncedStart } from './start-parameters.ts'
import { limitWasmOptimization } from './wasm-optimization.ts'

export interface PgliteOptions {
  readonly clock: Clock
  /** The data folder. Without it the database lives in memory. */
  readonly dataDir?: string
  /**
   * A packed database, made by PGlite's `dumpDataDir`, with which an in-memory database starts. Without it, that
   * database is empty.
   */
  readonly image?: Blob
}

export interface EmbeddedDatabase extends Database {
  /** Runs `work` while no transaction is open. Nothing writes to the data folder until `work` is done. */
  withExclusiveLock<T>(work: () => Promise<T>): Promise<T>
  /**
   * Sets the handler for connections of other programs to the lock's socket. A backup, for example, opens such a
   * connection.
   */
  receive(onConnection: ConnectionHandler): void
}

async function openInMemory(image: Blob | undefined): Promise<OpenedFolder> {
  const engine = await PGlite.create({
    ...(image && { loadDataDir: image }),
    startParams: [...unsyncedStart],
    parsers: wireParsers,
  })
  return { engine, finish: async () => {}, log: new LogSync() }
}

/** Opens PostgreSQL inside this process. Locks the data folder, so that no other process can open it. */
export async function openPglite({ clock, dataDir, image }: PgliteOptions): Promise<EmbeddedDatabase> {
  limitWasmOptimization()
  const folder = dataDir && resolve(dataDir, 'database')
  let onConnection: ConnectionHandler = (socket) => socket.destroy()
  const unlock = folder ? await lockFolder(folder, (socket) => onConnection(socket)) : async () => {}
  const { engine, finish, log } = await (folder ? openFolder(folder) : openInMemory(image)).catch(
    async (error) => {
      await unlock()
      throw error
    },
  )
  try {
    await migrate(ownerOf(engine), clock)
    // Only this process imports into the folder, so every unpublished import is one that a stopped process has left.
    await engine.query('update unpublished_imports set is_abandoned = true')
  } catch (error) {
    await engine.close()
    await unlock()
    throw error
  }
  await finish()
  await engine.exec(sessionSettings)
  prepareStatements(engine)
  const { death, isDead } = stopAfterFatalError(engine, log.failure)
  const statements = makeStatementTiming()
  engine.query = statements.wrap(engine.query)
  const autoAnalyze = makeAutoAnalyze(engine)
  const sql: Sql = drizzle({ client: engine })

  // The engine has one connection, which requests use one after another. If two used it at once, one could run with the
  // other's settings, such as the customer whose rows are visible.
  const semaphore = makePrioritySemaphore(clock, 1)
  let yieldHook: YieldHook = async () => {}
  const acquirePermit = async (priority: Priority) => {
    const release = await semaphore.enter(priority)
    // This request holds the permit during the pause, so the next request waits as well.
    await yieldHook(true)
    return release
  }
  const visible: Connection['visible'] = { customerId: '' }
  const changes = makeWriteCounter()
  return {
    kind: 'pglite',
    lastChange: changes.last,
    flushed: () => log.flushed(),
    death,
    expectedWaitMs: semaphore.expectedWaitMs,
    setYieldHook: (next) => {
      yieldHook = next
    },
    watch: statements.watch,
    receive: (next) => {
      onConnection = next
    },
    async connect(purpose, priority = 'begun'): Promise<Connection> {
      const release = await acquirePermit(priority)
      // The change is counted before it is made. No other query can run in between, because this request holds the only
      // connection.
      const changed = changeScopeOf(purpose)
      if (changed) changes.recordWrite(changed.customerId)
      return {
        sql,
        visible,
        query: async <Row>({ text }: Statement, values: readonly unknown[] = []) =>
          (await engine.query<Row>(text, [...values])).rows,
        release() {
          // An error here is ignored: the old statistics stay, and they only affect the speed of queries.
          if (autoAnalyze.isDue()) autoAnalyze.runTask().then(release, release)
          else release()
        },
      }
    },
    async withExclusiveLock(work) {
      const release = await acquirePermit('begun')
      try {
        return await work()
      } finally {
        release()
      }
    },
    async close() {
      if (isDead()) return
      await semaphore.empty()
      await engine.close()
      await unlock()
    },
  }
}

/** Returns a connection with the rights of the tables' owner. It is used only before the server accepts requests. */
export const ownerOf = (engine: PGlite): OwnerConnection => ({
  run: async (script) => void (await engine.exec(script)),
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await engine.query<Row>(text, [...values])).rows,
})

/** Makes the engine reject all further queries after a fatal error or a failed flush of its log. */
function stopAfterFatalError(
  engine: PGlite,
  flushFailure: Promise<Error>,
): { death: Promise<Error>; isDead: () => boolean } {
  let fatalError: Error | undefined
  const query = engine.query.bind(engine)
  const death = new Promise<Error>((resolve) => {
    const end = (error: Error) => {
      fatalError = error
      resolve(error)
    }
    void flushFailure.then(end)
    engine.query = async <Row>(...parameters: Parameters<PGlite['query']>) => {
      if (fatalError) throw new Error('The embedded database has stopped.', { cause: fatalError })
      try {
        return await query<Row>(...parameters)
      } catch (error) {
        if (error instanceof Error && isFatalError(error)) end(error)
        throw error
      }
    }
  })
  return { death, isDead: () => fatalError !== undefined }
}
