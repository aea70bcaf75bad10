import { monthAndYear, wholeYearsBetween } from '@home-pulse/lifecycle/plain-date'
import { capitalize, inWholeYears } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { describeComponent, nounOf, placeOf, pluralOf, typeNames } from '../sentences.ts'
import { findSubject, type Subject } from '../subject.ts'

/** Says which brand and model the owner recorded. */
export function answerRecord(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none' && facts.isNarrow && facts.soonest.length > 0)
    return {
      paragraphs: [
        `You have on record:\n${facts.soonest.map((row) => `• ${lineOf(row, facts.today)}`).join('\n')}`,
      ],
      next: ['Which of mine is next?'],
      listed: facts.soonest,
    }
  if (subject.is === 'none' && asked.others.length > 0 && facts.records)
    return { paragraphs: [], next: ['Which of mine is next?'] }
  if (subject.is === 'none')
    return {
      paragraphs: [
        `Which one do you mean? I keep maker and model, where you gave them, of these: ${typeNames}.`,
      ],
      next: ['Which of mine is next?', 'List all my appliances'],
    }
  const { kind } = subject
  const isUnnamed = subject.is === 'own' && !subject.row.brand && !subject.row.model
  return {
    paragraphs: [
      ...recordSentences(subject, facts),
      ...(isUnnamed
        ? [
            'Neither its maker nor its model is on record. Both stand on its plate; enter them with Edit specs on its page.',
          ]
        : []),
    ],
    next: [`How long ${subject.is === 'own' ? `will my ${nounOf(kind)}` : `do ${pluralOf(kind)}`} last?`],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

/** Returns the recorded brand, model, age and warranty end of a component. */
export function recordSentences(subject: Exclude<Subject, { is: 'none' }>, { today }: Facts): string[] {
  if (subject.is === 'own') return [recordOf(subject.row, today)]
  const rows = 'rows' in subject ? subject.rows.slice(0, 5) : []
  if (rows.length > 0)
    return [`You have on record:\n${rows.map((row) => `• ${lineOf(row, today)}`).join('\n')}`]
  return [`You have no ${nounOf(subject.kind)} on record, so I know neither its maker nor its age.`]
}

const madeBy = ({ brand, model }: ComponentRow) => [brand, model].filter(Boolean).join(' ')

const lineOf = (row: ComponentRow, today: string) =>
  `${capitalize(describeComponent(row, today))}${madeBy(row) ? `: ${madeBy(row)}` : ''}`

function recordOf(row: ComponentRow, today: string): string {
  const { installedOn, installedPrecision, warrantyEndsOn } = row
  const maker = madeBy(row)
  const model = row.brand && !row.model ? ' No model is on record.' : ''
  const since = installedPrecision === 'year' ? installedOn.slice(0, 4) : monthAndYear(installedOn)
  const age = inWholeYears(wholeYearsBetween(installedOn, today < installedOn ? installedOn : today))
  const ends = warrantyEndsOn
    ? ` Your record says that its warranty ${warrantyEndsOn < today ? 'ended' : 'ends'} in ${monthAndYear(warrantyEndsOn)}.`
    : ''
  return `On record at ${placeOf(row)}, the ${nounOf(kindOf(row))}: ${maker ? `${maker}, ` : ''}installed in ${since}, ${age} old.${model}${ends}`
}
