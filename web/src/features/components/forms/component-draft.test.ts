import { byFactName } from '@home-pulse/contract/component-facts'
import { expect, test } from 'vitest'
import type { Appliance } from '../api.ts'
import { blankDraft, newToWire, specsOf, specsToWire, withField, yearsSince } from './component-draft.ts'

const heater = { installedOn: '2014-05-06', brand: 'Rheem', variant: 'gas_storage' } as Appliance

test('the request that changes the facts of a component contains no age, cost or date', () => {
  const { ageSource: _, ...blanks } = byFactName(() => '')
  expect(specsToWire(specsOf(heater, 'water_heater'))).toEqual({
    ...blanks,
    ...{ brand: 'Rheem', variant: 'gas_storage' },
  })
})

test('an installation date is sent instead of the age if both are given', () => {
  const draft = { ...blankDraft, type: 'stove' as const, ageYears: '4' }
  expect(newToWire(draft, null)).toMatchObject({ type: 'stove', age: '4', unitId: '' })
  expect(newToWire({ ...draft, installedOn: '2020-01-02' }, 'u')).toMatchObject({
    ...{ installedOn: '2020-01-02', unitId: 'u' },
  })
  expect(newToWire({ ...draft, installedOn: '2020-01-02' }, 'u')).not.toHaveProperty('age')
})

test('a new type clears the variant, which belongs to the old type', () => {
  const draft = specsOf(heater, 'water_heater')
  expect(withField(draft, 'type', 'roof').variant).toBe('')
  expect(withField(draft, 'brand', 'Bosch').variant).toBe('gas_storage')
})

test.each([
  ['2020-11-22', 5],
  ['2020-11-21', 6],
  ['2026-11-21', 0],
])('on 21 November 2026, a component installed on %s is %s years old', (date, years) => {
  expect(yearsSince(date, '2026-11-21')).toBe(years)
})

test.each(['2026-11-22', '', '0020-01-01'])(
  'on 21 November 2026, a component with the installation date "%s" (future, blank or implausible) has no age',
  (date) => {
    expect(yearsSince(date, '2026-11-21')).toBeUndefined()
  },
)
