import { formatCount } from '@home-pulse/contract/wording'
import type { FitSource } from '../catalogue/lives/fitted-life.ts'
import type { Lifetime } from '../catalogue/lives/lifetimes.ts'
import { inShare } from '../wording.ts'

const surveyYears: { readonly [Source in FitSource]?: number } = { RECS01: 2001, RECS20: 2020 }

/**
 * Explains in full sentences the evidence for a life and its limits, and says whether the life is measured or judged.
 */
export function explainLife(lifetime: Lifetime): string[] {
  return [...explainFit(lifetime), ...explainOwnRecords(lifetime)]
}

function explainOwnRecords({ own, nouns: [, many] }: Lifetime): string[] {
  if (!own) return []
  const [failures, lives] = [own.failures, own.lives].map(formatCount)
  return [
    `What our customers recorded moves these odds, with a weight of ${inShare(own.weight)}: ${failures} of their ${lives} ${many} failed.`,
  ]
}

function explainFit({ fit, nouns, published }: Lifetime): string[] {
  const [, many] = nouns
  if (fit.standing === 'judged')
    return [
      `This is our judgement, not a measurement: no survey that we could use has the ages of ${many}. ${published}.`,
      'The odds are our own estimate from published average lives, not a record of this model.',
    ]
  const known = fit.units.recs2001 + fit.units.recs2020
  const measured = `Measured: how long they last comes from the ages of ${formatCount(known)} ${many} in ${surveysOf(fit.sources)}`
  const spread =
    fit.standing === 'pooled'
      ? `; that is too few to tell how much lives differ, so we take that from related kinds.`
      : '.'
  return [
    `${measured}${spread}`,
    'The odds are for its kind and age, not for this model. They count every replacement, also of ones that still worked.',
  ]
}

function surveysOf(sources: Lifetime['fit']['sources']): string {
  const years = sources
    .flatMap((source) => (source === 'published' ? [] : (surveyYears[source] ?? [])))
    .sort((one, other) => one - other)
  return years.length > 1
    ? `federal surveys of homes (${years.join(' and ')})`
    : `a federal survey of homes (${years[0]})`
}
