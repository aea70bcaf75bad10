import { sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeIds } from '../../src/platform/config/ids.ts'
import { executeRaw } from '../../src/platform/database/database.ts'
import { Gate } from '../../src/platform/tenancy/gate.ts'
import { addHomes, aHome, type Customer, signUp } from '../harness/fixtures/factories.ts'
import { useWorld } from '../harness/harness.ts'

const world = useWorld()
let gate: Gate
let ada: Customer
let bob: Customer
let adasHome: string

beforeAll(async () => {
  gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  ada = await signUp(world)
  bob = await signUp(world)
  adasHome = (await addHomes(ada.api, aHome()))[0]?.id ?? ''
  await addHomes(bob.api, aHome())
})

const ownedTables = () =>
  world.store.asSuperuser(({ query }) =>
    query<{ name: string; forced: boolean; key: string[]; policies: number }>({
      name: 'test_owned',
      text: `select c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity as forced,
          (select array_agg(a.attname::text order by k.position) from pg_index i
             cross join unnest(i.indkey) with ordinality as k(attnum, position)
             join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
           where i.indrelid = c.oid and i.indisprimary) as key,
          (select count(*) from pg_policy p where p.polrelid = c.oid and p.polname = 'own_rows') as policies
        from pg_class c join pg_attribute owned on owned.attrelid = c.oid and owned.attname = 'customer_id'
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    }),
  )

describe('every customer table', () => {
  test('has row-level security forced, and customer_id first in its key', async () => {
    const tables = await ownedTables()
    expect(tables.length).toBeGreaterThan(15)
    for (const { name, forced, key, policies } of tables) {
      expect({ name, forced, policies }).toEqual({ name, forced: true, policies: 1 })
      // The server looks up the customer by email address in this table. So its key cannot begin with the customer's
      // id.
      if (name !== 'sign_in_emails') expect({ name, first: key[0] }).toEqual({ name, first: 'customer_id' })
    }
  })

  test('has customer_id first in every foreign key', async () => {
    const keys = await world.store.asSuperuser(({ query }) =>
      query<{ name: string; first: string }>({
        name: 'test_foreign_keys',
        text: `select con.conname::text as name, a.attname::text as first from pg_constraint con
          join pg_attribute a on a.attrelid = con.conrelid and a.attnum = con.conkey[1]
          where con.contype = 'f' and con.connamespace = 'public'::regnamespace`,
      }),
    )
    expect(keys.length).toBeGreaterThan(15)
    expect(keys.filter(({ first }) => first !== 'customer_id')).toEqual([])
  })
})

describe('a query that does not restrict rows to the customer', () => {
  test('sees only the rows of the connection’s customer', async () => {
    const seen = await gate.read(gate.createOwner(bob.userId), (sql) =>
      executeRaw(sql, raw`select distinct customer_id from installations`),
    )
    expect(seen).toEqual([{ customer_id: bob.userId }])
  })

  test('changes no row of another customer', async () => {
    const actor = { userId: bob.userId, action: 'attack' }
    await gate.write(gate.createOwner(bob.userId), actor, (sql) =>
      sql.execute(raw`update properties set city = 'X'`),
    )
    const { body } = await ada.api.get<{ address: string }>(`/v1/properties/${adasHome}`)
    expect(body.address).toBe('12 Oak St, Austin, TX')
  })

  test('reads no rows of any table if the connection has no customer', async () => {
    for (const { name } of await ownedTables()) {
      const seen = await gate.withoutOwner(({ sql }) =>
        executeRaw(sql, raw`select 1 from ${raw.identifier(name)}`),
      )
      expect({ name, rows: seen }).toEqual({ name, rows: [] })
    }
  })
})

describe('without the server’s checks, the database', () => {
  const causeOf = (error: Error): string =>
    String((error.cause as Error | undefined)?.message ?? error.message)

  test('refuses a row that refers to another customer’s data', async () => {
    const actor = { userId: bob.userId, action: 'attack' }
    const attempt = gate.write(gate.createOwner(bob.userId), actor, (sql) =>
      sql.execute(raw`insert into components values
        (${bob.userId}, gen_random_uuid(), ${adasHome}, null, 'roof', '2026-01-01', null)`),
    )
    expect(await attempt.catch(causeOf)).toMatch(/violates foreign key/)
  })

  test('refuses a row for another customer', async () => {
    const actor = { userId: bob.userId, action: 'attack' }
    const attempt = gate.write(gate.createOwner(bob.userId), actor, (sql) =>
      sql.execute(
        raw`insert into tenants values (${ada.userId}, gen_random_uuid(), '', '', '', '2026-01-01', null)`,
      ),
    )
    expect(await attempt.catch(causeOf)).toMatch(/row-level security/)
  })

  test('refuses changes of the audit trail', async () => {
    const actor = { userId: bob.userId, action: 'attack' }
    for (const statement of [raw`delete from audit_entries`, raw`update audit_entries set action = 'x'`]) {
      const attempt = gate.write(gate.createOwner(bob.userId), actor, (sql) => sql.execute(statement))
      expect(await attempt.catch(causeOf)).toMatch(/permission denied/)
    }
  })
})
