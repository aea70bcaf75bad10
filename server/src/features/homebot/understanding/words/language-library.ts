import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Returns the library `compromise`. It loads with the first question to HomeBot, so that the server starts 0.15 s
 * faster.
 */
export const languageLibrary = (): typeof import('compromise').default => require('compromise')

export function isInDictionary(word: string): boolean {
  // The cast is needed because the library declares no type for its model.
  const { one } = languageLibrary().model() as { one: { lexicon: Readonly<Record<string, unknown>> } }
  return Object.hasOwn(one.lexicon, word)
}
