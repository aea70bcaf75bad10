import { and, eq, gt, sql as raw } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, test } from 'vitest'
import { type Given, makePreparedQuery } from './prepared-query.ts'

const rooms = pgTable('rooms', { home: integer(), floor: integer() })

interface Values {
  readonly home: number
  readonly above?: number | undefined
}

/** Returns a connection that records the parameters of each query. Every query returns no rows. */
function makeConnection() {
  const sent: { text: string; parameters: unknown[] }[] = []
  const client = new pg.Client()
  // The cast is needed because `query` has overloads.
  client.query = (async ({ text }: { text: string }, parameters: unknown[]) => {
    sent.push({ text, parameters })
    return { rows: [] }
  }) as typeof client.query
  return { sql: drizzle({ client }), sent }
}

const isOfHome = eq(rooms.home, raw.placeholder('home'))

test('a prepared query refuses a value for which it has no placeholder', () => {
  const select = makePreparedQuery((sql, _given: Given<Values>) => sql.select().from(rooms).where(isOfHome))
  expect(() => select(makeConnection().sql, { home: 1, above: 2 })).toThrow(
    'The query has no placeholder for above.',
  )
})

test('a prepared query is built once for each connection and each set of parameters that have values', async () => {
  let builds = 0
  const select = makePreparedQuery((sql, given: Given<Values>) => {
    builds += 1
    return sql
      .select()
      .from(rooms)
      .where(and(isOfHome, given.has('above') ? gt(rooms.floor, raw.placeholder('above')) : undefined))
  })
  const [first, second] = [makeConnection(), makeConnection()]
  await select(first.sql, { home: 1 })
  await select(first.sql, { home: 2, above: undefined })
  expect(builds).toBe(1)
  await select(first.sql, { home: 3, above: 4 })
  await select(first.sql, { home: 5, above: 0 })
  expect(builds).toBe(2)
  await select(second.sql, { home: 6 })
  expect(builds).toBe(3)
  expect(first.sent.map(({ parameters }) => parameters)).toEqual([[1], [2], [3, 4], [5, 0]])
  expect(first.sent.map(({ text }) => text.includes('"floor" >'))).toEqual([false, false, true, true])
  expect(second.sent.map(({ parameters }) => parameters)).toEqual([[6]])
})
