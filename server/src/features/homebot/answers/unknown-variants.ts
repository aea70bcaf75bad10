import { lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { kindOf } from '../../components/present.ts'
import type { NamedComponent } from '../understanding/understand.ts'
import type { Answer } from './facts.ts'
import { lifeSpanSentences } from './forecasts.ts'
import { joinList, nounOf, pluralOf, withArticle } from './sentences.ts'

/**
 * Answers about a variant without published figures. Names the variants that have figures, and gives no date or price.
 */
export function answerUnknownVariant({ type, unlisted = '' }: NamedComponent): Answer {
  const { variants, base } = lifetimes[type]
  const kinds = Object.keys(variants).map((variant) => kindOf({ type, variant }))
  const [usual] = kinds
  return {
    paragraphs: [
      `I have no published figures for ${withArticle(`${unlisted} ${nounOf({ type })}`)}, so I will not guess how long it lasts or what it costs.`,
      `The kinds I know are ${joinList(kinds.map(pluralOf))}.${usual ? ` ${lifeSpanSentences(usual)}` : ''}`,
      `Whoever inspects or put in such ${withArticle(nounOf({ type }))} can tell its state, and you can set its date yourself under Update Forecasted Date.`,
    ],
    sources: cite(base.sources),
    next: kinds.slice(-2).map((kind) => `How long does ${withArticle(nounOf(kind))} last?`),
  }
}
