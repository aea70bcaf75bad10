import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { monthAndYear, wholeYearsBetween } from '@home-pulse/lifecycle/plain-date'
import { inWholeYears } from '@home-pulse/lifecycle/wording'
import type { AskedRow } from '../queries.ts'
import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import { inFull, many, one, placeOf, theTen } from './sentences.ts'
import { findSubject, type Subject } from './subject.ts'

/** Whether a maker still stands for it: what is on record tells how to find out, and no more. */
export function answerWarranty(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none')
    return {
      paragraphs: [
        `I do not know your warranties, and will not guess at them. ${papers} or give the maker the model and serial number from its plate.`,
        `Tell me which it is, and I will say what you have on record of it: ${theTen}.`,
      ],
      sources: [],
      next: ['How old is my water heater?', 'What is due this year?'],
    }
  const { kind } = subject
  return {
    paragraphs: [
      ...subject.notes,
      `I do not know whether a warranty still covers your ${one(kind)}: its terms hang on the maker, the model and the day it was bought, and makers’ terms are not among what I know.`,
      ...known(subject, facts),
      whereItStands(kind.type),
      'Keep what you find as a note or a photo of the papers at its property, beside its other records.',
    ],
    sources: [],
    next: [
      `How long ${subject.is === 'own' ? `will my ${one(kind)} last` : `do ${many(kind)} last`}?`,
      'Should I repair or replace it?',
    ],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

const papers = 'Look on the paperwork or the receipt,'

/** A roof has no plate, and its warranty is its contractor's and that of its shingles' maker. */
const whereItStands = (type: ComponentType) =>
  `${papers} or ${
    type === 'roof' || type === 'driveway'
      ? 'ask the contractor who laid it'
      : 'give the maker the model and serial number from its plate'
  }; where it came with the house, ask whether the cover passed to you.`

/** What stands on record of it. */
function known(subject: Exclude<Subject, { is: 'none' }>, { today }: Facts): string[] {
  if (subject.is === 'own') return [onRecord(subject.row, today)]
  if (subject.is === 'several')
    return [
      `You have several on record:\n${subject.rows
        .slice(0, 5)
        .map((row) => `• ${inFull(row, today)}`)
        .join('\n')}`,
    ]
  return [`You have no ${one(subject.kind)} on record, so I know neither its maker nor its age.`]
}

function onRecord(row: AskedRow, today: string): string {
  const { installedOn, installedPrecision, brand, model, warrantyEndsOn } = row
  const made = [brand, model].filter(Boolean).join(' ')
  const since = installedPrecision === 'year' ? installedOn.slice(0, 4) : monthAndYear(installedOn)
  const age = inWholeYears(wholeYearsBetween(installedOn, today < installedOn ? installedOn : today))
  const ends = warrantyEndsOn
    ? ` Your record says that its warranty ${warrantyEndsOn < today ? 'ended' : 'ends'} in ${monthAndYear(warrantyEndsOn)}.`
    : ''
  return `On record at ${placeOf(row)}: ${made ? `${made}, ` : ''}installed in ${since}, ${age} old.${ends}`
}
