import type { Problem } from '@home-pulse/contract/errors'
import { expect, test } from 'vitest'
import { addHomes, aHome, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()

test('a POST with more than 20,000 components is refused with 422 and adds nothing', async () => {
  const { api } = await signUp(world)
  const dryers = Array.from({ length: 200 }, () => ({ name: 'dryer', age: 1 }))
  const units = Array.from({ length: 101 }, (_, n) => ({ unitNumber: `${n}`, appliances: dryers }))
  const answer = await api.post<Problem>('/v1/properties', [
    aHome({ isMultifamily: true, structures: {}, units }),
  ])
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_request' } })
  expect(answer.body.issues?.[0]?.message).toContain('at most 20,000')
  expect((await api.get<unknown[]>('/v1/properties')).body).toEqual([])
})

test('a validation error names the field by the path in the body that the client sent', async () => {
  const { api } = await signUp(world)
  const home = aHome({ structures: { roof: -1 }, appliances: { toaster: { age: 1 }, dryer: { age: 'ten' } } })
  const { body } = await api.post<Problem>('/v1/properties', [home])
  expect(body.issues?.map(({ path }) => path)).toEqual([
    '0.structures.roof',
    '0.appliances.toaster',
    '0.appliances.dryer.age',
  ])
})

test('a ZIP code sent as a number is stored with its leading zeros', async () => {
  const { api } = await signUp(world)
  const [home] = await addHomes(api, aHome({ state: 'MA', zip: 2134 }))
  expect(home?.postal_code).toBe('02134')
})
