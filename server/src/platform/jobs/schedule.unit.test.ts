import { describe, expect, test } from 'vitest'
import { latestScheduledTime, type Schedule } from './schedule.ts'

const daily: Schedule = { every: 'day', atHour: 8 }
const mondays: Schedule = { every: 'week', onDay: 1, atHour: 8 }
const latest = (schedule: Schedule, zone: string, now: string) => {
  const { period, atMs } = latestScheduledTime(schedule, zone, Date.parse(now))
  return [period, new Date(atMs).toISOString()]
}

describe('the last scheduled time', () => {
  test.each([
    [
      'of a daily job is today’s from its hour on',
      daily,
      'America/New_York',
      '2026-11-21T13:00:00Z',
      '2026-11-21',
      '2026-11-21T13:00:00.000Z',
    ],
    [
      'of a daily job is yesterday’s one second before its hour',
      daily,
      'America/New_York',
      '2026-11-21T12:59:59Z',
      '2026-11-20',
      '2026-11-20T13:00:00.000Z',
    ],
    [
      'of a daily job in Honolulu can be on the UTC date before',
      daily,
      'Pacific/Honolulu',
      '2026-11-21T10:30:00Z',
      '2026-11-20',
      '2026-11-20T18:00:00.000Z',
    ],
    [
      'of a daily job in Kiritimati can be on the UTC date after',
      daily,
      'Pacific/Kiritimati',
      '2026-11-21T18:00:00Z',
      '2026-11-22',
      '2026-11-21T18:00:00.000Z',
    ],
    [
      'of a daily job follows local time on the day when summer time begins',
      daily,
      'America/New_York',
      '2026-03-08T13:00:00Z',
      '2026-03-08',
      '2026-03-08T12:00:00.000Z',
    ],
    [
      'of a Monday job is last Monday’s on a Sunday',
      mondays,
      'UTC',
      '2026-11-22T23:59:00Z',
      '2026-11-16',
      '2026-11-16T08:00:00.000Z',
    ],
    [
      'of a Monday job is last week’s on a Monday before its hour',
      mondays,
      'UTC',
      '2026-11-23T07:59:00Z',
      '2026-11-16',
      '2026-11-16T08:00:00.000Z',
    ],
    [
      'of a Monday job is today’s on a Monday at its hour',
      mondays,
      'UTC',
      '2026-11-23T08:00:00Z',
      '2026-11-23',
      '2026-11-23T08:00:00.000Z',
    ],
    [
      'of a Monday job stays last week’s across the end of summer time',
      mondays,
      'Europe/Berlin',
      '2026-10-26T06:59:00Z',
      '2026-10-19',
      '2026-10-19T06:00:00.000Z',
    ],
    [
      'of a daily job can be on a leap day',
      daily,
      'UTC',
      '2028-02-29T12:00:00Z',
      '2028-02-29',
      '2028-02-29T08:00:00.000Z',
    ],
    [
      'of an hourly job follows UTC hours in a zone with a 45-minute offset',
      { every: 'hour' },
      'Asia/Kathmandu',
      '2026-11-21T15:44:59Z',
      '2026-11-21T15',
      '2026-11-21T15:00:00.000Z',
    ],
  ] as const)('%s', (_what, schedule, zone, now, period, at) => {
    expect(latest(schedule, zone, now)).toEqual([period, at])
  })

  test('is in the next hour if the clocks skip its hour, and in the first of two if the clocks repeat its hour', () => {
    const atTwo: Schedule = { every: 'day', atHour: 2 }
    expect(latest(atTwo, 'America/New_York', '2026-03-08T12:00:00Z')).toEqual([
      '2026-03-08',
      '2026-03-08T07:00:00.000Z',
    ])
    const atOne: Schedule = { every: 'day', atHour: 1 }
    expect(latest(atOne, 'America/New_York', '2026-11-01T12:00:00Z')).toEqual([
      '2026-11-01',
      '2026-11-01T05:00:00.000Z',
    ])
  })

  test('is never in the future, and there is one a day in time zones with unusual clock changes', () => {
    const [start, end, step] = [
      Date.parse('2026-01-01T00:00:00Z'),
      Date.parse('2027-01-01T00:00:00Z'),
      195 * 60_000,
    ]
    for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
      const seen = new Set<string>()
      for (let now = start; now < end; now += step) {
        const { period, atMs } = latestScheduledTime(daily, zone, now)
        expect(atMs).toBeLessThanOrEqual(now)
        expect(now - atMs).toBeLessThanOrEqual(25 * 60 * 60_000)
        seen.add(period)
      }
      expect(seen.size).toBe(366)
    }
  })
})
