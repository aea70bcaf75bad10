import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Clock } from './clock.ts'
import { appRole, type Connection, type Database, type Sql, type Statement } from './database.ts'
import { holdFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { wireParsers } from './value-parsers.ts'

export interface PgliteOptions {
  readonly clock: Clock
  /** The folder that holds the data; without it the database lives in memory. */
  readonly dataDir?: string
  /** A data folder as `dumpDataDir` packed it, to start from instead of an empty one. */
  readonly image?: Blob
}

/** So many bytes of new rows, and half as many again as there were, and what the planner knew of them is no more true. */
const muchNew = 250_000
const tablesSize = `select sum(pg_relation_size(oid))::float8 as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace`

/** Opens PostgreSQL inside this process, over a folder that no second process may open at the same time. */
export async function openPglite({ clock, dataDir, image }: PgliteOptions): Promise<Database> {
  const folder = dataDir && resolve(dataDir, 'database')
  const unlock = folder ? await holdFolder(folder) : async () => {}
  const engine = await PGlite.create({
    ...(folder && { dataDir: join(folder, 'pgdata') }),
    ...(image && { loadDataDir: image }),
    parsers: wireParsers,
  })
  await migrate(
    {
      run: async (script) => void (await engine.exec(script)),
      query: async <Row>(text: string, values: readonly unknown[] = []) =>
        (await engine.query<Row>(text, [...values])).rows,
    },
    clock,
  )
  const bytesOfTables = async () => (await engine.query<{ bytes: number }>(tablesSize)).rows[0]?.bytes ?? 0
  let bytesAnalyzed = 0
  const refreshStatistics = async () => {
    await engine.exec(`reset role; analyze; set role ${appRole}`)
    bytesAnalyzed = await bytesOfTables()
  }
  const hasGrown = async () => (await bytesOfTables()) > bytesAnalyzed * 1.5 + muchNew
  await refreshStatistics()
  const sql: Sql = drizzle({ client: engine })

  // There is one connection, and what one request sets on it another would see: it is held, in turns.
  let turn: Promise<unknown> = Promise.resolve()
  // Nothing here analyzes tables by itself, and without statistics the planner reads a whole portfolio for one row.
  let commits = 0
  let commitsUntilRefresh = 4
  const keepStatistics = async () => {
    const isTime = commits >= commitsUntilRefresh
    if (!isTime && !(await hasGrown())) return
    if (isTime) commitsUntilRefresh = Math.min(commitsUntilRefresh * 2, 1_000)
    commits = 0
    await refreshStatistics()
  }
  return {
    kind: 'pglite',
    async connect(): Promise<Connection> {
      let release = () => {}
      const before = turn
      turn = new Promise<void>((resolve) => {
        release = resolve
      })
      await before
      const commitsBefore = commits
      return {
        sql,
        query: async <Row>({ text }: Statement, values: readonly unknown[] = []) => {
          if (text === 'commit') commits += 1
          return (await engine.query<Row>(text, [...values])).rows
        },
        release() {
          // Statistics only make plans better: without new ones the old ones stand.
          if (commits > commitsBefore) turn = turn.then(keepStatistics).catch(() => {})
          release()
        },
      }
    },
    async close() {
      await turn
      await engine.close()
      await unlock()
    },
  }
}
