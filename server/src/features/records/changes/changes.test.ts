import type { Change } from '@home-pulse/contract/features/records/records'
import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../../../../../scripts/vitest/rounds.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { changesOf, copyOf, signUpSettled } from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { type Answer, useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let history: Change[]
beforeAll(async () => {
  ada = await signUpSettled(world)
  history = await changesOf(ada)
}, 60_000)

const textsOf = (changes: readonly Change[], title: string) =>
  changes.filter((change) => change.title === title).flatMap(({ lines }) => lines.map(({ text }) => text))

describe('the change history', () => {
  // spec: 11-16
  test('describes each write in plain words, newest first', () => {
    expect(history.map(({ title }) => title).slice(0, 6)).toEqual([
      'Home removed',
      'Calendar address made',
      'Reserve changed',
      'View saved',
      'Own task added',
      'Task recorded',
    ])
    expect(history.at(-1)).toMatchObject({ title: 'Account created', on: '2026-11-21', by: 'you' })
    expect(textsOf(history, 'Homes added')).toEqual(
      expect.arrayContaining(['12 Oak St added', 'Roof of 12 Oak St added, installed on Nov 21, 2006']),
    )
    expect(textsOf(history, 'Replacement recorded')).toEqual(
      expect.arrayContaining([
        'Roof of 12 Oak St: the one before taken out on Mar 1, 2026',
        'Roof of 12 Oak St: a new one installed on Mar 1, 2026',
      ]),
    )
    expect(textsOf(history, 'Structures changed')).toEqual([
      expect.stringMatching(/^Roof of 12 Oak St: date to plan for changed from .+ to May 6, 2041$/),
    ])
    expect(textsOf(history, 'Contract renewed').join()).toContain(
      'Contract of Ünal "Q" Hopper of =1+1 Main St',
    )
    expect(textsOf(history, 'Home removed')).toEqual(['9 Gone Rd removed'])
  })

  // spec: 11-16
  test('shows the old and new values of a correction', async () => {
    const [home] = await addHomes(ada.api, aHome({ street: '5 Fix Ave' }))
    const { body } = await ada.api.get<{ id: string; appliance_type: string }[]>(
      `/v1/properties/${home?.id}/appliances`,
    )
    const heater = body.find((one) => one.appliance_type === 'water_heater')
    await ada.api.put(`/v1/components/${heater?.id}`, { installedOn: '2015-06-01', brand: 'Acme' })
    const [newest] = await changesOf(ada, '?limit=1')
    expect(newest).toMatchObject({ title: 'Component corrected', by: 'you' })
    expect(newest?.lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Water heater of 5 Fix Ave: installed on changed from Nov 21, 2016 to Jun 1, 2015',
        'Water heater of 5 Fix Ave: brand changed from Rheem to Acme',
        expect.stringMatching(/^Water heater of 5 Fix Ave: date to plan for changed from .+, our estimate$/),
      ]),
    )
    expect(newest?.lines[0]?.property_id).toBe(home?.id)
  })

  test('shows a brand that looks like a date as it was entered', async () => {
    const [home] = await addHomes(ada.api, aHome({ street: '6 Fix Ave' }))
    const { body } = await ada.api.get<{ id: string }[]>(`/v1/properties/${home?.id}/appliances`)
    await ada.api.put(`/v1/components/${body[0]?.id}`, { brand: '2020-13-45' })
    const [newest] = await changesOf(ada, '?limit=1')
    expect(newest?.lines.map(({ text }) => text).join()).toMatch(/: brand changed from .+ to 2020-13-45/)
  })

  test('shows underscores in a text as entered, and as spaces in a value from a list', async () => {
    const [home] = await addHomes(ada.api, aHome({ street: '7 Fix Ave' }))
    const { body } = await ada.api.get<{ id: string; appliance_type: string }[]>(
      `/v1/properties/${home?.id}/appliances`,
    )
    const heater = body.find((one) => one.appliance_type === 'water_heater')
    await ada.api.put(`/v1/components/${heater?.id}`, {
      ...{ brand: 'Heat_Co', variant: 'gas_storage', ageSource: 'previous_owner' },
    })
    const [newest] = await changesOf(ada, '?limit=1')
    const texts = newest?.lines.map(({ text }) => text).join()
    expect(texts).toMatch(/: brand changed from .+ to Heat_Co,/)
    expect(texts).toMatch(/: kind changed from nothing to gas storage,/)
    expect(texts).toContain(': source of its age changed from nothing to previous owner')
  })

  test('shows a password change without the password', async () => {
    const bob = await signUp(world)
    await bob.api.put('/v1/customers/password', {
      currentPassword: bob.password,
      password: 'another horse battery',
    })
    const entry = await world.api().post<{ token: string }>('/v1/customers/login', {
      email: bob.email,
      password: 'another horse battery',
    })
    const changes = await changesOf({ ...bob, api: world.api(entry.body.token) })
    // The sign-in is recorded after its response. Its entry may therefore come before or after the entry of this
    // change.
    expect(changes.find(({ title }) => title === 'Password changed')).toMatchObject({
      lines: [
        { text: 'The password was changed, and every other session ended', property_id: null },
        { text: 'The checkout was closed', property_id: null },
      ],
    })
    const kept = await world.store.asSuperuser(({ query }) =>
      query<{ sample: string }>(
        { name: 'test_trail', text: 'select sample from audit_changes where customer_id = $1' },
        [bob.userId],
      ),
    )
    expect(JSON.stringify(kept)).not.toMatch(/argon2|cs_sandbox/)
  })

  test('does not store values of more than 300 characters', async () => {
    const bob = await signUp(world)
    const [home] = await addHomes(bob.api, aHome())
    const addTask = (note: string) =>
      bob.api.post('/v1/plan/own-tasks', {
        ...{ propertyId: home?.id, title: 'Call the roofer', note, dueOn: '2027-03-01' },
        ...{ isWholeMonth: false, repeatMonths: null },
      })
    const [long, short] = ['l'.repeat(310), 's'.repeat(290)]
    for (const note of [long, short]) expect((await addTask(note)).status).toBe(201)
    const kept = await world.store.asSuperuser(({ query }) =>
      query<{ sample: string }>(
        {
          name: 'test_long_texts',
          text: `select sample from audit_changes where customer_id = $1 and table_name = 'own_tasks'`,
        },
        [bob.userId],
      ),
    )
    const samples = kept.map(({ sample }) => sample).join()
    expect(samples).toContain(short)
    expect(samples).not.toContain(long)
  })

  test('shows that an export was downloaded', async () => {
    const bob = await signUp(world)
    await copyOf(world, bob)
    expect((await changesOf(bob))[0]).toMatchObject({ title: 'Copy of everything taken' })
  })

  test('can be filtered by kind of change and by home', async () => {
    const notes = await changesOf(ada, '?kind=notes')
    expect(notes.map(({ title }) => title)).toEqual(['Note written'])
    const { body: homes } = await ada.api.get<{ id: string }[]>('/v1/properties?q=Main')
    const ofHome = await changesOf(ada, `?propertyId=${homes[0]?.id}`)
    expect(ofHome.map(({ title }) => title)).toEqual(['Contract renewed', 'Tenant added', 'Homes added'])
    expect((await ada.api.get('/v1/records/changes?kind=all')).status).toBe(422)
    expect((await ada.api.get(`/v1/records/changes?propertyId=${crypto.randomUUID()}`)).status).toBe(404)
    expect((await world.api().get('/v1/records/changes')).status).toBe(401)
  })

  test('lists every entry exactly once across all pages', async () => {
    const whole = await changesOf(ada, '?limit=100')
    const found: string[] = []
    let path: string | undefined = '/v1/records/changes?limit=4'
    while (path) {
      const page: Answer<Change[]> = await ada.api.get<Change[]>(path)
      found.push(...page.body.map(({ id }) => id))
      path = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1]
    }
    expect(found).toEqual(whole.map(({ id }) => id))
  })
})

