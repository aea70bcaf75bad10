import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import pg from 'pg'
import { wireParsers } from '../platform/database/value-parsers.ts'
import { damageIn, isFatalError, restoreInstead } from '../platform/errors/corruption-errors.ts'
import { examinePromises } from './examine-promises.ts'
import { examineSchema } from './examine-schema.ts'
import { examineRowLevelSecurity, examineTables } from './examine-tables.ts'
import { type Ask, type Finding, findByReading, harm } from './findings.ts'

/**
 * Runs all examinations of a database. If its migration history is not of this product, only that is
 * reported.
 */
export async function examineDatabase(ask: Ask, today: string): Promise<Finding[]> {
  const schema = await findByReading('The history of the schema', async () => [await examineSchema(ask)])
  if (schema.some(({ level }) => level === 'harm')) return schema
  const tables = await findByReading('What tables there are', () => examineTables(ask))
  if (schema.some(({ level }) => level === 'note')) return [...schema, ...tables]
  const rowLevelSecurity = await findByReading('What stands between customers', async () => [
    await examineRowLevelSecurity(ask),
  ])
  return [...schema, ...tables, ...rowLevelSecurity, ...(await examinePromises(ask, today))]
}

/** Thrown if an embedded database does not open, or stops during the examination. */
export class DatabaseUnreadable extends Error {}

/**
 * Opens the files of an embedded database and runs `work` on it. Opening writes to the files, so pass a copy.
 */
export async function withEmbeddedDatabase<T>(files: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const errorOutput: string[] = []
  let engine: PGlite | undefined
  try {
    engine = await PGlite.create({
      dataDir: files,
      parsers: wireParsers,
      extensions: { amcheck },
      onStderr: (text) => errorOutput.push(text.trim()) > 0,
    })
    await engine.exec('begin; create extension if not exists amcheck')
    return await work(inSavepoints(askerOf(engine)))
  } catch (error) {
    const isOver = error instanceof Error && isFatalError(error)
    if (isOver) engine = undefined
    const last = errorOutput.findLast((text) => /FATAL|PANIC/.test(text))
    // A full disk also prevents the start, but does not mean damage.
    if (last?.includes('No space left')) throw new Error(last, { cause: error })
    const damage = last ?? damageIn(error)
    if (!isOver && damage === undefined) throw error
    const reason = damage === undefined ? '' : ` (${damage})`
    throw new DatabaseUnreadable(
      `The database does not open: its files are damaged, or not all there${reason}. ${restoreInstead}`,
      { cause: error },
    )
  } finally {
    await engine?.exec('rollback')
    await engine?.close()
  }
}

const askerOf =
  (engine: PGlite): Ask =>
  async <Row>(text: string, values: readonly unknown[] = []) =>
    (await engine.query<Row>(text, [...values])).rows

/** Examines a snapshot of a running PostgreSQL in a read-only transaction. */
export async function withPostgresSnapshot(
  url: string,
  work: (ask: Ask) => Promise<Finding[]>,
): Promise<Finding[]> {
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
    return await work(inSavepoints(async (text, values = []) => (await client.query(text, [...values])).rows))
  } finally {
    await client.end()
  }
}

/**
 * Runs each query in a savepoint, so that a failed query does not end the transaction and the examination
 * continues.
 */
const inSavepoints =
  (ask: Ask): Ask =>
  async <Row>(text: string, values?: readonly unknown[]) => {
    await ask('savepoint before_question')
    try {
      const rows = await ask<Row>(text, values)
      await ask('release savepoint before_question')
      return rows
    } catch (error) {
      if (error instanceof Error && isFatalError(error)) throw error
      await ask('rollback to savepoint before_question')
      await ask('release savepoint before_question')
      throw error
    }
  }
