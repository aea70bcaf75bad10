import { fittedLives } from '../catalogue/lives/fitted-lives.ts'
import type { Weibull } from '../survival/survival.ts'
import { chanceYounger } from './age-law.ts'
import { type AgeSample, type Share, shareOlder } from './age-sample.ts'
import { type Evidence, ownSample } from './fit-kinds.ts'
import { fittedKinds, nameOfKind } from './kinds.ts'
import { publishedLife } from './published-lives.ts'

export type FoundShare = Share & { readonly units: number }

export const tailSurveys = ['recs2020', 'recs2001', 'rbsa2017', 'rbsa2022'] as const
export type TailSurvey = (typeof tailSurveys)[number]

/** The share of components of a kind that have at least this age, in the surveys and by the distributions. */
export type TailRow = {
  readonly kind: string
  readonly ageYears: number
  readonly found: { readonly [Survey in TailSurvey]?: FoundShare }
  /** The expected share under the published life, and under the fitted one. */
  readonly published: number
  readonly fitted: number
}

/** The shares that RBSA found. This survey publishes shares, not single ages. */
export type RbsaShares = (kind: string, ageYears: number) => TailRow['found']

/** The ages at which the bands of a federal survey begin. */
const shownAges = { recs2020: [10, 15, 20], recs2001: [10, 20] } as const

const comparedAges = [10, 15, 20, 25, 30]

/** The assumed age of homes if a survey does not state it. */
const usualHomeYears = 60

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

/** An air conditioner or furnace without a variant has the life of its usual variant. */
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

/** The share of at least this age by a distribution, in homes of these ages. */
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

/** A survey with fewer known ages of a kind cannot refute a distribution. */
const minUnits = 100

/**
 * Returns true if the share by the distribution lies outside three standard errors of both federal surveys, or of the
 * only one that has the kind. No age band of RECS 2001 begins at 15 years: for this age it refutes only a share above its own
 * at 10 years, or below its own at 20.
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
