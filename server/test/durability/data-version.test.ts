import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { systemClock } from '../../src/platform/config/clock.ts'
import { makeIds } from '../../src/platform/config/ids.ts'
import { Gate } from '../../src/platform/tenancy/gate.ts'
import { addHomes, aHome, pay, signUp } from '../harness/fixtures/factories.ts'
import { masterSecret, useWorld } from '../harness/harness.ts'
import { type ServerProcess, startServerProcess } from '../harness/peers/server-process.ts'
import { findStaleAnswer, type Proof, type Reply, type Subject } from '../harness/version-proof.ts'
import { changes, isVersioned, operations } from '../harness/version-writes.ts'

const world = useWorld()
const tables = changes.map(({ table }) => table)
let proof: Proof
/**
 * The additional server processes. A request for a process that is not in the list goes to the server of this test
 * file.
 */
let processes: ServerProcess[] = []

beforeAll(async () => {
  const clock = inject('database') === 'postgres' ? systemClock : world.clock
  world.clock.set(new Date(systemClock.nowMs()).toISOString())
  const gate = new Gate(world.store.database, clock, makeIds(clock))
  const subjects = await Promise.all(
    ['Alder', 'Birch', 'Cedar'].map((tree) => makeSubject(gate, `${tree} Street`)),
  )
  proof = { gate, subjects, get, addHome }
}, 120_000)

afterAll(async () => {
  const codes = await Promise.all(processes.map((process) => process.stop()))
  expect(codes).toEqual(processes.map(() => 0))
})

/** The tests request the reserve hundreds of times. With only one component, the server computes it faster. */
const oneComponent = { structures: { roof: 20 }, appliances: {} }

/** Creates a customer with at least one row in every table. */
async function makeSubject(gate: Gate, marker: string): Promise<Subject> {
  const customer = await signUp(world)
  await pay(world, customer.checkoutUrl)
  const [single, multi] = await addHomes(
    customer.api,
    aHome({ street: `1 ${marker}`, ...oneComponent }),
    aHome({
      ...{ street: `2 ${marker}`, structures: {}, appliances: {} },
      isMultifamily: true,
      units: [{ unitNumber: '1', appliances: { dryer: { age: 3 } } }],
    }),
  )
  await world.store.asSuperuser(async ({ query }) => {
    const text = `
      with home as (select customer_id, id from properties where id = $1),
      tenant as (insert into tenants select customer_id, gen_random_uuid(), 'A', 'B', '', now() from home
        returning customer_id, id),
      lease as (insert into leases select tenant.customer_id, gen_random_uuid(), tenant.id, home.id, null, 100, 12,
        null, null, false, null, now() from tenant, home),
      task as (insert into maintenance_events select customer_id, gen_random_uuid(), property_id, id, 'a-task', 'done',
        '2026-01-01', null, null, null, now() from components where property_id = $1 limit 1),
      own_task as (insert into own_tasks select customer_id, gen_random_uuid(), id, 'A task', null, '2026-12-01', false,
        null, null, now() from home),
      feed as (insert into calendar_feeds select customer_id, gen_random_uuid(), sha256(id::text::bytea), now(), null
        from home),
      refund as (insert into payment_incidents select customer_id, id::text, 'refund', 'full', 1, null, now() from home),
      note as (insert into notes select customer_id, gen_random_uuid(), id, 'property', null, 'x', now() from home)
      insert into files select customer_id, gen_random_uuid(), id, 'photo', 'k', 'image/png', 1, now() from home`
    await query({ name: 'test_fill_tables', text }, [single?.id])
  })
  const urls = [
    '/v1/properties',
    '/v1/properties?limit=1',
    `/v1/properties/${customer.userId}/needs-attention`,
    `/v1/properties/${customer.userId}/addresses`,
    `/v1/properties/${single?.id}/appliances`,
    `/v1/properties/${single?.id}/structures`,
    `/v1/properties/${single?.id}/notes`,
    `/v1/properties/${single?.id}/tenants`,
    `/v1/properties/${multi?.id}/units`,
    '/v1/plan/tasks?limit=5',
    '/v1/plan/own-tasks',
    '/v1/properties/views',
    '/v1/plan/reserve?years=1',
  ]
  return { owner: gate.createOwner(customer.userId), token: customer.token, marker, urls }
}

async function get(process: number, subject: Subject, url: string, ifNoneMatch?: string): Promise<Reply> {
  const headers = {
    authorization: `Bearer ${subject.token}`,
    ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
  }
  const server = processes[process]
  if (server) {
    const response = await fetch(server.url + url, { headers })
    return { status: response.status, etag: response.headers.get('etag'), body: await response.text() }
  }
  const { statusCode, headers: answered, body } = await world.app.inject({ url, headers })
  return { status: statusCode, etag: String(answered.etag), body }
}

