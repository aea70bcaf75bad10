import { stateCodes } from '@home-pulse/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { guessMapping } from '../../../ui/csv/column-mapping.ts'
import { stateCodeOf } from '../state-names.ts'
import { homeFields, normalizeHome, splitAddress } from './home-fields.ts'

describe('the columns of a file', () => {
  const guess = (headings: string[]) =>
    Object.fromEntries(
      Object.entries(guessMapping(homeFields, headings)).map(([column, at]) => [column, headings[at]]),
    )

  test('are matched to fields by the headings of other programs', () => {
    expect(guess(['Property Address', 'Town', 'ST', 'Zip Code', 'Year Built', 'SqFt', 'Roof year'])).toEqual({
      street: 'Property Address',
      city: 'Town',
      state: 'ST',
      zip: 'Zip Code',
      home_age: 'Year Built',
      floor_area: 'SqFt',
      roof_age: 'Roof year',
    })
  })

  test('are matched to at most one field each, and to none if no field fits', () => {
    expect(guess(['Owner', 'Colour', 'Cost', 'Mailing Address', 'Renter'])).toEqual({})
    expect(guess(['Address', 'Address 2'])).toEqual({ street: 'Address', unit_number: 'Address 2' })
  })
})

describe('a row of a file from another program', () => {
  const today = '2026-11-22'

  test('is converted to the template’s format', () => {
    const row = { street: '12 Oak St', city: 'Boston', state: 'massachusetts', zip: '2139', home_age: '1996' }
    expect(
      normalizeHome({ ...row, floor_area: '1,800 sq ft', is_multifamily: 'Single family' }, today),
    ).toMatchObject({
      state: 'MA',
      zip: '02139',
      home_age: '30',
      floor_area: '1800',
      is_multifamily: 'no',
    })
  })

  test('keeps values that cannot be read', () => {
    const row = { street: '', city: '', state: 'ZZ Top', zip: 'x', home_age: 'old' }
    expect(normalizeHome(row, today)).toMatchObject(row)
  })

  test('gets a home age of one year if the home was built this year', () => {
    expect(normalizeHome({ home_age: '2026' }, today).home_age).toBe('1')
  })

  test.each([
    ['12 Oak St, Austin, TX 78701', { street: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' }],
    [
      '12 Oak St, Austin, Texas, 78701, USA',
      { street: '12 Oak St', city: 'Austin', state: 'Texas', zip: '78701' },
    ],
    ['12 Oak St, Apt 4, Austin, TX', { street: '12 Oak St, Apt 4', city: 'Austin', state: 'TX' }],
    ['12 Oak St, Austin TX 78701', { street: '12 Oak St', city: 'Austin', state: 'TX', zip: '78701' }],
    ['9 Elm Rd, Albany New York', { street: '9 Elm Rd', city: 'Albany', state: 'New York' }],
    ['12 Oak St, TX', { street: '12 Oak St', city: '', state: 'TX' }],
  ])('has its address split into fields: %s', (address, expected) =>
    expect(splitAddress(address)).toEqual(expected),
  )
})

test('a US state is recognized by its code in lower case and by its name', () => {
  expect(stateCodes.filter((code) => stateCodeOf(code.toLowerCase()) !== code)).toEqual([])
  expect(['New York', 'district of columbia'].map(stateCodeOf)).toEqual(['NY', 'DC'])
})
