import { describe, expect, it } from 'vitest'
import { planBudget } from '../money/budget.ts'
import type { PlannedComponent } from '../money/portfolio.ts'

const cost = { lowCents: 100_000, typicalCents: 100_000, highCents: 100_000 }
const heater = (changes: Partial<PlannedComponent> = {}): PlannedComponent => ({
  ...{ id: 'heater', type: 'water_heater', installedOn: '2014-11-21', cost },
  ...changes,
})
const plan = (component: PlannedComponent, years = 30, today = '2026-11-21') =>
  planBudget({ components: [component], today, years, cut: 'fromToday', inflation: 0 }).periods

/*
 * The budget of a twelve-year-old water heater at $1,000. The plan is so long that the new heater is likely to fail,
 * too.
 */
describe('a water heater that fails twice', () => {
  // The heater has 7.0 years left on average. The rest of the 30 years has room for about 1.6 lives of 14.04 years
  // each.
  it('is expected to be replaced more than twice in thirty years', () => {
    const spent = plan(heater()).map(({ realToDate }) => realToDate.expected / 100_000)
    expect(spent[29]).toBeGreaterThan(2.1)
    expect(spent[29]).toBeLessThan(2.7)
    expect(plan(heater())[29]?.realToDate).toMatchObject({ p10: 100_000, p50: 200_000, p90: 400_000 })
  })

  it('has a higher cost in the first year than in the tenth, and one replacement per mean life in the long run', () => {
    const years = plan(heater()).map(({ real }) => real.expected)
    expect(years[0]).toBeGreaterThan(years[9] ?? Infinity)
    expect(years[29]).toBeCloseTo(100_000 / 14.04, -2)
  })

  it('is replaced with certainty in the year that its owner planned, and later years include a failure of its successor', () => {
    const planned = heater({ ownerDate: '2029-06-01' })
    const years = plan(planned)
    expect(years.slice(0, 2).map(({ real }) => real.expected)).toEqual([0, 0])
    expect(years[2]?.real.expected).toBeCloseTo(100_000, -3)
    expect(years[2]?.real).toMatchObject({ p10: 100_000, p50: 100_000, p90: 100_000 })
    expect(years[2]?.drivers).toMatchObject([{ componentId: 'heater', isPlanned: true, chance: 1 }])
    expect(years[14]?.real.expected).toBeGreaterThan(5_000)
  })

  it('is replaced in the first year if its planned date has passed, and not at all if that date is after the plan', () => {
    expect(plan(heater({ ownerDate: '2020-01-01' }))[0]?.real.expected).toBeGreaterThan(99_999)
    expect(plan(heater({ ownerDate: '2056-11-21' })).map(({ real }) => real.expected)).toEqual(
      Array.from({ length: 30 }, () => 0),
    )
  })
})

describe('a 300-year-old furnace in a budget', () => {
  it('is replaced within six years almost certainly, and its successor rarely fails in that time', () => {
    const years = plan({ ...heater({ installedOn: '1726-11-21' }), type: 'furnace' })
    const early = years.slice(0, 6).map(({ real }) => real.expected)
    expect(early.reduce((sum, spent) => sum + spent)).toBeGreaterThan(99_000)
    expect(early[5]).toBeLessThan(5_000)
    for (const { real, nominalToDate } of years) {
      for (const amount of [...Object.values(real), ...Object.values(nominalToDate)])
        expect(Number.isFinite(amount)).toBe(true)
    }
  })
})

describe('a plan made on a leap day', () => {
  it('has years that begin on the last day of February, without a gap or overlap', () => {
    const years = plan(heater({ installedOn: '2016-02-29' }), 3, '2028-02-29')
    expect(years.map(({ from, to }) => [from, to])).toEqual([
      ['2028-02-29', '2029-02-27'],
      ['2029-02-28', '2030-02-27'],
      ['2030-02-28', '2031-02-27'],
    ])
  })
})

describe('a plan by calendar years', () => {
  const byCalendar = (today: string) =>
    planBudget({ components: [heater()], today, years: 2, inflation: 0 }).periods

  it('begins with the rest of this year', () => {
    expect(byCalendar('2026-11-21').map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-21', '2026-12-31'],
      ['2027-01-01', '2027-12-31'],
      ['2028-01-01', '2028-12-31'],
    ])
    expect(byCalendar('2026-01-01')[0]).toMatchObject({ from: '2026-01-01', to: '2026-12-31' })
  })

  // The rest of November (10 of 30 days) and December are 1.3333 months, so they cost about a ninth of the year 2027.
  it('has almost no spending left this year on 31 December', () => {
    const share = (today: string) => {
      const [rest, year] = byCalendar(today)
      return (rest?.real.expected ?? 0) / (year?.real.expected ?? 1)
    }
    expect(share('2026-11-21')).toBeCloseTo(0.1111, 2)
    expect(share('2026-12-31')).toBeLessThan(0.003)
  })

  it('puts a planned replacement into its calendar year', () => {
    const planned = (ownerDate: string) =>
      planBudget({ components: [heater({ ownerDate })], today: '2026-11-21', years: 2 }).periods.findIndex(
        ({ real }) => real.expected > 50_000,
      )
    expect(['2026-12-31', '2027-01-01', '2027-12-31', '2028-01-01'].map(planned)).toEqual([0, 1, 1, 2])
  })
})

describe('an empty portfolio', () => {
  it('costs nothing in every year and every percentile', () => {
    const { periods } = planBudget({ components: [], today: '2026-11-21', years: 30 })
    expect(periods).toHaveLength(31)
    for (const { real, nominal, realToDate, nominalToDate, drivers } of periods) {
      expect(drivers).toEqual([])
      for (const spend of [real, nominal, realToDate, nominalToDate])
        expect(spend).toEqual({ expected: 0, ifCheap: 0, ifDear: 0, p10: 0, p50: 0, p90: 0 })
    }
  })
})