async function addHome(process: number, { token, marker }: Subject): Promise<void> {
  const home = JSON.stringify(aHome({ street: `3 ${marker}` }))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const server = processes[process]
  const status = server
    ? (await fetch(`${server.url}/v1/properties`, { method: 'POST', headers, body: home })).status
    : (await world.app.inject({ method: 'POST', url: '/v1/properties', headers, payload: home })).statusCode
  if (status !== 201) throw new Error(`adding a home answered ${status}`)
}

/** Returns a proof with only one customer and one request. It finds the same stale responses in less time. */
const narrow = ({ subjects, ...rest }: Proof): Proof => ({
  ...rest,
  subjects: subjects.slice(0, 1).map((subject) => ({ ...subject, urls: subject.urls.slice(0, 1) })),
})

const isServed = inject('database') === 'postgres'
/**
 * The numbers of additional server processes to test with. Only PostgreSQL allows several processes. Starting a process
 * takes seconds, so `npm test` tests with one. The long run tests with none and with two.
 */
const processCounts = isServed ? (inject('isLongRun') ? [0, 2] : [1]) : [0]

const seed = 4

describe('a cached response', () => {
  test.each(processCounts)(
    'is never stale and never contains another customer’s data, with %i additional server processes',
    { timeout: 600_000 },
    async (others) => {
      const environment = {
        ...{ DATABASE_URL: String(world.store.url), AUTH_SECRET: masterSecret, DATABASE_POOL_SIZE: '5' },
      }
      processes = await Promise.all(Array.from({ length: others }, () => startServerProcess(environment)))
      // `npm test` uses a fixed seed. Its few rounds might otherwise get no 304 response, and the last line below would
      // fail.
      const found = await findStaleAnswer(proof, {
        ...{ tables, rounds: rounds(isServed ? 6 : 3, 300) },
        ...(!inject('isLongRun') && { seed }),
      })
      expect(found.staleAnswer).toBeUndefined()
      expect(found.unchangedAnswers).toBeGreaterThan(0)
    },
  )

  const triggers = tables.flatMap((table) =>
    operations
      .filter((operation) => isVersioned(table, operation))
      .map((operation) => [table, operation] as const),
  )
  // Each trigger takes seconds to test, so `npm test` tests one, on PostgreSQL. Another test checks that all triggers
  // exist.
  const lost = triggers.slice(0, rounds(isServed ? 1 : 0, triggers.length))
  test.each(lost)(
    'would be stale if the table `%s` lost its version trigger for the operation %s',
    { timeout: 60_000 },
    async (table, operation) => {
      const trigger = `version_${operation}`
      const definition = await world.store.asSuperuser(async ({ query }) => {
        const [row] = await query<{ definition: string }>(
          {
            name: 'test_trigger',
            text: `select pg_get_triggerdef(oid) as definition from pg_trigger
            where tgname = $1 and tgrelid = $2::regclass`,
          },
          [trigger, table],
        )
        await query({ name: `test_drop_${table}_${operation}`, text: `drop trigger ${trigger} on ${table}` })
        return row?.definition ?? ''
      })
      try {
        const found = await findStaleAnswer(narrow(proof), { tables: [table], rounds: 100 })
        expect(found.staleAnswer).toMatch(/304 for|an old answer for|not what the other process/)
      } finally {
        await world.store.asSuperuser(({ query }) =>
          query({ name: `test_restore_${table}_${operation}`, text: definition }),
        )
      }
    },
  )
})

test('every customer table has a version trigger for each operation that cached responses show', async () => {
  const present = await world.store.asSuperuser(({ query }) =>
    query<{ table: string; trigger: string }>({
      name: 'test_version_triggers',
      text: `select tgrelid::regclass::text as table, tgname::text as trigger from pg_trigger
        where tgname like 'version\\_%' and tgenabled = 'O'`,
    }),
  )
  const named = present.map(({ table, trigger }) => `${table}: ${trigger}`)
  const expected = changes.flatMap(({ table }) =>
    operations.filter((each) => isVersioned(table, each)).map((each) => `${table}: version_${each}`),
  )
  expect(named).toEqual(expect.arrayContaining(expected))
})

test('writes to each customer table raise the data version, except to tables that no cached response shows', async () => {
  const owned = await world.store.asSuperuser(({ query }) =>
    query<{ table_name: string }>({
      name: 'test_owned_tables',
      text: `select table_name::text from information_schema.columns
        where column_name = 'customer_id' and table_schema = 'public'
          and table_name in (select tablename from pg_tables where schemaname = 'public') order by 1`,
    }),
  )
  const bookkeeping = [
    'audit_changes',
    'audit_entries',
    'pending_checkouts',
    'checkout_sign_ins',
    'payment_letters',
    'data_versions',
    'email_changes',
    // A new export raises the version, because the change history shows it. An update of its progress does not.
    'exports',
    'homebot_conversations',
    'homebot_exchanges',
    'idempotency_keys',
    'mail_deliveries',
    'property_figures',
    'revoked_tokens',
    'sign_in_emails',
    'known_devices',
    'unpublished_imports',
  ]
  expect(owned.map(({ table_name }) => table_name)).toEqual([...tables, ...bookkeeping].sort())
})
