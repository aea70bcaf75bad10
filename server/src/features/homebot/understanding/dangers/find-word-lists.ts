import { readSections } from '../sections-file.ts'

/** The word lists by their names. */
export const wordLists: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  readSections(new URL('word-lists.txt', import.meta.url)),
)

/** Maps a word, stem or phrase to the names of the lists that contain it. */
type Index = Map<string, string[]>

const words: Index = new Map()
const stems: Index = new Map()
const phrases: Index = new Map()

for (const [name, list] of Object.entries(wordLists))
  for (const entry of list) {
    const key = entry.replace(/\*$/, '')
    const index = entry.includes(' ') ? phrases : entry.endsWith('*') ? stems : words
    index.set(key, [...(index.get(key) ?? []), name])
  }

const maxPhraseWords = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length))

/** The phrases by their first word, with the names of their lists. */
const phrasesByStart = new Map<string, [phrase: string, lists: readonly string[]][]>()
for (const [phrase, lists] of phrases) {
  const [start = ''] = phrase.split(' ')
  phrasesByStart.set(start, [...(phrasesByStart.get(start) ?? []), [phrase, lists]])
}

/**
 * Returns for each word of a normalized message the names of the lists that contain it, or that contain a phrase
 * beginning with it.
 */
export const findWordLists = (message: readonly string[]): string[][] =>
  message.map((word, at) => {
    const names = new Set(words.get(word))
    for (let length = 2; length <= word.length; length += 1)
      for (const name of stems.get(word.slice(0, length)) ?? []) names.add(name)
    const starting = phrasesByStart.get(word)
    const rest = starting && message.slice(at, at + maxPhraseWords).join(' ')
    for (const [phrase, lists] of starting ?? [])
      if (rest?.startsWith(phrase)) for (const name of lists) names.add(name)
    return [...names]
  })
