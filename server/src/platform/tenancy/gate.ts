import { setTimeout as pause } from 'node:timers/promises'
import { type AccountLimits, accountFullError, defaultAccountLimits } from '../config/account-limits.ts'
import { type Clock, nowDate, startStopwatch } from '../config/clock.ts'
import type { MakeId } from '../config/ids.ts'
import type { Connection, Database, Purpose, Sql } from '../database/database.ts'
import { apiError } from '../errors/api-error.ts'
import * as statement from './gate-statements.ts'
import { makePrincipalLookup, type PersonRow, type PrincipalLookup } from './principal-lookup.ts'
import type { VerifiedToken } from './verified-token.ts'

/** Permission to use one customer's data. Only this module creates it, once the user's identity is proven. */
class Owner {
  readonly customerId: string
  /** True until the request gets its first database connection. */
  isNew: boolean
  /** The total time for which reads of this request or job have held a connection. */
  readMs = 0
  /** Returns true if the next write may commit at a data version. If undefined, every version is accepted. */
  acceptsVersion: ((dataVersion: number) => boolean) | undefined
  constructor(customerId: string, isNew = false) {
    this.customerId = customerId
    this.isNew = isNew
  }
}

export type { Owner }

/** The user and the operation, as the audit trail records them. */
export interface Actor {
  readonly userId: string
  readonly action: string
  readonly requestId?: string
}

export interface Authenticated {
  readonly owner: Owner
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly tokenVersion: number
  readonly timeZone: string
  readonly dataVersion: number
  readonly paidUntil: Date | null
  readonly isRevoked: boolean
}

const maxAttempts = 5
/** Once a request's reads have taken longer than this, each further read waits in the queue behind new requests. */
const maxReadMs = 100
const codeOf = (error: unknown): string => {
  // The cast is safe: if the fields are missing, they are undefined.
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
const isWorthRetrying = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error))
/** The error code (SQLSTATE) with which the database rejects more homes or components than an account may have. */
const accountIsFull = 'HP001'

/** All requests use the database through this class. Only it creates the `Owner` that `read` and `write` need. */
export class Gate {
  readonly #database: Database
  readonly #clock: Clock
  readonly #makeId: MakeId
  readonly #lookUp: PrincipalLookup
  readonly #accountLimits: AccountLimits
  /** Connections that are kept for the first `read` or `write` of a request. Each can already read its owner's rows. */
  readonly #pinned = new Map<Owner, Connection>()

  constructor(database: Database, clock: Clock, makeId: MakeId, accountLimits = defaultAccountLimits) {
    this.#database = database
    this.#accountLimits = accountLimits
    this.#clock = clock
    this.#makeId = makeId
    this.#lookUp = makePrincipalLookup(database)
  }

  /** Returns the user of a token. Keeps no connection, because the request may need no other query. */
  resolvePrincipal(token: VerifiedToken): Promise<Authenticated | undefined> | Authenticated {
    const found = this.#lookUp(token)
    if (!(found instanceof Promise)) return authenticated(found, true)
    return found.then((row) => row && authenticated(row, true))
  }

