import { formatExactDollars } from '@home-pulse/contract/money'
import { expect, test } from 'vitest'
import { nameOf } from './tenant-words.ts'

// spec: 03-27
test('a rent shows its cents if it has any', () => {
  expect([1850, 1850.5, 0].map(formatExactDollars)).toEqual(['$1,850', '$1,850.50', '$0'])
})

test('the name of a tenant consists of all known names', () => {
  expect(nameOf({ firstName: 'Grace', lastName: 'Hopper' })).toBe('Grace Hopper')
  expect(nameOf({ firstName: '', lastName: 'Hopper' })).toBe('Hopper')
  expect(nameOf({ firstName: '', lastName: '' })).toBe('Unnamed tenant')
})
