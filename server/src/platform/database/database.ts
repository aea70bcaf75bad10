import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { YieldHook } from './event-loop-yield.ts'
import type { Priority } from './priority-semaphore.ts'

/** The query builder, whichever driver is under it. */
export type Sql = PgDatabase<PgQueryResultHKT>

/** One connection, held by one piece of work at a time. */
export interface Connection {
  readonly sql: Sql
  /** Runs a hand-written statement; a name lets the server keep its plan. */
  query<Row>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>
  /** Whom row-level security was last told of on it; kept from one use to the next, and undefined where nobody knows. */
  readonly named: { customerId: string | undefined }
  /** Gives the connection back; a broken one is thrown away. */
  release(isBroken?: boolean): void
}

export interface Statement {
  readonly name: string
  readonly text: string
}

/**
 * What a connection is wanted for: to read, for work that names no customer and so sees and changes nothing of theirs, or to
 * change what is one customer's. Whoever does not say may change anything of anybody.
 */
export type Purpose = 'reading' | 'of nobody' | { readonly writesOf: string }

/** Whose rows a connection that is wanted for this may change: of everybody, of one customer, or of none. */
export const changedBy = (purpose: Purpose | undefined): Changed | undefined =>
  typeof purpose === 'string' ? undefined : { customerId: purpose?.writesOf }

interface Changed {
  readonly customerId: string | undefined
}

/** Told of each statement when it has ended, well or not: its text, which holds places and no values, and how long it took. */
export type WatchStatement = (text: string, tookMs: number) => void

/** PostgreSQL, embedded or not: the same dialect, the same migrations, the same queries. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** Waits for a free connection that works under the role `home_pulse_app`; how long depends on who asks. */
  connect(purpose?: Purpose, who?: Priority): Promise<Connection>
  /** How long whoever asks for a connection now is likely to wait for it. */
  expectedWaitMs(): number
  /** From now on waits for this before each piece of work. */
  setYieldHook(giveWay: YieldHook): void
  /** Comes when it can do nothing more in this process, as the embedded one where its log cannot grow. */
  readonly death: Promise<Error>
  /**
   * The number of the last change, of a customer or of anybody; it rises before anybody can see that change, and not after it
   * was acknowledged. Absent on PostgreSQL, where other processes may write.
   */
  lastChange?(customerId?: string): number
  /**
   * Resolves when every commit until now is on disk. Nothing that depends on a commit may be answered before. PostgreSQL
   * flushes before it answers a commit, so there it resolves at once.
   * @throws Error if the log could not be flushed.
   */
  flushed(): Promise<void>
  /** From now on tells of each statement. */
  watch(told: WatchStatement): void
  close(): Promise<void>
}

/** A connection that may change the schema; only migrations use it. */
export interface OwnerConnection {
  run(script: string): Promise<void>
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
}

/** A role that sees only the rows of the customer named by app.customer_id. */
export const appRole = 'home_pulse_app'

/**
 * Settings of every session that serves requests. PostgreSQL keeps the plan of each foreign-key check and of each trigger for the
 * life of a session. A plan made while a table has a few rows reads the whole table, and goes on doing so while an import
 * fills it, so the import takes quadratic time. Without sequential scans such a plan uses an index from the start. Where a
 * query has no index to use, PostgreSQL before version 18 adds a penalty that would start its JIT compiler for nothing.
 */
export const sessionSettings = 'set enable_seqscan = off; set jit = off'
