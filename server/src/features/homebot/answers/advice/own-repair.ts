import { dangersOfInstalling } from '@home-pulse/lifecycle/catalogue/advice/installing'
import { ownRepairs } from '@home-pulse/lifecycle/catalogue/advice/own-repairs'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { symptomOf } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import { findOwnRepair } from '../../understanding/intents/advice-patterns.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { nounOf, texts } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import { commonSteps } from '../upkeep.ts'
import { caution } from './do-it-yourself.ts'
import { stepsFor } from './steps.ts'

/** Answers whether the owner can do a repair or a maintenance task without a professional. */
export function answerOwnRepair(asked: Understanding, facts: Facts): Answer | undefined {
  const steps = stepsFor(asked)
  const lead = steps?.startsWith('How to') ? ['A handy owner can do this.'] : []
  if (steps !== undefined)
    return { paragraphs: [...lead, steps, commonSteps], next: ['What is due this year?'] }
  const found = findOwnRepair(asked.words)
  const repair = found && ownRepairs[found]
  const subject = findSubject(asked, facts)
  const danger = subject.is === 'none' ? undefined : dangersOfInstalling[subject.kind.type]
  if (!repair && (subject.is === 'none' || !danger)) return ofSymptom(asked)
  const sources = repair ? (repair.source ? [repair.source] : []) : (danger?.sources ?? [])
  return {
    paragraphs: texts(
      repair || subject.is === 'none'
        ? (repair?.text ?? '')
        : `Better not: leave work on the ${nounOf(subject.kind)} itself to a professional, because ${danger?.why}. What you can do is clean around it, and look at it from a safe place.`,
      !(sources.length > 0) && caution,
    ),
    sources: cite(sources),
    next:
      subject.is === 'none' ? ['Which of mine is next?'] : [`How do I maintain my ${nounOf(subject.kind)}?`],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

/** Names the first step against a symptom that an owner can safely take without a professional. */
function ofSymptom({ symptom }: Understanding): Answer | undefined {
  const found = symptom && symptomOf(symptom.type, symptom.name)
  return (
    found && {
      paragraphs: [
        `The first step you can do yourself: ${found.check}`,
        `For the rest: ${found.call}`,
        caution,
      ],
      sources: cite(found.sources),
    }
  )
}
