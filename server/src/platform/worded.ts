import { type Placeholder, sql as raw, type SQL } from 'drizzle-orm'
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

/** What goes into the places, whose names are few: each choice of them is worded, and kept. What is undefined is not given. */
type Values<Name extends string> = { readonly [name in Name]?: unknown }

/** The places that are filled: where others are, the words may be others. */
type Places<Name extends string> = { readonly [name in Name]?: Placeholder }

/** Asks for an owner's rows with these values in its places. */
type Ask<Row, Name extends string> = (sql: Sql, owner: Owner, values: Values<Name>) => Promise<Row[]>

interface Answered<Row> {
  execute: Row[]
  all: unknown
  values: unknown
}

interface Prepared<Row> {
  execute(values?: Record<string, unknown>): Promise<Row[]>
}

const anyOwner = new AnyOwner()
// With a name PostgreSQL would keep its plan too, and take the same one for a portfolio of ten and of a hundred thousand.
const unnamed = ''

/** A question of the query builder's, worded once for each connection. */
export const wordedOnce = <Row, Name extends string>(
  word: (sql: Sql, owner: Whose, places: Places<Name>) => { prepare(name: string): Prepared<Row> },
): Ask<Row, Name> =>
  onceForConnections((sql) =>
    onceForPlaces((places: Places<Name>) => word(sql, anyOwner, places).prepare(unnamed)),
  )

const dialect = new PgDialect()

/**
 * A question written by hand, worded once. `read` makes a row of its columns, in the order in which they are selected: a list
 * of 200 is read a fifth sooner so than from an object that the driver makes of each row.
 */
export function writtenOnce<Row, Name extends string, Columns extends readonly unknown[]>(
  write: (owner: Whose, places: Places<Name>) => SQL,
  read: (columns: Columns) => Row,
): Ask<Row, Name> {
  // What is selected stands in the text, where no compiler reads it.
  const readAll = (rows: unknown[][]) => rows.map((columns) => read(columns as unknown as Columns))
  return onceForConnections(({ _: { session } }) =>
    onceForPlaces((places: Places<Name>) => {
      const words = dialect.sqlToQuery(write(anyOwner, places))
      return session.prepareQuery<Answered<Row>>(words, undefined, undefined, true, readAll)
    }),
  )
}

function onceForConnections<Row, Name extends string>(
  begin: (sql: Sql) => (values: Values<Name>) => Prepared<Row>,
): Ask<Row, Name> {
  const begun = new WeakMap<Sql, (values: Values<Name>) => Prepared<Row>>()
  return (sql, { customerId }, values) => {
    let wording = begun.get(sql)
    if (!wording) {
      wording = begin(sql)
      begun.set(sql, wording)
    }
    return wording(values).execute({ ...values, customerId })
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
      // The names are those of the values; an object made of pairs has any.
      words = word(Object.fromEntries(names.map((name) => [name, place(name)])) as Places<Name>)
      ready.set(key, words)
    }
    return words
  }
}
