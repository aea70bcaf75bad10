import { describe, expect, it } from 'vitest'
import type { PlannedComponent } from '../money/portfolio.ts'
import { fullyFundedBalance, percentFunded, planReserve } from '../money/reserve.ts'

/*
 * A calculation by hand. The roof costs $10,200, its useful life is 22.5 years, and its effective age is 9 years. The
 * furnace costs $4,760, its useful life is 19.5 years, and its effective age is 13 years. The savings are $3,000.
 *
 *   fully funded      10,200 * 9 / 22.5 + 4,760 * 13 / 19.5 = 4,080 + 3,173 = 7,253
 *   percent funded    3,000 / 7,253 = 41.4 %
 */
describe('the reserve of a roof and a furnace', () => {
  const items = [
    { costCents: 1_020_000, usefulLifeYears: 22.5, remainingYears: 13.5 },
    { costCents: 476_000, usefulLifeYears: 19.5, remainingYears: 6.5 },
  ]
  it('has a fully funded balance of $7,253, and is 41.4 percent funded with $3,000', () => {
    expect(fullyFundedBalance(items) / 100).toBeCloseTo(7_253.33, 2)
    expect(percentFunded(items, 300_000)).toBeCloseTo(0.4136, 4)
    expect(percentFunded([], 300_000)).toBeNull()
  })
})

describe('the reserve of a home', () => {
  const today = '2026-11-21'
  const ofAge = (type: PlannedComponent['type'], age: number, dollars: number): PlannedComponent => {
    const cents = 100 * dollars
    const cost = { lowCents: cents, typicalCents: cents, highCents: cents }
    return { id: type, type, installedOn: `${2026 - age}-11-21`, cost }
  }
  const components = [
    ofAge('roof', 20, 10_200),
    ofAge('furnace', 18, 4_760),
    ofAge('water_heater', 10, 1_330),
  ]

  // The mean remaining lives at these ages, integrated numerically by another program, are 8.863 years for the roof,
  // 9.868 for the furnace and 7.742 for the water heater.
  it('uses the mean remaining life of each component', () => {
    const { items } = planReserve({ components, today, years: 30, balanceCents: 0 })
    expect(items.map(({ remainingYears }) => remainingYears.toFixed(3))).toEqual(['8.863', '9.868', '7.742'])
    expect(items[0]?.effectiveAgeYears).toBeCloseTo(22.5 - 8.863, 2)
  })

  // Without inflation, the owner makes 42 monthly deposits of $100 by the middle of the fourth year. The starting sum
  // is the rest of the cost: 9,600 - 4,200 = 5,400.
  it('has a starting sum that covers the missing deposits for a roof planned in the fourth year', () => {
    const roof = { ...ofAge('roof', 20, 9_600), ownerDate: '2030-05-20' }
    const request = { components: [roof], today, years: 5, inflation: 0, balanceCents: 0 }
    const plan = planReserve({ ...request, contributionCents: 10_000 })
    expect(plan.startingCents).toBe(540_000)
    expect(plan.chance).toBeGreaterThan(0.99)
    expect(plan.balances.map(({ p50 }) => Math.round(p50))).toEqual([
      660_000, 780_000, 900_000, 60_000, 180_000,
    ])
    // The amount is rounded up to whole dollars: 9,600 / 42 = 228.57.
    expect(plan.choices[0]).toEqual({ monthlyCents: 22_900, startingCents: 0 })
    expect(plan.choices.at(-1)).toEqual({ monthlyCents: 0, startingCents: 960_000 })
  })

  // The owner makes 12 deposits of $100 and 6 of $110 by the middle of the second year. The cost rises by 10 % a year.
  it('raises the deposits by inflation once a year', () => {
    const roof = { ...ofAge('roof', 20, 9_600), ownerDate: '2028-05-20' }
    const { startingCents } = planReserve({
      ...{
        components: [roof],
        today,
        years: 2,
        inflation: 0.1,
        interest: 0,
        balanceCents: 0,
        contributionCents: 10_000,
      },
    })
    expect(startingCents / 100).toBeCloseTo(9_600 * 1.1 ** 1.5 - 1_200 - 660, -2)
  })

  it('has a reason for its starting sum, or for needing none', () => {
    const { reason } = planReserve({ components, today, years: 30, balanceCents: 0 })
    expect(reason).toMatch(
      /^The next 5 years are expected to cost \$[\d,]+, and the monthly amount brings in only \$[\d,]+ by then/,
    )
    const young = { components: [ofAge('roof', 0, 9_600)], today, years: 30, balanceCents: 0 }
    expect(planReserve({ ...young, contributionCents: 1_000_000 }).reason).toMatch(
      /^You need no starting sum/,
    )
  })

  it('has only zero amounts without components', () => {
    const empty = planReserve({ components: [], today, years: 30, balanceCents: 0 })
    expect(empty).toMatchObject({
      fullyFundedCents: 0,
      percentFunded: null,
      monthlyCents: 0,
      startingCents: 0,
    })
  })
})
