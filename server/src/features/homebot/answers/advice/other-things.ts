import type { Advice } from '@home-pulse/lifecycle/catalogue/advice/advice'
import { advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { findOtherThing } from '../../understanding/intents/advice-patterns.ts'
import type { Answer } from '../facts.ts'
import { typeNames, withArticle } from '../sentences.ts'

const unsourced = 'This is common repair knowledge; we found no published source for it.'

/** Gives the advice on a part of a home that is no component type, or says that there is none. */
export function adviceForOther(name: string): Pick<Answer, 'paragraphs' | 'sources'> {
  const topic = findOtherThing(name)
  if (topic === undefined) {
    const unknown = `I have no sourced advice for ${withArticle(name)}, so I will not guess. The ten I know are: ${typeNames}.`
    return { paragraphs: [unknown] }
  }
  const { english, sources }: Advice = advice[topic]
  return {
    paragraphs: sources.length > 0 ? [english] : [english, unsourced],
    sources: cite(sources),
  }
}
