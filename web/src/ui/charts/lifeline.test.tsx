import { expect, test } from 'vitest'
import { render, screen } from '../../../test/render.tsx'
import { Lifeline } from './lifeline.tsx'

const today = '2026-11-21'

test('a lifeline describes a healthy component in one sentence', () => {
  const life = {
    installedOn: '2013-05-02',
    forecastDate: '2031-04-21',
    forecastLow: '2028-02-01',
    forecastHigh: '2036-07-01',
  }
  render(<Lifeline name="Water Heater" life={life} today={today} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
    'Water Heater, healthy: installed 2013, replacement forecast Apr 2031 (in 4 years 5 months); likely to fail between Feb 2028 and Jul 2036.',
  )
})

test('a lifeline says when an overdue component was due', () => {
  const life = {
    installedOn: '2009-05-02',
    forecastDate: '2025-11-09',
    forecastLow: '2027-02-01',
    forecastHigh: '2033-07-01',
  }
  render(<Lifeline name="dryer" life={life} today={today} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^dryer, overdue: .* was due for replacement Nov 2025 \(1 year ago\)/,
  )
})
