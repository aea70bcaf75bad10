import { setTimeout as pause } from 'node:timers/promises'
import { type AccountLimits, defaultAccountLimits, refuseFull } from '../config/account-limits.ts'
import { type Clock, nowDate } from '../config/clock.ts'
import type { MakeId } from '../config/ids.ts'
import type { Connection, Database, Purpose, Sql } from '../database/database.ts'
import { apiError } from '../errors/api-error.ts'
import * as statement from './gate-statements.ts'
import { makePrincipalLookup, type PersonRow, type PrincipalLookup } from './principal-lookup.ts'
import type { VerifiedToken } from './verified-token.ts'

/** Whose data may be touched. Only this module makes one, after it has seen a proof. */
class Owner {
  readonly customerId: string
  /** Whose request has had no turn at the database yet. */
  isNewcomer: boolean
  /** If set, the next write commits only at a data version that this accepts. */
  acceptsVersion: ((dataVersion: number) => boolean) | undefined
  constructor(customerId: string, isNewcomer = false) {
    this.customerId = customerId
    this.isNewcomer = isNewcomer
  }
}

export type { Owner }

/** Who writes, and by which call: what the audit row says. */
export interface Actor {
  readonly userId: string
  readonly action: string
  readonly requestId?: string
}

/** What the authenticating query knows of the person behind a token. */
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
const codeOf = (error: unknown): string => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code ?? cause?.code ?? ''
}
const isWorthRetrying = (error: unknown): boolean => ['40P01', '40001'].includes(codeOf(error))
/** Raised by the database where a counter of the account grows beyond its limit. */
const accountIsFull = 'HP001'

/**
 * The door between a request and the database. Customer data is reached in two ways only, `read` and `write`,
 * and both take an owner that only the gate mints.
 */
export class Gate {
  readonly #database: Database
  readonly #clock: Clock
  readonly #makeId: MakeId
  readonly #lookUp: PrincipalLookup
  readonly #accountLimits: AccountLimits
  /** Connections that already speak for their owner, waiting for the request's first `read` or `write`. */
  readonly #pinned = new Map<Owner, Connection>()

  constructor(database: Database, clock: Clock, makeId: MakeId, accountLimits = defaultAccountLimits) {
    this.#database = database
    this.#accountLimits = accountLimits
    this.#clock = clock
    this.#makeId = makeId
    this.#lookUp = makePrincipalLookup(database)
  }

  /** Who a verified token speaks for, for a caller who may need no data: it shares the question with others, or asks none. */
  resolvePrincipal(token: VerifiedToken): Promise<Authenticated | undefined> | Authenticated {
    const found = this.#lookUp(token)
    if (!(found instanceof Promise)) return authenticated(found, true)
    return found.then((row) => row && authenticated(row, true))
  }

