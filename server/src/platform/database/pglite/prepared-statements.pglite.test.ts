import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readImage } from '../../../../test/harness/test-database.ts'
import { wireParsers } from '../value-parsers.ts'
import { prepareStatements } from './prepared-statements.ts'

/** A packed database. Opening it takes only a seventh of the time of creating a new one. */
let image: Blob
let plain: PGlite
let prepared: PGlite
beforeAll(async () => {
  image = await readImage(inject('databaseSource'))
  plain = await PGlite.create({ loadDataDir: image, parsers: wireParsers })
  prepared = await PGlite.create({ loadDataDir: image, parsers: wireParsers })
  prepareStatements(prepared)
})
afterAll(async () => {
  await plain.close()
  await prepared.close()
})

type QueryArguments = Parameters<PGlite['query']>
const resultOf = async (engine: PGlite, query: QueryArguments) =>
  engine.query(...query).catch(({ code, message, detail, constraint }) => ({
    error: { code, message, detail, constraint },
  }))

describe('a cached statement', () => {
  const raw = { parsers: { 1184: (text: string) => text }, rowMode: 'array' } as const
  const everyType = `select $1::int as a, $2::text[] as b, $3::jsonb as c, $4::timestamptz as d, $5::bool as e,
    $6::bytea as f, $7::bigint as g, $8::numeric as h, $9::date as i, $10::uuid as j, null as k`
  const values = [1, ['a', 'b"', null], { x: [1] }, new Date(0), true, new Uint8Array([1, 2]), 2 ** 40]
  const more = ['1.50', '2026-11-21', '3394fd0e-a0c1-4922-bb5f-a263274d1a82']
  const queriesByCase: Record<string, QueryArguments[]> = {
    'for parameters and results of every type': [[everyType, [...values, ...more]]],
    'with parsers and a row mode of the caller': [
      [everyType, [...values, ...more], raw],
      ['select now() - now()', [], raw],
    ],
    'including the counts of changed rows': [
      ['create table kept (n int primary key, word text)'],
      ['insert into kept select n, $1 from generate_series(1, 3) n', ['a']],
      ['update kept set word = $1 where n < $2 returning n', ['b', 3]],
      ['delete from kept where n > $1', [10]],
      ['select * from kept where n > $1', [99]],
    ],
    'when PostgreSQL refuses it': [
      ['select 1 +'],
      ['select $1::int', ['x']],
      ['insert into kept values ($1)', [1]],
      ['select 1 / $1::int', [0]],
      ['select a, b from kept'],
      ['select 1; select 2'],
    ],
    'in a failed transaction and after its rollback': [
      ['begin'],
      ['insert into kept values ($1)', [4]],
      ['insert into kept values ($1)', [4]],
      ['select count(*) from kept'],
      ['rollback'],
      ['select count(*) from kept'],
    ],
    'after the table got a new column': [
      ['select * from kept where n = 1'],
      ['alter table kept add column if not exists more int default 7'],
      ['select * from kept where n = 1'],
    ],
  }
  for (const [what, queries] of Object.entries(queriesByCase))
    test(`has the same result as a newly parsed one ${what}`, async () => {
      for (const query of [...queries, ...queries])
        expect(await resultOf(prepared, query)).toEqual(await resultOf(plain, query))
    })
})

test('the cache of prepared statements keeps only the 400 most recently used ones', async () => {
  for (let n = 0; n < 450; n += 1) await prepared.query(`select ${n} as n`)
  const { rows } = await prepared.query<{ count: number }>('select count(*) from pg_prepared_statements')
  expect(rows[0]?.count).toBe(400)
  expect((await prepared.query('select 0 as n')).rows).toEqual([{ n: 0 }])
})

test('a query on a closed engine is rejected with a message', { tags: ['long'] }, async () => {
  const engine = await PGlite.create({ loadDataDir: image })
  prepareStatements(engine)
  await engine.close()
  await expect(engine.query('select 1')).rejects.toThrow('closed')
})
