/** A pattern for a written form, and its replacement. */
export type Spelling = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)]

/** Presidents with their first and last year in office. */
const presidents: readonly (readonly [name: string, from: number, to: number])[] = [
  ['reagan', 1981, 1989],
  ['(?:bush (?:sr|senior)|(?:the )?(?:first|elder|older) bush|george h ?w bush)', 1989, 1993],
  ['(?:bill )?clinton', 1993, 2001],
  ['(?:(?:george )?(?:w )?bush(?: jr| junior)?)', 2001, 2009],
  ['obama', 2009, 2017],
]

/** Returns a span of years as one word, which `findAges` reads. */
const span = (from: number, to: number) => `in ${from}to${to}`

const byPresident = presidents.map(
  ([name, from, to]): Spelling => [
    new RegExp(
      `\\b(?:under|during|when|from when|in|sometime in) (?:president )?(?:the )?${name}(?:'?s)?\\b\\.?(?: (?:years|era|administration|presidency)\\b)?(?: was(?: still)?(?: the)? (?:president|in office))?`,
      'g',
    ),
    span(from, to),
  ],
)

/** Replaces a period that users name instead of a year: "under Obama" becomes `in 2009to2017`. */
export const namedPeriods: readonly Spelling[] = [
  ...byPresident,
  [/\b(es|del?|desde) (?:el |ano )?([6-9]\d)\b(?! (?:anos|dolares|grados))/g, '$1 19$2'],
  [
    /\b(?:from|in|since) the (?:19)?[']?90'?s\b|\b(?:from|in|since) the (?:late |early |mid )?nineties\b/g,
    `installed ${span(1990, 1999)}`,
  ],
]

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ones = 'one|two|three|four|five|six|seven|eight|nine'
const quoting =
  '\\b(?:quoted?|quotes|wants?|asking|asked|bid|said|says|price|charge[sd]?|estimate)\\b[^.?!]{0,24}?'
/** Replaces sums in their spoken form: "ninety-eight fifty" becomes $9850. */
export const spokenSums: readonly Spelling[] = [
  [
    new RegExp(`(${quoting})(${tens})[- ](${ones}) (${tens})\\b(?! (?:hundred|thousand|years?|-))`, 'g'),
    (_, before: string, ten: string, one: string, rest: string) =>
      `${before}$${(tens.split('|').indexOf(ten) + 2) * 1000 + numberOf(one) * 100 + (tens.split('|').indexOf(rest) + 2) * 10}`,
  ],
]
const numberOf = (word: string) => ones.split('|').indexOf(word) + 1
