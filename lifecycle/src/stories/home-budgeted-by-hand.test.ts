import { describe, expect, it } from 'vitest'
import { planBudget } from '../budget.ts'
import type { PlannedComponent } from '../portfolio.ts'

/* A roof, a furnace, a water heater and a dryer of the ages and prices of the reference, budgeted with a pocket calculator. */
describe('a home budgeted by hand', () => {
  const today = '2026-11-21'
  const ofAge = (type: PlannedComponent['type'], age: number, dollars: number): PlannedComponent => {
    const cents = 100 * dollars
    const cost = { lowCents: cents, typicalCents: cents, highCents: cents }
    return { id: type, type, installedOn: `${2026 - age}-11-21`, cost }
  }
  const home = [
    ofAge('roof', 20, 10_200),
    ofAge('furnace', 18, 4_760),
    ofAge('water_heater', 10, 1_330),
    ofAge('dryer', 20, 710),
  ]
  const { periods } = planBudget({ components: home, today, years: 5, cut: 'fromToday', unitCents: 0 })

  /*
   * The shares of new ones that reach an age, exp(-(age/scale)^shape), and the chance of failing in year j from today,
   * (S(age + j - 1) - S(age + j)) / S(age):
   *
   *   roof         S(20) 0.637768  S(21) 0.584999  S(22) 0.530523   year 1 0.082740   year 2 0.085417
   *   furnace      S(18) 0.589318  S(19) 0.529668  S(20) 0.469266   year 1 0.101219   year 2 0.102494
   *   water heater S(10) 0.688057  S(11) 0.613704  S(12) 0.536367   year 1 0.108063   year 2 0.112399
   *   dryer        S(20) 0.074883  S(21) 0.049769  S(22) 0.031755   year 1 0.335377   year 2 0.240575
   *
   *   year 1   10,200 * 0.082740 + 4,760 * 0.101219 + 1,330 * 0.108063 + 710 * 0.335377
   *          =       843.95      +      481.80      +      143.72      +     238.12      = 1,707.59
   *   year 2         871.25      +      487.87      +      149.49      +     170.81      = 1,679.42
   *
   * By hand no new one fails again. The program counts those too: in the first two years less than a dollar.
   */
  it('costs in its first two years what the calculator says, and a little for new ones that fail at once', () => {
    const [first, second] = periods.map(({ real }) => real.expected / 100)
    expect(first).toBeGreaterThan(1_707.59)
    expect(first).toBeLessThan(1_707.59 + 0.1)
    expect(second).toBeGreaterThan(1_679.42)
    expect(second).toBeLessThan(1_679.42 + 1)
  })

  // The spending of a year falls on average in its middle: 1.025^0.5 = 1.01242, 1.025^1.5 = 1.03773.
  it('in dollars of the day costs more by the prices until then', () => {
    const [first, second] = periods.map(({ nominal }) => nominal.expected / 100)
    expect(first).toBeCloseTo(1_707.64 * 1.01242, 0)
    expect(second).toBeCloseTo(1_680.1 * 1.03773, 0)
  })

  it('is driven by its roof, then its furnace, then the dryer that is past its time', () => {
    const { drivers } = periods[0] ?? { drivers: [] }
    expect(drivers.map(({ componentId }) => componentId)).toEqual(['roof', 'furnace', 'dryer'])
    expect(drivers[0]?.chance).toBeCloseTo(0.08274, 5)
    expect(drivers[0]?.expected).toBeCloseTo(84_395, -1)
  })

  // Each year, nine roofs in ten hold: the chance of a year without any replacement is 0.9173 * 0.8988 * 0.8919 * 0.6646 = 0.489.
  it('most likely costs a dryer in its first year, and nothing in its second', () => {
    expect(periods[0]?.real).toMatchObject({ p10: 0, p50: 71_000, p90: 547_000 })
    expect(periods[1]?.real).toMatchObject({ p10: 0, p50: 0 })
  })
})
