import type { ParsedQuestion } from './parse-question.ts'
import { isMark } from './words/words.ts'

/** The features of a question for the intent classifier: words, pairs of words and parts of words. */
export type Features = readonly string[]

const slot = /^[A-Z_]{4,}$/
/** These words can mean the selected or previous component. */
const pronoun = /^(?:it|this|that|one|lo|la|eso|esto)$/

/**
 * Returns the features of a question. No feature depends on the component type, so the classifier treats all types
 * alike. The first and last words and the number of components are features, because they often decide the intent.
 */
export function intentFeatures(parsed: ParsedQuestion): Features {
  const standsForChosen = parsed.hasChosen && parsed.components.length === 0
  const words = parsed.marked
    .filter((word) => !isMark(word))
    .map((word) => (standsForChosen && pronoun.test(word) ? 'X' : word))
  return [...new Set([...wordFeatures(words), ...tallies(parsed)])]
}

/** Returns the features of words: the words, their pairs and parts, and the first and the last words. */
export function wordFeatures(named: readonly string[]): Features {
  const words = named.map((word) => (slot.test(word) ? 'X' : withoutFigures(word)))
  const [first = '', second = ''] = words
  return [...grams(words), ...pieces(words), `<${first}`, `<${first} ${second}`, `${words.at(-1) ?? ''}>`]
}

/**
 * Returns features that count the components, sums, ages and other items of a question. The counts are limited, because
 * higher ones make no difference.
 */
function tallies({ components, others, amounts, ages, brand, sign, marked }: ParsedQuestion): string[] {
  const kinds = new Set(components.map(({ type }) => type)).size
  return [
    `=kinds ${Math.min(kinds, 2)}`,
    `=others ${Math.min(others.length, 1)}`,
    `=sums ${Math.min(amounts.length, 2)}`,
    `=ages ${Math.min(ages.length, 2)}`,
    `=brand ${brand ? 1 : 0}`,
    `=sign ${sign ? 1 : 0}`,
    `=mark ${marked.at(-1) === '?' ? 1 : 0}`,
  ]
}

const withoutFigures = (word: string) => (/^\$/.test(word) ? '$' : /^\d/.test(word) ? '#' : word)

const grams = (words: readonly string[]) => [
  ...words,
  ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
]

const pieceLength = 4

/**
 * Returns all groups of four consecutive letters of each word. A typing error or another ending changes only a few of
 * them.
 */
const pieces = (words: readonly string[]) =>
  words.flatMap((word) => {
    if (word.length < pieceLength || slot.test(word)) return []
    const whole = `^${word}$`
    return Array.from(
      { length: whole.length - pieceLength + 1 },
      (_, at) => `~${whole.slice(at, at + pieceLength)}`,
    )
  })
