import { expect, test } from 'vitest'
import { useWorld } from '../harness/harness.ts'

const world = useWorld()

// One value of each column type in the schema, and of computed columns. This file runs on PostgreSQL and on the
// embedded database, and both drivers must return these values.
const samples = [
  ['uuid', `'01a1fd04-1424-72af-8c97-8d63bfdc948a'::uuid`, '01a1fd04-1424-72af-8c97-8d63bfdc948a'],
  ['text', `'Ω 🏠 "''\\'::text`, `Ω 🏠 "'\\`],
  ['text array', `array['O''Neil, Ann', 'Ω "🏠"', '']::text[]`, ["O'Neil, Ann", 'Ω "🏠"', '']],
  ['integer', '-42::integer', -42],
  ['smallint', '-7::smallint', -7],
  ['double', '0.025::float8', 0.025],
  ['bigint', '9007199254740991::bigint', 9_007_199_254_740_991],
  ['boolean', 'false', false],
  ['date', `'2028-02-29'::date`, '2028-02-29'],
  ['date before 1600', `'1526-11-21'::date`, '1526-11-21'],
  ['timestamp', `'2026-11-21 15:00:00.123+02'::timestamptz`, new Date('2026-11-21T13:00:00.123Z')],
  ['null bigint', 'null::bigint', null],
  ['count', '(select count(*) from generate_series(1, 3))', 3],
  ['sum of cents', '(select sum(n) from generate_series(1, 3) n)', 6],
  ['numeric', '1.50::numeric', '1.50'],
  ['json', `'{"a": [1, "b"]}'::jsonb`, { a: [1, 'b'] }],
  ['bytea', `'\\x00ff10'::bytea`, [0, 255, 16]],
] as const

test.each(samples)(
  'a value of the type %s is read as the same JavaScript value by both database drivers',
  async (name, expression, expected) => {
    const connection = await world.store.database.connect()
    try {
      const [row] = await connection.query<{ value: unknown }>({
        name: `parity_${name}`,
        text: `select ${expression} as value`,
      })
      const value = row?.value instanceof Uint8Array ? [...row.value] : row?.value
      expect(value).toEqual(expected)
    } finally {
      connection.release()
    }
  },
)

test('a query plan made while a table was small still uses the index, so that imports take linear time', async () => {
  const connection = await world.store.database.connect()
  try {
    // PostgreSQL now makes one plan for all parameters and keeps it, as it does for triggers and foreign keys.
    await connection.query({ name: 'plan_mode', text: 'set plan_cache_mode = force_generic_plan' })
    await connection.query({
      name: 'prepare_tiny',
      text: 'prepare tiny (uuid, uuid) as select 1 from properties where customer_id = $1 and id = $2',
    })
    const plan = await connection.query<Record<string, string>>({
      name: 'explain_tiny',
      text: `explain execute tiny ('${crypto.randomUUID()}', '${crypto.randomUUID()}')`,
    })
    const text = plan.map((row) => Object.values(row)[0]).join('\n')
    expect(text).toMatch(/Index/)
    expect(text).not.toMatch(/Seq Scan on properties/)
  } finally {
    await connection.query({ name: 'plan_mode_back', text: 'reset plan_cache_mode' })
    await connection.query({ name: 'deallocate_tiny', text: 'deallocate tiny' })
    connection.release()
  }
})

test('the comparison of both database drivers has a sample of every column type in the schema', async () => {
  const sampled = samples.map(([, expression]) => `pg_typeof(${expression})::oid`).join(', ')
  const missing = await world.store.asSuperuser(({ query }) =>
    query<{ udt_name: string }>({
      name: 'parity_types',
      text: `select distinct udt_name::text from information_schema.columns where table_schema = 'public'
        except select typname::text from pg_type where oid in (${sampled})`,
    }),
  )
  expect(missing).toEqual([])
})

test('both database drivers refuse, rather than round, a bigint too large for a JavaScript number', async () => {
  const connection = await world.store.database.connect()
  try {
    await expect(
      connection.query({ name: 'parity_huge', text: 'select 9007199254740993::bigint as value' }),
    ).rejects.toThrow(/too large/)
  } finally {
    connection.release()
  }
})
