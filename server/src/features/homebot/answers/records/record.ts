import { capitalize } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { bulletList, languageOf } from '../language/answer-languages.ts'
import { typeNamesInSpanish } from '../language/spanish-words.ts'
import { ageOf, nounOf, texts, typeNames } from '../sentences.ts'
import { findSubject, rowOf, type Subject } from '../subject.ts'

/** Says which brand and model the owner recorded. */
export function answerRecord(asked: Understanding, facts: Facts): Answer {
  const { say, ask } = languageOf(asked)
  const subject = findSubject(asked, facts)
  if (subject.is === 'none' && facts.isNarrow && facts.soonest.length > 0)
    return { paragraphs: [listOf(facts.soonest, asked, facts)], next: [ask.first], listed: facts.soonest }
  if (subject.is === 'none' && asked.others.length > 0 && facts.records)
    return { paragraphs: [], next: [ask.first] }
  if (subject.is === 'none')
    return {
      paragraphs: [
        say(
          `Which one do you mean? I keep maker and model, where you gave them, of these: ${typeNames}.`,
          `¿De cuál me habla? Guardo la marca y el modelo que usted dio de: ${typeNamesInSpanish}.`,
        ),
      ],
      next: [ask.first, say('List all my appliances', '¿Qué tengo registrado?')],
    }
  const { kind } = subject
  const isOwn = subject.is === 'own'
  const isUnnamed = isOwn && !subject.row.brand && !subject.row.model
  return {
    paragraphs: texts(
      recordText(subject, asked, facts),
      isUnnamed &&
        say(
          'Neither its maker nor its model is on record. Both stand on its plate; enter them with Edit specs on its page.',
          'No están registrados ni su marca ni su modelo. Ambos están en su placa; anótelos con “Edit specs” en su página.',
        ),
    ),
    next: [isOwn ? ask.remaining(kind) : ask.lives(kind)],
    subject: rowOf(subject),
  }
}

/** Returns the recorded brand, model, age and warranty end of a component as text. */
export function recordText(
  subject: Exclude<Subject, { is: 'none' }>,
  asked: Understanding,
  facts: Facts,
): string {
  if (subject.is === 'own') return recordOf(subject.row, asked, facts)
  const rows = 'rows' in subject ? subject.rows.slice(0, 5) : []
  if (rows.length > 0) return listOf(rows, asked, facts)
  return languageOf(asked).say(
    `You have no ${nounOf(subject.kind)} on record, so I know neither its maker nor its age.`,
    'No lo tiene registrado, así que no conozco ni su marca ni su edad.',
  )
}

const madeBy = ({ brand, model }: ComponentRow) => [brand, model].filter(Boolean).join(' ')

function listOf(rows: readonly ComponentRow[], asked: Understanding, { today }: Facts): string {
  const { say, describe } = languageOf(asked)
  const lines = rows.map((row) => {
    const made = madeBy(row) || say('', 'sin marca registrada')
    return `${capitalize(describe(row, today))}${made && `: ${made}`}`
  })
  return `${say('You have on record:', 'En sus registros:')}\n${bulletList(lines)}`
}

function recordOf(row: ComponentRow, asked: Understanding, { today }: Facts): string {
  const { say, month, since, age: inWords, noun, place } = languageOf(asked)
  const { warrantyEndsOn } = row
  const maker = madeBy(row)
  const age = inWords(ageOf(row, today))
  const hasEnded = warrantyEndsOn !== null && warrantyEndsOn < today
  const ends =
    warrantyEndsOn &&
    say(
      ` Your record says that its warranty ${hasEnded ? 'ended' : 'ends'} in ${month(warrantyEndsOn)}.`,
      ` Según sus registros, su garantía ${hasEnded ? 'venció' : 'vence'} en ${month(warrantyEndsOn)}.`,
    )
  const model = row.brand && !row.model ? say(' No model is on record.', ' Falta el modelo.') : ''
  return `${say(
    `On record at ${place(row)}, the ${nounOf(kindOf(row))}: ${maker && `${maker}, `}installed in ${since(row)}, ${age} old.`,
    `En sus registros, ${noun(row.type)} en ${place(row)}: ${maker && `${maker}, `}instalación en ${since(row)}, ${age}.`,
  )}${model}${ends ?? ''}`
}
