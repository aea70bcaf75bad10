import type { csvCheck } from '@home-pulse/contract/features/properties/csv'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import type { RouteResponse } from '@home-pulse/contract/route'
import { beforeAll, expect, test } from 'vitest'
import { makeForm, uploadCsv } from '../../../../test/harness/fixtures/csv-upload.ts'
import { addHomes, aHome, type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
let ada: Customer
let oak: Property

beforeAll(async () => {
  ada = await signUp(world)
  const place = { street: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' }
  oak = (await addHomes(ada.api, aHome(place)))[0] as Property
})

const header = 'street,city,state,zip,home_age'
const check = async (text: string) =>
  uploadCsv<RouteResponse<typeof csvCheck>>(
    world,
    ada.token,
    await makeForm(text),
    {},
    '/v1/properties/csv-check',
  )

test('the check of a CSV file reports errors and existing homes by line, and adds nothing', async () => {
  const rows = ['1 Elm St,Austin,TX,78701,30', '12  OAK st,austin,TX,78701,30', '2 Elm St,Austin,XX,78701,30']
  const { status, body } = await check([header, ...rows].join('\n'))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    row_count: 3,
    property_count: 2,
    duplicates: [{ line: 3, property_id: oak.id }],
    duplicate_count: 1,
    issue_count: 1,
    issues: [{ path: '4.state' }],
  })
  expect((await ada.api.get<Property[]>('/v1/properties')).body).toHaveLength(1)
})

test('the check of a CSV file does not reveal homes of another customer', async () => {
  const eve = await signUp(world)
  const form = await makeForm(`${header}\n12 Oak St,Austin,TX,78701,30`)
  const { body } = await uploadCsv(world, eve.token, form, {}, '/v1/properties/csv-check')
  expect(body).toMatchObject({ property_count: 1, duplicates: [], duplicate_count: 0 })
})

test('the check of a CSV file reports an empty file as an issue, with status 200', async () => {
  const { status, body } = await check('')
  expect(status).toBe(200)
  expect(body).toMatchObject({ row_count: 0, issues: [{ path: 'file', message: 'The file is empty.' }] })
})
