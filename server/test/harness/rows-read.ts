import { sql as raw, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from '../../src/platform/database/database.ts'

interface PlanNode {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const rowsOf = (node: PlanNode): number => {
  const here = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return here + (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0)
}

/** Returns the total number of rows that all steps of a query's plan read. */
export async function countRowsRead(sql: Sql, query: SQLWrapper): Promise<number> {
  const { rows } = (await sql.execute(raw`explain (analyze, format json) ${query.getSQL()}`)) as {
    rows: { 'QUERY PLAN': [{ Plan: PlanNode }] }[]
  }
  return rows[0] ? rowsOf(rows[0]['QUERY PLAN'][0].Plan) : Number.NaN
}
