import type { ComponentType } from '@home-pulse/contract/vocabulary'
import type { Understanding } from '../understanding/understand.ts'
import type { Answer, Facts } from './facts.ts'
import { recordSentences } from './records/record.ts'
import { nounOf, pluralOf, typeNames } from './sentences.ts'
import { findSubject } from './subject.ts'

/**
 * Answers a question about a warranty. HomeBot does not know whether it is still valid, so the answer says where to
 * look.
 */
export function answerWarranty(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none')
    return {
      paragraphs: [
        `I do not know your warranties, and will not guess at them. ${papers} or give the maker the model and serial number from its plate.`,
        `Tell me which it is, and I will say what you have on record of it: ${typeNames}.`,
      ],
      next: ['How old is my water heater?', 'What is due this year?'],
    }
  const { kind } = subject
  return {
    paragraphs: [
      ...subject.notes,
      `I do not know whether a warranty still covers your ${nounOf(kind)}: its terms depend on the manufacturer, the model and the day it was bought, and makers’ terms are not among what I know.`,
      ...recordSentences(subject, facts),
      whereItStands(kind.type),
      'Keep what you find as a note or a photo of the papers at its property, beside its other records.',
    ],
    next: [
      `How long ${subject.is === 'own' ? `will my ${nounOf(kind)} last` : `do ${pluralOf(kind)} last`}?`,
      'Should I repair or replace it?',
    ],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

const papers = 'Look on the paperwork or the receipt,'

/**
 * Returns where to find the warranty. A roof or driveway has no rating plate, so the owner should ask the contractor.
 */
const whereItStands = (type: ComponentType) =>
  `${papers} or ${
    type === 'roof' || type === 'driveway'
      ? 'ask the contractor who laid it'
      : 'give the maker the model and serial number from its plate'
  }; where it came with the house, ask whether the cover passed to you.`

/**
 * Answers a question about a home warranty. Does not judge it, because its payouts are not published, and suggests to
 * compare its fee with the expected spending.
 */
export const answerHomeWarranty = (): Answer => ({
  paragraphs: [
    'I have no published figures on what home warranties pay out, so I do not say whether one is worth it.',
    'Hold its yearly fee, and what it charges for each call, against what your home is expected to cost: ask me what to set aside. Then read what it leaves out; age, missing upkeep and limits per item are what to look for.',
  ],
  next: ['How much should I set aside each month?', 'What is due this year?'],
})
