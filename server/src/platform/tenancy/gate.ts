import { setTimeout as pause } from 'node:timers/promises'
import { type AccountLimits, accountFullError, defaultAccountLimits } from '../config/account-limits.ts'
import { type Clock, nowDate, startStopwatch } from '../config/clock.ts'
import type { MakeId } from '../config/ids.ts'
import type { Connection, Database, Purpose, Sql } from '../database/database.ts'
import { apiError } from '../errors/api-error.ts'
import * as statement from './gate-statements.ts'
import { makePrincipalLookup, type PersonRow, type PrincipalLookup } from './principal-lookup.ts'
import type { VerifiedToken } from './verified-token.ts'

/** Permission to use one customer's data. Only this module creates it, after the user's identity was proven. */
class Owner {
  readonly customerId: string
  /** True until the request gets its first database connection. */
  isNewcomer: boolean
  /** The time for which the reads of this request or job have held a connection. */
  readMs = 0
  /** Decides at which data version the next write may commit. Undefined if any version is accepted. */
  acceptsVersion: ((dataVersion: number) => boolean) | undefined
  constructor(customerId: string, isNewcomer = false) {
    this.customerId = customerId
    this.isNewcomer = isNewcomer
  }
}

export type { Owner }

/** The user and the operation, for the audit row. */
export interface Actor {
  readonly userId: string
  readonly action: string
  readonly requestId?: string
}

/** The user and the customer to whom a token belongs. */
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
/** A request that has read for longer than this queues behind new requests before each further read. */
const maxReadMs = 100
const codeOf = (error: unknown): string => {
  // The cast is safe: errors of the database or their cause have these fields, and other errors lack them.
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
const isWorthRetrying = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error))
/** The SQLSTATE of the database's error if an account would have more homes or components than allowed. */
const accountIsFull = 'HP001'

/** The only access of requests to the database. `read` and `write` need an owner, which only the gate creates. */
export class Gate {
  readonly #database: Database
  readonly #clock: Clock
  readonly #makeId: MakeId
  readonly #lookUp: PrincipalLookup
  readonly #accountLimits: AccountLimits
  /** The connections of requests before their first `read` or `write`. Each can already read its owner's rows. */
  readonly #pinned = new Map<Owner, Connection>()

  constructor(database: Database, clock: Clock, makeId: MakeId, accountLimits = defaultAccountLimits) {
    this.#database = database
    this.#accountLimits = accountLimits
    this.#clock = clock
    this.#makeId = makeId
    this.#lookUp = makePrincipalLookup(database)
  }

  /** Returns a token's user, and keeps no connection, because the request may need no other query. */
  resolvePrincipal(token: VerifiedToken): Promise<Authenticated | undefined> | Authenticated {
    const found = this.#lookUp(token)
    if (!(found instanceof Promise)) return authenticated(found, true)
    return found.then((row) => row && authenticated(row, true))
  }

  /** Looks up the user of a verified token, and keeps the connection for the request's first read. */
  async authenticate(token: VerifiedToken): Promise<Authenticated | undefined> {
    if (this.#database.lastChange) return this.resolvePrincipal(token)
    const connection = await this.#database.connect(undefined, 'newcomer')
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

  /** Makes the owner's next write fail with `precondition_failed` if `accepts` returns false for the data version. */
  requireVersion(owner: Owner, accepts: (dataVersion: number) => boolean): void {
    owner.acceptsVersion = accepts
  }

  hasConnection(owner: Owner): boolean {
    return this.#pinned.has(owner)
  }

  /** Releases the connection that is kept for an owner, if the request has not used it. */
  releaseConnection(owner: Owner): void {
    const connection = this.#pinned.get(owner)
    if (!connection) return
    this.#pinned.delete(owner)
    connection.release()
  }

  /**
   * Reads an owner's data. The query that sets row-level security is sent together with the first query; if
   * it fails, `read` throws.
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
    // The rows may come from a commit that is not on disk yet, so this waits for the disk.
    await this.#database.flushed()
    return read.value
  }

  /**
   * Changes an owner's data in one transaction. It first locks the customer's version row, so two writers of one
   * customer queue and cannot deadlock in triggers. A transaction that changed data leaves an audit row, under whose id
   * triggers record the changes of each statement. After a deadlock or serialization failure `work` runs again, so it
   * must not keep state from a failed attempt.
   */
  async write<T>(owner: Owner, actor: Actor, work: (sql: Sql) => Promise<T>): Promise<T> {
    const result = await this.#commit(owner, actor, work)
    // The connection is already released, so that the commits of other requests can share this flush.
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

  /** Runs work that deletes all remaining data of a closed account. Writes no audit row. */
  async forget<T>(owner: Owner, work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.#connectionOf(owner, { writesOf: owner.customerId })
    return this.#settle(connection, async () => {
      await setVisibleCustomer(connection, owner.customerId)
      return work(connection.sql)
    })
  }

  /** Runs work before the customer is known, such as a sign-in. Row-level security hides all customers' rows. */
  async withoutOwner<T>(work: (connection: Pick<Connection, 'sql' | 'query'>) => Promise<T>): Promise<T> {
    const connection = await this.#database.connect('no customer')
    return this.#settle(connection, async () => {
      await setVisibleCustomer(connection, '')
      return work(connection)
    })
  }

  /** Runs work whose statements commit one by one, and waits until these commits are on disk. */
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
    // `begin` and the first statements of `work` are sent together to save round trips. A rollback must wait until all
    // of them have ended.
    const [opened, worked] = await Promise.allSettled([
      beginWrite(connection, owner.customerId, entryId, this.#accountLimits),
      (async () => work(connection.sql))(),
    ])
    if (opened.status === 'rejected') throw opened.reason
    if (worked.status === 'rejected') throw worked.reason
    const before = opened.value
    if (owner.acceptsVersion?.(before ?? 0) === false) throw apiError('precondition_failed')
    // If the audit row cannot be written, PostgreSQL rolls back at the commit.
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
    // This write has raised the version, so a later write of the same request must not check it again.
    owner.acceptsVersion = undefined
    return worked.value
  }

  async #connectionOf(owner: Owner, purpose: Purpose): Promise<Connection> {
    const pinned = this.#pinned.get(owner)
    if (pinned) {
      this.#pinned.delete(owner)
      return pinned
    }
    const { isNewcomer } = owner
    owner.isNewcomer = false
    const isAbove = purpose === 'reading' && owner.readMs > maxReadMs
    const priority = isAbove ? 'above its share' : 'begun'
    return this.#database.connect(purpose, isNewcomer ? 'newcomer' : priority)
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
 * Begins a transaction for a customer and returns the data version that it locked. Clears the connection's previous
 * customer first, so that statements after a failed `begin` find no rows.
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

const authenticated = (row: PersonRow, isNewcomer = false): Authenticated => ({
  owner: new Owner(row.customer_id, isNewcomer),
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  tokenVersion: row.token_version,
  timeZone: row.time_zone,
  dataVersion: row.data_version,
  paidUntil: row.paid_until,
  isRevoked: row.is_revoked,
})
