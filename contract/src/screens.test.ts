import { expect, test } from 'vitest'
import { addressesOf, fixedPartOf, screenNames } from './screens.ts'

test('recognizes the path of each screen and no other path', () => {
  const screens = addressesOf(screenNames)
  const addresses = ['/', '/overview', '/plan/', '/property/018f', '/property/018f/part/018e']
  expect(addresses.filter((address) => screens.test(address))).toEqual(addresses)
  const others = ['/plans', '/property/', '/property/018f/attic', '/property/018f/part/', '/v1/plan']
  expect(others.filter((address) => screens.test(address))).toEqual([])
})

test('returns the fixed part of a path with parameters', () => {
  expect(fixedPartOf('property')).toBe('/property/')
  expect(fixedPartOf('plan')).toBe('/plan')
})
