import { describe, expect, it } from 'vitest'
import { planBudget } from '../money/budget.ts'
import type { PlannedComponent } from '../money/portfolio.ts'

/* The budget of a roof, a furnace, a water heater and a dryer, compared with a calculation by hand. */
describe('a home with a budget calculated by hand', () => {
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
    ofAge('dryer', 20, 710),
  ]
  const { periods } = planBudget({ components, today, years: 5, cut: 'fromToday', unitCents: 0 })

  /*
   * S(age) is the share of new components that reach an age, exp(-(age/scale)^shape). The chance of failing in year j
   * from today is (S(age + j - 1) - S(age + j)) / S(age):
   *
   *   roof         S(20) 0.579332  S(21) 0.538783  S(22) 0.498279   year 1 0.069993   year 2 0.069914
   *   furnace      S(18) 0.476322  S(19) 0.441236  S(20) 0.407363   year 1 0.073662   year 2 0.071113
   *   water heater S(10) 0.673469  S(11) 0.619394  S(12) 0.565068   year 1 0.080293   year 2 0.080667
   *   dryer        S(20) 0.162175  S(21) 0.130433  S(22) 0.103434   year 1 0.195725   year 2 0.166480
   *
   *   year 1   10,200 * 0.069993 + 4,760 * 0.073662 + 1,330 * 0.080293 + 710 * 0.195725
   *          =       713.92      +      350.63      +      106.79      +     138.97      = 1,310.31
   *   year 2         713.12      +      338.50      +      107.29      +     118.20      = 1,277.11
   *
   * The calculation by hand leaves out failures of replacements. The program includes them: they cost less than a
   * dollar in the first year and about five dollars in the second.
   */
  it('costs the hand-calculated amounts in its first two years, plus a little for early failures of replacements', () => {
    const [first, second] = periods.map(({ real }) => real.expected / 100)
    expect(first).toBeGreaterThan(1_310.31)
    expect(first).toBeLessThan(1_310.31 + 1)
    expect(second).toBeGreaterThan(1_277.11)
    expect(second).toBeLessThan(1_277.11 + 6)
  })

  // On average, the spending of a year falls in its middle: 1.025^0.5 = 1.01242, 1.025^1.5 = 1.03773.
  it('costs more in nominal dollars, by the inflation up to the middle of each year', () => {
    const [first, second] = periods.map(({ nominal }) => nominal.expected / 100)
    expect(first).toBeCloseTo(1_311.06 * 1.01242, 0)
    expect(second).toBeCloseTo(1_282.19 * 1.03773, 0)
  })

  it('lists the roof, the furnace and the overdue dryer, in this order, as the drivers of the first year', () => {
    const { drivers } = periods[0] ?? { drivers: [] }
    expect(drivers.map(({ componentId }) => componentId)).toEqual(['roof', 'furnace', 'dryer'])
    expect(drivers[0]?.chance).toBeCloseTo(0.07, 4)
    expect(drivers[0]?.expected).toBeCloseTo(71_397, -1)
  })

  // The chance that nothing is replaced in the first year is 0.9300 * 0.9263 * 0.9197 * 0.8043 = 0.637. The chance that
  // the roof or the furnace fails is 0.139.
  it('has a median of zero in the first two years, and the furnace’s cost as the 90th percentile of the first year', () => {
    expect(periods[0]?.real).toMatchObject({ p10: 0, p50: 0, p90: 476_000 })
    expect(periods[1]?.real).toMatchObject({ p10: 0, p50: 0 })
  })
})
