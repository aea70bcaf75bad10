import { expect, test } from 'vitest'
import { formatExactMoney } from '../../platform/format.ts'
import { nameOf } from './tenant-words.ts'

// spec: 03-27
test('a rent keeps its cents, where it has any', () => {
  expect([1850, 1850.5, 0].map(formatExactMoney)).toEqual(['$1,850', '$1,850.50', '$0'])
})

test('a tenant is called by whatever names there are', () => {
  expect(nameOf({ firstName: 'Grace', lastName: 'Hopper' })).toBe('Grace Hopper')
  expect(nameOf({ firstName: '', lastName: 'Hopper' })).toBe('Hopper')
  expect(nameOf({ firstName: '', lastName: '' })).toBe('Unnamed tenant')
})
