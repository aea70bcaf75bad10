import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { YieldHook } from './event-loop-yield.ts'
import type { Priority } from './priority-semaphore.ts'

/** The query builder. It is the same for PostgreSQL and for the embedded database. */
export type Sql = PgDatabase<PgQueryResultHKT>

/**
 * Runs a statement that the query builder cannot express. Returns its rows. The caller declares the type of a row,
 * which is not checked.
 */
export async function executeRaw<Row>(sql: Sql, statement: SQL): Promise<Row[]> {
  // The compiler cannot derive the columns of a statement that is written as text.
  const { rows } = (await sql.execute(statement)) as { rows: Row[] }
  return rows
}

/** A connection to the database. Only one task uses it at a time. */
export interface Connection {
  readonly sql: Sql
  /** Runs a statement that is written as SQL text. PostgreSQL keeps the plan of a named statement. */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
  /** The customer whose rows are visible on this connection (row-level security). Undefined if unknown. */
  readonly visible: { customerId: string | undefined }
  /** Returns the connection to the pool, or closes it if it is broken. */
  release(isBroken?: boolean): void
}

export interface Statement {
  readonly name: string
  readonly text: string
}

/**
 * The purpose of a connection: reading, work without customers' data, or writing the data of one customer. If it is
 * undefined, the connection may change the data of every customer.
 */
export type Purpose = 'reading' | 'no customer' | { readonly writesOf: string }

/**
 * Returns which customers' rows a connection with this purpose may change. Undefined means none. A scope without
 * `customerId` means all.
 */
export const changeScopeOf = (purpose: Purpose | undefined): ChangeScope | undefined =>
  typeof purpose === 'string' ? undefined : { customerId: purpose?.writesOf }

interface ChangeScope {
  readonly customerId: string | undefined
}

/**
 * Called after each statement, even if it failed. `text` has placeholders instead of values. `tookMs` is the duration.
 */
export type WatchStatement = (text: string, tookMs: number) => void

/**
 * A PostgreSQL database: either a server, or embedded in this process. Dialect, migrations and queries are the same for
 * both.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /**
   * Waits for a free connection. Its PostgreSQL role is `home_pulse_app`. The priority decides how long the request may
   * wait.
   */
  connect(purpose?: Purpose, priority?: Priority): Promise<Connection>
  /** Returns the estimated time that a request would now wait for a connection. */
  expectedWaitMs(): number
  /** Sets the hook that each database operation awaits first. */
  setYieldHook(yieldHook: YieldHook): void
  /**
   * Resolves with the cause when the database has stopped and cannot be used again in this process. The embedded
   * database, for example, stops if it cannot write its log.
   */
  readonly death: Promise<Error>
  /**
   * Returns the number of the last change of this customer's data, or of any data if `customerId` is undefined. The
   * number rises before the change is made. PostgreSQL servers lack this method, because other processes may write to
   * them.
   */
  lastChange?(customerId?: string): number
  /**
   * Resolves when every commit made so far is on disk. Await this before sending a response that depends on a commit.
   * On a PostgreSQL server it resolves at once, because each commit there waits for the disk.
   * @throws Error if the log could not be flushed.
   */
  flushed(): Promise<void>
  watch(observer: WatchStatement): void
  close(): Promise<void>
}

/** A connection with the rights to change the schema. Only migrations use it. */
export interface OwnerConnection {
  run(script: string): Promise<void>
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/**
 * The PostgreSQL role of requests. Row-level security shows it only the rows of the customer in the setting
 * `app.customer_id`.
 */
export const appRole = 'home_pulse_app'

/**
 * Settings of every session that serves requests. PostgreSQL keeps plans of prepared statements, triggers and
 * foreign-key checks until a table is analyzed, so a plan must stay quick while its table grows. A plan that was made
 * for a nearly empty table would read all its rows (`enable_seqscan`) or all rows of the customer
 * (`enable_bitmapscan`). A large import would repeat that for each row. Without these two scans, a plan uses the most
 * selective index and its order. Before version 18, PostgreSQL adds a high penalty to the estimated cost of a query
 * without an index. That cost would start the JIT compiler needlessly, so `jit` is off.
 */
export const sessionSettings = 'set enable_seqscan = off; set enable_bitmapscan = off; set jit = off'
