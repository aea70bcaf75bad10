import type { PGlite } from '@electric-sql/pglite'
import { appRole } from '../database.ts'

/** What the embedded PostgreSQL does for itself elsewhere: here it has no process beside the one that answers. */
export interface Housekeeping {
  /** Whether enough has changed since anybody looked. */
  isDue(): boolean
  /** Looks, and does one thing that is to be done, if there is one: more would make those who wait wait for all of it. */
  keep(): Promise<void>
}

/** What a start after a crash has to go through, and what the log takes on disk: nobody else ends it by a checkpoint. */
const muchLog = 64 * 1024 * 1024
/** To look costs as much as ten questions: it is done at once where everything is new, later only for so many new rows. */
const rowsUntilFirstLook = 50
const maxRowsUntilLook = 500

const logWritten = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes`
/** By the rule of PostgreSQL's own autovacuum; the table that has changed most beside what was known of it comes first. */
const outdated = `select quote_ident(relname) as name, count(*) over ()::int as tables
  from pg_class, pg_stat_get_mod_since_analyze(oid) as changes
  where relkind = 'r' and relnamespace = 'public'::regnamespace and changes >= 50 + 0.1 * greatest(reltuples, 0)
  order by changes / greatest(reltuples, 1) desc limit 1`

/**
 * Keeps what the planner knows of the tables near the truth, for else it reads a whole portfolio for one row, and ends the
 * log of changes by a checkpoint. It hears of each statement that changes rows.
 */
export async function makeHousekeeping(engine: PGlite): Promise<Housekeeping> {
  let rows = 0
  let rowsUntilLook = rowsUntilFirstLook
  const ask = engine.query.bind(engine)
  engine.query = async <Row>(...question: Parameters<PGlite['query']>) => {
    const result = await ask<Row>(...question)
    rows += result.affectedRows ?? 0
    return result
  }
  // Whatever becomes of the statement, the next request must not find itself the owner of the tables.
  const asOwner = async (statement: string) => {
    await ask('reset role')
    try {
      await ask(statement)
    } finally {
      await ask(`set role ${appRole}`)
    }
  }
  const bytesOfLog = async () => (await ask<{ bytes: number }>(logWritten)).rows[0]?.bytes ?? 0
  await asOwner('analyze')
  let bytesBefore = await bytesOfLog()

  return {
    isDue: () => rows >= rowsUntilLook,
    async keep() {
      // It was called for more than once before its turn came.
      if (rows < rowsUntilLook) return
      rows = 0
      rowsUntilLook = Math.min(rowsUntilLook * 2, maxRowsUntilLook)
      const bytes = await bytesOfLog()
      if (bytes - bytesBefore > muchLog) {
        bytesBefore = bytes
        rows = rowsUntilLook
        return asOwner('checkpoint')
      }
      // Counts of a transaction are added up a second later unless they are called for.
      await ask('select pg_stat_force_next_flush()')
      const [table] = (await ask<{ name: string; tables: number }>(outdated)).rows
      if (!table) return
      if (table.tables > 1) rows = rowsUntilLook
      await asOwner(`analyze ${table.name}`)
    },
  }
}
