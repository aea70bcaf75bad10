import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { YieldHook } from './event-loop-yield.ts'
import type { Priority } from './priority-semaphore.ts'

/** The query builder. It is the same for PostgreSQL and for the embedded database. */
export type Sql = PgDatabase<PgQueryResultHKT>

/** Runs a statement that the query builder cannot express. Returns its rows, whose type the caller states. */
export async function executeRaw<Row>(sql: Sql, statement: SQL): Promise<Row[]> {
  // The compiler cannot know the columns of a statement in text.
  const { rows } = (await sql.execute(statement)) as { rows: Row[] }
  return rows
}

/** One connection. Only one task uses it at a time. */
export interface Connection {
  readonly sql: Sql
  /** Runs a hand-written statement. PostgreSQL keeps the plan of a named statement. */
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
 * The use of a connection: reading, work without customers' data, or writing the data of one customer. Without a
 * purpose, it may change the data of every customer.
 */
export type Purpose = 'reading' | 'no customer' | { readonly writesOf: string }

/**
 * Returns whose rows a connection with this purpose may change. Undefined: no customer's rows. A scope without
 * `customerId`: the rows of all customers.
 */
export const changeScopeOf = (purpose: Purpose | undefined): ChangeScope | undefined =>
  typeof purpose === 'string' ? undefined : { customerId: purpose?.writesOf }

interface ChangeScope {
  readonly customerId: string | undefined
}

/** Called after each statement, successful or not, with its text (placeholders, no values) and its duration. */
export type WatchStatement = (text: string, tookMs: number) => void

/**
 * PostgreSQL, either embedded in this process or as a server. Dialect, migrations and queries are the same
 * for both.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /**
   * Waits for a free connection, which has the role `home_pulse_app`. The priority decides how long it may
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
   * Returns the number of the last change of a customer's data. Without a customer, returns that of the last change of
   * any data. The number rises before the change is made. Absent on PostgreSQL, where other processes may write.
   */
  lastChange?(customerId?: string): number
  /**
   * Resolves when every commit made so far is on disk. A response that depends on a commit must wait for it.
   * Resolves at once on PostgreSQL, which acknowledges a commit only when it is on disk.
   * @throws Error if the log could not be flushed.
   */
  flushed(): Promise<void>
  watch(observer: WatchStatement): void
  close(): Promise<void>
}

/** A connection that may change the schema. Only migrations use it. */
export interface OwnerConnection {
  run(script: string): Promise<void>
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** The PostgreSQL role that sees only the rows of the customer in the setting app.customer_id. */
export const appRole = 'home_pulse_app'

/**
 * Settings of every session that serves requests. They keep plans that stay quick while tables grow, because PostgreSQL
 * keeps the plans of prepared statements, triggers and foreign-key checks until a table is analyzed. A plan for a
 * nearly empty table would read all rows of the table (`enable_seqscan`) or of the customer (`enable_bitmapscan`), and
 * would do that again for each row of a large import. Without these two scans, a plan uses the most selective index and
 * its order. For a query without an index, PostgreSQL before version 18 adds a penalty to the estimated cost. The high
 * cost would start the JIT compiler needlessly, so `jit` is off.
 */
export const sessionSettings = 'set enable_seqscan = off; set enable_bitmapscan = off; set jit = off'
