import { openIntentModel } from '../classifier.ts'
import { readSections } from '../sections-file.ts'
import { withoutAccents } from '../words/accents.ts'

const sections = new Map(readSections(new URL('note-words.txt', import.meta.url)))
const entriesOf = (name: string) => sections.get(name) ?? []
const common = new Set(entriesOf('common'))
const synonyms = entriesOf('synonyms').map((group) => group.split(' '))

const turnedOff = /\b(?:turn|shut|switch|cut)(?:s|ed|ing)?(?: (?:the|my|our))?(?: (?:water|gas|power))? off\b/

const wordsOf = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(turnedOff, (found) => `${found} shutoff`)
    .split(/[^a-z0-9]+/)

/** Returns the stem of a word. "Quoted" and "quote" have the same stem, and so do "repainted" and "paint". */
const stemOf = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/^re(?=\w{5})/, '')
        .replace(/s$/, '')
        .replace(/(?:ing|ed)$/, '')
        .replace(/(?:er|e)$/, '')
        .replace(/(.)\1$/, '$1')

const weak = new Set(entriesOf('weak').map(stemOf))
const commonStems = new Set([...common].map(stemOf))

const groupsOf = new Map<string, number[]>()
for (const [at, group] of synonyms.entries())
  for (const word of group) groupsOf.set(stemOf(word), [...(groupsOf.get(stemOf(word)) ?? []), at])

/** Returns the words of a question with which the owner's notes, tasks and payments are searched. */
export const searchWords = (question: string): string[] => [
  ...new Set(
    wordsOf(question).filter(
      (word) =>
        word.length > 2 && !common.has(word) && !commonStems.has(stemOf(word)) && !/^20\d\d$/.test(word),
    ),
  ),
]

/** A word with at least this many letters can be two words in a text, such as "crawl space". */
const minJoined = 8

/** The supplies that have a shutoff. A question about one supply must not find a note about another. */
const supplies = ['water', 'gas', 'electric'].map(stemOf)

/** Returns the number of search words that a text contains in any form. A weak word counts as a half. */
export function countMatches(words: readonly string[], text: string): number {
  const stems = new Set(wordsOf(text).map(stemOf))
  // The words of the text without spaces. So "crawlspace" finds a note that says "crawl space".
  const joined = wordsOf(text).join('')
  const asked = supplies.filter((supply) => words.map(stemOf).includes(supply))
  const told = supplies.filter((supply) => stems.has(supply))
  if (asked.length > 0 && told.length > 0 && !asked.some((supply) => told.includes(supply))) return 0
  const groups = new Set([...stems].flatMap((stem) => groupsOf.get(stem) ?? []))
  return words
    .map(stemOf)
    .filter(
      (stem) =>
        stems.has(stem) ||
        (stem.length >= minJoined && joined.includes(stem)) ||
        groupsOf.get(stem)?.some((group) => groups.has(group)),
    )
    .reduce((sum, stem) => sum + (weak.has(stem) ? 0.5 : 1), 0)
}

/** Returns each row with the number of search words in its text, the highest number first. */
export const rankByWords = <Row>(
  rows: readonly Row[],
  words: readonly string[],
  textOf: (row: Row) => string,
) => rows.map((row) => ({ row, found: countMatches(words, textOf(row)) })).sort((a, b) => b.found - a.found)

/** Returns true if a text contains enough of the search words to be about the question. */
export const hasEnoughMatches = (found: number, words: readonly string[]): boolean =>
  found >= 2 || (found >= 1 && found >= words.length / 2)

/** The degree to which a text of the owner matches a question. */
export interface Link {
  /** The sum of the weights of the question's words that the text contains, plus a little for each extra word in it. */
  readonly found: number
  /** The weight of the question's words that the text contains, divided by the weight of all its words: 0 to 1. */
  readonly share: number
  /** True if the text contains a name in the question, such as a person or a company. */
  readonly hasName: boolean
}

/**
 * Returns the weight of a word. A word that the training questions do not contain is rare, so a match with it is
 * stronger evidence.
 */
function weightOf(stem: string, word: string): number {
  if (weak.has(stem)) return 0.25
  return openIntentModel().rows.has(word) ? 0.5 : 1
}

/** Matches a name: a capitalized word inside a sentence, or before another one. Excludes names of months and days. */
const capitalized =
  /(?<![\p{L}\d])(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b)(?:(?<=[^.!?\s]\s)\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?=\s\p{Lu}\p{Ll}))/gu

/**
 * Compares the words of a question with a text. `extra` words, such as the names of components, raise the score of a
 * text that contains them. They do not change the scores of other texts.
 */
export function linkText(words: readonly string[], extra: readonly string[], text: string): Link {
  const matches = (word: string) => countMatches([word], text) > 0
  const weight = (word: string) => weightOf(stemOf(word), word)
  const total = words.reduce((sum, word) => sum + weight(word), 0)
  const found = words.filter(matches).reduce((sum, word) => sum + weight(word), 0)
  const names = new Set(
    (text.match(capitalized) ?? [])
      .map((name) => name.toLowerCase())
      .filter((name) => !openIntentModel().rows.has(name)),
  )
  return {
    found: found + extra.filter(matches).length / 4,
    share: total === 0 ? 0 : found / total,
    hasName: words.some((word) => names.has(word) || names.has(word.replace(/s$/, ''))),
  }
}

/** The matching words must have at least this share of the weight of all words of the question. */
const minShare = 0.6
/**
 * The matching words must have at least this total weight. A single rare word has it. A common word needs a second
 * word.
 */
const minFound = 0.75

/** Returns true if the text is the best explanation of the question. */
export const isStrong = ({ found, share, hasName }: Link): boolean =>
  hasName || (share >= minShare && found >= minFound)
