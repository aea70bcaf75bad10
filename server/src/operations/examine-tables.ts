import { type Finding, harm, note, type RunQuery, reportFaults, sound } from './findings.ts'

interface Rule {
  /** The name of the constraint in the report. */
  readonly name: string
  /** The part of an SQL query after `from` that selects the violating rows. */
  readonly count: string
}

// These settings make PostgreSQL read the tables without indexes, because an index may be damaged.
const readTables = `set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off`

/** Checks every constraint of the database on every row, and compares every index with its table. */
export async function examineTables(runQuery: RunQuery): Promise<Finding[]> {
  for (const setting of readTables.split(';')) await runQuery(setting)
  const rules: Rule[] = []
  for (const list of [required, checks, references, unique]) rules.push(...(await list(runQuery)))
  const broken: string[] = []
  // A single query for all constraints is faster. If it finds a fault or fails, each constraint gets its own query, to
  // find the violated ones.
  const total = rules.map(({ count }) => `(select count(*) from ${count})`).join(' + ')
  const isSound = await isTrue(runQuery, `select ${total || 0} = 0 as is_true`)
  for (const { name, count } of isSound ? [] : rules)
    try {
      const [row] = await runQuery<{ rows: number }>(`select count(*)::float8 as rows from ${count}`)
      if (row && row.rows > 0) broken.push(`${name} (${row.rows} rows)`)
    } catch (error) {
      return [harm(`The table behind ${name} cannot be read: ${messageOf(error)}.`)]
    }
  return [
    reportFaults(
      broken,
      `Every row keeps each of ${rules.length} constraints.`,
      (list) => `Broken: ${list}.`,
    ),
    await examineIndexes(runQuery),
  ]
}

/** Returns the result `is_true` of a query, or false if the query fails. */
const isTrue = (runQuery: RunQuery, text: string, values?: readonly unknown[]): Promise<boolean> =>
  runQuery<{ is_true: boolean }>(text, values).then(
    ([row]) => row?.is_true === true,
    () => false,
  )

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const tables = `pg_class t join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'`

const required = (runQuery: RunQuery) =>
  runQuery<Rule>(`select t.relname || ' without a value it must have' as name, format('%I where %s', t.relname,
      string_agg(format('%I is null', a.attname), ' or ')) as count
    from ${tables} join pg_attribute a on a.attrelid = t.oid and a.attnotnull and a.attnum > 0
    where t.relkind = 'r' group by t.relname order by 1`)

const checks = (runQuery: RunQuery) =>
  runQuery<Rule>(`select c.conname::text as name, format('%I where not (%s)', t.relname, pg_get_expr(c.conbin, c.conrelid)) as count
    from pg_constraint c join ${tables} on t.oid = c.conrelid where c.contype = 'c' order by 1`)

const references = (runQuery: RunQuery) =>
  runQuery<Rule>(`select c.conname::text as name, format('%I a where %s and not exists (select from %I b where %s)',
      t.relname, pairs.given, f.relname, pairs.same) as count
    from pg_constraint c join ${tables} on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid,
    lateral (select string_agg(format('a.%I is not null', x.attname), ' and ') as given,
        string_agg(format('a.%I = b.%I', x.attname, y.attname), ' and ') as same
      from unnest(c.conkey, c.confkey) as k (here, there)
      join pg_attribute x on x.attrelid = c.conrelid and x.attnum = k.here
      join pg_attribute y on y.attrelid = c.confrelid and y.attnum = k.there) pairs
    where c.contype = 'f' order by 1`)

const unique = (runQuery: RunQuery) =>
  runQuery<Rule>(`select r.relname::text as name, format('(select from %I where %s and %s group by %s having count(*) > 1) twice',
      t.relname, keys.given, coalesce(pg_get_expr(i.indpred, i.indrelid), 'true'), keys.list) as count
    from pg_index i join ${tables} on t.oid = i.indrelid join pg_class r on r.oid = i.indexrelid,
    lateral (select string_agg(pg_get_indexdef(i.indexrelid, k, true), ', ') as list,
        string_agg(pg_get_indexdef(i.indexrelid, k, true) || ' is not null', ' and ') as given
      from generate_series(1, i.indnkeyatts) k) keys
    where i.indisunique order by 1`)

/** Checks that each index finds every row of its table, with PostgreSQL's extension amcheck. */
async function examineIndexes(runQuery: RunQuery): Promise<Finding> {
  const [check] = await runQuery(`select from pg_proc where proname = 'bt_index_check' and pronargs = 2
    and has_schema_privilege(pronamespace, 'usage') and has_function_privilege(oid, 'execute')`)
  if (!check)
    return note(
      'Indexes were not compared with their tables: this role may not use amcheck. docs/operations.md says how it may.',
    )
  const indexes = await runQuery<{
    name: string
    oid: number
  }>(`select r.relname::text as name, r.oid::int as oid
    from pg_index i join pg_class r on r.oid = i.indexrelid join pg_am m on m.oid = r.relam and m.amname = 'btree'
    where i.indisvalid and r.relpersistence = 'p' order by 1`)
  const broken: string[] = []
  // A single query for all indexes is faster. If it fails, each index gets its own query, to find the faulty ones.
  const checkAll =
    'select count(bt_index_check(oid::regclass, true)) >= 0 as is_true from unnest($1::int[]) as oid'
  const isSound = await isTrue(runQuery, checkAll, [indexes.map(({ oid }) => oid)])
  for (const { name, oid } of isSound ? [] : indexes)
    await runQuery('select bt_index_check($1::oid::regclass, true)', [oid]).catch((error: unknown) => {
      broken.push(`${name} (${messageOf(error)})`)
    })
  return reportFaults(
    broken,
    `Each of ${indexes.length} indexes, PostgreSQL's own among them, finds every row of its table.`,
    (list) => `Indexes that do not fit their tables: ${list}.`,
  )
}

/** Checks that row-level security and all triggers are enabled. */
export async function examineRowLevelSecurity(runQuery: RunQuery): Promise<Finding> {
  const open = await runQuery<{ name: string }>(`select t.relname::text as name from ${tables}
      join pg_attribute a on a.attrelid = t.oid and a.attname = 'customer_id' and not a.attisdropped
      where t.relkind = 'r' and not (t.relrowsecurity and t.relforcerowsecurity)
    union all select t.relname || '.' || g.tgname from pg_trigger g join ${tables} on t.oid = g.tgrelid
      where g.tgenabled <> 'O'
    order by 1`)
  if (open.length === 0)
    return sound('Row-level security is forced on every customer’s table, and no trigger is off.')
  return harm(`Row-level security or triggers that are off: ${open.map(({ name }) => name).join(', ')}.`)
}
