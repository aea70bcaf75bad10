import { fillPlaceholders, type Placeholder, type Query, sql as raw, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Sql } from './database.ts'
import type { Owner } from './gate.ts'

/*
 * To put a question into words takes the query builder a quarter of a short request's processor time, and the words are always
 * the same. What is asked often is worded once, with places that each asking fills.
 */

/** Where a value goes that each asking brings. */
export const place = <Name extends string>(name: Name): Placeholder<Name> => raw.placeholder(name)

/** Stands for the owner who will ask. */
class AnyOwner {
  readonly customerId = place('customerId')
}

/** Whose rows a question is about: an owner's, or those of each owner who asks it. */
export type Whose = Owner | AnyOwner

/** What goes into the places. What is undefined is not given. */
type Values<Name extends string> = { readonly [name in Name]?: unknown }

/** The places that are filled: where others are, the words may be others. */
type Places<Name extends string> = { readonly [name in Name]?: Placeholder }

/** Asks for an owner's rows with these values in its places. */
type Ask<Row, Name extends string> = (sql: Sql, owner: Owner, values: Values<Name>) => Promise<Row[]>

interface Prepared<Row> {
  execute(values?: Record<string, unknown>): Promise<Row[]>
}

const anyOwner = new AnyOwner()
// With a name PostgreSQL would keep its plan too, and take the same one for a portfolio of ten and of a hundred thousand.
const unnamed = ''

/** A question of the query builder's, worded once for each connection. */
export function wordedOnce<Row, Name extends string>(
  word: (sql: Sql, owner: Whose, places: Places<Name>) => { prepare(name: string): Prepared<Row> },
): Ask<Row, Name> {
  const ofConnections = new WeakMap<Sql, (values: Values<Name>) => Prepared<Row>>()
  return (sql, { customerId }, values) => {
    let wording = ofConnections.get(sql)
    if (!wording) {
      wording = onceForPlaces((places) => word(sql, anyOwner, places).prepare(unnamed))
      ofConnections.set(sql, wording)
    }
    return wording(values).execute({ ...values, customerId })
  }
}

const dialect = new PgDialect()

/** A question written by hand, worded once. */
export function writtenOnce<Row, Name extends string>(
  write: (owner: Whose, places: Places<Name>) => SQL,
): Ask<Row, Name> {
  const wording = onceForPlaces((places: Places<Name>) => dialect.sqlToQuery(write(anyOwner, places)))
  return async (sql, { customerId }, values) => {
    const { sql: text, params } = wording(values)
    const query = { sql: text, params: fillPlaceholders(params, { ...values, customerId }) }
    const { rows } = (await sql.execute(new Worded(query))) as { rows: Row[] }
    return rows
  }
}

function onceForPlaces<Name extends string, Words>(
  word: (places: Places<Name>) => Words,
): (values: Values<Name>) => Words {
  const ready = new Map<string, Words>()
  return (values) => {
    const names = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : name))
    const key = names.join()
    let words = ready.get(key)
    if (words === undefined) {
      words = word(Object.fromEntries(names.map((name) => [name, place(name)])) as Places<Name>)
      ready.set(key, words)
    }
    return words
  }
}

/** Words that are ready, which the builder takes as they are. */
class Worded extends SQL {
  readonly #query: Query
  constructor(query: Query) {
    super([])
    this.#query = query
  }
  override toQuery(): Query {
    return this.#query
  }
}
