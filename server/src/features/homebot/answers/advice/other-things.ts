import type { Advice } from '@home-pulse/lifecycle/catalogue/advice/advice'
import { advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { findOtherThing } from '../../understanding/intents/advice-patterns.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { typeNamesInSpanish } from '../language/spanish-words.ts'
import { texts, typeCount, typeNames, withArticle } from '../sentences.ts'

/**
 * Says which data HomeBot lacks about a thing that is not a component type. Then lists the component types that HomeBot
 * knows. `what` names the missing data, such as "published costs".
 */
export const refuseOther = (name: string, what: string, asked: Understanding): string =>
  languageOf(asked).say(
    `I have no ${what} for ${withArticle(name)}, so I will not guess. The ${typeCount} I know are: ${typeNames}.`,
    `De eso no tengo ${what}, así que no adivino. Las ${typeCount} cosas que conozco son: ${typeNamesInSpanish}.`,
  )

/** Returns advice on a thing in the home that is not a component type. If there is no advice, the text says so. */
export function adviceForOther(name: string, asked: Understanding): Pick<Answer, 'paragraphs' | 'sources'> {
  const { say } = languageOf(asked)
  const topic = findOtherThing(name)
  if (topic === undefined)
    return { paragraphs: [refuseOther(name, say('sourced advice', 'consejos con fuente'), asked)] }
  const { english, spanish, sources }: Advice = advice[topic]
  const unsourced = say(
    'This is common repair knowledge; we found no published source for it.',
    'Es saber común: no encontramos una fuente publicada.',
  )
  return {
    paragraphs: texts(say(english, spanish), !(sources.length > 0) && unsourced),
    sources: cite(sources),
  }
}
