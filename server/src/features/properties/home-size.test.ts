import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { beforeAll, expect, test } from 'vitest'
import { addHomes, aHome, type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
beforeAll(async () => {
  ada = await signUp(world)
})

const aProperty = async () =>
  (await addHomes(ada.api, aHome({ structures: { roof: 10, driveway: 10 }, appliances: {} })))[0] as Property
const correct = ({ id }: Property, changes: unknown) => ada.api.put<Property>(`/v1/properties/${id}`, changes)

// The published roof price is for 1,700 sq ft. A home of 2,400 sq ft on two stories has a roof of 1,200 × 1.12 (for the
// pitch) = 1,344 sq ft.
test('a home’s floor area scales the cost of its roof until the floor area is cleared', async () => {
  const home = await aProperty()
  expect(home).toMatchObject({ floor_area: null, storeys: null, driveway_area: null })
  const costs = async () => {
    const { body } = await ada.api.get<Structure[]>(`/v1/properties/${home.id}/structures`)
    const roof = body.find(({ structure_type: type }) => type === 'roof')
    const one = await ada.api.get<{ component: Appliance }>(`/v1/components/${roof?.id}`)
    const repair = await ada.api.get<{ replace: { cost: number } }>(
      `/v1/components/${roof?.id}/repair-or-replace`,
    )
    const cost = roof?.estimated_replacement_cost ?? 0
    expect([one.body.component.estimated_replacement_cost, repair.body.replace.cost]).toEqual([cost, cost])
    return cost
  }
  const average = await costs()
  const sized = await correct(home, { floorArea: '2400', storeys: 2 })
  expect(sized.body).toMatchObject({ floor_area: 2400, storeys: 2 })
  expect(Math.abs((await costs()) - (average * 1344) / 1700)).toBeLessThanOrEqual(1)
  expect((await correct(home, { floorArea: '', storeys: null })).body).toEqual(home)
  expect(await costs()).toBe(average)
})

test('the cost of a driveway depends on its area', async () => {
  const home = await aProperty()
  const driveway = async () => {
    const { body } = await ada.api.get<Structure[]>(`/v1/properties/${home.id}/structures`)
    return body.find(({ structure_type: type }) => type === 'driveway') as Structure
  }
  const average = (await driveway()).estimated_replacement_cost
  expect((await correct(home, { drivewayArea: 900 })).body).toMatchObject({ driveway_area: 900 })
  const sized = await driveway()
  expect(Math.abs(sized.estimated_replacement_cost - average * 1.5)).toBeLessThanOrEqual(1)
  expect(sized.explanation.cost).toContain('This is for your driveway of 900 sq ft.')
})

test('a home size below the minimum or with half a storey is refused with 422', async () => {
  const home = await aProperty()
  const answers = [await correct(home, { floorArea: 49 }), await correct(home, { storeys: 1.5 })]
  answers.push(await correct(home, { drivewayArea: 49 }))
  expect(answers).toMatchObject([
    { status: 422, body: { issues: [{ path: 'floorArea' }] } },
    { status: 422, body: { issues: [{ path: 'storeys' }] } },
    { status: 422, body: { issues: [{ path: 'drivewayArea' }] } },
  ])
})
