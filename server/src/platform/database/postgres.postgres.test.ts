import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/harness/test-database.ts'

test('a repeated query uses the plan that PostgreSQL kept for the connection', async () => {
  const { database } = await openTestDatabase({ nowMs: () => Date.parse('2026-11-21T15:00:00Z') })
  const connection = await database.connect('no customer')
  for (let n = 0; n < 10; n += 1)
    await connection.sql.execute(sql`select count(*) from properties where id = ${randomUUID()}`)
  const [kept] = await connection.query<{ generic: string; custom: string }>({
    name: 'test_kept_plans',
    text: `select generic_plans as generic, custom_plans as custom from pg_prepared_statements
      where statement like 'select count(*) from properties where id%'`,
  })
  // PostgreSQL plans each of the first five executions for its own values (custom plan). Then it can keep one plan for
  // all values (generic plan).
  expect(kept).toEqual({ generic: 5, custom: 5 })
  connection.release()
  await database.close()
})
