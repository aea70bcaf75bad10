import { readSections } from '../sections-file.ts'

/** Maps a word, stem or phrase to the names of the lists that contain it. */
type Index = Map<string, string[]>

/** The names of word lists, and a function that finds the lists of each word. */
interface WordLists {
  readonly names: readonly string[]
  /**
   * Returns, for each word of a normalized message, the names of its lists. A word belongs to a list that contains the
   * word, or a phrase in the message that begins with the word.
   */
  readonly find: (messageWords: readonly string[]) => string[][]
}

function readWordLists(file: string): WordLists {
  const sections = readSections(new URL(file, import.meta.url))
  const words: Index = new Map()
  const stems: Index = new Map()
  const phrases: Index = new Map()
  for (const [name, list] of sections)
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
  const find = (messageWords: readonly string[]) =>
    messageWords.map((word, at) => {
      const names = new Set(words.get(word))
      for (let length = 2; length <= word.length; length += 1)
        for (const name of stems.get(word.slice(0, length)) ?? []) names.add(name)
      const starting = phrasesByStart.get(word)
      const rest = starting && messageWords.slice(at, at + maxPhraseWords).join(' ')
      for (const [phrase, lists] of starting ?? [])
        if (rest?.startsWith(phrase)) for (const name of lists) names.add(name)
      return [...names]
    })
  return { names: sections.map(([name]) => name), find }
}

const general = readWordLists('word-lists.txt')
const ofSpecialCases = readWordLists('special-case-words.txt')

/** The names of the word lists that the rules can use. */
export const generalListNames = general.names

/** The names of the word lists that special cases can use. */
export const listNames = [...general.names, ...ofSpecialCases.names]

/** Finds the lists that the classifier and the rules use. */
export const findWordLists = general.find

/** Finds the lists that special cases use. */
export const findAllWordLists = (messageWords: readonly string[]): string[][] => {
  const more = ofSpecialCases.find(messageWords)
  return general.find(messageWords).map((names, at) => [...names, ...(more[at] ?? [])])
}
