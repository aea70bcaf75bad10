import { describe, expect, it } from 'vitest'
import { recommendTurnovers } from '../upkeep/turnover.ts'

describe('a lease that ends before the water heater does', () => {
  const today = '2026-11-21'
  const lease = { endsOn: '2027-05-31', termMonths: 12 }
  const recommend = (...dueOn: string[]) => recommendTurnovers(lease, dueOn, today)

  it('puts the work on the day after the tenant leaves, before the next one comes', () => {
    expect(recommend('2027-09-14')).toEqual(['2027-06-01'])
  })

  it('recommends nothing when nothing is due', () => {
    expect(recommend()).toEqual([])
    expect(recommend('2044-01-01')).toEqual([])
  })

  it('gathers what is due near one turnover, and looks on to the turnovers after it', () => {
    expect(recommend('2029-04-02', '2027-05-01', '2027-08-30', '2029-07-01')).toEqual([
      '2027-06-01',
      '2029-06-01',
    ])
  })

  it('brings forward what falls exactly between two turnovers', () => {
    expect(recommend('2027-12-01')).toEqual(['2027-06-01'])
  })

  it('takes what is overdue at the first turnover, unless that is more than a year away', () => {
    expect(recommend('2019-03-01')).toEqual(['2027-06-01'])
    const long = { endsOn: '2027-11-21', termMonths: 24 }
    expect(recommendTurnovers(long, ['2019-03-01'], today)).toEqual([])
    expect(recommendTurnovers({ ...long, endsOn: '2027-11-20' }, ['2019-03-01'], today)).toEqual([
      '2027-11-21',
    ])
  })
})

describe('a tenant who stays after the contract has ended', () => {
  const today = '2026-11-21'

  it('is taken to have renewed for the same term', () => {
    const lease = { endsOn: '2024-01-31', termMonths: 6 }
    expect(recommendTurnovers(lease, ['2027-02-20', '2027-08-02'], today)).toEqual([
      '2027-02-01',
      '2027-08-01',
    ])
  })

  it('has no turnover that we know of when the term is not known', () => {
    expect(recommendTurnovers({ endsOn: '2024-01-31', termMonths: 0 }, [today], today)).toEqual([])
  })

  it('turns over today when the contract ended yesterday', () => {
    expect(recommendTurnovers({ endsOn: '2026-11-20', termMonths: 0 }, [today], today)).toEqual([today])
  })
})

describe('a contract of the strangest dates', () => {
  const today = '2026-11-21'

  it('is answered without a turnover when its end is unknown or beyond the coming years', () => {
    expect(recommendTurnovers({ endsOn: undefined, termMonths: 12 }, [today], today)).toEqual([])
    expect(recommendTurnovers({ endsOn: '9999-12-31', termMonths: 12 }, [today], today)).toEqual([])
  })

  it('ends on the last day of a shorter month without drifting to earlier days', () => {
    const monthly = { endsOn: '2027-01-31', termMonths: 1 }
    const due = ['2027-03-01', '2027-04-01']
    expect(recommendTurnovers(monthly, due, today)).toEqual(['2027-03-01', '2027-04-01'])
  })

  it('ended in the first year of the calendar', () => {
    expect(recommendTurnovers({ endsOn: '0001-01-31', termMonths: 1 }, [today], today)).toEqual([
      '2026-12-01',
    ])
  })
})