  /** Who a verified token speaks for, for a caller who needs data: the connection it asks on stays for the first read. */
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
      connection.named.customerId = row.customer_id
      const person = authenticated(row)
      this.#pinned.set(person.owner, connection)
      return person
    } catch (error) {
      connection.release(true)
      throw error
    }
  }

  /** Mints the owner of a customer who is being created, or whose password, payment or signed link was just proved. */
  createOwner(customerId: string): Owner {
    return new Owner(customerId)
  }

  /** Makes the owner's next write fail with `precondition_failed` unless `accepts` returns true for the version it locks. */
  onlyIf(owner: Owner, accepts: (dataVersion: number) => boolean): void {
    owner.acceptsVersion = accepts
  }

  /** Whether a connection waits for this owner. */
  holds(owner: Owner): boolean {
    return this.#pinned.has(owner)
  }

  /** Lets go of an owner's connection, if the request ended without using it. */
  releaseConnection(owner: Owner): void {
    const connection = this.#pinned.get(owner)
    if (!connection) return
    this.#pinned.delete(owner)
    connection.release()
  }

  /**
   * Reads an owner's data on a connection that sees nobody else's. The name goes out with the first question, and nothing is
   * answered where it was not taken.
   */
  async read<T>(owner: Owner, work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.#connectionOf(owner, 'reading')
    const [named, read] = await Promise.allSettled([
      name(connection, owner.customerId),
      (async () => work(connection.sql))(),
    ])
    connection.release(named.status === 'rejected')
    if (named.status === 'rejected') throw named.reason
    if (read.status === 'rejected') throw read.reason
    // The rows may be of a commit that is not on disk yet.
    await this.#database.flushed()
    return read.value
  }

  /**
   * Changes an owner's data: all of it or nothing. The customer's version row is locked first, so that two
   * writers of one customer queue instead of deadlocking in the version triggers. What changed something leaves
   * an audit row, and the triggers note under its id what each statement changed. Work that the database asks
   * to repeat is repeated, so it must keep nothing of a first try.
   */
  async write<T>(owner: Owner, actor: Actor, work: (sql: Sql) => Promise<T>): Promise<T> {
    const result = await this.#commit(owner, actor, work)
    // The connection is free again: the commits of other requests share this flush.
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
          if (codeOf(error) === accountIsFull) throw refuseFull(this.#accountLimits)
          if (attempt === maxAttempts || !isWorthRetrying(error)) throw error
          await pause(Math.random() * 20 * attempt)
        }
      }
    } finally {
      connection.release(isBroken)
    }
  }

  /** Deletes what is left of a customer who has gone: what is forgotten leaves no audit row behind. */
  async forget<T>(owner: Owner, work: (sql: Sql) => Promise<T>): Promise<T> {
    const connection = await this.#connectionOf(owner, { writesOf: owner.customerId })
    return this.#settle(connection, async () => {
      await name(connection, owner.customerId)
      return work(connection.sql)
    })
  }

  /** Runs work that concerns no customer's rows: looking up a sign-in, counting guesses. It sees none of them. */
  async withoutOwner<T>(work: (connection: Pick<Connection, 'sql' | 'query'>) => Promise<T>): Promise<T> {
    const connection = await this.#database.connect('of nobody')
    return this.#settle(connection, async () => {
      await name(connection, '')
      return work(connection)
    })
  }

  /** Runs work that commits each statement, then waits until the commits are on disk. */
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
    // What needs no answer to go on is asked in one go: each way there and back is one that others wait for. Only when all of it
    // has ended may anything be undone.
    const [opened, worked] = await Promise.allSettled([
      open(connection, owner.customerId, entryId, this.#accountLimits),
      (async () => work(connection.sql))(),
    ])
    if (opened.status === 'rejected') throw opened.reason
    if (worked.status === 'rejected') throw worked.reason
    const before = opened.value
    if (owner.acceptsVersion?.(before ?? 0) === false) throw apiError('precondition_failed')
    // Where the first fails the second commits nothing.
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
    // The version is now the request's own: its further writes must not be refused for it.
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
    return this.#database.connect(purpose, isNewcomer ? 'newcomer' : 'begun')
  }
}

/** Tells row-level security whose rows the work that follows may see. Whoever had the connection before is forgotten. */
async function name({ named, query }: Connection, customerId: string): Promise<void> {
  if (named.customerId === customerId) return
  named.customerId = undefined
  await query(statement.nameCustomer, [customerId])
  named.customerId = customerId
}

/**
 * Begins a transaction in a customer's name, and answers the version that it locked. Until it begins the connection speaks for
 * nobody: were it not to begin, whatever was sent after it would find no row of anybody's.
 */
async function open(
  connection: Connection,
  customerId: string,
  entryId: string,
  { homes, components }: AccountLimits,
): Promise<number | undefined> {
  const { query } = connection
  const [, , , [locked]] = await Promise.all([
    name(connection, ''),
    query(statement.begin),
    query(statement.nameCustomerInTransaction, [customerId, entryId, `${homes}`, `${components}`]),
    query<{ data_version: number }>(statement.lockVersion, [customerId]),
  ])
  return locked?.data_version
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
