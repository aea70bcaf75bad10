import { componentTypes } from '@home-pulse/contract/vocabulary'
import { expect, test } from 'vitest'
import { typeInWords } from './type-in-words.ts'
import { typeLabel, typeTitle } from './type-label.ts'

// spec: 04-23
test('two types have special labels, and all others are labelled with their wire names with spaces', () => {
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

test('a type begins with a capital letter in a title, and with a small letter in a sentence', () => {
  expect(['roof', 'ac_unit', 'water_heater'].map(typeTitle)).toEqual([
    'Roof',
    'Air Conditioner',
    'Water Heater',
  ])
  expect(['roof', 'ac_unit', 'water_heater'].map(typeInWords)).toEqual([
    'roof',
    'air conditioner',
    'water heater',
  ])
})
