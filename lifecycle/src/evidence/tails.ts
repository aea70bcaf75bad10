import { fittedLives } from '../catalogue/lives/fitted-lives.ts'
import type { Weibull } from '../survival/survival.ts'
import { chanceYounger } from './age-law.ts'
import { type AgeSample, type Share, shareOlder } from './age-sample.ts'
import { type Evidence, ownSample } from './fit-kinds.ts'
import { fittedKinds, nameOfKind } from './kinds.ts'
import { publishedLife } from './published-lives.ts'

/** A share that a survey found, with the number of known ages. */
export type FoundShare = Share & { readonly units: number }

export const tailSurveys = ['recs2020', 'recs2001', 'rbsa2017', 'rbsa2022'] as const
export type TailSurvey = (typeof tailSurveys)[number]

/**
 * One row of a table: the share of components of a type or variant that have at least this age. It compares the shares
 * in surveys with the shares that two distributions imply.
 */
export type TailRow = {
  readonly kind: string
  readonly ageYears: number
  readonly found: { readonly [Survey in TailSurvey]?: FoundShare }
  /** The share that the published life implies. */
  readonly published: number
  /** The share that the fitted life implies. */
  readonly fitted: number
}

/** A function that returns the shares in RBSA, a survey that publishes shares of old components and no single ages. */
export type RbsaShares = (kind: string, ageYears: number) => TailRow['found']

/**
 * The ages for which the tables of a federal survey show the share of older components. Each age is the start of one of
 * the survey's age bands, because a survey does not show ages within a band.
 */
const shownAges = { recs2020: [10, 15, 20], recs2001: [10, 20] } as const

/** All ages at which the table compares shares. An age is left out if no survey has a share for it. */
const comparedAges = [10, 15, 20, 25, 30]

/** The assumed age of homes in years if a survey does not state it. */
const usualHomeYears = 60

/**
 * Compares the shares of old components that surveys found with the shares that the published and the fitted lives
 * imply.
 */
export function compareTails(evidence: Evidence, rbsaShares: RbsaShares): readonly TailRow[] {
  return fittedKinds
    .filter((kind) => kind.isStockSteady !== false && !repeatsItsVariant(nameOfKind(kind)))
    .flatMap((kind) => {
      const name = nameOfKind(kind)
      const samples = {
        recs2020: ownSample(kind, evidence.recs2020),
        recs2001: ownSample(kind, evidence.recs2001),
      }
      const homes = [...samples.recs2020.cells, ...samples.recs2001.cells]
      const implied = (life: Weibull, age: number) =>
        impliedShare(life, homes.length > 0 ? homes : [{ homeYears: usualHomeYears, weight: 1 }], age)
      return comparedAges
        .map((ageYears) => ({
          kind: name,
          ageYears,
          found: { ...federalShares(samples, ageYears), ...rbsaShares(name, ageYears) },
          published: implied(publishedLife(name).life, ageYears),
          fitted: implied(fittedLife(name), ageYears),
        }))
        .filter(({ found }) => Object.keys(found).length > 0)
    })
}

/**
 * Returns true for an air conditioner or a furnace without a variant. Its row would repeat the row of its usual
 * variant, which has the same life.
 */
const repeatsItsVariant = (kind: string) => kind === 'ac_unit' || kind === 'furnace'

function federalShares(samples: Readonly<Record<'recs2020' | 'recs2001', AgeSample>>, ageYears: number) {
  const found: { -readonly [Survey in TailSurvey]?: FoundShare } = {}
  for (const survey of ['recs2020', 'recs2001'] as const) {
    const sample = samples[survey]
    const ages: readonly number[] = shownAges[survey]
    if (sample.units > 0 && ages.includes(ageYears))
      found[survey] = { ...shareOlder(sample, ageYears), units: sample.units }
  }
  return found
}

function fittedLife(name: string): Weibull {
  const fit = fittedLives.find(({ kind }) => kind === name)
  if (!fit) throw new RangeError(`no life is fitted for ${name}`)
  return fit.life
}

/**
 * Returns the share of components in these homes that would have at least this age if lives followed the distribution.
 */
function impliedShare(
  life: Weibull,
  homes: readonly { readonly homeYears: number; readonly weight: number }[],
  ageYears: number,
): number {
  let [older, all] = [0, 0]
  for (const { homeYears, weight } of homes) {
    older += weight * (1 - chanceYounger(life, homeYears, ageYears))
    all += weight
  }
  return older / all
}

/**
 * The ages of a survey can refute a distribution only if the survey has at least this many ages of the type or variant.
 */
const minUnits = 100

/**
 * Returns true if the federal surveys refute the implied share. It must lie outside three standard errors of each
 * survey that contains the type or variant. RECS 2001 has no age band that begins at 15 years. At that age, it refutes
 * only a share above its own share at 10 years, or below its own share at 20 years.
 */
export function isRefuted(law: 'published' | 'fitted', row: TailRow, rows: readonly TailRow[]): boolean {
  const share = row[law]
  const foundAt = (survey: 'recs2020' | 'recs2001', ageYears: number) => {
    const other = rows.find(({ kind, ageYears: age }) => kind === row.kind && age === ageYears)
    const found = other?.found[survey]
    return found && found.units >= minUnits ? found : undefined
  }
  const verdicts = (['recs2020', 'recs2001'] as const).flatMap((survey) => {
    const ages: readonly number[] = shownAges[survey]
    const younger = foundAt(survey, ages.findLast((age) => age <= row.ageYears) ?? 0)
    const older = foundAt(survey, ages.find((age) => age >= row.ageYears) ?? Infinity)
    if (!(younger && older)) return []
    return [share > younger.value + 3 * younger.error || share < older.value - 3 * older.error]
  })
  return verdicts.length > 0 && verdicts.every((isOutside) => isOutside)
}
