import { expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { makeIds } from '../../../platform/config/ids.ts'
import { Gate } from '../../../platform/tenancy/gate.ts'
import { countLives } from './queries.ts'

const world = useWorld()
const people: Customer[] = []

const lives = async () => {
  const gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  const counted = await gate.withoutOwner((connection) => countLives(connection, '2026-11-21'))
  return counted.map(
    ({ lives: count, type, variant, since_days: since, age_days: age, has_ended: hasEnded }) =>
      `${count} ${variant || type} ${since}-${age} ${hasEnded ? 'ended' : 'stands'}`,
  )
}

const dryerOf = async ({ api }: Customer, property: { id: string } | undefined) =>
  (await api.get<{ id: string }[]>(`/v1/properties/${property?.id}/appliances`)).body[0]?.id

/** Signs in again after the clock moved half a year, because the first token has expired. */
async function signInAgain({ email, password }: Customer) {
  const { body } = await world.api().post<{ token: string }>('/v1/customers/login', { email, password })
  return world.api(body.token)
}

test('a replacement adds an anonymous lifetime to the statistics: the ages at which the component was added and replaced', async () => {
  world.clock.set('2025-11-21T15:00:00Z')
  const paths: string[] = []
  for (const age of [12, 12, 3]) {
    const customer = await signUp(world)
    const [added] = await addHomes(customer.api, aHome({ structures: {}, appliances: { dryer: { age } } }))
    paths.push(`/v1/components/${await dryerOf(customer, added)}/replacements`)
    people.push(customer)
  }
  world.clock.set('2026-06-01T15:00:00Z')
  const apis = await Promise.all(people.map(signInAgain))
  const replace = async (index: number, installedOn: string, cause?: string) =>
    expect((await apis[index]?.post(paths[index] ?? '', { installedOn, cause }))?.status).toBe(201)
  // The second replacement on the same day corrects the first, so it ends no lifetime.
  for (const index of [0, 0]) await replace(index, '2026-05-21')
  for (const index of [1, 1]) await replace(index, '2026-05-21', 'elective')
  // Dryer 1 still worked when it was replaced. Dryer 2 and the two new dryers have no lifetime yet: their
  // owners confirmed nothing after adding them.
  expect(await lives()).toEqual(['1 dryer 4383-4564 stands', '1 dryer 4383-4564 ended'])
  // Dryer 2 failed before it was added. Such failures are not counted, because owners never report similar
  // dryers that still run.
  await replace(2, '2025-03-01')
  expect((await lives()).filter((line) => line.endsWith('ended'))).toEqual(['1 dryer 4383-4564 ended'])

  const columns = await world.store.asSuperuser(({ query }) =>
    query<{ name: string }>({
      name: 'test_evidence_columns',
      text: `select column_name::text as name from information_schema.columns where table_name = 'life_evidence' order by 1`,
    }),
  )
  expect(columns.map(({ name }) => name)).toEqual([
    'age_days',
    'has_failed',
    'lives',
    'since_days',
    'type',
    'variant',
  ])
})

test('a working component adds one unfinished lifetime to the statistics when the owner confirms or removes it', async () => {
  const customer = await signUp(world)
  const before = await lives()
  const [home] = await addHomes(customer.api, aHome({ structures: {}, appliances: { washer: { age: 9 } } }))
  expect(await lives()).toEqual(before)
  world.clock.set('2026-06-04T15:00:00Z')
  const updates = { applianceUpdates: [{ appliance_type: 'washer', still_working: true }] }
  expect((await customer.api.put(`/v1/properties/${home?.id}/appliances`, updates)).status).toBe(200)
  world.clock.set('2026-06-06T15:00:00Z')
  expect(await lives()).toEqual([...before, '1 washer 3287-3290 stands'])
  await customer.api.delete(`/v1/components/${await dryerOf(customer, home)}`)
  expect(await lives()).toEqual([...before, '1 washer 3287-3292 stands'])
})

test('components of sample homes are not counted as lifetimes', async () => {
  const before = await lives()
  const customer = await signUp(world)
  const answer = await customer.api.post<{ id: string }[]>('/v1/properties/sample')
  expect(answer.status).toBe(201)
  expect(await lives()).toEqual(before)
})

test('only AC units that are central or without a variant are counted separately in a hot and humid climate', {
  tags: ['long'],
}, async () => {
  world.clock.set('2026-11-01T15:00:00Z')
  const before = await lives()
  const added: { api: Customer['api']; path: string; id: string }[] = []
  const add = async (state: string, variant?: string) => {
    const { api } = await signUp(world)
    const [home] = await addHomes(api, aHome({ state, structures: {}, appliances: {} }))
    const path = `/v1/properties/${home?.id}/components`
    const { body, status } = await api.post<{ id: string }>(path, { type: 'ac_unit', age: 2, variant })
    expect(status).toBe(201)
    added.push({ api, path: `/v1/properties/${home?.id}/appliances`, id: body.id })
  }
  await add('FL')
  await add('FL', 'central')
  await add('FL', 'room')
  await add('TX')
  world.clock.set('2026-11-03T15:00:00Z')
  for (const { api, path, id } of added)
    await api.put(path, { applianceUpdates: [{ id, still_working: true }] })
  const counted = (await lives()).filter((line) => !before.includes(line))
  expect(counted.map((line) => line.replace(/ \d+-\d+/, ''))).toEqual([
    '1 ac_unit stands',
    '2 central_hot_humid stands',
    '1 room stands',
  ])
})
