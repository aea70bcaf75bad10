import { dangersOfInstalling } from '@home-pulse/lifecycle/catalogue/advice/installing'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { nouns } from '../language/spanish-words.ts'
import { nounOf, texts, withArticle } from '../sentences.ts'
import { findSubject } from '../subject.ts'

export const caution = 'This is common caution; we found no published source for it.'

/** Answers whether an owner may install a component without a professional. */
export function answerDoItYourself(asked: Understanding, facts: Facts): Answer | undefined {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return undefined
  const { say, ask } = languageOf(asked)
  const noun = nounOf(subject.kind)
  const { a } = nouns[subject.kind.type]
  const danger = dangersOfInstalling[subject.kind.type]
  return {
    paragraphs: texts(
      ...subject.notes,
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
      !(danger?.sources || asked.isSpanish) && caution,
    ),
    sources: cite(danger?.sources ?? []),
    next: [ask.cost(subject.kind), ask.life(subject.kind)],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}
