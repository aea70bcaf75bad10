import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { makeChanges } from './changes.ts'
import type { Clock } from './clock.ts'
import {
  appRole,
  type Connection,
  type Database,
  type OwnerConnection,
  type Purpose,
  type Sql,
  type Statement,
} from './database.ts'
import { type OpenedFolder, openFolder } from './embedded-folder.ts'
import { makeFairShare } from './fair-share.ts'
import { holdFolder, type Visitor } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { wireParsers } from './value-parsers.ts'
import { makeWaitingLine } from './waiting-line.ts'
import { makeWatchedStatements } from './watched-statements.ts'

export interface PgliteOptions {
  readonly clock: Clock
  /** The folder that holds the data; without it the database lives in memory. */
  readonly dataDir?: string
  /** A data folder as `dumpDataDir` packed it, to start from instead of an empty one. */
  readonly image?: Blob
}

export interface EmbeddedDatabase extends Database {
  /** Does work between two transactions: nothing is written to the folder while it lasts. */
  standStill<T>(work: () => Promise<T>): Promise<T>
  /** Whom a program of the operator's on this machine talks to, through the socket that holds the folder. */
  receive(visitor: Visitor): void
}

/** So many bytes of new rows, and half as many again as there were, and what the planner knew of them is no more true. */
const muchNew = 250_000
/** What a start after a crash has to go through, and what the log takes on disk: nobody else ends it by a checkpoint. */
const muchLog = 64 * 1024 * 1024
const sizes = `select sum(pg_relation_size(oid))::float8 as tables,
    pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as log
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`

async function openInMemory(image: Blob | undefined): Promise<OpenedFolder> {
  const engine = await PGlite.create({ ...(image && { loadDataDir: image }), parsers: wireParsers })
  return { engine, finish: async () => {} }
}

/** Opens PostgreSQL inside this process, over a folder that no second process may open at the same time. */
export async function openPglite({ clock, dataDir, image }: PgliteOptions): Promise<EmbeddedDatabase> {
  const folder = dataDir && resolve(dataDir, 'database')
  let visitor: Visitor = (socket) => socket.destroy()
  const unlock = folder ? await holdFolder(folder, (socket) => visitor(socket)) : async () => {}
  const { engine, finish } = await (folder ? openFolder(folder) : openInMemory(image)).catch(
    async (error) => {
      await unlock()
      throw error
    },
  )
  try {
    await migrate(ownerOf(engine), clock)
  } catch (error) {
    await engine.close()
    await unlock()
    throw error
  }
  await finish()
  const { death, isDead } = watchOver(engine)
  const statements = makeWatchedStatements()
  engine.query = statements.through(engine.query)
  const measure = async () => (await engine.query<{ tables: number; log: number }>(sizes)).rows[0]
  // Whatever becomes of the statement, the next request must not find itself the owner of the tables.
  const asOwner = async (statement: string) => {
    await engine.query('reset role')
    try {
      await engine.query(statement)
    } finally {
      await engine.query(`set role ${appRole}`)
    }
  }
  let bytesAnalyzed = 0
  let bytesLogged = 0
  const refreshStatistics = async () => {
    await asOwner('analyze')
    bytesAnalyzed = (await measure())?.tables ?? 0
  }
  await refreshStatistics()
  bytesLogged = (await measure())?.log ?? 0
  const sql: Sql = drizzle({ client: engine })

  // There is one connection, and what one request sets on it another would see: it is held, in turns.
  let turn: Promise<unknown> = Promise.resolve()
  const line = makeWaitingLine(clock, 1)
  const hearOthers = makeFairShare()
  // Nothing here analyzes tables by itself, and without statistics the planner reads a whole portfolio for one row.
  let commits = 0
  let commitsUntilRefresh = 4
  const keepHouse = async () => {
    const { tables = 0, log = 0 } = (await measure()) ?? {}
    if (log - bytesLogged > muchLog) {
      await asOwner('checkpoint')
      bytesLogged = log
    }
    const isTime = commits >= commitsUntilRefresh
    if (!isTime && tables <= bytesAnalyzed * 1.5 + muchNew) return
    if (isTime) commitsUntilRefresh = Math.min(commitsUntilRefresh * 2, 1_000)
    commits = 0
    await refreshStatistics()
  }
  const takeTurn = async () => {
    let finishTurn = () => {}
    const before = turn
    turn = new Promise<void>((resolve) => {
      finishTurn = resolve
    })
    line.come()
    await before
    // Whoever comes next waits for this, too.
    const leave = line.get()
    await hearOthers()
    return () => {
      leave()
      finishTurn()
    }
  }
  const named: Connection['named'] = { customerId: '' }
  const changes = makeChanges()
  return {
    kind: 'pglite',
    lastChange: changes.last,
    death,
    expectedWaitMs: line.expectedWaitMs,
    watch: statements.watch,
    receive: (next) => {
      visitor = next
    },
    async connect(purpose?: Purpose): Promise<Connection> {
      const release = await takeTurn()
      const commitsBefore = commits
      // Nobody else can ask before this use has ended: whatever it changes is older than the next answer.
      if (purpose !== 'reading') changes.note(purpose?.writesOf)
      return {
        sql,
        named,
        query: async <Row>({ text }: Statement, values: readonly unknown[] = []) => {
          if (text === 'commit') commits += 1
          return (await engine.query<Row>(text, [...values])).rows
        },
        release() {
          // Statistics only make plans better: without new ones the old ones stand.
          if (commits > commitsBefore) turn = turn.then(keepHouse).catch(() => {})
          release()
        },
      }
    },
    async standStill(work) {
      const release = await takeTurn()
      try {
        return await work()
      } finally {
        release()
      }
    },
    async close() {
      if (isDead()) return
      await turn
      await engine.close()
      await unlock()
    },
  }
}

/** The engine before anybody is served: as the owner of its tables. */
export const ownerOf = (engine: PGlite): OwnerConnection => ({
  run: async (script) => void (await engine.exec(script)),
  query: async <Row>(text: string, values: readonly unknown[] = []) =>
    (await engine.query<Row>(text, [...values])).rows,
})

/** After a PANIC the engine answers no question any more, and would be waited for without end. */
function watchOver(engine: PGlite): { death: Promise<Error>; isDead: () => boolean } {
  let fault: Error | undefined
  const ask = engine.query.bind(engine)
  const death = new Promise<Error>((resolve) => {
    engine.query = async <Row>(...question: Parameters<PGlite['query']>) => {
      if (fault) throw new Error('The embedded database has stopped.', { cause: fault })
      try {
        return await ask<Row>(...question)
      } catch (error) {
        if (error instanceof Error && isTheEnd(error)) {
          fault = error
          resolve(error)
        }
        throw error
      }
    }
  })
  return { death, isDead: () => fault !== undefined }
}

const isTheEnd = (error: Error & { severity?: string }) =>
  error.name === 'RuntimeError' || error.severity === 'PANIC' || error.severity === 'FATAL'
