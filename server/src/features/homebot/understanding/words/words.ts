import { distance } from 'fastest-levenshtein'
import { readLines } from '../sections-file.ts'
import { knownWords, uncorrectedWords } from './known-words.ts'
import { isInDictionary, languageLibrary } from './language-library.ts'
import { readCommas, readNumber } from './numbers.ts'
import { namedPeriods, type Spelling, spokenSums } from './spoken-years-and-sums.ts'

/** Matches characters that change the direction of text, are invisible, or control a terminal. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cc}]/gu

const spellings: readonly Spelling[] = [
  ...namedPeriods,
  ...spokenSums,
  [/<[/!]?[a-z][^<>]{0,200}>/g, ' '],
  [/[‘’´`]/g, "'"],
  [/(?<=^|\s)'([01]\d|2[0-6])(?=[\s,.?!]|$)/g, '20$1'],
  [/(?<=^|\s)'([5-9]\d)(?=[\s,.?!]|$)/g, '19$1'],
  [/\bac\s?(?:\/|-|or|vs|versus)\s?dc\b/g, 'acdc'],
  [/\ba\s?[./]\s?c\b\.?/g, 'ac'],
  [/\by\s?\/\s?o\b/g, 'years old'],
  [/\bw\/?h\b(?!\/)/g, 'water heater'],
  [/\((\d{1,3}) ?(?:yrs?|years?|yo)\)/g, ' $1 years old, '],
  [/\bw\/o\b/g, 'without'],
  [/\bw\//g, 'with '],
  [/\bc\.\s?o\b\.?/g, 'co'],
  [/\bh\.?v\.?a\.?c\b\.?/g, 'hvac'],
  [/\bt\s?(&|and|n)\s?p\b/g, 'relief'],
  [/\b(prices?|costs?|bills?|rates?|quotes?)((?: \w+){0,3}) through the roof\b/g, '$1$2 very high'],
  [/\bfuse ?(?:box|board)(es)?\b/g, 'fuse box$1'],
  [/\bhw (?=tanks?\b|heaters?\b|units?\b|cylinders?\b|systems?\b)/g, 'hot water '],
  [/([a-z])\s*\/\s*([a-z])/g, '$1 or $2'],
  [/(\d)\s*\+/g, '$1'],
  [/(?<![\d$.,])(\d+(?:[.,]\d+)*)\s?\$(?!\s?\d)/g, '$$$1'],
  [/\bhalf a grand\b/g, '$$500'],
  [
    /\b(wants?|costs?|quoted|quote|for|about|around|almost|nearly|over|is|pay|paid|spend|another) a grand\b/g,
    '$1 $$1000',
  ],
  [/\$\s+(\d)/g, '$$$1'],
  [/\${2,}(?!\d)/g, ' price '],
  [
    /(?<![\d$,.])(\d{1,3}),(\d{3})\b(?!\s?(?:btus?|miles?|watts?|sq|square|hours?|loads|gallons?|people|,\d))/g,
    '$$$1$2',
  ],
  [/(\d),(\d{3})\b/g, '$1$2'],
  [/(\d)\s+1\/2\b/g, '$1.5'],
  [
    /\$?\b(\d+(?:\.\d+)?)\s?k\b(?!\s?(?:btus?|miles?|watts?|w\b|sq|square|hours?|loads|gallons?))/g,
    '$$$1 thousand',
  ],
  [/(\d)\s?k\b/g, '$1 thousand'],
  [/(\d)-(?=[a-z])/g, '$1 '],
  [/(\d)-?ish\b/g, '$1'],
  [/(\d)(yrs?|years?|yo|y|mos?|months?)\b/g, '$1 $2'],
  [/\byrs\b/g, 'years'],
  [/\b(?:a )?quarter[- ](?:of )?(?:a )?century[- ]old\b/g, '25 years old'],
  [/\b(?:a )?quarter(?:[- ]of)?(?:[- ]a)?[- ]century\b/g, '25 years'],
  [/([a-z])\1{2,}/g, '$1'],
  [/\b(mine|ours|one|he|she)'s\b/g, '$1 is'],
  [/\bhalf(?: a)? century\b/g, '50 years'],
  [/\b(once|twice) a decade\b/g, '$1 every 10 years'],
  [/\b(?:(?:a|one) )?decade and a half\b/g, '15 years'],
  [/\bhalf a decade\b/g, '5 years'],
  [/\b(two|three|four|five|\d)[- ]decades?[- ]old\b/g, '$1 decades old'],
  [/\bdecade[- ]old\b/g, '10 years old'],
  [/\b(?:a|one) decade\b/g, '10 years'],
  [/\b(?:half a|a half|1\/2) dozen\b/g, '6'],
  [/\b(?:a|one) dozen\b|\bdozen(?= (?:years?|yrs?)\b)/g, '12'],
  [
    /\b(\d+|two|three|ten|five|four|six|seven|eight|nine) and (?:a half|1\/2)(?: (years|yrs))?\b(?! decades?)/g,
    '$1 years',
  ],
  [
    /\b(it|that|there|what|how|who|when|where|here)'s\b|\b(that|there|what|how|who|when|where|here)s\b/g,
    '$1$2 is',
  ],
  [
    /\bits (?=\d|a\b|about|around|almost|been|going|just|like|nearly|not|now|only|over|pushing|really|so|still|too|\w+ing\b)/g,
    'it is ',
  ],
  [/\b(does|did|do|is|are|was|were|has|have|had|could|should|would)n'?t\b/g, '$1 not'],
  [/\b(?:can'?t|cannot)\b/g, 'can not'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(how|want|need|where|like) 2 (?=[a-z])/g, '$1 to '],
  [
    /\b(smok|spark|leak|com|mak|runn|work|go|do|burn|dy|blow|dripp|gett|heat|cool|spinn|ask|smell|pour|tripp|freez)in'?(?=[\s,.!?]|$)/g,
    '$1ing',
  ],
]

/** The meanings of informal spellings in `shorthand.txt`. */
const shorthand: Readonly<Record<string, string>> = Object.fromEntries(
  readLines(new URL('shorthand.txt', import.meta.url)).map((line) => line.split(' = ')),
)

