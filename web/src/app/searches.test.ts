import { expect, test } from 'vitest'
import {
  readCalendarSearch,
  readDashboardSearch,
  readPlanSearch,
  readPortfolioSearch,
  readProfileSearch,
} from './searches.ts'

test('the dashboard’s URL keeps the tab and the search text, even if the text is a ZIP code', () => {
  expect(readDashboardSearch({ tab: 'tenants', find: 78701 })).toEqual({ tab: 'tenants', find: '78701' })
})

test('the dashboard’s URL keeps the filters and the order of the table of homes', () => {
  expect(readDashboardSearch({ table: 'state=OH&sort=cost' })).toEqual({ table: 'state=OH&sort=cost' })
})

test('the dashboard’s URL keeps the rent roll with its order and filter', () => {
  const roll = { view: 'rent-roll', sort: 'rent', places: 'vacant' }
  expect(readDashboardSearch(roll)).toEqual(roll)
  expect(readDashboardSearch({ view: 'cards', sort: 'home', places: 'all' })).toEqual({})
})

test('a URL leaves out default, blank and unknown search parameters', () => {
  expect(readDashboardSearch({ tab: 'properties', find: '', other: 1 })).toEqual({})
  expect(readPortfolioSearch({ tab: 'manual' })).toEqual({})
  expect(readProfileSearch({ section: 'profile' })).toEqual({})
  expect(readPlanSearch({ years: 7, prices: 'real', property: null })).toEqual({})
  expect(readCalendarSearch({ show: 'all' })).toEqual({})
})

test('the URLs of the property entry, the settings, the plan and the calendar keep their selections', () => {
  expect(readPortfolioSearch({ tab: 'csv' })).toEqual({ tab: 'csv' })
  expect(readProfileSearch({ section: 'security' })).toEqual({ section: 'security' })
  expect(readPlanSearch({ property: 'p', years: 20, prices: 'nominal' })).toEqual({
    property: 'p',
    years: 20,
    prices: 'nominal',
  })
  expect(readCalendarSearch({ property: 'p', show: 'task' })).toEqual({ property: 'p', show: 'task' })
})

test('the calendar’s URL keeps the view and the month, and leaves out an invalid month', () => {
  const kept = { view: 'month', month: '2026-11' }
  expect(readCalendarSearch(kept)).toEqual(kept)
  for (const month of ['2026-13', '2026-00', '2026', 'soon', 202611, '1026-11'])
    expect(readCalendarSearch({ view: 'year', month })).toEqual({})
})
