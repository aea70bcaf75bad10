import nlp from 'compromise'
import { distance } from 'fastest-levenshtein'
import { knownWords, leftAlone } from './known-words.ts'
import { readNumber } from './numbers.ts'

/** Marks that turn the direction of writing, that are not seen, or that steer a terminal. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cc}]/gu

const spellings: readonly [RegExp, string][] = [
  [/<[/!]?[a-z][^<>]{0,200}>/g, ' '],
  [/[‘’´`]/g, "'"],
  [/\ba\s?[./]\s?c\b\.?/g, 'ac'],
  [/\by\s?\/\s?o\b/g, 'years old'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\//g, 'with '],
  [/\bh\.?v\.?a\.?c\b\.?/g, 'hvac'],
  [/\bt\s?(&|and|n)\s?p\b/g, 'relief'],
  [/([a-z])\s*\/\s*([a-z])/g, '$1 or $2'],
  [/(\d)\s*\+/g, '$1'],
  [/\$\s+(\d)/g, '$$$1'],
  [/(\d),(\d{3})\b/g, '$1$2'],
  [/(\d)\s?k\b/g, '$1 thousand'],
  [/(\d)-(?=[a-z])/g, '$1 '],
  [/(\d)(yrs?|years?|yo|y|mos?|months?)\b/g, '$1 $2'],
]

/** The words of a question, each in its plain form: `refridgerator's twenty-two` is `refrigerator is 22`. */
export function readWords(question: string): string[] {
  const plain = spellings.reduce(
    (text, [from, to]) => text.replace(from, to),
    question.normalize('NFKD').replace(/\p{M}/gu, '').replace(unseen, ' ').toLowerCase(),
  )
  const sentences: { terms: { normal: string; implicit?: string }[] }[] = nlp.tokenize(plain).json()
  const words = sentences.flatMap(({ terms }, at) => [
    ...(at === 0 ? [] : ['.']),
    ...terms.flatMap(({ normal, implicit }) => (implicit || normal).split(/[\s_]+/)).map(bare),
  ])
  return inDigits(words).map(spelled)
}

const bare = (word: string) => word.replace(/^[^\p{L}\p{N}$.]+|[^\p{L}\p{N}%]+$/gu, '').replace(/'s$/, '')

/** More numbers in words than a person writes are noise that would cost time. */
const mostNumbers = 8

/** Runs of number words become one number in digits. */
function inDigits(words: readonly string[]): string[] {
  const read: string[] = []
  let numbers = 0
  for (let at = 0; at < words.length; ) {
    const found = numbers < mostNumbers ? readNumber(words, at) : undefined
    const word = words[at] ?? ''
    if (found) numbers += 1
    if (found) read.push(found.digits)
    else if (word) read.push(word)
    at += found?.length ?? 1
  }
  return read
}

/** A word as it was meant: one that nobody knows and that is nearly one of ours is that one. */
function spelled(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word) || knownWords.has(word) || isEnglish(word)) return word
  const most = word.length < 8 ? 1 : word.length < 11 ? 2 : 3
  let best = { word, slips: most + 1 }
  for (const known of knownWords) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) continue
    const slips = isSwapped(word, known) ? 1 : distance(word, known)
    if (slips < best.slips) best = { word: known, slips }
  }
  return best.word
}

/** Two neighbouring letters in each other's place. */
function isSwapped(word: string, known: string): boolean {
  if (word.length !== known.length) return false
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  return at >= 0 && word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) === known
}

const { one } = nlp.model() as { one: { lexicon: Readonly<Record<string, unknown>> } }

const isEnglish = (word: string) => leftAlone.has(word) || Object.hasOwn(one.lexicon, word)
