import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import * as statement from './gate-statements.ts'
import type { VerifiedToken } from './verified-token.ts'

/** A token's user and their customer, as a row of the database. */
export interface PersonRow {
  readonly customer_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly token_version: number
  readonly time_zone: string
  readonly data_version: number
  readonly paid_until: Date | null
  readonly is_revoked: boolean
}

/**
 * Returns the user of a token, or undefined if the user does not exist. Every change that was acknowledged before the
 * call is visible in the result.
 */
export type PrincipalLookup = (token: VerifiedToken) => Promise<PersonRow | undefined> | PersonRow

/**
 * Creates the function that looks up the user of a token. Only this process writes to the embedded database, so a
 * result is cached there until data of the customer changes. To a PostgreSQL server other processes may write too, so
 * each request queries it. Requests of the same turn of the event loop share one statement.
 */
export function makePrincipalLookup(database: Database): PrincipalLookup {
  const lookUp = makeBatches(database)
  const { lastChange } = database
  return lastChange ? withCache(lookUp, lastChange) : (token) => lookUp(token).then((found) => found.row)
}

interface LookupResult {
  readonly row: PersonRow | undefined
  /** The number of the last write of any customer before the lookup. */
  readonly asOf: number
}

/**
 * The maximum number of lookup statements that run at once on PostgreSQL. With one, all requests would wait for a slow
 * statement. With many, lookups would take connections that reads need. The embedded database has only one connection,
 * so only one runs there.
 */
const maxConcurrentStatements = 4
const maxBatchSize = 500

/**
 * Collects the lookups of one turn of the event loop and sends them in one statement. A lookup never joins a statement
 * that was already sent. The result of that statement could be older than a write that the same client knows of.
 */
function makeBatches(database: Database): (token: VerifiedToken) => Promise<LookupResult> {
  let waiting = new Map<VerifiedToken, PromiseWithResolvers<LookupResult>>()
  let sendingCount = 0
  const limit = database.kind === 'pglite' ? 1 : maxConcurrentStatements

  async function send(): Promise<void> {
    sendingCount += 1
    await nextTurn()
    while (waiting.size > 0) {
      let batch: [VerifiedToken, PromiseWithResolvers<LookupResult>][] = []
      // Called when a connection is free. So lookups that arrive during the wait for it join the statement.
      const takeBatch = () => {
        batch = [...waiting].slice(0, maxBatchSize)
        if (batch.length === waiting.size) waiting = new Map()
        else for (const [token] of batch) waiting.delete(token)
        return batch.map(([token]) => token)
      }
      try {
        const found = await lookUpAll(database, takeBatch)
        for (const [n, [, { resolve }]] of batch.entries()) resolve({ row: found.rows[n], asOf: found.asOf })
      } catch (error) {
        // If no connection could be opened, `batch` is still empty. The waiting lookups are taken here, so that they
        // get the error.
        if (batch.length === 0) takeBatch()
        for (const [, { reject }] of batch) reject(error)
      }
    }
    sendingCount -= 1
  }

  return (token) => {
    let pending = waiting.get(token)
    if (!pending) {
      pending = withResolvers<LookupResult>()
      waiting.set(token, pending)
      if (sendingCount < limit) send()
    }
    return pending.promise
  }
}

async function lookUpAll(database: Database, takeBatch: () => readonly VerifiedToken[]) {
  const connection = await database.connect('reading', 'for new')
  const tokens = takeBatch()
  if (tokens.length === 0) {
    connection.release()
    return { rows: [], asOf: 0 }
  }
  try {
    // The number is read before the statement runs. A write that begins later gets a higher number, and so invalidates
    // the result.
    const asOf = database.lastChange?.() ?? 0
    const found = await connection.query<PersonRow & { place: number }>(statement.lookUp, [
      tokens.map(({ userId }) => userId),
      tokens.map(({ hash }) => hash.toString('hex')),
    ])
    const rows: (PersonRow | undefined)[] = tokens.map(() => undefined)
    for (const { place, ...row } of found) rows[place - 1] = row
    connection.release()
    return { rows, asOf }
  } catch (error) {
    connection.release(true)
    throw error
  }
}

function withCache(
  lookUp: (token: VerifiedToken) => Promise<LookupResult>,
  lastChange: NonNullable<Database['lastChange']>,
): PrincipalLookup {
  const known = new LRUCache<VerifiedToken, LookupResult & { readonly row: PersonRow }>({ max: 10_000 })
  return (token) => {
    const before = known.get(token)
    if (before && lastChange(before.row.customer_id) <= before.asOf) return before.row
    return lookUp(token).then(({ row, asOf }) => {
      if (row) known.set(token, { row, asOf })
      return row
    })
  }
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>
  resolve(value: T): void
  reject(error: unknown): void
}

/** Replaces `Promise.withResolvers`, which Node 20 does not have. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let settle: Omit<PromiseWithResolvers<T>, 'promise'> | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: (value) => settle?.resolve(value), reject: (error) => settle?.reject(error) }
}
