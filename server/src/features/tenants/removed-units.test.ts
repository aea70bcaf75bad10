import type { listAddresses } from '@home-pulse/contract/features/tenants/tenants'
import type { RouteResponse } from '@home-pulse/contract/route'
import { expect, test } from 'vitest'
import { aTenant, signUpLandlord } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()

test('the tenancies of a unit are hidden when the unit is removed, and return when it is restored', async () => {
  const ada = await signUpLandlord(world)
  const home = await ada.vacancy({ isMultifamily: true, units: [{ unitNumber: '1' }, { unitNumber: '2' }] })
  const [unit] = await ada.units(home)
  const { body: grace } = await ada.add(home, aTenant({ unit_id: unit?.unit_id }))
  const addresses = async () =>
    (await ada.api.get<RouteResponse<typeof listAddresses>>(`/v1/properties/${home.id}/addresses`)).body
  expect(grace.unit_number).toBe('1')
  expect(await addresses()).toMatchObject([
    { has_current_tenant: false, current_tenant_count: 1, vacant_unit_count: 1 },
  ])

  await ada.api.delete(`/v1/units/${unit?.unit_id}`)
  expect(await ada.list(home)).toEqual([])
  expect(await addresses()).toMatchObject([
    { current_tenant_count: 0, contract_end_date: null, vacant_unit_count: 1 },
  ])
  expect((await ada.change(home, grace, { first_name: 'X' })).status).toBe(404)
  expect((await ada.add(home, aTenant({ unit_id: unit?.unit_id }))).status).toBe(404)

  await ada.api.post(`/v1/units/${unit?.unit_id}/restore`)
  expect(await ada.list(home)).toEqual([grace])
  expect(await addresses()).toMatchObject([{ current_tenant_count: 1 }])
})
