import { isMark } from './words.ts'

/** What a classifier sees of a question: its words and its pairs of words. */
export type Traits = readonly string[]

const slot = /^[A-Z_]{4,}$/

/** What is asked hangs on how a question begins and ends, and not on which of the ten it names. `marked` is what `findMentions` leaves. */
export function intentTraits(marked: readonly string[]): Traits {
  const words = marked
    .filter((word) => !isMark(word))
    .map((word) => (slot.test(word) ? 'X' : withoutFigures(word)))
  const [first = '', second = ''] = words
  return [...new Set([...grams(words), `<${first}`, `<${first} ${second}`, `${words.at(-1) ?? ''}>`])]
}

/** "And the dryer?" goes on with a talk, and has no "and" of a story. */
const opening = /^(?:(?:and|but|ok|okay|so|also|what about|how about) )+/

/** Whether there is danger hangs on which thing it is. `text` is what is said to be so now. */
export const dangerTraits = (text: string): Traits => [
  ...new Set(grams(text.replace(opening, '').split(' ').map(withoutFigures))),
]

const withoutFigures = (word: string) => (/^\$/.test(word) ? '$' : /^\d/.test(word) ? '#' : word)

const grams = (words: readonly string[]) => [
  ...words,
  ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
]
