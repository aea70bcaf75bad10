import { componentTypes } from '@home-pulse/contract/vocabulary'
import { expect, test } from 'vitest'
import { typeLabel } from './type-label.ts'

// spec: 04-23
test('two types have a name of their own, the others stand raw with spaces', () => {
  expect(componentTypes.map(typeLabel)).toEqual([
    'stove',
    'dishwasher',
    'dryer',
    'refrigerator',
    'washer',
    'Air Conditioner',
    'Water Heater',
    'roof',
    'driveway',
    'furnace',
  ])
  expect(typeLabel('sump_pump_2')).toBe('sump pump 2')
})
