import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Clock } from '../config/clock.ts'
import { BatchingSocket } from './batching-socket.ts'
import { appRole, type Connection, type Database, type OwnerConnection, sessionSettings } from './database.ts'
import type { YieldHook } from './event-loop-yield.ts'
import { migrate } from './migrate.ts'
import { makePrioritySemaphore, type Priority } from './priority-semaphore.ts'
import { makeStatementTiming } from './statement-timing.ts'
import { wireParsers } from './value-parsers.ts'

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    wireParsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export interface PostgresOptions {
  readonly url: string
  readonly poolSize: number
  readonly clock: Clock
  /** Called when an idle connection breaks. */
  readonly onIdleError: (error: Error) => void
  /** The time limit of one statement. */
  readonly statementMs?: number
  /** The time limit for a connection, in the queue and while it opens. After it the client gets 503. */
  readonly connectionMs?: number
}

/** A connection as the owner of the tables, before any request is served. */
export const ownerOfClient = (client: pg.Client): OwnerConnection => ({
  run: async (script) => void (await client.query(script)),
  query: async (text, values = []) => (await client.query(text, [...values])).rows,
})

/** State of a pooled connection, kept while it is open. */
type ConnectionState = Pick<Connection, 'sql' | 'named'>

/** Migrates the database at `url` and opens a connection pool to it. */
export async function openPostgres({
  url,
  poolSize,
  clock,
  onIdleError,
  statementMs = 30_000,
  connectionMs = 5_000,
}: PostgresOptions): Promise<Database> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await migrate(ownerOfClient(owner), clock)
  } finally {
    await owner.end()
  }

  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: statementMs,
    // The client needs a time limit, too: PostgreSQL's error does not arrive over a dead network connection.
    query_timeout: statementMs + connectionMs,
    idle_in_transaction_session_timeout: 30_000,
    stream: () => new BatchingSocket(),
    keepAlive: true,
    pipeline: true,
    verify: (client, done) => {
      client.query(`set role ${appRole}; ${sessionSettings}`).then(() => done(), done)
    },
  })
  pool.on('error', onIdleError)
  // A connection can break between two queries or before its first use. Without this handler the `error`
  // event would end the process. The next query on the connection fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const kept = new WeakMap<pg.PoolClient, ConnectionState>()
  const line = makePrioritySemaphore(clock, poolSize, connectionMs)
  const statements = makeStatementTiming()
  let yieldHook: YieldHook = async () => {}
  const waitForClient = async (who: Priority) => {
    const leave = await line.enter(who)
    await yieldHook(false)
    try {
      return { client: await pool.connect(), leave }
    } catch (error) {
      leave()
      throw error
    }
  }

  function keepWith(client: pg.PoolClient): ConnectionState {
    client.query = statements.through(client.query.bind(client))
    const own: ConnectionState = { sql: drizzle({ client }), named: { customerId: '' } }
    kept.set(client, own)
    return own
  }

  return {
    kind: 'postgres',
    // Never resolves: PostgreSQL is another process, which can restart.
    death: new Promise(() => {}),
    expectedWaitMs: line.expectedWaitMs,
    setYieldHook: (next) => {
      yieldHook = next
    },
    async connect(_purpose, who = 'begun'): Promise<Connection> {
      const { client, leave } = await waitForClient(who)
      const own = kept.get(client) ?? keepWith(client)
      return {
        sql: own.sql,
        named: own.named,
        query: async ({ name, text }, values = []) =>
          (await client.query({ name, text, values: [...values] })).rows,
        release(isBroken) {
          client.release(isBroken)
          leave()
        },
      }
    },
    // Nothing to wait for: PostgreSQL acknowledges a commit only when it is on disk.
    flushed: async () => {},
    watch: statements.watch,
    close: () => pool.end(),
  }
}
