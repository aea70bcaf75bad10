import type { Weibull } from '../survival/survival.ts'
import { type AgeBand, chanceOfBand } from './age-law.ts'

/**
 * One cell of a survey table: components of one type or variant, with ages in one band, in homes of about the same age.
 */
export type AgeCell = AgeBand & {
  readonly homeYears: number
  /** The number of components in the cell. */
  readonly units: number
  /** The number of homes in the country that the components represent. */
  readonly weight: number
  /** The sum of the squared weights of the components. */
  readonly squaredWeight: number
}

/** The ages that one survey found for one component type or variant. */
export type AgeSample = {
  readonly cells: readonly AgeCell[]
  /** The number of components with a known age. */
  readonly units: number
  readonly weight: number
  /** Kish's effective size: the number of equally weighted components with the same information. */
  readonly effectiveUnits: number
}

export function makeAgeSample(cells: readonly AgeCell[]): AgeSample {
  const total = (key: 'units' | 'weight' | 'squaredWeight') => cells.reduce((sum, cell) => sum + cell[key], 0)
  const [units, weight, squaredWeight] = [total('units'), total('weight'), total('squaredWeight')]
  return { cells, units, weight, effectiveUnits: weight === 0 ? 0 : weight ** 2 / squaredWeight }
}

/** A share of components, with its standard error. */
export type Share = { readonly value: number; readonly error: number }

/**
 * Returns the weighted share of components of at least this age. The age must be the lower end of one of the age bands
 * of the survey.
 */
export function shareOlder({ cells, units, weight, effectiveUnits }: AgeSample, ageYears: number): Share {
  const older = cells.filter(({ lowYears }) => lowYears >= ageYears)
  const value = older.reduce((sum, cell) => sum + cell.weight, 0) / weight
  // The standard error of a share of 0 or 1 would be 0, so the share is moved slightly inward.
  const inward = (value * units + 0.5) / (units + 1)
  return { value, error: Math.sqrt((inward * (1 - inward)) / effectiveUnits) }
}

/**
 * Merges the cells with equal bands and home ages. This makes the likelihood faster to compute and does not change it.
 */
export function mergeCells({ cells }: AgeSample): AgeSample {
  const merged = new Map<string, AgeCell>()
  for (const cell of cells) {
    const key = `${cell.lowYears} ${cell.highYears} ${cell.homeYears}`
    const { units, weight, squaredWeight } = merged.get(key) ?? { units: 0, weight: 0, squaredWeight: 0 }
    merged.set(key, {
      ...cell,
      units: units + cell.units,
      weight: weight + cell.weight,
      squaredWeight: squaredWeight + cell.squaredWeight,
    })
  }
  return makeAgeSample([...merged.values()])
}

const priorBands = [0, 2, 5, 10, 15, 20, 25, 30, 40, Infinity]

/** The age of the homes in an expected sample, in years. It is high enough for the ages of any component type. */
const oldHomeYears = 90

/**
 * Returns the sample that a survey of `units` components is expected to find if components have this life. The fit uses
 * such samples as priors.
 */
export function expectedSample(life: Weibull, units: number): AgeSample {
  const cells = priorBands.slice(1).map((highYears, index) => {
    // The cast is safe: `slice(1)` shifts the indexes by one, so `priorBands[index]` is the bound before `highYears`.
    const band = { lowYears: priorBands[index] as number, highYears }
    const expected = units * chanceOfBand(life, oldHomeYears, band)
    return { ...band, homeYears: oldHomeYears, units: expected, weight: expected, squaredWeight: expected }
  })
  return makeAgeSample(cells)
}
