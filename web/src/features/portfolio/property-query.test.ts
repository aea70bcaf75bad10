import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { propertyQuery } from './property-query.ts'

afterEach(() => void vi.unstubAllGlobals())

test('the cached property has every field, even if the response has only an address and a next replacement', async () => {
  const next = { type: 'water_heater', date: '2031-03-01T00:00:00Z', unit_number: 2 }
  vi.stubGlobal('fetch', async () => Response.json({ address: '1 Elm St', next_replacement: next }))
  const client = new QueryClient()
  await client.fetchQuery(propertyQuery('1'))
  expect(client.getQueryData(propertyKeys.one('1'))).toEqual({
    id: '',
    address: '1 Elm St',
    postalCode: '',
    age: 0,
    createdAt: '',
    floorArea: null,
    storeys: null,
    drivewayArea: null,
    isMultifamily: false,
    isSample: false,
    nextReplacement: {
      id: '',
      type: 'water_heater',
      unitNumber: '2',
      date: '2031-03-01',
      overdue: false,
    },
  })
})
