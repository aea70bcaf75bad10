import { describe, expect, it } from 'vitest'
import type { PlannedComponent } from '../portfolio.ts'
import { contributionsByComponent, fullyFundedBalance, percentFunded, planReserve } from '../reserve.ts'

/*
 * The worked example of the reference: a roof of $10,200, useful life 22.5, effective age 9; a furnace of $4,760, useful
 * life 19.5, effective age 13; $3,000 set aside.
 *
 *   fully funded      10,200 * 9 / 22.5 + 4,760 * 13 / 19.5 = 4,080 + 3,173 = 7,253
 *   percent funded    3,000 / 7,253 = 41.4 %
 *   component method  roof     (10,200 - 3,000 * 4,080 / 7,253) / 13.5 = (10,200 - 1,687.5) / 13.5 = 630.56 a year
 *                     furnace  ( 4,760 - 3,000 * 3,173 / 7,253) /  6.5 = ( 4,760 - 1,312.5) /  6.5 = 530.38 a year
 */
describe('the reserve of a roof and a furnace', () => {
  const items = [
    { costCents: 1_020_000, usefulLifeYears: 22.5, remainingYears: 13.5 },
    { costCents: 476_000, usefulLifeYears: 19.5, remainingYears: 6.5 },
  ]
  const noRates = { inflation: 0, interest: 0 }

  it('should hold $7,253 by now, of which $3,000 are 41.4 percent', () => {
    expect(fullyFundedBalance(items) / 100).toBeCloseTo(7_253.33, 2)
    expect(percentFunded(items, 300_000)).toBeCloseTo(0.4136, 4)
    expect(percentFunded([], 300_000)).toBeNull()
  })

  it('is saved for by $630.56 a year for the roof and $530.38 for the furnace', () => {
    const [roof = 0, furnace = 0] = contributionsByComponent(items, 300_000, noRates)
    expect((12 * roof) / 100).toBeCloseTo(630.56, 1)
    expect((12 * furnace) / 100).toBeCloseTo(530.38, 1)
  })

  // $100 a month at 3 % for ten years come to 100 * 1.03^(1/12) * (1.03^10 - 1) / (1.03^(1/12) - 1) = 13,976.
  it('needs less a month where savings bear interest, and more where prices rise', () => {
    const tenYears = [{ costCents: 1_397_600, usefulLifeYears: 20, remainingYears: 10 }]
    expect(contributionsByComponent(tenYears, 0, { inflation: 0, interest: 0.03 })[0]).toBeCloseTo(10_000, -1)
    const [dearer] = contributionsByComponent(tenYears, 0, { inflation: 0.03, interest: 0 })
    expect(dearer).toBeCloseTo((1_397_600 * 1.03 ** 10) / 120, 6)
  })

  it('needs nothing more for what is paid for, and saves for what is due now over one year', () => {
    expect(contributionsByComponent(items, 10_000_000, noRates)).toEqual([0, 0])
    const due = [{ costCents: 120_000, usefulLifeYears: 10, remainingYears: 0 }]
    expect(contributionsByComponent(due, 0, noRates)).toEqual([10_000])
  })
})

describe('the reserve of a home', () => {
  const today = '2026-11-21'
  const ofAge = (type: PlannedComponent['type'], age: number, dollars: number): PlannedComponent => {
    const cents = 100 * dollars
    const cost = { lowCents: cents, typicalCents: cents, highCents: cents }
    return { id: type, type, installedOn: `${2026 - age}-11-21`, cost }
  }
  const home = [ofAge('roof', 20, 10_200), ofAge('furnace', 18, 4_760), ofAge('water_heater', 10, 1_330)]

  // Expected rests of the reference at these ages: roof 6.637, furnace 5.736, water heater 5.145 years.
  it('counts as remaining what is expected to remain', () => {
    const { items } = planReserve({ components: home, today, years: 30, balanceCents: 0 })
    expect(items.map(({ remainingYears }) => remainingYears.toFixed(3))).toEqual(['6.637', '5.736', '5.145'])
    expect(items[0]?.effectiveAgeYears).toBeCloseTo(22.5 - 6.637, 2)
  })

  it('that replaces its roof for certain in four years and nothing else needs a forty-eighth a month', () => {
    const roof = { ...ofAge('roof', 20, 9_600), ownerDate: '2030-11-20' }
    const request = { components: [roof], today, years: 5, inflation: 0, balanceCents: 0 }
    const { pooled, items } = planReserve(request)
    for (const { monthlyCents } of pooled) expect(monthlyCents).toBeCloseTo(20_000, 6)
    expect(items[0]?.remainingYears).toBeCloseTo(4, 2)
    const { asked } = planReserve({ ...request, contributionCents: 20_000 })
    expect(asked?.confidence).toBeGreaterThan(0.99)
    expect(asked?.balances.map(({ p50 }) => Math.round(p50))).toEqual([240_000, 480_000, 720_000, 0, 240_000])
    expect(planReserve({ ...request, contributionCents: 19_999 }).asked?.confidence).toBe(0)
  })

  it('needs more a month for more confidence, and nothing where the reserve already lasts', () => {
    const { pooled } = planReserve({ components: home, today, years: 30, balanceCents: 300_000 })
    const [half = 0, most = 0, almostAll = 0] = pooled.map(({ monthlyCents }) => monthlyCents)
    expect(half).toBeGreaterThan(0)
    expect(most).toBeGreaterThan(half)
    expect(almostAll).toBeGreaterThan(most)
    const rich = planReserve({ components: home, today, years: 30, balanceCents: 100_000_000 })
    expect(rich.pooled.map(({ monthlyCents }) => monthlyCents)).toEqual([0, 0, 0])
  })

  it('says that the early years decide, where they do', () => {
    const explained = (years: number) =>
      planReserve({ components: home, today, years, balanceCents: 0 }).explanation.at(-1)
    expect(explained(30)).toMatch(
      /^The early years decide: in half of the simulations the hardest bills come within the first \d years\./,
    )
    const roof = { ...ofAge('roof', 20, 9_600), ownerDate: '2030-11-20' }
    const late = planReserve({ components: [roof], today, years: 5, balanceCents: 0 })
    expect(late.explanation.join(' ')).not.toContain('The early years decide')
  })

  it('of nothing is nothing', () => {
    const empty = planReserve({ components: [], today, years: 30, balanceCents: 0 })
    expect(empty).toMatchObject({ fullyFundedCents: 0, percentFunded: null, componentMonthlyCents: 0 })
    expect(empty.pooled.map(({ monthlyCents }) => monthlyCents)).toEqual([0, 0, 0])
  })
})