const longHistory = rounds(10_000, 100_000)

// spec: 11-17
test('a page of a change history with tens of thousands of entries reads fewer than 100 rows', {
  timeout: 120_000,
}, async () => {
  const bob = await signUp(world)
  await world.store.asSuperuser(async ({ query }) => {
    await query(
      {
        name: 'test_long_trail',
        text: `with entries as (
            insert into audit_entries select $1, gen_random_uuid(), $1, 'updateProperty', null, n, now()
            from generate_series(1, $2::integer) n returning id, data_version)
          insert into audit_changes select $1, id, data_version, case when data_version % 300 = 0 then 'tenants' else 'homes' end,
            'properties', 'update', 1, null, '[]' from entries`,
      },
      [bob.userId, longHistory],
    )
    await query({ name: 'test_analyze', text: 'analyze' })
  })
  const plans = await world.store.asSuperuser(async ({ query }) => {
    const explain = async (text: string) =>
      (await query<{ 'QUERY PLAN': string }>({ name: '', text: `explain (analyze, timing off) ${text}` }))
        .map((row) => row['QUERY PLAN'])
        .join('\n')
    return [
      await explain(
        `select id from audit_entries where customer_id = '${bob.userId}' order by id desc limit 31`,
      ),
      await explain(`select distinct entry_id from audit_changes where customer_id = '${bob.userId}'
        and kind = 'tenants' order by entry_id desc limit 31`),
    ]
  })
  for (const plan of plans) {
    expect(plan).not.toMatch(/Seq Scan|Sort \(/)
    const maxRows = Math.max(...[...plan.matchAll(/actual rows=(\d+)/g)].map(([, rows]) => Number(rows)))
    expect(maxRows, plan).toBeLessThan(100)
  }
  expect(await changesOf(bob, '?kind=tenants')).toHaveLength(30)
})
