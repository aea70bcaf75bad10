import { expect, test } from 'vitest'
import { addressesOf, fixedPartOf, screenNames } from './screens.ts'

test('matches the paths of screens and no other paths', () => {
  const screens = addressesOf(screenNames)
  const addresses = ['/', '/overview', '/plan/', '/property/018f', '/property/018f/part/018e']
  expect(addresses.filter((address) => screens.test(address))).toEqual(addresses)
  const others = ['/plans', '/property/', '/property/018f/attic', '/property/018f/part/', '/v1/plan']
  expect(others.filter((address) => screens.test(address))).toEqual([])
})

test('returns the part of a screen’s path before its first parameter', () => {
  expect(fixedPartOf('property')).toBe('/property/')
  expect(fixedPartOf('plan')).toBe('/plan')
})
