import { sql as raw } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeIds } from '../../src/platform/config/ids.ts'
import { type Connection, executeRaw, type Purpose } from '../../src/platform/database/database.ts'
import { Gate } from '../../src/platform/tenancy/gate.ts'
import { begin, setVisibleCustomer } from '../../src/platform/tenancy/gate-statements.ts'
import { addHomes, aHome, type Customer, signUp } from '../harness/fixtures/factories.ts'
import { useWorld } from '../harness/harness.ts'

const world = useWorld()
let gate: Gate
let ada: Customer
let bob: Customer

beforeAll(async () => {
  gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  ada = await signUp(world)
  bob = await signUp(world)
  await addHomes(ada.api, aHome())
  await addHomes(bob.api, aHome())
})

describe('the gate (the only access to customers’ rows)', () => {
  const copyAHome = raw`insert into properties select customer_id, gen_random_uuid(), street, city, state,
    postal_code, built_year, is_multifamily, created_at, null from properties limit 1`
  const customerOnConnection = () =>
    gate.withoutOwner(async ({ query }) => {
      const [row] = await query<{ customer: string }>({
        name: 'test_current_customer',
        text: `select coalesce(current_setting('app.customer_id', true), '') as customer`,
      })
      return row?.customer
    })

  test('clears the current customer of a connection before its reuse, even after a failed request', async () => {
    await ada.api.get('/v1/properties')
    expect(await customerOnConnection()).toBe('')
    await ada.api.get('/v1/properties/not-an-id')
    expect(await customerOnConnection()).toBe('')
    await ada.api.post('/v1/properties', [{ street: '' }])
    expect(await customerOnConnection()).toBe('')
    const failing = gate.read(gate.createOwner(ada.userId), (sql) => sql.execute(raw`select 1/0`))
    await expect(failing).rejects.toThrow()
    expect(await customerOnConnection()).toBe('')
  })

  test.each([
    ['the client has cached', true],
    ['the server has cached', false],
  ])('sends at most one query for an unchanged response that %s', async (_, hasCopy) => {
    const { headers, body } = await ada.api.get('/v1/properties')
    const statements: string[] = []
    const { database } = world.store
    const connect = database.connect.bind(database)
    Object.assign(database, {
      connect: async (purpose?: Purpose) => {
        const connection = await connect(purpose)
        return {
          ...connection,
          query: (statement: { name: string; text: string }, values: unknown[]) => {
            statements.push(statement.name)
            return connection.query(statement, values)
          },
        }
      },
    })
    try {
      const again = await ada.api.get(
        '/v1/properties',
        hasCopy ? { 'if-none-match': String(headers.etag) } : {},
      )
      expect(again.status).toBe(hasCopy ? 304 : 200)
      if (!hasCopy) expect(again.body).toEqual(body)
      // Only one server can open the embedded database, so it keeps the user and the data version in memory. Its
      // response needs no statement.
      expect(statements).toEqual(database.kind === 'pglite' ? [] : ['gate_look_up'])
    } finally {
      Object.assign(database, { connect })
    }
  })

  test('writes an audit row for a change, and none for a write that changed nothing', async () => {
    const audit = () =>
      gate.read(gate.createOwner(ada.userId), async (sql) => {
        const entries = await executeRaw<{ action: string }>(
          sql,
          raw`select action from audit_entries order by id`,
        )
        return entries.map(({ action }) => action)
      })
    const before = await audit()
    await addHomes(ada.api, aHome())
    const actor = { userId: ada.userId, action: 'nothing' }
    await gate.write(gate.createOwner(ada.userId), actor, (sql) => sql.execute(raw`select 1`))
    expect(await audit()).toEqual([...before, 'createProperties'])
  })

  test('rolls back a change whose audit row cannot be written', async () => {
    const homes = async () => (await ada.api.get<unknown[]>('/v1/properties')).body.length
    const before = await homes()
    const nobody = { userId: 'nobody', action: 'copy' }
    await expect(
      gate.write(gate.createOwner(ada.userId), nobody, (sql) => sql.execute(copyAHome)),
    ).rejects.toThrow('uuid')
    expect(await homes()).toBe(before)
  })

  test('returns no result if it could not set the connection’s customer', async () => {
    const { database } = world.store
    const nameless = new Gate(
      {
        ...database,
        async connect(...asked) {
          const connection: Connection = {
            ...(await database.connect(...asked)),
            visible: { customerId: undefined },
            query: () => Promise.reject(new Error('cancelled')),
          }
          return connection
        },
      },
      world.clock,
      makeIds(world.clock),
    )
    const all = raw`select distinct customer_id from properties`
    await expect(nameless.read(gate.createOwner(bob.userId), (sql) => sql.execute(all))).rejects.toThrow(
      'cancelled',
    )
    const seen = await gate.read(gate.createOwner(bob.userId), (sql) => executeRaw(sql, all))
    expect(seen).toEqual([{ customer_id: bob.userId }])
  })

  test.each([
    ['of the same customer', () => ada, copyAHome],
    [
      'of another customer, with a statement that names no customer',
      () => bob,
      raw`update properties set city = 'Waco'`,
    ],
  ])('changes nothing if its transaction did not begin, on a connection %s', async (_, before, careless) => {
    const { database } = world.store
    const unbegun = new Gate(
      {
        ...database,
        async connect(...asked) {
          const connection = await database.connect(...asked)
          await connection.query(setVisibleCustomer, [before().userId])
          connection.visible.customerId = before().userId
          const query: Connection['query'] = async (statement, values) => {
            if (statement === begin) throw new Error('cancelled')
            return connection.query(statement, values)
          }
          return { ...connection, query }
        },
      },
      world.clock,
      makeIds(world.clock),
    )
    // Reads the rows directly, because the API could send a cached response.
    const homes = () =>
      world.store.asSuperuser(({ query }) =>
        query({ name: 'test_homes', text: 'select customer_id, id, city from properties order by id' }),
      )
    const asTheyWere = await homes()
    const actor = { userId: ada.userId, action: 'copy' }
    const write = unbegun.write(gate.createOwner(ada.userId), actor, (sql) => sql.execute(careless))
    await expect(write).rejects.toThrow('cancelled')
    expect(await homes()).toEqual(asTheyWere)
  })

  test('serves many writers of one customer without a deadlock or a lost write', async () => {
    const homesBefore = (await ada.api.get<unknown[]>('/v1/properties')).body.length
    const owner = gate.createOwner(ada.userId)
    const actor = { userId: ada.userId, action: 'copy' }
    const writers = Array.from({ length: 24 }, () =>
      gate.write(owner, actor, async (sql) => {
        await sql.execute(copyAHome)
        await sql.execute(raw`update installations set brand = 'x' where removed_on is null`)
      }),
    )
    await Promise.all(writers)
    const homesAfter = (await ada.api.get<unknown[]>('/v1/properties')).body.length
    expect(homesAfter - homesBefore).toBe(24)
  })

  test('repeats a write after a serialization failure, without effects of the first attempt', async () => {
    let tries = 0
    const actor = { userId: ada.userId, action: 'retried' }
    const homesBefore = (await ada.api.get<unknown[]>('/v1/properties')).body.length
    await gate.write(gate.createOwner(ada.userId), actor, async (sql) => {
      tries += 1
      await sql.execute(copyAHome)
      if (tries < 3)
        await sql.execute(raw`do $$ begin raise exception 'again' using errcode = '40001'; end $$`)
    })
    expect(tries).toBe(3)
    expect((await ada.api.get<unknown[]>('/v1/properties')).body.length).toBe(homesBefore + 1)
  })
})
