import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { inPercent } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { forecastOf } from '../forecasts.ts'
import { ageOf } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import { dateInSpanish, formatMonth, formatYears, nouns, placeInSpanish } from './words.ts'

/** Explains in Spanish the forecast of the customer's component. Returns undefined for any other answer. */
export function explainForecastInSpanish(asked: Understanding, facts: Facts): Answer | undefined {
  const { today } = facts
  const subject = asked.intents[0] === 'life' ? findSubject({ ...asked, isTheirOwn: true }, facts) : undefined
  if (subject?.is !== 'own') return undefined
  const { row, kind } = subject
  const { life } = lifetimeIn({ ...kind, state: row.state })
  const { forecastLow, forecastHigh, failureWithin12Months, sources } = forecastOf(subject, today)
  const { many, your, a } = nouns[kind.type]
  return {
    paragraphs: [
      `La mitad de ${many} dura más de ${formatYears(Math.round(quantileLife(life, 0.5)))}, y ${your} en ${placeInSpanish(row)} tiene ${formatYears(ageOf(row, today))}.`,
      `Qué tan seguro es: en 8 de cada 10 casos falla entre ${formatMonth(forecastLow)} y ${formatMonth(forecastHigh)}, así que el día no se puede saber. La posibilidad de que falle en 12 meses es del ${inPercent(failureWithin12Months)}.`,
      `Está ${dateInSpanish(row, today)}.`,
    ],
    sources,
    next: [`¿Cuánto cuesta ${a}?`, '¿Conviene repararlo o reemplazarlo?'],
    subject: row,
  }
}
