import { dangersOfInstalling } from '@home-pulse/lifecycle/catalogue/advice/installing'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { answerLanguages } from '../records/answer-languages.ts'
import { nounOf, withArticle } from '../sentences.ts'
import { nouns } from '../spanish/words.ts'
import { findSubject } from '../subject.ts'

export const caution = 'This is common caution; we found no published source for it.'

/** Says whether an owner may install a component without a professional. */
export function answerDoItYourself(asked: Understanding, facts: Facts): Answer | undefined {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return undefined
  const { say } = asked.isSpanish ? answerLanguages.spanish : answerLanguages.english
  const noun = nounOf(subject.kind)
  const { a } = nouns[subject.kind.type]
  const danger = dangersOfInstalling[subject.kind.type]
  return {
    paragraphs: [
      ...(asked.isSpanish ? [] : subject.notes),
      danger
        ? say(
            `Better not: have ${withArticle(noun)} put in by somebody licensed for it, because ${danger.why}.`,
            `Mejor no: que ${a} lo instale alguien con licencia, porque ${danger.spanish}.`,
          )
        : say(
            `Many people put in ${withArticle(noun)} themselves: close its water and its power first, and look for leaks during its first run.`,
            `Mucha gente instala ${a} por su cuenta: cierre antes el agua y la corriente, y busque fugas en el primer uso.`,
          ),
      say(
        'Most places ask for a permit and an inspection where gas, wiring or a roof is touched, and many for a licensed contractor; your building department says which.',
        'En casi todas partes hace falta un permiso y una inspección si se toca gas, cableado o techo, y a menudo un contratista con licencia; el departamento de construcción lo dice.',
      ),
      ...(danger?.sources || asked.isSpanish ? [] : [caution]),
    ],
    sources: cite(danger?.sources ?? []),
    next: [
      say(`What does a new ${noun} cost?`, `¿Cuánto cuesta ${a}?`),
      say(`How long does ${withArticle(noun)} last?`, `¿Cuánto dura ${a}?`),
    ],
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
