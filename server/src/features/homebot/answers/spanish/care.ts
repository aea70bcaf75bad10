import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { symptomInSpanish, symptomOf } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import { spanishTitles } from '@home-pulse/lifecycle/catalogue/tasks/spanish-titles'
import { capitalize } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { findSubject } from '../subject.ts'
import { sourcesOf, tasksFor } from '../upkeep.ts'
import { describeComponentInSpanish, nouns, placeInSpanish } from './words.ts'

/** Explains a symptom in Spanish. Returns undefined if the question names no component. */
export function explainSymptomInSpanish(asked: Understanding, facts: Facts): Answer | undefined {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return undefined
  const { type } = subject.kind
  const name = asked.symptom?.type === type ? asked.symptom.name : ''
  const said = symptomInSpanish(type, name)
  const { the, your, a } = nouns[type]
  const row = subject.is === 'own' ? subject.row : undefined
  const next = ['¿Conviene repararlo o reemplazarlo?', `¿Cuánto cuesta ${a}?`]
  if (!said)
    return {
      paragraphs: [
        `Lamento que ${your} le dé problemas. ¿Qué hace exactamente?`,
        'Si huele a gas o a quemado, o ve chispas, no lo toque y póngase a salvo primero.',
      ],
      ...{ next, subject: row },
    }
  const [sign, causes, check, call] = said
  if (asked.isRetry)
    return {
      paragraphs: [
        `Entonces queda alguna de las otras causas habituales (${causes}). Si ${your} sigue igual, deje el resto a un técnico y no lo abra.`,
        call,
        'Dígame cuánto le cobra el técnico y le diré si conviene.',
      ],
      ...{ next, subject: row },
    }
  return {
    paragraphs: [
      `Cuando ${row ? `${your} en ${placeInSpanish(row)}` : the} ${sign}, las causas habituales, de más a menos probables, son: ${causes}.`,
      `Primero: ${check}`,
      call,
    ],
    ...{ sources: cite(symptomOf(type, name)?.sources ?? []), next, subject: row },
  }
}

/** Lists the maintenance tasks of a component in Spanish. Returns undefined if the question names no component. */
export function answerUpkeepInSpanish(asked: Understanding, facts: Facts): Answer | undefined {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return undefined
  const { shown } = tasksFor(subject.kind, asked)
  const { the, a } = nouns[subject.kind.type]
  const lines = shown.map(({ id, title, intervalMonths: { typical, low, high } }) => {
    const range = low === high ? '' : ` (se aconseja de ${low} a ${high})`
    return `• ${spanishTitles[id] ?? title}: cada ${typical === 1 ? 'mes' : `${typical} meses`}${range}.`
  })
  return {
    paragraphs: [`Para ${the}:`, lines.join('\n')],
    sources: sourcesOf(shown),
    next: [`¿Cuánto dura ${a}?`, '¿Qué vence este año?'],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

/** Lists the recorded brand and model of the components that the question is about. */
export function answerRecordsInSpanish(asked: Understanding, facts: Facts): Answer | undefined {
  const subject = findSubject(asked, facts)
  const rows = subject.is === 'own' ? [subject.row] : subject.is === 'several' ? subject.rows.slice(0, 5) : []
  const list = rows.map((row) => {
    const maker = [row.brand, row.model].filter(Boolean).join(' ') || 'sin marca registrada'
    return `• ${capitalize(describeComponentInSpanish(row, facts.today))}: ${maker}`
  })
  return list.length > 0 ? { paragraphs: [list.join('\n')] } : undefined
}
