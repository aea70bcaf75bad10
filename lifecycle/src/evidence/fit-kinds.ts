import type { FittedLife, Interval } from '../catalogue/lives/fitted-life.ts'
import { quantileLife, type Weibull } from '../survival/survival.ts'
import { type AgeSample, expectedSample, makeAgeSample, mergeCells } from './age-sample.ts'
import { type AgeFit, type FitOptions, fitToAges, type SizedSample, weibullOfMean } from './fit-law.ts'
import { type FittedKind, fittedKinds, nameOfKind, type SurveyedCell } from './kinds.ts'
import { publishedLife } from './published-lives.ts'

/** The tables of lifecycle/evidence: the ages of components in homes of 30 years or more, and the lives in NEMS. */
export type Evidence = {
  readonly recs2020: readonly SurveyedCell[]
  readonly recs2001: readonly SurveyedCell[]
  readonly nemsLife: (type: string, variant: string) => Weibull
}

/**
 * The maximum effective size of one survey. The means of RECS 2020 and 2001 differ by about 10 % (water heaters,
 * refrigerators and furnaces). That difference is as large as the sampling error of about 100 components. More
 * components of the same survey would not reduce it.
 */
const maxSurveyUnits = 100

/** The effective size of each of the two priors: the life in NEMS, and the published life. */
const unitsOfAPrior = 10

/**
 * If the effective sizes of the surveys of a type or variant add up to less than this, it uses the shape of a related
 * one.
 */
const minUnits = 100

/**
 * The fit keeps a failure-free delay only if the delay raises twice the log-likelihood by more than this. The value is
 * the 95th percentile of chi-squared with one degree of freedom.
 */
const minDelayGain = 3.84

const delaysTried = [1, 2, 3]

/**
 * Returns the ages of the components of one type or variant in owner-occupied homes. Leaves out components that serve
 * several homes.
 */
export function ownSample(kind: FittedKind, cells: readonly SurveyedCell[]): AgeSample {
  const { isOfKind } = kind
  return makeAgeSample(
    isOfKind ? cells.filter((cell) => cell.tenure === 'own' && !cell.isShared && isOfKind(cell)) : [],
  )
}

/**
 * Returns a sample with its size in the fit. That size is smaller than the effective size, and always below
 * `maxSurveyUnits`.
 */
function withSize(sample: AgeSample): SizedSample {
  const { effectiveUnits } = sample
  return { sample: mergeCells(sample), sizeInFit: effectiveUnits / (1 + effectiveUnits / maxSurveyUnits) }
}

export function fitKinds(evidence: Evidence): readonly FittedLife[] {
  const fitted = new Map<string, FittedLife>()
  const measuredFirst = fittedKinds.toSorted((one, other) => rank(one) - rank(other))
  for (const kind of measuredFirst) fitted.set(nameOfKind(kind), fitKind(kind, evidence, fitted))
  // The cast is safe, because the loop has fitted each kind.
  return fittedKinds.map((kind) => fitted.get(nameOfKind(kind)) as FittedLife)
}

/**
 * The order in which types and variants are fitted. First come those with ages that need no shape of another one, then
 * those that may use such a shape, and last those without ages.
 */
const rank = ({ isOfKind, parent }: FittedKind) => (isOfKind ? (parent ? 1 : 0) : 2)

/**
 * Fits the life of one type or variant. `fitted` contains the lives that were fitted before, because it may use the
 * shape of one of them.
 */
