import { expect, test } from 'vitest'
import type { Property } from '../../portfolio/property-query.ts'
import { changesOf, draftOf } from './property-draft.ts'

const home = (address: string) => ({ address, postalCode: '78701', age: 30 }) as Property

test.each([
  ['12 Oak St, Austin, TX', '12 Oak St', 'Austin', 'TX'],
  ['12 Oak St, Apt 4, Austin, TX', '12 Oak St, Apt 4', 'Austin', 'TX'],
  ['somewhere', 'somewhere', '', ''],
])('the address “%s” is split into its fields', (address, street, city, state) => {
  expect(draftOf(home(address))).toEqual({
    street,
    city,
    state,
    zip: '78701',
    homeAgeYears: 30,
    floorArea: '',
    storeys: '',
    drivewayArea: '',
  })
})

test('the request that corrects a home has only the changed fields', () => {
  const property = home('12 Oak St, Austin, TX')
  const draft = draftOf(property)
  expect(changesOf(property, draft)).toEqual({})
  expect(changesOf(property, { ...draft, zip: '78702', homeAgeYears: 31 })).toEqual({
    ...{ zip: '78702', homeAge: 31 },
  })
  expect(changesOf(property, { ...draft, floorArea: 2400 })).toEqual({ floorArea: 2400 })
  const sized = { ...property, floorArea: 2400, storeys: 2 }
  expect(changesOf(sized, { ...draftOf(sized), storeys: '' })).toEqual({ storeys: '' })
})
