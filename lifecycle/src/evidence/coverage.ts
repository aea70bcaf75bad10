import type { Weibull } from '../survival/survival.ts'
import { chanceYounger } from './age-law.ts'
import type { AgeCell } from './age-sample.ts'
import { type Evidence, fitKind, ownSample } from './fit-kinds.ts'
import { type FittedKind, fittedKinds, nameOfKind, type SurveyedCell } from './kinds.ts'
import { publishedLife } from './published-lives.ts'

/**
 * The result of a test of the 80 % ranges of one component type. For each of three distributions, it states the share
 * of known ages that lie in the range.
 */
export type Coverage = {
  readonly kind: string
  readonly units: number
  /** The standard error of each of the three shares below, if the true share is 80 %. */
  readonly error: number
  /** The share of ages in the range of a life that was fitted to other components of both surveys. */
  readonly heldOut: number
  /**
   * The share of ages in the range of a life that was fitted to the other survey. Absent if only one survey contains
   * this type or variant.
   */
  readonly otherSurvey?: number
  /** The share of ages in the range of the published life. */
  readonly published: number
}

/**
 * The types and variants whose ranges are tested: those with ages in a survey. Types that many homes are getting for
 * the first time are left out, because their components are younger than their life implies.
 */
export const testedKinds = fittedKinds.filter(
  (kind) =>
    kind.isOfKind &&
    kind.isStockSteady !== false &&
    // Without a variant, these types have the life of their usual variant, which is tested anyway.
    (kind.variant !== undefined || !['ac_unit', 'furnace'].includes(kind.type)),
)

/**
 * The number of groups into which components are divided for the cross-validation. Each group is tested with a life
 * that is fitted to the other groups.
 */
const folds = 5

const surveys = ['recs2020', 'recs2001'] as const
type Cells = Pick<Evidence, (typeof surveys)[number]>

/** Tests the ranges of each type or variant. No distribution is tested with the ages to which it was fitted. */
export function measureHeldOutCoverage(evidence: Evidence, kinds = testedKinds): readonly Coverage[] {
  const [newer, older] = [splitUnits(evidence.recs2020, 1), splitUnits(evidence.recs2001, 2)]
  const rounds = newer.map((part, fold) => ({
    training: {
      recs2020: newer.filter((other) => other !== part).flat(),
      recs2001: older.filter((_, index) => index !== fold).flat(),
    },
    test: { recs2020: part, recs2001: older[fold] ?? [] },
  }))
  const crossed = [
    {
      training: { recs2020: evidence.recs2020, recs2001: [] },
      test: { recs2020: [], recs2001: evidence.recs2001 },
    },
    {
      training: { recs2020: [], recs2001: evidence.recs2001 },
      test: { recs2020: evidence.recs2020, recs2001: [] },
    },
  ]
  const coverWith = (kind: FittedKind, tests: readonly { training: Cells; test: Cells }[]) =>
    tests.reduce((sum, { training, test }) => {
      const { life } = fitWithParent(kind, { ...evidence, ...training })
      return sum + shareInside(life, kind, test, evidence)
    }, 0)
  return kinds.map((kind) => {
    const samples = surveys.map((survey) => ownSample(kind, evidence[survey]))
    const effective = samples.reduce((sum, { effectiveUnits }) => sum + effectiveUnits, 0)
    return {
      kind: nameOfKind(kind),
      units: samples.reduce((sum, { units }) => sum + units, 0),
      error: Math.sqrt((0.8 * 0.2) / effective),
      heldOut: coverWith(kind, rounds),
      ...(samples.every(({ units }) => units > 0) ? { otherSurvey: coverWith(kind, crossed) } : {}),
      published: shareInside(publishedLife(nameOfKind(kind)).life, kind, evidence, evidence),
    }
  })
}

/** Fits the life of a type or variant. If it may use the shape of a related one, fits the related one first. */
function fitWithParent(kind: FittedKind, evidence: Evidence) {
  const lenders = fittedKinds
    .filter((parent) => isParent(parent, kind))
    .map((parent) => [nameOfKind(parent), fitKind(parent, evidence, new Map())] as const)
  return fitKind(kind, evidence, new Map(lenders))
}

function isParent(parent: FittedKind, { parent: wanted }: FittedKind): boolean {
  return wanted !== undefined && nameOfKind(wanted) === nameOfKind(parent)
}

/**
 * Returns the contribution of `part` to the share of ages in the 80 % range (10th to 90th percentile). It is the weight
 * of the components in the range, divided by the weight of all components in `all`. If a percentile lies inside an age
 * band, only the share of the band within the range counts. Surveys are weighted by their effective sizes.
 */
function shareInside(life: Weibull, kind: FittedKind, part: Cells, all: Cells): number {
  const effective = surveys.reduce((sum, survey) => sum + ownSample(kind, all[survey]).effectiveUnits, 0)
  return surveys.reduce((total, survey) => {
    const whole = ownSample(kind, all[survey])
    const inside = ownSample(kind, part[survey]).cells.reduce(
      (sum, cell) => sum + cell.weight * partInside(life, cell),
      0,
    )
    return inside === 0 ? total : total + ((inside / whole.weight) * whole.effectiveUnits) / effective
  }, 0)
}

function partInside(life: Weibull, { lowYears, highYears, homeYears }: AgeCell): number {
  const [low, high] = [chanceYounger(life, homeYears, lowYears), chanceYounger(life, homeYears, highYears)]
  return Math.max(Math.min(high, 0.9) - Math.max(low, 0.1), 0) / (high - low)
}

/** Assigns components to the groups of the cross-validation at random. The same seed gives the same groups. */
function splitUnits(cells: readonly SurveyedCell[], seed: number): readonly (readonly SurveyedCell[])[] {
  const draw = makeDraws(seed)
  const parts: SurveyedCell[][] = Array.from({ length: folds }, () => [])
  for (const cell of cells) {
    const counts = new Array<number>(folds).fill(0)
    for (let unit = 0; unit < cell.units; unit += 1) {
      const fold = Math.floor(draw() * folds)
      // The cast is safe: a draw is below 1, so `fold` is an index of `counts`.
      counts[fold] = (counts[fold] as number) + 1
    }
    for (const [fold, units] of counts.entries()) {
      const part = units / cell.units
      if (units > 0)
        parts[fold]?.push({
          ...cell,
          units,
          weight: cell.weight * part,
          squaredWeight: cell.squaredWeight * part,
        })
    }
  }
  return parts
}

/** Returns a generator of numbers between 0 and 1: the congruential generator of Park and Miller (1988). */
function makeDraws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * Returns the average of one share over all types and variants that have this share, weighted by their effective sizes.
 */
export function poolCoverage(rows: readonly Coverage[], by: 'heldOut' | 'otherSurvey' | 'published'): number {
  let [inside, all] = [0, 0]
  for (const row of rows) {
    const share = row[by]
    if (share === undefined) continue
    inside += share / row.error ** 2
    all += 1 / row.error ** 2
  }
  return inside / all
}
