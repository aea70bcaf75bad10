import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import * as statement from './gate-statements.ts'
import type { VerifiedToken } from './verified-token.ts'

/** The user and customer behind a token, as stored in the database. */
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
 * Finds the user of a token. The result contains every change that was acknowledged before the call.
 * Undefined if the user does not exist.
 */
export type PrincipalLookup = (token: VerifiedToken) => Promise<PersonRow | undefined> | PersonRow

/**
 * Looks up the user behind a token. The embedded database belongs to this process alone, so a result is cached until data
 * of that customer changes. On PostgreSQL other servers may write, so each request queries the database, in one statement
 * with the other requests of the same tick.
 */
export function makePrincipalLookup(database: Database): PrincipalLookup {
  const ask = makeBatches(database)
  const { lastChange } = database
  return lastChange ? remembering(ask, lastChange) : (token) => ask(token).then((found) => found.row)
}

interface Found {
  readonly row: PersonRow | undefined
  /** The number of the last write of any customer at the time of the lookup. */
  readonly asOf: number
}

/**
 * The maximum number of lookup statements that run at once on PostgreSQL. With one, all requests wait for the
 * slowest statement. With many, lookups take connections that reads need. The embedded database has one
 * connection, so a second statement would gain nothing.
 */
const maxAtOnce = 4
const largestBatch = 500

/**
 * Collects the requests of one tick of the event loop and sends them in one statement. A request never joins a statement
 * that was sent before: its result could be older than a write that was acknowledged to the same client.
 */
function makeBatches(database: Database): (token: VerifiedToken) => Promise<Found> {
  let waiting = new Map<VerifiedToken, PromiseWithResolvers<Found>>()
  let underWay = 0
  const limit = database.kind === 'pglite' ? 1 : maxAtOnce

  async function send(): Promise<void> {
    underWay += 1
    await nextTurn()
    while (waiting.size > 0) {
      let batch: [VerifiedToken, PromiseWithResolvers<Found>][] = []
      // Called when the connection is free, so that requests that arrived during the wait share the
      // statement.
      const takeBatch = () => {
        batch = [...waiting].slice(0, largestBatch)
        if (batch.length === waiting.size) waiting = new Map()
        else for (const [token] of batch) waiting.delete(token)
        return batch.map(([token]) => token)
      }
      try {
        const found = await lookUpAll(database, takeBatch)
        for (const [n, [, { resolve }]] of batch.entries()) resolve({ row: found.rows[n], asOf: found.asOf })
      } catch (error) {
        // If no connection was free, no batch was taken yet, so all waiting requests get the error.
        if (batch.length === 0) takeBatch()
        for (const [, { reject }] of batch) reject(error)
      }
    }
    underWay -= 1
  }

  return (token) => {
    let asked = waiting.get(token)
    if (!asked) {
      asked = withResolvers<Found>()
      waiting.set(token, asked)
      if (underWay < limit) send()
    }
    return asked.promise
  }
}

async function lookUpAll(database: Database, takeBatch: () => readonly VerifiedToken[]) {
  const connection = await database.connect('reading', 'for newcomers')
  const tokens = takeBatch()
  if (tokens.length === 0) {
    connection.release()
    return { rows: [], asOf: 0 }
  }
  try {
    // Read before the statement runs: a write that begins later gets a higher number.
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

function remembering(
  ask: (token: VerifiedToken) => Promise<Found>,
  lastChange: NonNullable<Database['lastChange']>,
): PrincipalLookup {
  const known = new LRUCache<VerifiedToken, Found & { readonly row: PersonRow }>({ max: 10_000 })
  return (token) => {
    const before = known.get(token)
    if (before && lastChange(before.row.customer_id) <= before.asOf) return before.row
    return ask(token).then(({ row, asOf }) => {
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
