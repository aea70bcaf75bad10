import { expect, test } from 'vitest'
import { replacementStatus } from './status.ts'

// spec: 06-29
test.each([
  ['2026-11-20', 'overdue'],
  ['2026-11-21', 'coming_due'],
  ['2027-11-21', 'coming_due'],
  ['2027-11-22', 'healthy'],
])('on 21 November 2026, a component with the forecast date %s is %s', (date, status) => {
  expect(replacementStatus(date, '2026-11-21')).toBe(status)
})
