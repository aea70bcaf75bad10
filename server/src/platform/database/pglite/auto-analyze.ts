import type { PGlite } from '@electric-sql/pglite'
import { appRole } from '../database.ts'

/**
 * Updates statistics and runs checkpoints. PostgreSQL has background processes for this, but the embedded engine has
 * none.
 */
export interface AutoAnalyze {
  /** Returns true if enough rows changed since the last run, or a table was not analyzed since the start. */
  isDue(): boolean
  /** Does at most one maintenance task, because requests wait while it runs. */
  runTask(): Promise<void>
}

/**
 * A checkpoint runs after this many bytes of new write-ahead log. It limits the size of the log and the time of the
 * recovery after a crash.
 */
const checkpointBytes = 64 * 1024 * 1024
/**
 * The first check for outdated statistics runs after this many changed rows. A check takes as long as ten queries. So
 * the next checks wait for twice as many rows each time, up to `maxRowsUntilCheck`.
 */
const rowsUntilFirstCheck = 50
const maxRowsUntilCheck = 500

const logWritten = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`
const tablesBySize = `select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by relpages`
/**
 * Finds the table with the largest share of changed rows, and counts all outdated tables. PostgreSQL's autovacuum uses
 * the same rule for outdated tables.
 */
const outdated = `select quote_ident(relname) as name, count(*) over ()::int as tables
  from pg_class, pg_stat_get_mod_since_analyze(oid) as changes
  where relkind = 'r' and relnamespace = 'public'::regnamespace and changes >= 50 + 0.1 * greatest(reltuples, 0)
  order by changes / greatest(reltuples, 1) desc limit 1`

/**
 * Keeps the statistics of PostgreSQL's query planner current, and runs checkpoints. Without statistics, a plan reads a
 * customer's whole portfolio to find one row. Wraps `engine.query` to count changed rows. The counts are lost when the
 * server stops. So each table is analyzed once after the start, between the first requests.
 */
export function makeAutoAnalyze(engine: PGlite): AutoAnalyze {
  let rows = 0
  let rowsUntilCheck = rowsUntilFirstCheck
  const query = engine.query.bind(engine)
  engine.query = async <Row>(...parameters: Parameters<PGlite['query']>) => {
    const result = await query<Row>(...parameters)
    rows += result.affectedRows ?? 0
    return result
  }
  // The role is set back even after a failed statement, because the next request must not run with the rights of the
  // tables' owner.
  const asOwner = async (statement: string) => {
    await query('reset role')
    try {
      await query(statement)
    } finally {
      await query(`set role ${appRole}`)
    }
  }
  const bytesOfLog = async () => (await query<{ bytes: number }>(logWritten)).rows[0]?.bytes ?? 0
  /** The tables that are still to be analyzed after the start, largest last. Undefined until they are listed. */
  let unanalyzed: string[] | undefined
  let bytesBefore = 0
  const analyze = (name: string) => asOwner(`analyze ${name}`)

  return {
    isDue: () => rows >= rowsUntilCheck || unanalyzed === undefined || unanalyzed.length > 0,
    async runTask() {
      if (!unanalyzed) {
        bytesBefore = await bytesOfLog()
        unanalyzed = (await query<{ name: string }>(tablesBySize)).rows.map(({ name }) => name)
      }
      // Few rows have changed, so there is time for one of the tables that are to be analyzed after the start.
      if (rows < rowsUntilCheck) {
        const next = unanalyzed.pop()
        if (next !== undefined) await analyze(next)
        return
      }
      rows = 0
      rowsUntilCheck = Math.min(rowsUntilCheck * 2, maxRowsUntilCheck)
      const bytes = await bytesOfLog()
      if (bytes - bytesBefore > checkpointBytes) {
        bytesBefore = bytes
        rows = rowsUntilCheck
        return asOwner('checkpoint')
      }
      // Without this flush, PostgreSQL would count the changed rows of a transaction up to a second later.
      await query('select pg_stat_force_next_flush()')
      const [table] = (await query<{ name: string; tables: number }>(outdated)).rows
      if (!table) return
      if (table.tables > 1) rows = rowsUntilCheck
      await analyze(table.name)
    },
  }
}
