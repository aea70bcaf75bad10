import { expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/factories.ts'
import { useWorld } from '../../../test/harness.ts'
import { Gate } from '../../platform/gate.ts'
import { makeIds } from '../../platform/ids.ts'
import { countLives } from './evidence-queries.ts'

const world = useWorld()

const lives = async () => {
  const gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  const counted = await gate.withoutOwner((connection) => countLives(connection, '2026-11-21'))
  return counted.map(
    (row) => `${row.lives} ${row.type} ${row.age_months / 12} ${row.has_ended ? 'ended' : 'stands'}`,
  )
}

const dryerOf = async ({ api }: Customer, property: { id: string } | undefined) =>
  (await api.get<{ id: string }[]>(`/v1/properties/${property?.id}/appliances`)).body[0]?.id

test('a replacement counts a life of its kind and age, and leads back to nobody', async () => {
  for (const age of [12, 12, 3]) {
    const customer = await signUp(world)
    const [added] = await addHomes(customer.api, aHome({ structures: {}, appliances: { dryer: { age } } }))
    if (age === 3) continue
    const path = `/v1/components/${await dryerOf(customer, added)}/replacements`
    // The second corrects the first on its own day: nothing ended.
    for (const brand of ['Whirlpool', 'LG'])
      expect((await customer.api.post(path, { installedOn: '2026-05-21', brand })).status).toBe(201)
  }
  expect(await lives()).toEqual(['2 dryer 0.5 stands', '1 dryer 3 stands', '2 dryer 11.5 ended'])

  const columns = await world.store.asSuperuser(({ query }) =>
    query<{ name: string }>({
      name: 'test_evidence_columns',
      text: `select column_name::text as name from information_schema.columns where table_name = 'life_evidence' order by 1`,
    }),
  )
  expect(columns.map(({ name }) => name)).toEqual(['age_months', 'lives', 'type', 'variant'])
})

test('a sample home, and what was removed, proves nothing', async () => {
  const before = await lives()
  const customer = await signUp(world)
  const answer = await customer.api.post<{ id: string }[]>('/v1/properties/sample')
  expect(answer.status).toBe(201)
  expect(await lives()).toEqual(before)
  const [added] = await addHomes(customer.api, aHome({ structures: {}, appliances: { washer: { age: 9 } } }))
  expect(await lives()).toEqual([...before, '1 washer 9 stands'])
  await customer.api.delete(`/v1/components/${await dryerOf(customer, added)}`)
  expect(await lives()).toEqual(before)
})
