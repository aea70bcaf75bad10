import { expect, test } from 'vitest'
import { fixedPathPrefix, pathPatternOf, screenNames } from './screens.ts'

test('the pattern for the paths of all screens matches paths of screens, and no similar paths', () => {
  const screens = pathPatternOf(screenNames)
  const addresses = ['/', '/overview', '/plan/', '/property/018f', '/property/018f/part/018e']
  expect(addresses.filter((address) => screens.test(address))).toEqual(addresses)
  const others = ['/plans', '/property/', '/property/018f/attic', '/property/018f/part/', '/v1/plan']
  expect(others.filter((address) => screens.test(address))).toEqual([])
})

test('the fixed prefix of a path is the part before its first parameter', () => {
  expect(fixedPathPrefix('property')).toBe('/property/')
  expect(fixedPathPrefix('plan')).toBe('/plan')
})
