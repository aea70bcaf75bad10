import { describe, expect, test } from 'vitest'
import { toCamelCase } from './camel-case.ts'
import { componentTypes, stateCodes, wireName } from './vocabulary.ts'

describe('parsing a type or its label', () => {
  test.each([
    ['A/C Unit', 'ac_unit'],
    ['a/c unit', 'ac_unit'],
    ['AC-Unit', 'ac_unit'],
    ['Water Heater', 'water_heater'],
    [' water  heater ', 'water_heater'],
    ['Stove', 'stove'],
  ])('reads the label %s as %s', (label, name) => {
    expect(wireName(label)).toBe(name)
  })
  // spec: 02-31, 02-35, 10-14
  test.each(componentTypes)('keeps the wire name %s', (type) => {
    expect(wireName(type)).toBe(type)
  })
})

// spec: 02-29, 10-13
test('lists the fifty states and the District of Columbia, each once', () => {
  expect(stateCodes).toHaveLength(51)
  expect(new Set(stateCodes).size).toBe(51)
  expect(stateCodes).toContain('DC')
})

test('converts the keys of a response to camelCase at any depth, and keeps its values', () => {
  expect(
    toCamelCase({ postal_code: 'a_b', isMultifamily: true, failure_within_12_months: [{ unit_id: null }] }),
  ).toEqual({ postalCode: 'a_b', isMultifamily: true, failureWithin12Months: [{ unitId: null }] })
})
