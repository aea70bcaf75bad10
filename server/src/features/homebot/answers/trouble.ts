import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { type Symptom, symptomOf, symptoms } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import { kindOf } from '../../components/present.ts'
import type { Understanding } from '../understanding/understand.ts'
import { adviceForOther } from './advice/other-things.ts'
import { diagnose } from './diagnosis.ts'
import { answerEndOfLife } from './end-of-life.ts'
import type { Answer, Facts } from './facts.ts'
import { linesOf, plannedDateText } from './forecasts.ts'
import { describeComponent, joinList, type Kind, nounOf, typeNames, withArticle } from './sentences.ts'
import { findSubject } from './subject.ts'

/** Explains the usual causes of a symptom, and what to check first. */
export function answerTrouble(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return whichOne(asked)
  const kinds = [...new Map(asked.components.map((named) => [named.type, kindOf(named)])).values()]
  if (kinds.length > 1 && !asked.symptom) return severalAtOnce(kinds)
  const { kind } = subject
  const row = subject.is === 'own' ? subject.row : undefined
  const symptom = asked.symptom?.type === kind.type ? symptomOf(kind.type, asked.symptom.name) : undefined
  if (asked.hasFailed && !symptom && (subject.is === 'own' || subject.is === 'told'))
    return answerEndOfLife(subject, asked, facts)
  const several = subject.is === 'several' ? subject.rows.slice(0, 6) : []
  const noun = row || asked.isTheirOwn || !symptom ? `your ${nounOf(kind)}` : withArticle(nounOf(kind))
  return {
    paragraphs: [
      ...subject.notes,
      ...(symptom
        ? asked.isRetry
          ? nextStep(symptom, noun)
          : diagnose(symptom, noun)
        : whatIsIt(kind, noun)),
      ...(several.length > 0 ? [`Which one is it?\n${linesOf(several, facts.today)}`] : []),
      ...(row
        ? [`On record: ${describeComponent(row, facts.today)}, ${plannedDateText(row, facts.today)}.`]
        : []),
    ],
    sources: cite(symptom?.sources ?? []),
    next: [
      'Should I repair or replace it?',
      `What does a new ${nounOf(kind)} cost?`,
      `How long does ${row ? `my ${nounOf(kind)}` : withArticle(nounOf(kind))} last?`,
    ],
    subject: row,
    listed: several,
  }
}

/** Returns the next steps after the first advice did not help. */
function nextStep({ sign, causes: [likeliest, ...rest], call }: Symptom, noun: string): string[] {
  return [
    `Then ${rest.length > 0 ? `what is left of the usual causes is ${joinList(rest, 'or')}` : `it is still most likely ${likeliest}`}: if ${noun} still ${sign}, leave the rest to a technician and do not open it.`,
    call,
    'Tell me what the technician asks for it, and I will say whether the repair is worth it.',
  ]
}

const burnsFuel: readonly string[] = ['furnace', 'water_heater']

function whatIsIt({ type }: Kind, noun: string): string[] {
  const signs = Object.values<Symptom>(symptoms[type]).map(({ sign }) => `it ${sign}`)
  return [
    `I am sorry that ${noun} gives you trouble. What does it do?`,
    `I can help when ${joinList(signs, 'or')}.`,
    ...(burnsFuel.includes(type)
      ? [
          'If it burns gas or oil, watch for soot, a yellow flame and headaches, and keep a carbon monoxide alarm on every floor.',
        ]
      : []),
    'If you smell gas or something burning, or see sparks, leave it alone and get to safety first.',
  ]
}

/** Answers about several components that failed together, which have a common cause. */
const severalAtOnce = (kinds: readonly Kind[]): Answer => ({
  paragraphs: [
    `Where ${joinList(kinds.map((kind) => `the ${nounOf(kind)}`))} give trouble at once, look first at what they share: a tripped breaker or a cut of the power, and closed water or gas.`,
    'Reset a breaker once and no more. If that is not it, tell me of one after the other, and what it does.',
    'This is common repair knowledge; we found no published source for it.',
  ],
  next: kinds.slice(0, 2).map((kind) => `My ${nounOf(kind)} will not start`),
})

function whichOne({ others, words }: Understanding): Answer {
  const other = others[0] ?? /\b(?:breaker|mold|toilet|pipe)\b/.exec(words)?.[0]
  return {
    ...(other
      ? adviceForOther(other)
      : {
          paragraphs: [
            `I am sorry to hear that. Which one is it, and what does it do? I know these ten: ${typeNames}.`,
          ],
        }),
    next: ['My water heater is leaking', 'My refrigerator is not cooling', 'My furnace gives no heat'],
  }
}
