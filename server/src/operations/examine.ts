import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import pg from 'pg'
import { unsyncedStart } from '../platform/database/pglite/start-parameters.ts'
import { limitWasmOptimization } from '../platform/database/pglite/wasm-optimization.ts'
import { wireParsers } from '../platform/database/value-parsers.ts'
import { damageIn, isFatalError, restoreAdvice } from '../platform/errors/corruption-errors.ts'
import { examineInvariants } from './examine-promises.ts'
import { examineSchema } from './examine-schema.ts'
import { examineRowLevelSecurity, examineTables } from './examine-tables.ts'
import { catchDamage, type Finding, harm, type RunQuery } from './findings.ts'

/** Runs all examinations of a database. If the database has wrong migrations, reports only that. */
export async function examineDatabase(runQuery: RunQuery, today: string): Promise<Finding[]> {
  const schema = await catchDamage('The history of the schema', async () => [await examineSchema(runQuery)])
  if (schema.some(({ level }) => level === 'harm')) return schema
  const tables = await catchDamage('What tables there are', () => examineTables(runQuery))
  if (schema.some(({ level }) => level === 'note')) return [...schema, ...tables]
  const rowLevelSecurity = await catchDamage('What stands between customers', async () => [
    await examineRowLevelSecurity(runQuery),
  ])
  return [...schema, ...tables, ...rowLevelSecurity, ...(await examineInvariants(runQuery, today))]
}

/** Thrown if an embedded database cannot be opened, or stops during its examination. */
export class DatabaseUnreadable extends Error {}

/**
 * Opens an embedded database and runs `work` on it. Opening writes to the files, so the caller passes a copy.
 */
export async function withEmbeddedDatabase<T>(
  files: string,
  work: (runQuery: RunQuery) => Promise<T>,
): Promise<T> {
  limitWasmOptimization()
  const errorOutput: string[] = []
  let engine: PGlite | undefined
  try {
    engine = await PGlite.create({
      dataDir: files,
      startParams: [...unsyncedStart],
      parsers: wireParsers,
      extensions: { amcheck },
      onStderr: (text) => errorOutput.push(text.trim()) > 0,
    })
    await engine.exec('begin; create extension if not exists amcheck')
    return await work(inSavepoints(queryWith(engine)))
  } catch (error) {
    const isEngineDead = error instanceof Error && isFatalError(error)
    if (isEngineDead) engine = undefined
    const last = errorOutput.findLast((text) => /FATAL|PANIC/.test(text))
    // This error is not a sign of damaged data: a full disk also prevents the start.
    if (last?.includes('No space left')) throw new Error(last, { cause: error })
    const damage = last ?? damageIn(error)
    if (!isEngineDead && damage === undefined) throw error
    const reason = damage === undefined ? '' : ` (${damage})`
    throw new DatabaseUnreadable(
      `The database does not open: its files are damaged, or not all there${reason}. ${restoreAdvice}`,
      { cause: error },
    )
  } finally {
    await engine?.exec('rollback')
    await engine?.close()
  }
}

const queryWith =
  (engine: PGlite): RunQuery =>
  async <Row>(text: string, values: readonly unknown[] = []) =>
    (await engine.query<Row>(text, [...values])).rows

/**
 * Runs an examination of a PostgreSQL database in a read-only transaction, so that all queries see the data of one
 * instant.
 */
export async function withPostgresSnapshot(
  url: string,
  work: (runQuery: RunQuery) => Promise<Finding[]>,
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
 * Runs each query in a savepoint. So after a failed query the transaction is still usable, and the examination
 * continues.
 */
const inSavepoints =
  (runQuery: RunQuery): RunQuery =>
  async <Row>(text: string, values?: readonly unknown[]) => {
    await runQuery('savepoint before_question')
    try {
      const rows = await runQuery<Row>(text, values)
      await runQuery('release savepoint before_question')
      return rows
    } catch (error) {
      if (error instanceof Error && isFatalError(error)) throw error
      await runQuery('rollback to savepoint before_question')
      await runQuery('release savepoint before_question')
      throw error
    }
  }
