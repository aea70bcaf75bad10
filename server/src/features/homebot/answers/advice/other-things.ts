import { otherThings } from '@home-pulse/lifecycle/catalogue/advice/other-things'
import { findOtherThing } from '../../understanding/intents/advice-patterns.ts'
import { typeNames, withArticle } from '../sentences.ts'

/** Returns repair advice for a part of a home that is not in the catalogue, or says that there is none. */
export function adviceForOther(name: string, what: string): string[] {
  const known = findOtherThing(name)
  return known
    ? [otherThings[known], 'This is common repair knowledge; we found no published source for it.']
    : [`I have no ${what} for ${withArticle(name)}, so I will not guess. The ten I know are: ${typeNames}.`]
}
