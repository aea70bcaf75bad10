import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Returns the library `compromise`. The first question to HomeBot loads it, because loading it takes 0.15 s, which each start would need. */
export const languageLibrary = (): typeof import('compromise').default => require('compromise')

/** Returns true if compromise's dictionary has the word. */
export function isInDictionary(word: string): boolean {
  // The cast is needed because the library declares no type for its model.
  const { one } = languageLibrary().model() as { one: { lexicon: Readonly<Record<string, unknown>> } }
  return Object.hasOwn(one.lexicon, word)
}
