import { languageLibrary } from './language-library.ts'

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand'
const singles = new Map(
  english.split(' ').map((word, at) => [word, at <= 20 ? at : at <= 27 ? (at - 18) * 10 : 10 ** (at - 26)]),
)
const numberWords: ReadonlySet<string> = new Set(singles.keys())

/** Spanish number words. A compound such as "treinta y dos" is the sum of its words. */
const spanish: Readonly<Record<string, number>> = Object.fromEntries(
  `dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12,
  trece 13, catorce 14, quince 15, dieciseis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20,
  veintiun 21, veintiuno 21, veintidos 22, veintitres 23, veinticuatro 24, veinticinco 25, veintiseis 26,
  veintisiete 27, veintiocho 28, veintinueve 29, treinta 30, cuarenta 40, cincuenta 50, cien 100,
  doscientos 200, trescientos 300, cuatrocientos 400, quinientos 500, mil 1000`
    .split(/,\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), Number(pair.slice(pair.indexOf(' ')))]),
)

/** The maximum number of words in one number. A longer sequence is noise and would cost time. */
const maxRunLength = 5

/** Reads the number that begins at a position. Returns it in digits, with the number of its words. */
export function readNumber(
  words: readonly string[],
  at: number,
): { digits: string; length: number } | undefined {
  const first = words[at] ?? ''
  // "Once" is Spanish for eleven only before years or money.
  const isEnglish = first === 'once' && !/^(anos?|meses|dolares|pesos)$/.test(words[at + 1] ?? '')
  const inSpanish = isEnglish ? undefined : spanish[first]
  if (Object.hasOwn(spanish, first) && inSpanish !== undefined) return readSpanish(words, at, inSpanish)
  // "One" is usually a pronoun. It becomes a number only if it counts something.
  if (first === 'one' && !/^(year|yr|month|hundred|thousand|and)/.test(words[at + 1] ?? '')) return undefined
  const isDigits = /^\$?\d+(\.\d+)?$/.test(first)
  if (isDigits && !['thousand', 'hundred', 'grand', 'mil'].includes(words[at + 1] ?? '')) return undefined
  if (!isDigits && !numberWords.has(first)) return undefined
  let length = 1
  while (length < maxRunLength && continues(words, at + length)) length += 1
  const run = words.slice(at, at + length)
  const value = isDigits ? multiplied(run) : numberIn(run)
  const isMoney = first.startsWith('$') || run.includes('grand')
  return value === undefined ? undefined : { digits: `${isMoney ? '$' : ''}${value}`, length }
}

const continues = (words: readonly string[], at: number) =>
  numberWords.has(words[at] ?? '') ||
  words[at] === 'grand' ||
  (words[at] === 'mil' && /^\$?\d/.test(words[at - 1] ?? '')) ||
  (words[at] === 'and' &&
    numberWords.has(words[at + 1] ?? '') &&
    ['hundred', 'thousand'].includes(words[at - 1] ?? ''))

const multiplied = ([digits = '', ...factors]: readonly string[]) =>
  factors.reduce(
    (value, factor) => value * (factor === 'hundred' ? 100 : 1000),
    Number(digits.replace('$', '')),
  )

function numberIn(run: readonly string[]): number | undefined {
  if (run.length === 1) return singles.get(run[0] ?? '')
  const years = asYear(run)
  if (years !== undefined) return years
  const found: unknown = languageLibrary()(run.join(' ').replace('grand', 'thousand')).numbers().get()
  const [value] = Array.isArray(found) ? found : []
  return typeof value === 'number' ? value : undefined
}

/** Reads a year in two halves: "nineteen ninety eight", "twenty ten". */
function asYear([century = '', ...rest]: readonly string[]): number | undefined {
  const hundreds = new Map([
    ['nineteen', 1900],
    ['twenty', 2000],
  ]).get(century)
  if (hundreds === undefined || rest.length === 0 || rest.length > 2) return undefined
  if (rest.some((word) => ['hundred', 'thousand', 'and'].includes(word))) return undefined
  const value = numberIn(rest)
  return value !== undefined && value >= 10 && value < 100 ? hundreds + value : undefined
}

/** Reads a Spanish number: one word, or three such as "treinta y dos". */
function readSpanish(words: readonly string[], at: number, value: number) {
  const unit = words[at + 2] ?? ''
  const ones = words[at + 1] === 'y' && Object.hasOwn(spanish, unit) ? spanish[unit] : undefined
  return value >= 30 && value < 100 && ones !== undefined && ones < 10
    ? { digits: String(value + ones), length: 3 }
    : { digits: String(value), length: 1 }
}

/** Matches a number with commas that separate no thousands and are not before a year: "14,5". */
const commaNumber = /\$?(?<![\d.,])\d+(?:,\d+)+(?![\d.]\d)/g
const grouped = /^\$?\d{1,3}(?:,\d{3})+$/
const decimalComma =
  /(?<![\d.,])(?:(\d+),(\d{1,2})(?= ?(?:k|grand|thousand|mil|years?|yrs?|yo|a[nñ]os?|percent|%)(?![a-z]))|(\d{3,}),(\d{2})(?![\d,]))/gi

/** Returns true if a comma in a number can be a decimal mark or a typing error. */
export const hasUnclearNumber = (text: string): boolean => / ~ /.test(readCommas(text))

/**
 * Reads the commas in numbers. A comma before two digits or a unit is a decimal mark: "150,00", "9,5k". "May 15,2015"
 * has two numbers. Any other number without groups of three digits becomes ` ~ `, because its value could be ten times
 * too high: "14,5".
 */
export const readCommas = (text: string): string =>
  text
    .replace(decimalComma, (_, whole?: string, part?: string, large?: string, cents?: string) =>
      [whole ?? large, part ?? cents].join('.'),
    )
    .replace(commaNumber, (found) => {
      if (grouped.test(found)) return found
      return /,(?:19|20)\d\d$/.test(found) ? found.replaceAll(',', ', ') : ' ~ '
    })
