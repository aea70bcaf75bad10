import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Clock } from '../config/clock.ts'
import { BatchingSocket } from './batching-socket.ts'
import { appRole, type Connection, type Database, type OwnerConnection, sessionSettings } from './database.ts'
import type { YieldHook } from './event-loop-yield.ts'
import { migrate } from './migrate.ts'
import { makePrioritySemaphore, type Priority } from './priority-semaphore.ts'
import { makeStatementNames } from './statement-names.ts'
import { makeStatementTiming } from './statement-timing.ts'
import { wireParsers } from './value-parsers.ts'

const types: pg.CustomTypesConfig = {
  // The cast is needed because `getTypeParser` has overloads.
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    wireParsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export interface PostgresOptions {
  readonly url: string
  readonly poolSize: number
  readonly clock: Clock
  readonly onIdleError: (error: Error) => void
  readonly statementMs?: number
  /**
   * The time limit to get a connection, including the wait in the queue and the opening. After this time the request
   * gets 503.
   */
  readonly connectionMs?: number
}

/** Returns a connection with the rights of the tables' owner. It is used only before the server accepts requests. */
export const ownerOfClient = (client: pg.Client): OwnerConnection => ({
  run: async (script) => void (await client.query(script)),
  query: async (text, values = []) => (await client.query(text, [...values])).rows,
})

/** The parts of a `Connection` that stay the same while a pooled connection is open, so they are stored. */
type ConnectionState = Pick<Connection, 'sql' | 'visible'>

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
    // The client needs its own time limit, because PostgreSQL's error cannot arrive over a dead network connection.
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
  // A connection can break while no query runs. Without this handler, the `error` event would end the process. The next
  // query on the connection fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  const states = new WeakMap<pg.PoolClient, ConnectionState>()
  const semaphore = makePrioritySemaphore(clock, poolSize, connectionMs)
  const statements = makeStatementTiming()
  const named = makeStatementNames()
  let yieldHook: YieldHook = async () => {}
  const waitForClient = async (priority: Priority) => {
    const releasePermit = await semaphore.enter(priority)
    await yieldHook(false)
    try {
      return { client: await pool.connect(), releasePermit }
    } catch (error) {
      releasePermit()
      throw error
    }
  }

  function addState(client: pg.PoolClient): ConnectionState {
    client.query = statements.wrap(named(client.query.bind(client)))
    const own: ConnectionState = { sql: drizzle({ client }), visible: { customerId: '' } }
    states.set(client, own)
    return own
  }

  return {
    kind: 'postgres',
    // Never resolves: PostgreSQL is another process, which can restart.
    death: new Promise(() => {}),
    expectedWaitMs: semaphore.expectedWaitMs,
    setYieldHook: (next) => {
      yieldHook = next
    },
    async connect(_purpose, priority = 'begun'): Promise<Connection> {
      const { client, releasePermit } = await waitForClient(priority)
      const own = states.get(client) ?? addState(client)
      return {
        sql: own.sql,
        visible: own.visible,
        query: async ({ name, text }, values = []) =>
          (await client.query({ name, text, values: [...values] })).rows,
        release(isBroken) {
          client.release(isBroken)
          releasePermit()
        },
      }
    },
    // Nothing to wait for: PostgreSQL acknowledges a commit only when it is on disk.
    flushed: async () => {},
    watch: statements.watch,
    close: () => pool.end(),
  }
}
