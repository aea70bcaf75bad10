import { readFileSync } from 'node:fs'
import {
  type Coverage,
  measureHeldOutCoverage,
  poolCoverage,
  testedKinds,
} from '@home-pulse/lifecycle/evidence/coverage'
import { compareTails, isRefuted } from '@home-pulse/lifecycle/evidence/tails'
import { describe, expect, inject, it } from 'vitest'
import { readEvidence, readRbsaShares } from '../../bench/evidence/read-tables.ts'
import { coverageCsv, tailCsv } from '../../bench/evidence/write-report.ts'

const evidence = readEvidence()
const tails = compareTails(evidence, readRbsaShares())
const shares = readFileSync(new URL('../../../docs/forecast-shares.csv', import.meta.url), 'utf8')
const coverages = readFileSync(new URL('../../../docs/forecast-coverage.csv', import.meta.url), 'utf8')

describe('the surveyed shares of components that have at least a given age', () => {
  it('agree with the shares that an earlier audit published for the same tables', () => {
    const found = tails.find(({ kind, ageYears }) => kind === 'refrigerator' && ageYears === 20)?.found
    expect(found?.recs2020?.value).toBeCloseTo(0.051, 3)
    expect(found?.recs2020?.error).toBeCloseTo(0.011, 3)
    expect(found?.recs2001?.value).toBeCloseTo(0.085, 3)
    expect(found?.recs2001?.error).toBeCloseTo(0.007, 3)
  })

  it('agree with each lifetime distribution that npm run fit produced', () => {
    expect(tails.filter((row) => isRefuted('fitted', row, tails))).toEqual([])
  })

  it('contradict the published lives of washers, dryers, dishwashers and water heaters', () => {
    const refuted = tails.filter((row) => isRefuted('published', row, tails)).map(({ kind }) => kind)
    expect([...new Set(refuted)]).toEqual(['dishwasher', 'washer', 'dryer', 'water_heater'])
  })

  it('equal the shares in docs/forecast-shares.csv', () => {
    expect(shares).toBe(tailCsv(tails))
  })
})

describe('the 80 % range of a fitted life', () => {
  // Checking all kinds takes some seconds, so `npm test` checks only three.
  const quick = ['refrigerator', 'washer', 'furnace/oil']
  const kinds = testedKinds.filter(
    ({ type, variant }) => inject('isLongRun') || quick.includes(variant ? `${type}/${variant}` : type),
  )
  const coverage = measureHeldOutCoverage(evidence, kinds)

  it.each(coverage)(
    'contains 80 % of the ages that were not fitted, within two standard errors, for the component type $kind',
    ({ heldOut, error }: Coverage) => {
      expect(Math.abs(heldOut - 0.8)).toBeLessThan(2 * error)
    },
  )

  it('contains 76 to 84 % of the ages of all types and variants together', () => {
    expect(poolCoverage(coverage, 'heldOut')).toBeGreaterThan(0.76)
    expect(poolCoverage(coverage, 'heldOut')).toBeLessThan(0.84)
  })

  it('contains less than 78 % of the ages if it is computed from the published lives', () => {
    expect(poolCoverage(coverage, 'published')).toBeLessThan(0.78)
  })

  it('has the coverage that docs/forecast-coverage.csv lists', () => {
    const rows = coverageCsv(coverage).split('\n').slice(1, -2)
    expect(rows).toHaveLength(coverage.length)
    expect(coverages.split('\n')).toEqual(expect.arrayContaining(rows))
  })
})
