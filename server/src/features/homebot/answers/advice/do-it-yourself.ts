import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { cite, type SourceTag } from '@home-pulse/lifecycle/catalogue/sources'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { nounOf, withArticle } from '../sentences.ts'
import { findSubject } from '../subject.ts'

export const caution = 'This is common caution; we found no published source for it.'

/**
 * The reason why only a licensed professional should install a component of this type. The owner can install the types
 * without an entry.
 */
export const dangersOfInstalling: Partial<
  Readonly<Record<ComponentType, { readonly why: string; readonly sources?: readonly SourceTag[] }>>
> = {
  water_heater: {
    why: 'its gas or its 240 volts, its vent and its relief valve can each kill where they are wrong',
    sources: ['ML'],
  },
  furnace: {
    why: 'a gas line or a flue that is not tight brings gas or carbon monoxide into the house',
    sources: ['CPSC04'],
  },
  ac_unit: {
    why: 'refrigerant is for certified technicians alone, and its capacitor holds a charge that can kill',
    sources: ['EPA608'],
  },
  roof: {
    why: 'people fall from roofs, and a roof that is laid wrong leaks where nobody sees it',
    sources: ['ENC'],
  },
  stove: { why: 'a gas line has to be tested for leaks, and an electric one takes 240 volts' },
  dryer: { why: 'a gas dryer’s line has to be tested for leaks, and an electric one takes 240 volts' },
}

/** Says whether an owner may install a component without a professional. */
export function answerDoItYourself(asked: Understanding, facts: Facts): Answer | undefined {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return undefined
  const noun = nounOf(subject.kind)
  const danger = dangersOfInstalling[subject.kind.type]
  return {
    paragraphs: [
      ...subject.notes,
      danger
        ? `Better not: have ${withArticle(noun)} put in by somebody licensed for it, because ${danger.why}.`
        : `Many people put in ${withArticle(noun)} themselves: close its water and its power first, and look for leaks during its first run.`,
      'Most places ask for a permit and an inspection where gas, wiring or a roof is touched; your building department says which.',
      ...(danger?.sources ? [] : [caution]),
    ],
    sources: cite(danger?.sources ?? []),
    next: [`What does a new ${noun} cost?`, `How long does ${withArticle(noun)} last?`],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

/** Explains how to relight a pilot light, and when not to try. */
export function answerRelight(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  const noun = subject.is === 'none' ? 'appliance' : nounOf(subject.kind)
  return {
    paragraphs: [
      'If you smell gas, light nothing and touch no switch: leave the building and call your gas utility and 911 from outside.',
      `If not, follow the lighting instructions on the label of the ${noun} itself, step by step: close its gas, wait at least five minutes, smell near the floor too, and only then light it.`,
      'A pilot that does not stay lit has a worn thermocouple or too little air: have a technician look at it, and do not try it again and again. A new appliance may have no pilot at all.',
      caution,
    ],
    sources: cite(['PAPUC']),
    next: ['My water heater gives no hot water', 'My furnace gives no heat'],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}