const fillerWords: ReadonlySet<string> = new Set(
  'lol lmao omg wtf haha hahaha ugh btw ie imo smh um uh'.split(' '),
)

/** Removes commas, and replaces question marks with full stops. A full stop is kept only before another sentence. */
export function removeMarks(marked: readonly string[]): string[] {
  const words = marked.filter((word) => word !== ',').map((word) => (word === '?' ? '.' : word))
  while (words.at(-1) === '.') words.pop()
  return words
}

/** Returns true for a punctuation mark. `,` ends a clause, `.` a sentence and `?` a question. */
export const isMark = (word: string): boolean => /^[,.?]$/.test(word)

/** Returns the normalized words of a question: `refridgerator's twenty-two` becomes `refrigerator is 22`. */
export function tokenizeQuestion(question: string): string[] {
  const plain = spellings.reduce(
    (text, [from, to]) => (typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)),
    readCommas(question)
      .replace(/(\d)\s*½/g, '$1.5')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(unseen, ' ')
      .toLowerCase(),
  )
  const sentences: Sentence[] = languageLibrary().tokenize(plain).json()
  const words = sentences.flatMap(({ terms }) =>
    terms.flatMap(({ normal, implicit, pre, post }, at) => [
      ...(/[(\u2013\u2014]/.test(pre) ? [','] : []),
      ...(implicit || normal).split(/[\s_]+/).map(bare),
      ...(at === terms.length - 1 ? [/\?/.test(post) ? '?' : '.'] : endsClause(post) ? [','] : []),
    ]),
  )
  const meant = words
    .flatMap((word) =>
      ((Object.hasOwn(shorthand, word) && shorthand[word]) || correctSpelling(word)).split(' '),
    )
    .filter((word) => !fillerWords.has(word))
  return inDigits(meant)
}

interface Sentence {
  readonly terms: readonly {
    readonly normal: string
    readonly implicit?: string
    readonly pre: string
    readonly post: string
  }[]
}

const endsClause = (post: string) => /[,;:()\u2013\u2014\n]|\s-\s|\.\.|[!?]/.test(post)

const bare = (word: string) => word.replace(/^[^\p{L}\p{N}$.]+|[^\p{L}\p{N}%]+$/gu, '').replace(/'s$/, '')

/** The maximum number of numbers that are read in a question. More are noise and would cost time. */
const maxNumbers = 8

/** Replaces each number in words with digits. */
function inDigits(words: readonly string[]): string[] {
  const read: string[] = []
  let numbers = 0
  for (let at = 0; at < words.length; ) {
    const found = numbers < maxNumbers ? readNumber(words, at) : undefined
    const word = words[at] ?? ''
    if (found) numbers += 1
    if (found) read.push(found.digits)
    else if (word) read.push(word)
    at += found?.length ?? 1
  }
  return read
}

function correctSpelling(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word) || isOrdinary(word) || isKnownPlural(word)) return word
  const most = word.length < 8 ? 1 : word.length < 11 ? 2 : 3
  let best = { word, slips: most + 1 }
  for (const known of knownWords) {
    if (known[0] !== word[0] || Math.abs(known.length - word.length) > most) continue
    const slips = isSwapped(word, known) ? 1 : distance(word, known)
    if (slips < best.slips) best = { word: known, slips }
  }
  return best.word
}

export const isOrdinary = (word: string): boolean => knownWords.has(word) || isEnglish(word)
/**
 * Returns true if a word has one letter too many, too few or wrong, or two swapped letters, but the right first
 * letter.
 */
export const isNearly = (word: string, name: string): boolean =>
  word[0] === name[0] && (distance(word, name) === 1 || isSwapped(word, name))
const isKnownPlural = (word: string) => word.endsWith('s') && knownWords.has(word.slice(0, -1))

/** Returns true if the words differ only in two neighboring letters that are swapped. */
function isSwapped(word: string, known: string): boolean {
  if (word.length !== known.length) return false
  const at = [...word].findIndex((letter, index) => letter !== known[index])
  return at >= 0 && word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) === known
}

const isEnglish = (word: string) => uncorrectedWords.has(word) || isInDictionary(word)
