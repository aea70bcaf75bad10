import { createProperties } from '@home-pulse/contract/features/properties/properties'
import { describe, expect, test } from 'vitest'
import type { ApplianceEntry, PropertyEntry, StructureEntry } from './property-entry.ts'
import { type SubmittedHome, toSubmission } from './to-submission.ts'

const appliance = (type: ApplianceEntry['type'], change: Partial<ApplianceEntry> = {}): ApplianceEntry => ({
  key: 3,
  type,
  ageYears: 4,
  ...change,
})
const structure = (
  type: StructureEntry['type'],
  ageYears: StructureEntry['ageYears'] = 12,
): StructureEntry => ({
  key: 4,
  type,
  ageYears,
})

function submit(change: Partial<PropertyEntry>): SubmittedHome {
  const property: PropertyEntry = {
    key: 1,
    street: ' 12 Oak St ',
    city: ' Austin ',
    state: 'TX',
    zip: ' 78701 ',
    homeAgeYears: 30,
    isMultifamily: false,
    structures: [],
    appliances: [],
    units: [],
    ...change,
  }
  const [home] = toSubmission({ properties: [property] })
  if (!home) throw new Error('each property is submitted')
  return home
}

// spec: 02-36, 05-06, 05-07, 05-08, 05-10
test('a single-family home is sent with trimmed fields, structures and appliances, without units', () => {
  expect(submit({})).toEqual({
    street: '12 Oak St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    homeAge: 30,
    isMultifamily: false,
    structures: {},
    appliances: {},
  })
})

test('the size of a home is sent if it was typed', () => {
  expect(submit({ floorArea: 2400, storeys: '' })).toMatchObject({ floorArea: 2400 })
  expect(submit({ floorArea: 2400, storeys: '' })).not.toHaveProperty('storeys')
})

test('a guessed age is sent as a guess', () => {
  const guess = { ageSource: 'guess' as const }
  const home = submit({
    structures: [{ ...structure('roof'), ...guess }, structure('driveway', 7)],
    appliances: [appliance('stove', guess)],
  })
  expect(home.structures).toEqual([
    { name: 'roof', age: 12, ageSource: 'guess' },
    { name: 'driveway', age: 7 },
  ])
  expect(home.appliances).toEqual({ stove: { age: 4, ageSource: 'guess' } })
})

describe('the structures of a submitted home', () => {
  test.each([
    ['a map from name to age', [structure('roof'), structure('furnace', 3)], { roof: 12, furnace: 3 }],
    ['an age left blank is 0', [structure('roof', '')], { roof: 0 }],
    ['one without a name is dropped', [structure(''), structure('driveway')], { driveway: 12 }],
    [
      'two of a type become a list',
      [structure('roof'), structure('roof', 2), structure('')],
      [
        { name: 'roof', age: 12 },
        { name: 'roof', age: 2 },
      ],
    ],
  ])('are converted correctly to the request: %s', (_case, structures, sent) => {
    expect(submit({ structures }).structures).toEqual(sent)
  })
})

describe('the appliances of a submitted home', () => {
  test.each([
    [
      'a map from name to details',
      [appliance('stove'), appliance('ac_unit')],
      { stove: { age: 4 }, ac_unit: { age: 4 } },
    ],
    ['an age left blank is 0', [appliance('washer', { ageYears: '' })], { washer: { age: 0 } }],
    ['one without a name is dropped', [appliance('', { brand: 'Acme' })], {}],
    [
      'brand and model trimmed, blank ones left out',
      [appliance('dryer', { brand: ' Acme ', model: '  ' }), appliance('stove', { model: 'X 1' })],
      { dryer: { age: 4, brand: 'Acme' }, stove: { age: 4, model: 'X 1' } },
    ],
    [
      'two of a type become a list',
      [
        appliance('refrigerator'),
        appliance('stove'),
        appliance('refrigerator', { ageYears: 9, brand: 'Acme' }),
      ],
      [
        { name: 'refrigerator', age: 4 },
        { name: 'stove', age: 4 },
        { name: 'refrigerator', age: 9, brand: 'Acme' },
      ],
    ],
    [
      'two without a name do not count as two of a type',
      [appliance(''), appliance(''), appliance('stove')],
      { stove: { age: 4 } },
    ],
  ])('are converted correctly to the request: %s', (_case, appliances, sent) => {
    expect(submit({ appliances }).appliances).toEqual(sent)
  })
})

describe('a multifamily home', () => {
  const home = submit({
    isMultifamily: true,
    units: [
      { key: 5, unitNumber: ' 1A ', appliances: [appliance('stove')] },
      { key: 6, unitNumber: '  ', appliances: [appliance('washer')] },
      { key: 7, unitNumber: '1A', appliances: [appliance('dryer'), appliance('dryer')] },
    ],
  })

  // spec: 05-11, 07-09
  test('is sent with its numbered units and without its own appliances', () => {
    expect(home).not.toHaveProperty('appliances')
    expect(home.units).toEqual([
      { unitNumber: '1A', appliances: { stove: { age: 4 } } },
      {
        unitNumber: '1A',
        appliances: [
          { name: 'dryer', age: 4 },
          { name: 'dryer', age: 4 },
        ],
      },
    ])
  })

  test('matches the schema of the contract', () => {
    const [read] = createProperties.body.parse([home])
    expect(read?.units.map((unit) => unit.appliances.length)).toEqual([1, 2])
  })
})
