import { type AgeCell, makeAgeSample } from '@home-pulse/lifecycle/evidence/age-sample'
import { fitToAges } from '@home-pulse/lifecycle/evidence/fit-law'
import type { SurveyedCell } from '@home-pulse/lifecycle/evidence/kinds'
import { describe, expect, it } from 'vitest'
import { readOldHomes } from '../../bench/evidence/read-tables.ts'

const recs2020 = readOldHomes('recs2020')
const recs2001 = readOldHomes('recs2001')

const isOwned = ({ tenure }: SurveyedCell) => tenure === 'own'
const isGas = ({ fuel }: SurveyedCell) => fuel === 'gas'
const isAnything = () => true

/** Fits a lifetime distribution to the ages of these units only, without a prior. Returns its shape and mean. */
function fitUnits(cells: readonly AgeCell[]) {
  const sample = makeAgeSample(cells)
  const { life, meanYears } = fitToAges([{ sample, sizeInFit: sample.units }])
  return { shape: life.shape, meanYears, units: sample.units }
}

/**
 * Sets the age of every home to 1,000 years. The fit leaves out units that are older than their home, and so leaves out
 * none.
 */
const withoutCut = (cells: readonly AgeCell[]) => cells.map((cell) => ({ ...cell, homeYears: 1_000 }))

// The expected figures are from an earlier audit, which used other code on the same tables.
describe('lifetimes fitted to the survey RECS 2020, of owners and renters, regardless of the age of the home', () => {
  it.each([
    ['refrigerator', isAnything, 682, 2.23, 12.9],
    ['dishwasher', isAnything, 468, 1.85, 12.3],
    ['washer', isAnything, 603, 1.97, 12.0],
    ['dryer', isAnything, 585, 1.94, 12.6],
    ['furnace', isGas, 283, 1.95, 17.2],
    ['freezer', isAnything, 262, 1.89, 13.3],
    ['refrigerator_second', isAnything, 247, 2.95, 18.0],
  ] as const)(
    'have the shape and mean that an earlier audit found: %s',
    (type, isOfKind, units, shape, mean) => {
      const fit = fitUnits(withoutCut(recs2020.filter((cell) => cell.type === type && isOfKind(cell))))
      expect(fit.units).toBe(units)
      expect(fit.shape).toBeCloseTo(shape, 1)
      expect(Math.abs(fit.meanYears - mean)).toBeLessThan(0.06)
    },
  )
})

describe('lifetimes fitted to the survey RECS 2020, of owners, with no component older than its home', () => {
  const isGasTank = (cell: SurveyedCell) => isGas(cell) && cell.variant === 'tank'
  const isElectricTank = ({ fuel, variant }: SurveyedCell) => fuel === 'electric' && variant === 'tank'
  const isPlainCentral = ({ variant }: SurveyedCell) => variant === 'central'
  it.each([
    ['refrigerator', 'refrigerator', isAnything, 2.33, 14.0],
    ['dishwasher', 'dishwasher', isAnything, 1.86, 12.8],
    ['washer', 'washer', isAnything, 2.25, 12.9],
    ['dryer', 'dryer', isAnything, 2.21, 13.7],
    ['gas water heater with a tank', 'water_heater', isGasTank, 2.26, 12.8],
    ['electric water heater with a tank', 'water_heater', isElectricTank, 2.49, 15.5],
    ['central air conditioner', 'ac_unit', isPlainCentral, 1.87, 14.7],
    ['gas furnace', 'furnace', isGas, 1.94, 17.1],
  ] as const)(
    'have the shape and mean that an earlier audit found: %s',
    (_name, type, isOfKind, shape, mean) => {
      const fit = fitUnits(recs2020.filter((cell) => cell.type === type && isOwned(cell) && isOfKind(cell)))
      expect(fit.shape).toBeCloseTo(shape, 1)
      expect(Math.abs(fit.meanYears - mean)).toBeLessThan(0.1)
    },
  )
})

describe('lifetimes fitted to the survey RECS 2001', () => {
  it.each([
    ['refrigerator', isAnything, 1.81, 13.6],
    ['furnace', isGas, 1.1, 18.0],
    ['water_heater', isGas, 1.63, 13.3],
    ['freezer', isAnything, 3.05, 24.5],
  ] as const)('have the shape and mean that an earlier audit found: %s', (type, isOfKind, shape, mean) => {
    const fit = fitUnits(withoutCut(recs2001.filter((cell) => cell.type === type && isOfKind(cell))))
    expect(fit.shape).toBeCloseTo(shape, 1)
    expect(Math.abs(fit.meanYears - mean)).toBeLessThan(0.1)
  })
})
