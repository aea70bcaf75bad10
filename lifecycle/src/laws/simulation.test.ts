import { describe, expect, it } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { expectSpending } from '../money/expectation.ts'
import { makeHorizon } from '../money/horizon.ts'
import { componentsOf, expectGroups, groupAlike } from '../money/portfolio.ts'
import { simulateByRepresentatives } from '../money/representatives.ts'
import { simulateSpend } from '../money/simulation.ts'
import { bandsOfPeriods, bandsToDate } from '../money/spread.ts'
import { portfolioOf } from './arbitraries.ts'

const today = '2026-11-21'

describe('the simulation of replacement costs', () => {
  const size = rounds(400, 1_200)
  const roundCount = rounds(500, 1_000)
  const inflation = 0.025
  const homes = size / 10
  const horizon = makeHorizon(today, 30, 'calendar')
  const groups = groupAlike(portfolioOf(size, today), horizon, inflation)
  const groupExpectations = expectGroups(groups, horizon)
  const expected = expectSpending(groupExpectations, horizon, 0)
  const options = { inflation, rounds: roundCount, homes }
  const spend = simulateSpend(componentsOf(groups, horizon), horizon, options)
  const sampled = simulateByRepresentatives(groups, groupExpectations, horizon, {
    ...options,
    count: size / 4,
  })
  const bandsBy = { 'of each period': bandsOfPeriods, 'to date': bandsToDate }
  const mean = (amounts: Float64Array, period: number) => {
    let [sum, squares] = [0, 0]
    for (let round = 0; round < roundCount; round += 1) {
      const amount = amounts[round * spend.periods + period] as number
      sum += amount
      squares += amount ** 2
    }
    const average = sum / roundCount
    return { average, error: Math.sqrt((squares / roundCount - average ** 2) / roundCount) }
  }

  it.each(['real', 'nominal'] as const)(
    'agrees with the exact calculation on the expected cost of each year in %s dollars, within four standard errors',
    (by) => {
      for (const [period, { expected: amount }] of expected[by].entries()) {
        const { average, error } = mean(spend[by], period)
        expect(Math.abs(average - amount)).toBeLessThan(4 * error)
      }
    },
  )

  it.each(['real', 'nominal'] as const)(
    'gives nearly the same percentiles in %s dollars if only a quarter of the components is simulated',
    (by) => {
      for (const [name, bandsIn] of Object.entries(bandsBy)) {
        const bandsOfAll = bandsIn(spend, by)
        for (const [period, band] of bandsIn(sampled, by).entries()) {
          const all = bandsOfAll[period]
          if (!all || period === 0) continue
          const width = all.p90 - all.p10
          for (const key of ['p10', 'p50', 'p90'] as const)
            expect(Math.abs(band[key] - all[key]) / width, `${name} ${period} ${key}`).toBeLessThan(0.25)
        }
      }
    },
  )

  it('gives equal results for equal seeds, and different results for different seeds', () => {
    const few = componentsOf(groups.slice(0, 5), horizon)
    const run = (seed: number) => simulateSpend(few, horizon, { inflation, rounds: 5, homes, seed }).real
    expect(run(1)).toEqual(run(1))
    expect(run(1)).not.toEqual(run(2))
  })
})
