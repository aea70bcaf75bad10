import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import pg from 'pg'
import { wireParsers } from '../platform/value-parsers.ts'
import { examinePromises } from './examine-promises.ts'
import { examineSchema } from './examine-schema.ts'
import { examineTables, examineWalls } from './examine-tables.ts'
import { type Ask, type Finding, harm } from './findings.ts'

/** Everything that can be said of a database. With a history that is not ours nothing else of it is asked. */
export async function examineDatabase(ask: Ask, today: string): Promise<Finding[]> {
  const schema = await examineSchema(ask)
  if (schema.level === 'harm') return [schema]
  const tables = await examineTables(ask)
  if (schema.level === 'note') return [schema, ...tables]
  return [schema, ...tables, await examineWalls(ask), ...(await examinePromises(ask, today))]
}

/** Works on an embedded database that nobody else has open. It is written to, as by any start: give it a copy. */
export async function withEmbedded<T>(files: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const engine = await PGlite.create({
    dataDir: files,
    parsers: wireParsers,
    extensions: { amcheck },
    // What it complains of on the way comes back as an error, in our words.
    onStderr: () => true,
  })
  try {
    await engine.exec('begin; create extension if not exists amcheck')
    return await work(
      goingOn(async <Row>(text: string, values: readonly unknown[] = []) => {
        const { rows } = await engine.query<Row>(text, [...values])
        return rows
      }),
    )
  } finally {
    await engine.exec('rollback')
    await engine.close()
  }
}

/** Works on what a PostgreSQL holds at one instant, while it serves, and can write nothing. */
export async function withPostgres(url: string, work: (ask: Ask) => Promise<Finding[]>): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ sees_all: boolean }>(
      'select rolsuper or rolbypassrls as sees_all from pg_roles where rolname = current_user',
    )
    if (!rows[0]?.sees_all)
      return [
        harm(
          'The role of DATABASE_URL does not see every customer’s rows, as it should not. Examine with one that does: docs/operations.md says how to make it.',
        ),
      ]
    return await work(goingOn(async (text, values = []) => (await client.query(text, [...values])).rows))
  } finally {
    await client.end()
  }
}

/** Asks in a transaction that what fails does not end: one thing that cannot be read must not hide all others. */
const goingOn =
  (ask: Ask): Ask =>
  async (text, values) => {
    await ask('savepoint before_question')
    try {
      return await ask(text, values)
    } catch (error) {
      await ask('rollback to savepoint before_question')
      throw error
    } finally {
      await ask('release savepoint before_question')
    }
  }
