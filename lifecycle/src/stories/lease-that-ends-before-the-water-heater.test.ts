import { describe, expect, it } from 'vitest'
import { recommendTurnovers } from '../upkeep/turnover.ts'

describe('the turnovers recommended for replacing a water heater that outlasts the lease', () => {
  const today = '2026-11-21'
  const lease = { endsOn: '2027-05-31', termMonths: 12 }
  const recommend = (...dueOn: string[]) => recommendTurnovers(lease, dueOn, today)

  it('contain the day after the lease ends if a replacement is due in the same year', () => {
    expect(recommend('2027-09-14')).toEqual(['2027-06-01'])
  })

  it('are empty when nothing is due in the next five years', () => {
    expect(recommend()).toEqual([])
    expect(recommend('2044-01-01')).toEqual([])
  })

  it('contain, for each due date, the nearest end of a lease or of its renewals', () => {
    expect(recommend('2029-04-02', '2027-05-01', '2027-08-30', '2029-07-01')).toEqual([
      '2027-06-01',
      '2029-06-01',
    ])
  })

  it('contain the earlier of two equally near turnovers', () => {
    expect(recommend('2027-12-01')).toEqual(['2027-06-01'])
  })

  it('contain the next turnover for overdue work, if it is at most one year away', () => {
    expect(recommend('2019-03-01')).toEqual(['2027-06-01'])
    const long = { endsOn: '2027-11-21', termMonths: 24 }
    expect(recommendTurnovers(long, ['2019-03-01'], today)).toEqual([])
    expect(recommendTurnovers({ ...long, endsOn: '2027-11-20' }, ['2019-03-01'], today)).toEqual([
      '2027-11-21',
    ])
  })
})

describe('a tenant who stays after the lease has ended', () => {
  const today = '2026-11-21'

  it('is assumed to have renewed for the same term', () => {
    const lease = { endsOn: '2024-01-31', termMonths: 6 }
    expect(recommendTurnovers(lease, ['2027-02-20', '2027-08-02'], today)).toEqual([
      '2027-02-01',
      '2027-08-01',
    ])
  })

  it('has no turnover if the length of the lease is unknown', () => {
    expect(recommendTurnovers({ endsOn: '2024-01-31', termMonths: 0 }, [today], today)).toEqual([])
  })

  it('has a turnover today if the lease ended yesterday', () => {
    expect(recommendTurnovers({ endsOn: '2026-11-20', termMonths: 0 }, [today], today)).toEqual([today])
  })
})

describe('a lease with extreme dates', () => {
  const today = '2026-11-21'

  it('has no turnover if the lease has no end or ends in the year 9999', () => {
    expect(recommendTurnovers({ endsOn: undefined, termMonths: 12 }, [today], today)).toEqual([])
    expect(recommendTurnovers({ endsOn: '9999-12-31', termMonths: 12 }, [today], today)).toEqual([])
  })

  it('is renewed to the last day of each month, even after a shorter month', () => {
    const monthly = { endsOn: '2027-01-31', termMonths: 1 }
    const due = ['2027-03-01', '2027-04-01']
    expect(recommendTurnovers(monthly, due, today)).toEqual(['2027-03-01', '2027-04-01'])
  })

  it('has turnovers even if it ended in the first year of the calendar', () => {
    expect(recommendTurnovers({ endsOn: '0001-01-31', termMonths: 1 }, [today], today)).toEqual([
      '2026-12-01',
    ])
  })
})
