import { expect, test } from 'vitest'
import { anAppliance } from '../../../../test/components.ts'
import { draftOf, findGone, isEdited, readIssuePath, shownDate, typeInto, updateOf } from './edit-draft.ts'

const stove = anAppliance({
  id: 'stove-1',
  ageInYears: 7,
  installedOn: '2019-03-02',
  estimatedReplacementCost: 1080.5,
  forecastedReplacementDate: '2035-04-01',
})
const same = draftOf(stove)
const base = {
  appliance_type: 'stove',
  id: 'stove-1',
  age_in_years: 7,
  estimated_replacement_cost: 1080.5,
  forecasted_replacement_date: '2035-04-01',
}

// spec: 07-22
test.each([
  ['2035-04-01', '2035-04-01'],
  ['2035-04-01T10:00:00Z', '2035-04-01'],
  ['2035-02-30', ''],
  ['soon', ''],
  ['', ''],
])('the date %j is shown in the date field as %j', (date, shown) => {
  expect(shownDate(date)).toBe(shown)
})

// spec: 07-21
test.each([
  [{ ageInYears: '9' }, { age_in_years: 9, reforecast: true }],
  [{ ageInYears: '9.8' }, { age_in_years: 9, reforecast: true }],
  [{ ageInYears: 'old' }, { age_in_years: 0, reforecast: true }],
  [{ ageInYears: '-3' }, { age_in_years: 0, reforecast: true }],
  [{ estimatedReplacementCost: '99.95' }, { estimated_replacement_cost: 99.95 }],
  [{ estimatedReplacementCost: '' }, { estimated_replacement_cost: 0 }],
  [{ forecastedReplacementDate: '2030-01-02' }, { forecasted_replacement_date: '2030-01-02' }],
  [{ forecastedReplacementDate: '' }, { forecasted_replacement_date: '' }],
  [{ ageSource: 'receipt' }, { age_source: 'receipt' }],
  [
    { ageInYears: '8', installedOn: '2018-03-02' },
    { age_in_years: 8, installed_on: '2018-03-02', reforecast: true },
  ],
  [
    { ageInYears: '9', forecastedReplacementDate: '2030-01-02' },
    { age_in_years: 9, forecasted_replacement_date: '2030-01-02' },
  ],
])('the edit %j is sent as %j', (typed, sent) => {
  const draft = { ...same, ...typed }
  expect(isEdited(stove, draft)).toBe(true)
  expect(updateOf(stove, draft)).toEqual({ ...base, ...sent })
})

test('a typed value that equals the stored value is not an edit', () => {
  expect(isEdited(stove, { ...same, ageInYears: '07', estimatedReplacementCost: '1080.50' })).toBe(false)
})

test('if both an age and an installation date are typed, the one that was typed last is used', () => {
  const aged = typeInto(same, 'ageInYears', '12', '2026-11-21')
  expect(aged).toMatchObject({ ageInYears: '12', installedOn: '' })
  expect(updateOf(stove, aged)).not.toHaveProperty('installed_on')
  const dated = typeInto(aged, 'installedOn', '2016-11-22', '2026-11-21')
  expect(dated).toMatchObject({ ageInYears: '9', installedOn: '2016-11-22' })
  expect(typeInto(aged, 'installedOn', '', '2026-11-21').ageInYears).toBe('12')
})

test('the path of a validation error is converted to the index of the edited component and the field', () => {
  expect(readIssuePath('applianceUpdates.1.age_in_years')).toEqual({ index: 1, field: 'ageInYears' })
  expect(readIssuePath('structureUpdates.2.installed_on')).toEqual({ index: 2, field: 'installedOn' })
  expect(readIssuePath('structureUpdates.0')).toEqual({ index: 0, field: undefined })
})

test('a 404 response names the updates whose component no longer exists, and other errors name none', () => {
  const problem = { statusCode: 404, code: 'not_found', error: 'Not Found', message: '' } as const
  const issues = [2, 0].map((index) => ({
    path: `applianceUpdates.${index}`,
    message: 'matches nothing in this property',
  }))
  expect(findGone({ ...problem, issues })).toEqual([2, 0])
  expect(findGone(problem)).toEqual([])
  expect(findGone({ ...problem, statusCode: 422, code: 'invalid_request', issues })).toEqual([])
})
