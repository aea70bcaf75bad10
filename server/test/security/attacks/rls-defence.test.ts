import { sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeIds } from '../../../src/platform/config/ids.ts'
import { Gate } from '../../../src/platform/tenancy/gate.ts'
import { useWorld } from '../../harness/harness.ts'
import { buildFullAccount, type FullAccount } from './full-account.ts'
import { ownedTables, rowsOf } from './owned-rows.ts'

// Normally, every query names the customer whose rows it needs. No query in these tests does, so only row-level
// security protects the rows.
const world = useWorld()
let gate: Gate
let victim: FullAccount
let attacker: FullAccount
let tables: string[]

beforeAll(async () => {
  gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  victim = await buildFullAccount(world, 'canary-of-the-victim')
  attacker = await buildFullAccount(world, 'canary-of-the-attacker')
  tables = await ownedTables(world)
  for (const [table, values] of Object.entries(rowsWithoutRoute))
    for (const { ids } of [victim, attacker])
      await world.store.asSuperuser(({ query }) =>
        query({ name: '', text: `insert into ${table} values ('${ids.customer}', ${values})` }),
      )
})

const rowsOfVictim = () => rowsOf(world, victim.ids.customer)
/** The values of tables that no route of the API fills. Only jobs and real payments do. */
const rowsWithoutRoute = {
  mail_deliveries: `'weekly', '2026-11-16', 'sent', now()`,
  payment_letters: `'ended', 'sub_x', now()`,
  pending_checkouts: `'key', 'a@example.com', 'https://pulse.example', now(), 1`,
  payment_incidents: `gen_random_uuid()::text, 'refund', 'full', 9900, null, now()`,
}
/**
 * Tables without customers' data. They have job runs, anonymous ages at replacement, lifetimes computed from these,
 * event ids of the payment provider, and counters whose keys are hashed.
 */
const sharedTables = ['job_runs', 'life_evidence', 'own_lives', 'payment_events', 'rate_limits']

/** Runs a statement as the attacker. Returns the rows, or the error message if the database refuses the statement. */
async function attack(
  statement: ReturnType<typeof raw>,
): Promise<readonly Record<string, unknown>[] | string> {
  const owner = gate.createOwner(attacker.ids.customer)
  try {
    const answer = await gate.write(owner, { userId: owner.customerId, action: 'attack' }, (sql) =>
      sql.execute(statement),
    )
    return (answer as { rows: Record<string, unknown>[] }).rows
  } catch (error) {
    return String((error as Error).cause ?? error)
  }
}

// During an upgrade, servers of the previous version still use the old names.
describe.each(['customer_versions', 'sign_in_places', 'checkout_openings'])(
  'a statement with the old table name `%s`',
  (old) => {
    test('reads, locks, changes and deletes only the customer’s own rows', async () => {
      const before = await rowsOfVictim()
      const name = raw.identifier(old)
      const own = [{ customer_id: attacker.ids.customer }]
      expect(await attack(raw`select customer_id from ${name} for update`)).toEqual(own)
      expect(await attack(raw`update ${name} set customer_id = customer_id returning customer_id`)).toEqual(
        own,
      )
      const foreign = raw`update ${name} set customer_id = ${victim.ids.customer}`
      expect(await attack(foreign)).toMatch(/row-level security/)
      if (old !== 'customer_versions')
        expect(await attack(raw`delete from ${name} returning customer_id`)).toEqual(own)
      expect(await rowsOfVictim()).toEqual(before)
    })
  },
)

describe('an SQL statement that omits the customer’s own id', () => {
  test('is tested against another customer (the victim) with rows in every customer table', async () => {
    const held = await rowsOfVictim()
    expect(tables.length).toBeGreaterThan(20)
    expect(tables.filter((table) => held[table]?.length === 0)).toEqual([])
  })

  test('reads only the customer’s own rows from every table', async () => {
    for (const table of tables) {
      const seen = await attack(raw`select distinct customer_id from ${raw.identifier(table)}`)
      const owners = [...seen].map((row) => (row as Record<string, unknown>).customer_id)
      expect({ table, others: owners.filter((owner) => owner !== attacker.ids.customer) }).toEqual({
        ...{ table, others: [] },
      })
    }
  })

  test('reads no row by the victim’s id, and does not reveal that the row exists', async () => {
    const customer = victim.ids.customer
    for (const table of tables) {
      const name = raw.identifier(table)
      const seen = await attack(raw`select t from ${name} t where customer_id = ${customer}`)
      const counted = await attack(
        raw`select count(*)::int as n from ${name} where customer_id = ${customer}`,
      )
      const locked = await attack(raw`select t from ${name} t where customer_id = ${customer} for update`)
      expect({ table, seen, counted }).toEqual({ table, seen: [], counted: [{ n: 0 }] })
      if (typeof locked === 'string') expect(locked).toMatch(/permission denied/)
      else expect(locked).toEqual([])
    }
  })

  test.each<[string, (table: string) => ReturnType<typeof raw>]>([
    [
      'a copy of the attacker’s own rows in the victim’s name',
      (table) => raw`insert into ${raw.identifier(table)}
        select (jsonb_populate_record(t, jsonb_build_object('customer_id', ${victim.ids.customer}::text))).*
        from ${raw.identifier(table)} t`,
    ],
    [
      'a transfer of the attacker’s own rows to the victim',
      (table) => raw`update ${raw.identifier(table)} set customer_id = ${victim.ids.customer}`,
    ],
    [
      'a change of all rows',
      (table) => raw`update ${raw.identifier(table)} set customer_id = ${attacker.ids.customer}`,
    ],
    ['a truncation', (table) => raw`truncate ${raw.identifier(table)} cascade`],
    ['a deletion of all rows', (table) => raw`delete from ${raw.identifier(table)}`],
    [
      'a deletion of the victim’s rows',
      (table) => raw`delete from ${raw.identifier(table)} where customer_id = ${victim.ids.customer}`,
    ],
  ])('changes no row of the victim by %s', async (_what, statementFor) => {
    const before = await rowsOfVictim()
    for (const table of tables) await attack(statementFor(table))
    const after = await rowsOfVictim()
    for (const table of tables) expect({ table, rows: after[table] }).toEqual({ table, rows: before[table] })
  })

  test('cannot write to tables without a customer_id, except the listed shared tables', async () => {
    const shared = await world.store.asSuperuser(({ query }) =>
      query<{ name: string }>({
        name: 'attack_shared_tables',
        text: `select c.relname::text as name from pg_class c
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not exists (
            select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id')
          and has_table_privilege('home_pulse_app', c.oid, 'insert, update, delete') order by 1`,
      }),
    )
    expect(shared.map(({ name }) => name)).toEqual(sharedTables)
  })
})

describe('the database role of the server', () => {
  test.each([
    ['create a table', raw`create table mine (a int)`],
    ['change a table', raw`alter table properties disable row level security`],
    ['drop a policy', raw`drop policy own_rows on properties`],
    ['disable a trigger', raw`alter table properties disable trigger all`],
    ['create a role', raw`create role intruder superuser`],
    ['read a file', raw`select pg_read_file('/etc/passwd')`],
    ['run a program', raw`copy properties to program 'cat'`],
    ['read the passwords of roles', raw`select * from pg_authid`],
    ['change the audit', raw`update audit_entries set action = 'nothing'`],
  ])('cannot %s', async (_what, statement) => {
    expect(await attack(statement)).toMatch(
      /permission denied|must be (owner|superuser)|must be able|denied/i,
    )
  })
})
