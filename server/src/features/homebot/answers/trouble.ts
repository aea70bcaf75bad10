import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { type Symptom, symptomOf, symptoms } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import type { Understanding } from '../understanding/understand.ts'
import { answerDead } from './dead.ts'
import { diagnose } from './diagnosis.ts'
import type { Answer, Facts } from './facts.ts'
import { aNew, type Kind, kindOf, listed, one, theTen } from './sentences.ts'
import { findSubject } from './subject.ts'

/** What a sign of trouble usually means, and what to look at first. */
export function answerTrouble(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return whichOne(asked)
  const kinds = [...new Map(asked.components.map((named) => [named.type, kindOf(named)])).values()]
  if (kinds.length > 1 && !asked.symptom) return severalAtOnce(kinds)
  const { kind } = subject
  const row = subject.is === 'own' ? subject.row : undefined
  const symptom = asked.symptom?.type === kind.type ? symptomOf(kind.type, asked.symptom.name) : undefined
  if (asked.isDead && !symptom && (subject.is === 'own' || subject.is === 'told'))
    return answerDead(subject, asked, facts)
  const noun = row || asked.isTheirOwn || !symptom ? `your ${one(kind)}` : aNew(one(kind))
  return {
    paragraphs: [...subject.notes, ...(symptom ? diagnose(symptom, noun) : whatIsIt(kind, noun))],
    sources: cite(symptom?.sources ?? []),
    next: [
      'Should I repair or replace it?',
      `What does a new ${one(kind)} cost?`,
      `How long does ${row ? `my ${one(kind)}` : aNew(one(kind))} last?`,
    ],
    subject: row,
  }
}

function whatIsIt({ type }: Kind, noun: string): string[] {
  const signs = Object.values<Symptom>(symptoms[type]).map(({ sign }) => `it ${sign}`)
  return [
    `I am sorry that ${noun} gives you trouble. What does it do?`,
    `I can help when ${listed(signs, 'or')}.`,
    'If you smell gas or something burning, or see sparks, leave it alone and get to safety first.',
  ]
}

/** What fails together has something in common. */
const severalAtOnce = (kinds: readonly Kind[]): Answer => ({
  paragraphs: [
    `Where ${listed(kinds.map((kind) => `the ${one(kind)}`))} give trouble at once, look first at what they share: a tripped breaker or a cut of the power, and closed water or gas.`,
    'Reset a breaker once and no more. If that is not it, tell me of one after the other, and what it does.',
    'This is common repair knowledge; we found no published source for it.',
  ],
  sources: [],
  next: kinds.slice(0, 2).map((kind) => `My ${one(kind)} will not start`),
})

function whichOne({ others }: Understanding): Answer {
  const [other] = others
  return {
    paragraphs: [
      other
        ? `I have no sourced advice for ${aNew(other)}, so I will not guess. The ten I know are: ${theTen}.`
        : `I am sorry to hear that. Which one is it, and what does it do? I know these ten: ${theTen}.`,
    ],
    sources: [],
    next: ['My water heater is leaking', 'My refrigerator is not cooling', 'My furnace gives no heat'],
  }
}
