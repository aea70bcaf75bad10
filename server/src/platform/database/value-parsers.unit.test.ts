import { expect, test } from 'vitest'
import { instantText } from './value-parsers.ts'

test.each([
  ['2026-11-22 13:44:13+00', '2026-11-22T13:44:13.000Z'],
  ['2026-11-22 13:44:13.1+00', '2026-11-22T13:44:13.100Z'],
  ['2026-11-22 13:44:13.123+00', '2026-11-22T13:44:13.123Z'],
  ['2026-11-22 13:44:13.123999+00', '2026-11-22T13:44:13.123Z'],
  ['2026-11-22 15:44:13.5+02', '2026-11-22T13:44:13.500Z'],
  ['2026-11-22 19:14:13+05:30', '2026-11-22T13:44:13.000Z'],
])('the PostgreSQL timestamp %s is converted to %s, as by Date.toISOString', (written, answered) => {
  expect(instantText(written)).toBe(answered)
  expect(new Date(written).toISOString()).toBe(answered)
})
