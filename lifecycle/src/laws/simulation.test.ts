import { describe, expect, it } from 'vitest'
import { expectSpending, spreadOfMany } from '../expectation.ts'
import { makeHorizon } from '../horizon.ts'
import { componentsOf, foresee, groupAlike } from '../portfolio.ts'
import { simulateSpend } from '../simulation.ts'
import { simulatedBands } from '../spread.ts'
import { simulateByStandIns } from '../stand-ins.ts'
import { portfolioOf } from './arbitraries.ts'

const today = '2026-11-21'

describe('the simulation and the theory', () => {
  const size = 1_200
  const rounds = 1_000
  const inflation = 0.025
  const horizon = makeHorizon(today, 30, 'calendar')
  const groups = groupAlike(portfolioOf(size, today), horizon, inflation)
  const { prospects, meanSquares } = foresee(groups, horizon)
  const expected = expectSpending(prospects, horizon, 0)
  const spend = simulateSpend(componentsOf(groups, horizon), horizon, { inflation, rounds })
  const bands = {
    theory: spreadOfMany(prospects, expected, meanSquares()),
    simulation: { real: simulatedBands(spend, 'real'), nominal: simulatedBands(spend, 'nominal') },
  }
  const mean = (amounts: Float64Array, period: number) => {
    let [sum, squares] = [0, 0]
    for (let round = 0; round < rounds; round += 1) {
      const amount = amounts[round * spend.periods + period] as number
      sum += amount
      squares += amount ** 2
    }
    const average = sum / rounds
    return { average, error: Math.sqrt((squares / rounds - average ** 2) / rounds) }
  }

  it.each(['real', 'nominal'] as const)(
    'agree on what each year costs, in %s dollars, within four errors',
    (by) => {
      for (const [period, { expected: amount }] of expected[by].entries()) {
        const { average, error } = mean(spend[by], period)
        expect(Math.abs(average - amount)).toBeLessThan(4 * error)
      }
    },
  )

  // Of 1,000 futures, the share below the theory's percentile is within four of its standard errors of that percentile.
  it.each([
    ['p10', 0.1],
    ['p50', 0.5],
    ['p90', 0.9],
  ] as const)('agree on the band, a year and to date: %s', (key, share) => {
    const tolerance = 4 * Math.sqrt((share * (1 - share)) / rounds)
    for (let period = 0; period < spend.periods; period += 1) {
      let [below, belowToDate, belowNominal] = [0, 0, 0]
      const theory = bands.theory
      for (let round = 0; round < rounds; round += 1) {
        const row = (amounts: Float64Array) =>
          amounts.subarray(round * spend.periods, (round + 1) * spend.periods)
        const toDate = (amounts: Float64Array) =>
          row(amounts)
            .subarray(0, period + 1)
            .reduce((sum, amount) => sum + amount, 0)
        if ((row(spend.real)[period] as number) <= (theory.real.single[period]?.[key] as number)) below += 1
        if (toDate(spend.real) <= (theory.real.cumulative[period]?.[key] as number)) belowToDate += 1
        if (toDate(spend.nominal) <= (theory.nominal.cumulative[period]?.[key] as number)) belowNominal += 1
      }
      for (const count of [below, belowToDate, belowNominal])
        expect(Math.abs(count / rounds - share)).toBeLessThan(tolerance)
    }
  })

  it.each(['real', 'nominal'] as const)(
    'agree with a quarter as many stand-ins on the mean and the width of each band, in %s dollars',
    (by) => {
      const stood = simulateByStandIns(groups, prospects, horizon, { count: size / 4, inflation, rounds })
      for (const [name, ours] of Object.entries(simulatedBands(stood, by)))
        for (const [period, band] of ours.entries()) {
          const all = bands.simulation[by][name as 'single' | 'cumulative'][period]
          if (!all || period === 0) continue
          const width = all.p90 - all.p10
          for (const key of ['p10', 'p50', 'p90'] as const)
            expect(Math.abs(band[key] - all[key]) / width, `${name} ${period} ${key}`).toBeLessThan(0.15)
        }
    },
  )

  it('come out alike for one seed, and otherwise for another', () => {
    const few = componentsOf(groups.slice(0, 5), horizon)
    const run = (seed: number) => simulateSpend(few, horizon, { inflation, rounds: 5, seed }).real
    expect(run(1)).toEqual(run(1))
    expect(run(1)).not.toEqual(run(2))
  })
})
