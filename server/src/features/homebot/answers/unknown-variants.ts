import { lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { unlistedLives } from '@home-pulse/lifecycle/catalogue/lives/unlisted-lives'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { kindOf } from '../../components/present.ts'
import type { NamedComponent, Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import { lifeSpanSentences } from './forecasts.ts'
import { languageOf } from './language/answer-languages.ts'
import { nouns } from './language/spanish-words.ts'
import { joinList, nounOf, pluralOf, texts, withArticle } from './sentences.ts'
import { findSubject, rowOf } from './subject.ts'

/**
 * Answers a question about a variant that HomeBot has no life and no price for. States the published life of the
 * variant, if there is one.
 */
export function answerUnknownVariant(named: NamedComponent, asked: Understanding, facts: Facts): Answer {
  const language = languageOf(asked)
  const { say, describe, ask } = language
  const { type, unlisted = '' } = named
  const { variants, base } = lifetimes[type]
  const kinds = Object.keys(variants).map((variant) => kindOf({ type, variant }))
  const [usual] = kinds
  const known = unlistedLives[unlisted]
  const noun = `${unlisted} ${nounOf({ type })}`
  const subject = findSubject({ ...asked, isTheirOwn: true }, facts, { ...named, unlisted: undefined })
  const row = rowOf(subject)
  const { a, the } = nouns[type]
  const kindless = row?.variant ? '' : say(', without its kind', ', sin su tipo')
  const others = say(
    `The kinds I have dates and prices for are ${joinList(kinds.map(pluralOf))}.${usual && !known ? ` ${lifeSpanSentences(usual, language)}` : ''}`,
    'Fechas y precios tengo solo de los tipos que ofrece su formulario.',
  )
  const lead = known
    ? `${say(known.english, known.spanish)}${say(` I have no published price for ${withArticle(noun)}.`, ` No tengo precios publicados de ese tipo.`)}`
    : say(
        `I have no published figures for ${withArticle(noun)}, so I will not guess how long it lasts or what it costs.`,
        `No tengo cifras publicadas de ${a} de ese tipo, así que no adivino cuánto dura ni cuánto cuesta.`,
      )
  return {
    paragraphs: texts(
      lead,
      row && `${say('On record is', 'Registrado está')} ${describe(row, facts.today)}${kindless}.`,
      others,
      say(
        `Whoever inspects or put in such ${withArticle(nounOf({ type }))} can tell its state, and you can set its date yourself under Update Forecasted Date.`,
        `Quien lo inspecciona o lo puso conoce su estado, y usted puede poner la fecha para ${the} en “Update Forecasted Date”.`,
      ),
    ),
    sources: cite(known?.sources ?? base.sources),
    next: kinds.slice(-2).map((kind) => ask.life(kind)),
  }
}
