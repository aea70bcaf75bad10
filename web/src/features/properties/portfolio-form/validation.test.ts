import { expect, test } from 'vitest'
import { blankForm } from './form-state.ts'
import type { PropertyEntry } from './property-entry.ts'
import { findFault } from './validation.ts'

const unit = (unitNumber: string) => ({ key: 9, unitNumber, appliances: [] })
const home = (change: Partial<PropertyEntry> = {}): PropertyEntry => ({
  key: 1,
  street: '12 Oak St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  homeAgeYears: 30,
  isMultifamily: false,
  structures: [],
  appliances: [],
  units: [],
  ...change,
})

test.each([
  ['a blank street', { street: '' }, ['street'], 'Please fill in all address fields for property 1'],
  ['a street of spaces', { street: '  ' }, ['street'], 'Please fill in all address fields for property 1'],
  ['a blank city', { city: '' }, ['city'], 'Please fill in all address fields for property 1'],
  ['no state', { state: '' }, ['state'], 'Please fill in all address fields for property 1'],
  ['a blank zip', { zip: ' ' }, ['zip'], 'Please fill in all address fields for property 1'],
  ['two blanks', { zip: '', city: '' }, ['city', 'zip'], 'Please fill in all address fields for property 1'],
  ['a home age of 0', { homeAgeYears: 0 }, ['homeAgeYears'], 'Please enter a valid home age for property 1'],
  ['no home age', { homeAgeYears: '' }, ['homeAgeYears'], 'Please enter a valid home age for property 1'],
  [
    'a year for a home age',
    { homeAgeYears: 1994 },
    ['homeAgeYears'],
    'Please enter a valid home age for property 1',
  ],
  [
    'a year for the age of a structure',
    { structures: [{ key: 2, type: 'roof', ageYears: 2015 }] },
    ['structureAge'],
    'Please enter ages of at most 500 years for property 1',
  ],
  [
    'an age over 500 of an appliance in a unit',
    {
      isMultifamily: true,
      units: [
        {
          ...unit('1A'),
          appliances: [{ key: 3, type: 'stove', ageYears: 501 }],
        },
      ],
    },
    ['applianceAge'],
    'Please enter ages of at most 500 years for property 1',
  ],
  [
    'a multifamily home without units',
    { isMultifamily: true },
    ['units'],
    'Multifamily property 1 must have at least one unit',
  ],
  [
    'a multifamily home with blank unit numbers only',
    { isMultifamily: true, units: [unit(''), unit(' ')] },
    ['unitNumber'],
    'Please provide at least one unit number for property 1',
  ],
  [
    'an address and an age missing: the address first',
    { street: '', homeAgeYears: 0 },
    ['street'],
    'Please fill in all address fields for property 1',
  ],
] satisfies [string, Partial<PropertyEntry>, string[], string][])(
  'the check of the form for homes finds the first error: %s',
  (_case, change, fields, message) => {
    expect(findFault({ properties: [home(change)] })).toEqual({ propertyIndex: 0, fields, message })
  },
)

// spec: 07-04, 07-08
test('the form for homes checks all rules for one property before it checks the next property', () => {
  const fault = findFault({ properties: [home(), home({ homeAgeYears: 0 }), home({ street: '' })] })
  expect(fault).toMatchObject({ propertyIndex: 1, message: 'Please enter a valid home age for property 2' })
})

test.each([
  ['a complete single-family home', home()],
  [
    'a multifamily home with one of two units numbered',
    home({ isMultifamily: true, units: [unit(''), unit('2')] }),
  ],
  ['a single-family home with an unnumbered unit', home({ units: [unit('')] })],
])('the check of the form for homes accepts %s', (_case, property) => {
  expect(findFault({ properties: [property] })).toBeNull()
})

test('the form for homes is invalid before the user enters an address', () => {
  expect(findFault(blankForm())?.fields).toEqual(['street', 'city', 'state', 'zip'])
})
