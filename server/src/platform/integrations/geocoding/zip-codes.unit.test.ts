import { expect, test } from 'vitest'
import { findByZipCode } from './zip-codes.ts'

// The expected coordinates have one decimal (about ten kilometres), because the table is not more precise.
test.each([
  ['78701', 30.3, -97.7, 'Austin, TX 78701, USA'],
  ['12 Oak St, Austin, TX 78701', 30.3, -97.7, 'Austin, TX 78701, USA'],
  ['12 Oak St, Austin, TX, 78701-1234, USA', 30.3, -97.7, 'Austin, TX 78701, USA'],
  ['12 Oak St, Austin, TX', 30.3, -97.7, 'Austin, TX, USA'],
  ['12345 Oak St, Austin, TX', 30.3, -97.7, 'Austin, TX, USA'],
  ['  austin ,  tx ', 30.3, -97.7, 'Austin, TX, USA'],
  ['Austin TX', 30.3, -97.7, 'Austin, TX, USA'],
  ['Austin, Texas, United States', 30.3, -97.7, 'Austin, TX, USA'],
  ['4 Arch St, St. Louis, MO', 38.6, -90.3, 'Saint Louis, MO, USA'],
  ['1 Main St, Boston, MA 00000', 42.3, -71.1, 'Boston, MA, USA'],
  ['1 Broadway, New York, NY', 40.8, -74.0, 'New York, NY, USA'],
  ['Portland, OR', 45.5, -122.7, 'Portland, OR, USA'],
  ['Portland, ME', 43.7, -70.3, 'Portland, ME, USA'],
])('the address %j is found near %d, %d', async (address, lat, lng, formatted) => {
  const [place, ...more] = await findByZipCode(address)
  expect(more).toEqual([])
  expect(place).toMatchObject({ formatted, isApproximate: true })
  expect(Math.abs(Number(place?.lat) - lat)).toBeLessThan(0.15)
  expect(Math.abs(Number(place?.lng) - lng)).toBeLessThan(0.15)
})

test('an address is found by its city if its ZIP code is in another state', async () => {
  const [place] = await findByZipCode('12 Oak St, Austin, TX 10001')
  expect(place?.formatted).toBe('Austin, TX, USA')
})

test('an address found by ZIP code has a higher confidence than an address found by city', async () => {
  const [byZip] = await findByZipCode('78701')
  const [byCity] = await findByZipCode('Austin, TX')
  expect(Number(byZip?.confidence)).toBeGreaterThan(Number(byCity?.confidence))
})

test.each([
  'TX',
  'Texas',
  'New York',
  'Nowhere, TX',
  'Nowhere Austin, TX',
  'Austin',
  '00000',
  '12345 Oak St',
  'qwertyuiop',
  ', , ,',
  '🏠',
  'Apo, AA',
  'constructor',
  '__proto__, TX',
  'Toronto, ON',
  `${' '.repeat(20_000)}TX`,
])('the address %j is not found', async (address) => {
  expect(await findByZipCode(address)).toEqual([])
})

test('cities in five distant states are found at coordinates inside the United States', async () => {
  for (const city of ['New York, NY', 'Houston, TX', 'Orlando, FL', 'Honolulu, HI', 'Anchorage, AK']) {
    const [place] = await findByZipCode(city)
    expect(place?.lat, city).toBeGreaterThan(18)
    expect(place?.lng, city).toBeLessThan(-66)
  }
})