  /** Looks up the user of a token, and keeps the connection for the request's first read. */
  async authenticate(token: VerifiedToken): Promise<Authenticated | undefined> {
    if (this.#database.lastChange) return this.resolvePrincipal(token)
    const connection = await this.#database.connect(undefined, 'new')
    try {
      const [row] = await connection.query<PersonRow>(statement.authenticate, [
        token.userId,
        token.hash,
        null,
      ])
      if (!row) {
        connection.release()
        return undefined
      }
      connection.visible.customerId = row.customer_id
      const person = authenticated(row)
      this.#pinned.set(person.owner, connection)
      return person
    } catch (error) {
      connection.release(true)
      throw error
    }
  }

  /** Creates the owner of a customer who signs up now, or whose password, payment or signed URL was just verified. */
  createOwner(customerId: string): Owner {
    return new Owner(customerId)
  }

  /** Makes the owner's next write fail with `precondition_failed` if `accepts` returns false for its data version. */
  requireVersion(owner: Owner, accepts: (dataVersion: number) => boolean): void {
    owner.acceptsVersion = accepts
  }

  hasConnection(owner: Owner): boolean {
    return this.#pinned.has(owner)
  }

  /** Releases the connection that is kept for an owner. Does nothing if the request has used it already. */
  releaseConnection(owner: Owner): void {
    const connection = this.#pinned.get(owner)
    if (!connection) return
    this.#pinned.delete(owner)
    connection.release()
  }

  /**
   * Reads an owner's data. The query that makes the owner's rows visible is sent together with the first query of
   * `work`. If it fails, `read` throws.
   */
  async read<T>(owner: Owner, work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.#connectionOf(owner, 'reading')
    const heldMs = startStopwatch()
    const [prepared, read] = await Promise.allSettled([
      setVisibleCustomer(connection, owner.customerId),
      (async () => work(connection.sql))(),
    ])
    owner.readMs += heldMs()
    connection.release(prepared.status === 'rejected')
    if (prepared.status === 'rejected') throw prepared.reason
    if (read.status === 'rejected') throw read.reason
    // Waits for the disk, because the rows may come from a commit that is not on disk yet.
    await this.#database.flushed()
    return read.value
  }

  /**
   * Changes an owner's data in one transaction. First it locks the row with the customer's data version. So writes of
   * one customer run one after another, and cannot deadlock in triggers. If data has changed, the transaction leaves a
   * row in the audit trail, and triggers record the changes under its id. After a deadlock or serialization failure
   * `work` runs again, so it must not keep state from a failed attempt.
   */
  async write<T>(owner: Owner, actor: Actor, work: (sql: Sql) => Promise<T>): Promise<T> {
    const result = await this.#commit(owner, actor, work)
    // Waits for the disk only after the connection is released, so that commits of other requests can share this flush.
    await this.#database.flushed()
    return result
  }

  async #commit<T>(owner: Owner, actor: Actor, work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.#connectionOf(owner, { writesOf: owner.customerId })
    let isBroken = false
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#transact(connection, owner, actor, work)
        } catch (error) {
          isBroken = true
          await connection.query(statement.rollback)
          isBroken = false
          if (codeOf(error) === accountIsFull) throw accountFullError(this.#accountLimits)
          if (attempt === maxAttempts || !isWorthRetrying(error)) throw error
          await pause(Math.random() * 20 * attempt)
        }
      }
    } finally {
      connection.release(isBroken)
    }
  }

  /** Runs work that deletes all remaining data of a closed account. Leaves no row in the audit trail. */
  async forget<T>(owner: Owner, work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.#connectionOf(owner, { writesOf: owner.customerId })
    return this.#settle(connection, async () => {
      await setVisibleCustomer(connection, owner.customerId)
      return work(connection.sql)
    })
  }

  /** Runs work without a customer, such as a sign-in. Row-level security hides all customers' rows from it. */
  async withoutOwner<T>(work: (connection: Pick<Connection, 'sql' | 'query'>) => Promise<T>): Promise<T> {
    const connection = await this.#database.connect('no customer')
    return this.#settle(connection, async () => {
      await setVisibleCustomer(connection, '')
      return work(connection)
    })
  }

  /** Runs work without a transaction: each statement commits on its own. Then waits until these commits are on disk. */
  async #settle<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
    const result = await work().finally(() => connection.release())
    await this.#database.flushed()
    return result
  }

  async #transact<T>(
    connection: Connection,
    owner: Owner,
    actor: Actor,
    work: (sql: Sql) => Promise<T>,
  ): Promise<T> {
    const entryId = this.#makeId()
    // `begin` and the first statements of `work` are sent together, which saves round trips. `allSettled` waits for all
    // of them, because a rollback must not run before they have ended.
    const [opened, worked] = await Promise.allSettled([
      beginWrite(connection, owner.customerId, entryId, this.#accountLimits),
      (async () => work(connection.sql))(),
    ])
    if (opened.status === 'rejected') throw opened.reason
    if (worked.status === 'rejected') throw worked.reason
    const before = opened.value
    if (owner.acceptsVersion?.(before ?? 0) === false) throw apiError('precondition_failed')
    // If the audit row cannot be written, the commit becomes a rollback in PostgreSQL.
    await Promise.all([
      connection.query(statement.writeAudit, [
        owner.customerId,
        entryId,
        actor.userId,
        actor.action,
        actor.requestId ?? null,
        nowDate(this.#clock),
        before ?? null,
      ]),
      connection.query(statement.commit),
    ])
    // Only this write had the condition. It has raised the version, so a later write of the request would fail.
    owner.acceptsVersion = undefined
    return worked.value
  }

  async #connectionOf(owner: Owner, purpose: Purpose): Promise<Connection> {
    const pinned = this.#pinned.get(owner)
    if (pinned) {
      this.#pinned.delete(owner)
      return pinned
    }
    const { isNew } = owner
    owner.isNew = false
    const isAbove = purpose === 'reading' && owner.readMs > maxReadMs
    const priority = isAbove ? 'over-share' : 'begun'
    return this.#database.connect(purpose, isNew ? 'new' : priority)
  }
}

/** Makes the rows of a customer visible on this connection (row-level security). */
async function setVisibleCustomer({ visible, query }: Connection, customerId: string): Promise<void> {
  if (visible.customerId === customerId) return
  visible.customerId = undefined
  await query(statement.setVisibleCustomer, [customerId])
  visible.customerId = customerId
}

/**
 * Begins a transaction for a customer. Returns the customer's data version, whose row it locks. It first clears the
 * connection's previous customer, so that statements find no rows if `begin` fails.
 */
async function beginWrite(
  connection: Connection,
  customerId: string,
  entryId: string,
  { homes, components }: AccountLimits,
): Promise<number | undefined> {
  const { query } = connection
  const [, , [locked]] = await Promise.all([
    setVisibleCustomer(connection, ''),
    query(statement.begin),
    query<{ data_version: number | null }>(statement.openWrite, [customerId, entryId, homes, components]),
  ])
  return locked?.data_version ?? undefined
}

const authenticated = (row: PersonRow, isNew = false): Authenticated => ({
  owner: new Owner(row.customer_id, isNew),
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  tokenVersion: row.token_version,
  timeZone: row.time_zone,
  dataVersion: row.data_version,
  paidUntil: row.paid_until,
  isRevoked: row.is_revoked,
})
