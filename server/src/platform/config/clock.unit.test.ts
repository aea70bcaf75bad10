import { describe, expect, test } from 'vitest'
import { defaultTimeZone, knownTimeZone, todayIn } from './clock.ts'

const at = (instant: string) => ({ nowMs: () => Date.parse(instant) })

describe('the calendar date', () => {
  test.each([
    ['UTC', '2026-12-31T23:59:59.999Z', '2026-12-31'],
    ['UTC', '2027-01-01T00:00:00Z', '2027-01-01'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31'],
    ['Asia/Kathmandu', '2026-02-28T18:15:00Z', '2026-03-01'],
    ['America/New_York', '2028-02-29T12:00:00Z', '2028-02-29'],
    // Clocks go forward at 2:00 on 8 March 2026 and back on 1 November. Midnight exists on both days.
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
  ])('in %s at %s is %s', (timeZone, instant, day) => {
    expect(todayIn(timeZone, at(instant))).toBe(day)
  })
})

describe('a time zone name', () => {
  test.each(['America/New_York', 'pacific/auckland', 'UTC', 'Etc/GMT+5', 'US/Pacific'])(
    'is accepted if it is %s',
    (name) => {
      const known = knownTimeZone(name)
      expect(known).toBeTypeOf('string')
      expect(todayIn(known ?? '', at('2026-11-21T12:00:00Z'))).toMatch(/^2026-11-2[12]$/)
    },
  )

  test.each([undefined, '', 'Mars/Olympus_Mons', '+13:00', '-05:00', '../etc/passwd', 'x'.repeat(64), '🕐'])(
    'is rejected if it is %j',
    (name) => {
      expect(knownTimeZone(name)).toBeUndefined()
    },
  )

  test('is accepted and not changed if it is the default time zone', () => {
    expect(knownTimeZone(defaultTimeZone)).toBe(defaultTimeZone)
  })
})