export function fitKind(
  kind: FittedKind,
  evidence: Evidence,
  fitted: ReadonlyMap<string, FittedLife>,
): FittedLife {
  const name = nameOfKind(kind)
  const surveys = [ownSample(kind, evidence.recs2020), ownSample(kind, evidence.recs2001)] as const
  const units = { recs2020: surveys[0].units, recs2001: surveys[1].units }
  if (units.recs2020 + units.recs2001 === 0) return judge(name, units, fitted)
  const priors = priorsOf(kind, evidence)
  const samples = surveys.filter(isKnown).map(withSize)
  const isThin =
    kind.parent !== undefined && samples.reduce((sum, { sizeInFit }) => sum + sizeInFit, 0) < minUnits
  const lender = kind.parent && fitted.get(nameOfKind(kind.parent))
  const shape = isThin ? lender?.life.shape : undefined
  const law = fitWithDelay([...samples, ...priors], shape)
  const single = samples.map((sample) => fitToAges([sample, ...priors], { shape }))
  const meanError = Math.hypot(law.logErrors.mean, halfGap(single.map(({ meanYears }) => meanYears)))
  const shapeError = Math.hypot(law.logErrors.shape, halfGap(single.map(({ life }) => life.shape)))
  return {
    ...lifeOf(name, law.life, law.meanYears),
    standing: isThin ? 'pooled' : 'measured',
    ...(isThin ? {} : { shapeInterval95: interval95(law.life.shape, shapeError) }),
    meanInterval95: interval95(law.meanYears, meanError),
    units,
    sources: [
      ...(units.recs2020 > 0 ? (['RECS20'] as const) : []),
      ...(units.recs2001 > 0 ? (['RECS01'] as const) : []),
      ...(kind.nems ? (['NEMS25'] as const) : []),
      'published',
    ],
  }
}

const isKnown = ({ units }: AgeSample) => units > 0

function priorsOf(kind: FittedKind, { nemsLife }: Evidence): readonly SizedSample[] {
  const laws = [
    ...(kind.nems?.variants.map((variant) => nemsLife(kind.nems?.type ?? '', variant)) ?? []),
    publishedLife(nameOfKind(kind)).life,
  ]
  const nemsCount = laws.length - 1
  return laws.map((life, index) => {
    const sizeInFit = index < nemsCount ? unitsOfAPrior / nemsCount : unitsOfAPrior
    return { sample: expectedSample(life, sizeInFit), sizeInFit }
  })
}

/**
 * Fits a life without a failure-free delay, and lives with such a delay. Returns a life with a delay only if it fits
 * the ages clearly better.
 */
function fitWithDelay(samples: readonly SizedSample[], shape: number | undefined): AgeFit {
  const fit = (delayYears: number) => {
    const options: FitOptions = { delayYears, shape }
    return fitToAges(samples, options)
  }
  const plain = fit(0)
  const best = delaysTried
    .map(fit)
    .reduce((one, other) => (other.logLikelihood > one.logLikelihood ? other : one))
  return 2 * (best.logLikelihood - plain.logLikelihood) > minDelayGain ? best : plain
}

/**
 * Returns the life of a type or variant without ages. The mean is the published mean. The shape is the published shape,
 * multiplied by a correction from the measured types. We assume that all published ranges are too narrow in the same
 * way.
 */
function judge(
  name: string,
  units: FittedLife['units'],
  fitted: ReadonlyMap<string, FittedLife>,
): FittedLife {
  const { shape, meanYears } = publishedLife(name)
  const life = weibullOfMean(shape * shapeCorrection([...fitted.values()]), meanYears)
  return { ...lifeOf(name, life, meanYears), standing: 'judged', units, sources: ['published'] }
}

/**
 * Returns the geometric mean of the fitted shapes divided by the published shapes. Each type is included once, without
 * its variants.
 */
function shapeCorrection(fitted: readonly FittedLife[]): number {
  const logs = fitted
    .filter(({ kind, standing }) => standing === 'measured' && !kind.includes('/'))
    .map(({ kind, life }) => Math.log(life.shape / publishedLife(kind).shape))
  return logs.length === 0 ? 1 : Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length)
}

function lifeOf(kind: string, life: Weibull, meanYears: number) {
  return { kind, life, meanYears, range80: [quantileLife(life, 0.1), quantileLife(life, 0.9)] as const }
}

/**
 * Returns half of the difference between the logarithms of two values, one from each survey. 0 if there is only one
 * survey.
 */
function halfGap([one, other]: readonly number[]): number {
  return one === undefined || other === undefined ? 0 : Math.abs(Math.log(one / other)) / 2
}

function interval95(value: number, logError: number): Interval {
  const factor = Math.exp(1.96 * logError)
  return [value / factor, value * factor]
}
