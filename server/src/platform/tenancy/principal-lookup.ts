import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import * as statement from './gate-statements.ts'
import type { VerifiedToken } from './verified-token.ts'

/** What the database knows of the person behind a token. */
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

/** Answers who a token speaks for, as it is at some instant after the question; undefined where nobody is behind it. */
export type PrincipalLookup = (token: VerifiedToken) => Promise<PersonRow | undefined> | PersonRow

/**
 * The embedded database belongs to this process alone, so a person is looked up once and kept until something of theirs
 * changes. On PostgreSQL other servers may write: each request asks the database, in one statement with the other requests of
 * the same moment.
 */
export function makePrincipalLookup(database: Database): PrincipalLookup {
  const ask = makeBatches(database)
  const { lastChange } = database
  return lastChange ? remembering(ask, lastChange) : (token) => ask(token).then((found) => found.row)
}

interface Found {
  readonly row: PersonRow | undefined
  /** The last change of anybody's when it was looked up. */
  readonly asOf: number
}

/**
 * While one statement is on its way the next is filled, and where the machine is busy the way is long. One at a time made
 * everybody wait for the slowest; more than a few only hold connections that readers need.
 */
const maxAtOnce = 4
const largestBatch = 500

/**
 * Gathers what is asked while the loop goes through its sockets, and puts it in one statement. A question never joins a
 * statement that was sent before it: its answer could be older than a write that was acknowledged to the asker.
 */
function makeBatches(database: Database): (token: VerifiedToken) => Promise<Found> {
  let waiting = new Map<VerifiedToken, PromiseWithResolvers<Found>>()
  let underWay = 0

  async function send(): Promise<void> {
    underWay += 1
    await nextTurn()
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, largestBatch)
      if (batch.length === waiting.size) waiting = new Map()
      else for (const [token] of batch) waiting.delete(token)
      try {
        const found = await lookUpAll(
          database,
          batch.map(([token]) => token),
        )
        for (const [n, [, { resolve }]] of batch.entries()) resolve({ row: found.rows[n], asOf: found.asOf })
      } catch (error) {
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
      if (underWay < maxAtOnce) send()
    }
    return asked.promise
  }
}

async function lookUpAll(database: Database, tokens: readonly VerifiedToken[]) {
  const connection = await database.connect('reading', 'for newcomers')
  try {
    // Whatever is changed while this is on its way has a higher number, or gets one when it is done.
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

/** `Promise.withResolvers`, which Node 20 has not. */
function withResolvers<T>(): PromiseWithResolvers<T> {
  let settle: Omit<PromiseWithResolvers<T>, 'promise'> | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, resolve: (value) => settle?.resolve(value), reject: (error) => settle?.reject(error) }
}
