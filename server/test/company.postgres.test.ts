import { setTimeout as pause } from 'node:timers/promises'
import type { Property } from '@home-pulse/contract/features/properties'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../src/platform/database.ts'
import { Gate } from '../src/platform/gate.ts'
import { makeIds } from '../src/platform/ids.ts'
import { migrate, readMigrations } from '../src/platform/migrate.ts'
import { openPostgres } from '../src/platform/postgres.ts'
import { addHomes, aHome, type Customer, signUp } from './factories.ts'
import { useWorld } from './harness.ts'
import { openLeftDatabase } from './test-database.ts'

// The world is one server; what opens the same database beside it is another.
const world = useWorld()
let ada: Customer
const others: Database[] = []

beforeAll(async () => {
  ada = await signUp(world)
  await addHomes(ada.api, aHome())
})

afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.close()))
})

async function openOther({ isReader = false } = {}): Promise<Database> {
  const { url = '' } = world.store
  const other = await openPostgres({ url, poolSize: 2, clock: world.clock, onIdleError: () => {}, isReader })
  others.push(other)
  return other
}

const isSole = ({ lastChange }: Database) => lastChange?.() !== undefined
const untilSole = (database: Database) => expect.poll(() => isSole(database), { timeout: 20_000 }).toBe(true)

/** As another server's request would: one change of Ada's, acknowledged when this comes back. */
async function changeThrough(other: Database, street: string): Promise<void> {
  const gate = new Gate(other, world.clock, makeIds(world.clock))
  const actor = { userId: ada.userId, action: 'test' }
  await gate.write(gate.admit(ada.userId), actor, async (sql) => {
    await sql.execute(`update properties set street = '${street}'`)
  })
}

const streetShown = async () =>
  (await ada.api.get<Property[]>('/v1/properties')).body[0]?.address.split(', ')[0]

const asOperator = (name: string, text: string) =>
  world.store.asSuperuser(({ query }) => query({ name, text }))

describe('a server that was alone', () => {
  test('shows what another changed as soon as that is acknowledged, however often it comes and goes', {
    timeout: 120_000,
  }, async () => {
    for (let round = 1; round <= 4; round += 1) {
      await untilSole(world.store.database)
      await streetShown()
      const other = await openOther()
      await changeThrough(other, `${round} Other St`)
      expect(await streetShown()).toBe(`${round} Other St`)
      await other.close()
      others.pop()
    }
  })

  test('would show what was, if the other did not wait for it to know', async () => {
    await untilSole(world.store.database)
    await streetShown()
    await changeThrough(await openOther({ isReader: true }), '5 Unannounced St')
    expect(await streetShown()).toBe('4 Other St')
    // What it heard of nobody it cannot know: its next change shows both.
    await addHomes(ada.api, aHome())
    expect(await streetShown()).toBe('5 Unannounced St')
  })

  test('asks the database again once it cannot say that it is there, on one connection', {
    timeout: 30_000,
  }, async () => {
    await untilSole(world.store.database)
    await world.store.asSuperuser(async ({ query }) => {
      await query({ name: 'test_begin', text: 'begin' })
      await query({ name: 'test_hold', text: 'lock table servers' })
      await expect.poll(() => isSole(world.store.database), { timeout: 10_000 }).toBe(false)
      // Longer than one word waits: what nobody hears any more must not wait on behind it.
      await pause(5_000)
      const waiting = await query({
        name: 'test_waiting',
        text: `select from pg_stat_activity where query like '%gate.stand%' and wait_event_type = 'Lock'
          and datname = current_database()`,
      })
      expect(waiting.length).toBeLessThanOrEqual(1)
      await query({ name: 'test_end', text: 'commit' })
    })
    await untilSole(world.store.database)
  })
})

test('a look at nobody’s rows, as guesses at passwords are, leaves what a server knows as it is', async () => {
  const { database } = world.store
  await untilSole(database)
  const before = database.lastChange?.()
  const answer = await world
    .api()
    .post('/v1/customers/login', { email: ada.email, password: 'not the right one' })
  expect(answer.status).toBe(401)
  expect(database.lastChange?.()).toBe(before)
})

test('nobody is alone on a database that older servers have served, until they have had a day to go', {
  timeout: 30_000,
}, async () => {
  const all = await readMigrations()
  const before = all.filter(({ name }) => name < '0015')
  const left = await openLeftDatabase(world.clock, (owner) => migrate(owner, world.clock, before))
  try {
    await pause(1_500)
    expect(isSole(left.database)).toBe(false)
    await left.asSuperuser(({ query }) =>
      query({
        name: 'test_a_day_later',
        text: `update servers set seen_at = seen_at - interval '25 hours' where seen_at > now() + interval '23 hours'`,
      }),
    )
    await untilSole(left.database)
  } finally {
    await left.close()
  }
})

describe('a server that comes', () => {
  test('changes nothing while one that does not answer may still think itself alone', {
    timeout: 30_000,
  }, async () => {
    await asOperator(
      'test_dead',
      `insert into servers (id, seen_at, is_sole) values ('00000000-0000-7000-8000-00000000dead', now(), true)`,
    )
    try {
      const began = performance.now()
      await changeThrough(await openOther(), '6 Patience St')
      expect(performance.now() - began).toBeGreaterThan(2_500)
    } finally {
      await asOperator(
        'test_long_dead',
        `update servers set seen_at = now() - interval '3 minutes' where id::text like '%dead'`,
      )
    }
    await others.pop()?.close()
    // Who has not been seen for minutes is gone.
    await untilSole(world.store.database)
  })

  test('is told by the first within a second that it has let go', async () => {
    await untilSole(world.store.database)
    const other = await openOther()
    await changeThrough(other, '7 Prompt St')
    expect(isSole(world.store.database)).toBe(false)
    await pause(1_200)
    expect([isSole(other), isSole(world.store.database)]).toEqual([false, false])
  })
})
