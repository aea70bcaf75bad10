import { expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'
import { makeIds } from '../../platform/config/ids.ts'
import { Gate } from '../../platform/tenancy/gate.ts'
import { countLives } from './evidence-queries.ts'

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

/** Half a year later the token has expired. */
async function signInAgain({ email, password }: Customer) {
  const { body } = await world.api().post<{ token: string }>('/v1/customers/login', { email, password })
  return world.api(body.token)
}

test('a replacement adds an anonymous lifetime, counted from the age at entry', async () => {
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
  const replace = async (whose: number, installedOn: string) =>
    expect((await apis[whose]?.post(paths[whose] ?? '', { installedOn }))?.status).toBe(201)
  // The second entry corrects the first on the same day, so no lifetime ended.
  for (const whose of [0, 1, 0, 1]) await replace(whose, '2026-05-21')
  expect(await lives()).toEqual([
    '2 dryer 11-184 stands',
    '1 dryer 1096-1461 stands',
    '2 dryer 4383-4564 ended',
  ])
  // It was gone before it was entered. Similar ones that still run are never reported.
  await replace(2, '2025-03-01')
  expect((await lives()).filter((line) => line.endsWith('ended'))).toEqual(['2 dryer 4383-4564 ended'])

  const columns = await world.store.asSuperuser(({ query }) =>
    query<{ name: string }>({
      name: 'test_evidence_columns',
      text: `select column_name::text as name from information_schema.columns where table_name = 'life_evidence' order by 1`,
    }),
  )
  expect(columns.map(({ name }) => name)).toEqual(['age_days', 'lives', 'since_days', 'type', 'variant'])
})

test('sample homes and removed components add no lifetime', async () => {
  const before = await lives()
  const customer = await signUp(world)
  const answer = await customer.api.post<{ id: string }[]>('/v1/properties/sample')
  expect(answer.status).toBe(201)
  expect(await lives()).toEqual(before)
  const [added] = await addHomes(customer.api, aHome({ structures: {}, appliances: { washer: { age: 9 } } }))
  expect(await lives()).toEqual([...before, '1 washer 3287-3460 stands'])
  await customer.api.delete(`/v1/components/${await dryerOf(customer, added)}`)
  expect(await lives()).toEqual(before)
})

test('only central air and unknown variants are counted separately in a hot and humid climate', async () => {
  world.clock.set('2026-11-01T15:00:00Z')
  const before = await lives()
  const add = async (state: string, variant?: string) => {
    const { api } = await signUp(world)
    const [home] = await addHomes(api, aHome({ state, structures: {}, appliances: {} }))
    const path = `/v1/properties/${home?.id}/components`
    expect((await api.post(path, { type: 'ac_unit', age: 2, variant })).status).toBe(201)
  }
  await add('FL')
  await add('FL', 'central')
  await add('FL', 'room')
  await add('TX')
  const added = (await lives()).filter((line) => !before.includes(line))
  expect(added.map((line) => line.replace(/ \d+-\d+/, ''))).toEqual([
    '1 ac_unit stands',
    '2 central_hot_humid stands',
    '1 room stands',
  ])
})
