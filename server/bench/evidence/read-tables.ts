import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Evidence } from '@home-pulse/lifecycle/evidence/fit-kinds'
import type { SurveyedCell } from '@home-pulse/lifecycle/evidence/kinds'
import type { RbsaShares } from '@home-pulse/lifecycle/evidence/tails'
import { parse } from 'csv-parse/sync'

/**
 * A row of a table in lifecycle/evidence, as a map from column to value. A blank value means “unknown”, “no limit” or
 * “does not apply”, depending on the column.
 */
export type Row = Readonly<Record<string, string>>

/** The two federal surveys in lifecycle/evidence that ask for the age of equipment. */
export type Survey = 'recs2020' | 'recs2001'

function readTable(name: string): readonly Row[] {
  const path = fileURLToPath(new URL(`../../../lifecycle/evidence/${name}.csv`, import.meta.url))
  return parse(readFileSync(path), { columns: true })
}

/**
 * The assumed age of a home, by survey and by the first year of its construction period. See
 * lifecycle/evidence/readme.md.
 */
const homeYears: Readonly<Record<Survey, Readonly<Record<string, number>>>> = {
  recs2020: { '': 90, 1950: 65.5, 1960: 55.5, 1970: 45.5, 1980: 35.5 },
  recs2001: { '': 80, 1940: 56.5, 1950: 46.5, 1960: 36.5 },
}

const lastYearOfOldHomes: Readonly<Record<Survey, number>> = { recs2020: 1989, recs2001: 1969 }

/**
 * Reads the rows of homes that are at least 30 years old and whose equipment has a known age. Leaves out ages that the
 * agency imputed (estimated).
 */
export function readOldHomes(survey: Survey): readonly SurveyedCell[] {
  return readTable(`ages-${survey}`)
    .filter(
      (row) =>
        row.age_low !== '' && row.imputed !== '1' && Number(row.built_high) <= lastYearOfOldHomes[survey],
    )
    .map((row) => {
      const weight = Number(row.weight)
      const builtFrom = row.built_low ?? ''
      const years = homeYears[survey][builtFrom]
      if (years === undefined) throw new RangeError(`${survey} has no homes built from ${builtFrom}`)
      return {
        type: row.type ?? '',
        variant: row.variant ?? '',
        fuel: row.fuel ?? '',
        climate: row.climate ?? '',
        tenure: row.tenure ?? '',
        isShared: row.shared === '1',
        lowYears: Number(row.age_low),
        highYears: row.age_high === '' ? Infinity : Number(row.age_high),
        homeYears: years,
        units: Number(row.count),
        weight,
        // The column `weight2` has the sum of the squared weights in (1,000 homes)². It is blank for a single unit.
        squaredWeight: row.weight2 === '' ? weight ** 2 : Number(row.weight2) * 1e6,
      }
    })
}

export function readEvidence(): Evidence {
  const laws = readTable('weibull-nems').filter(({ edition }) => edition === 'AEO2025')
  return {
    recs2020: readOldHomes('recs2020'),
    recs2001: readOldHomes('recs2001'),
    nemsLife: (type, variant) => {
      const law = laws.find((row) => row.type === type && row.fuel_or_variant === variant)
      if (!law) throw new RangeError(`NEMS has no life for ${type} ${variant}`)
      return { shape: Number(law.k), scaleYears: Number(law.lambda), delayYears: Number(law.theta) }
    },
  }
}

const rbsaVariants: Readonly<Record<string, string>> = {
  gas_tank: 'gas_storage',
  electric_tank: 'electric_storage',
}

/**
 * Reads the shares of old units that were computed from the survey RBSA. For a few kinds of equipment, the table uses
 * other names than our catalogue.
 */
export function readRbsaShares(): RbsaShares {
  const rows = readTable('shares-rbsa').map((row) => {
    const type = row.type === 'heat_pump' ? 'ac_unit/heat_pump' : row.type
    const variant = rbsaVariants[row.variant ?? ''] ?? row.variant
    return { row, kind: variant ? `${type}/${variant}` : type }
  })
  return (kind, ageYears) =>
    Object.fromEntries(
      rows
        .filter((candidate) => candidate.kind === kind && Number(candidate.row.older_than) === ageYears)
        .map(({ row }) => [
          row.survey,
          { value: Number(row.share), error: Number(row.se), units: Number(row.n) },
        ]),
    )
}
