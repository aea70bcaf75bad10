import { describe, expect, test } from 'vitest'
import { toCamelCase } from './camel-case.ts'
import { componentTypes, stateCodes, wireName } from './vocabulary.ts'

describe('`wireName`', () => {
  test.each([
    ['A/C Unit', 'ac_unit'],
    ['a/c unit', 'ac_unit'],
    ['AC-Unit', 'ac_unit'],
    ['Water Heater', 'water_heater'],
    [' water  heater ', 'water_heater'],
    ['Stove', 'stove'],
  ])('converts the label %s to %s', (label, name) => {
    expect(wireName(label)).toBe(name)
  })
  // spec: 02-31, 02-35, 10-14
  test.each(componentTypes)('returns the wire name “%s” unchanged', (type) => {
    expect(wireName(type)).toBe(type)
  })
})

// spec: 02-29, 10-13
test('the state codes contain the fifty states and the District of Columbia, each once', () => {
  expect(stateCodes).toHaveLength(51)
  expect(new Set(stateCodes).size).toBe(51)
  expect(stateCodes).toContain('DC')
})

test('`toCamelCase` converts the keys of a response at any depth, and keeps the values', () => {
  expect(
    toCamelCase({ postal_code: 'a_b', isMultifamily: true, failure_within_12_months: [{ unit_id: null }] }),
  ).toEqual({ postalCode: 'a_b', isMultifamily: true, failureWithin12Months: [{ unitId: null }] })
})
