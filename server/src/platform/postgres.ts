import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Clock } from './clock.ts'
import { appRole, type Connection, type Database, type Sql } from './database.ts'
import { migrate } from './migrate.ts'
import { wireParsers } from './value-parsers.ts'

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    wireParsers[oid] ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export interface PostgresOptions {
  readonly url: string
  readonly poolSize: number
  readonly clock: Clock
  /** Told of a connection that broke while nobody used it. */
  readonly onIdleError: (error: Error) => void
}

/** Migrates the database at `url` and pools connections to it. */
export async function openPostgres({
  url,
  poolSize,
  clock,
  onIdleError,
}: PostgresOptions): Promise<Database> {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    await migrate(
      {
        run: async (script) => void (await owner.query(script)),
        query: async (text, values = []) => (await owner.query(text, [...values])).rows,
      },
      clock,
    )
  } finally {
    await owner.end()
  }

  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    verify: (client, done) => {
      client.query(`set role ${appRole}`).then(() => done(), done)
    },
  })
  pool.on('error', onIdleError)
  const builders = new WeakMap<pg.PoolClient, Sql>()

  return {
    kind: 'postgres',
    async connect(): Promise<Connection> {
      const client = await pool.connect()
      let sql = builders.get(client)
      if (!sql) {
        sql = drizzle({ client })
        builders.set(client, sql)
      }
      return {
        sql,
        query: async ({ name, text }, values = []) =>
          (await client.query({ name, text, values: [...values] })).rows,
        release: (isBroken) => client.release(isBroken),
      }
    },
    close: () => pool.end(),
  }
}
