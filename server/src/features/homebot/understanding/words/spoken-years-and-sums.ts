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

/** Returns a span of years as one word that `findAges` understands. */
const span = (from: number, to: number) => `in ${from}to${to}`

const byPresident = presidents.map(
  ([name, from, to]): Spelling => [
    new RegExp(
      `\\b(?:under|during|when|from when|in|sometime in) (?:president )?(?:the )?${name}(?:'?s)?\\b\\.?(?: (?:years|era|administration|presidency)\\b)?(?: was(?: still)?(?: the)? (?:president|in office))?(?:,? (?:(?:in )?(?:his|the) )?(first|1st|second|2nd) term)?`,
      'g',
    ),
    (_, term?: string) =>
      span(
        /^(?:second|2nd)/.test(term ?? '') ? from + 4 : from,
        /^(?:first|1st)/.test(term ?? '') ? from + 4 : to,
      ),
  ],
)

/** "The year Obama got re-elected" is the year before his second term. */
const byElection = [...presidents, ['trump', 2017, 2021] as const, ['biden', 2021, 2025] as const].map(
  ([name, from]): Spelling => [
    new RegExp(
      `\\b(?:(?:in )?the year (?:that |when )?|(?:back )?when )(?:president )?${name} (?:won|became|(?:was|got)(?= (?:first |re-?|re )?elected))((?: (?:first|1st|re-?elected|re elected|elected|again|president|the|his|second|2nd|term|time|election))+)`,
      'g',
    ),
    (_, how: string) => `in ${/\bre|again|second|2nd/.test(how) ? from + 3 : from - 1}`,
  ],
)

/** Decades with their first year. */
const decades: readonly (readonly [name: string, from: number])[] = [
  ["(?:(?:19)?'?70'?s|seventies)", 1970],
  ["(?:(?:19)?'?80'?s|eighties)", 1980],
  ["(?:(?:19)?'?90'?s|nineties)", 1990],
  ["(?:2000'?s|two thousands)", 2000],
  ["(?:2010'?s|twenty tens)", 2010],
]

/** Returns the first and the last year of a part of a decade: "late 90s". */
function partOf(from: number, part: string | undefined): [number, number] {
  if (part === undefined) return [from, from + 9]
  const first = from + (part === 'early' ? 0 : part === 'mid' ? 4 : 7)
  return [first, first + (part === 'early' ? 3 : 2)]
}

/** Patterns for periods that users name instead of a year: "under Obama" becomes `in 2009to2017`. */
export const namedPeriods: readonly Spelling[] = [
  ...byElection,
  ...byPresident,
  [
    /\b(?:(?:in )?the (?:year|summer|winter|spring|fall|months?) |right |just |shortly )?before (?:covid|the pandemic|lockdown)\b/g,
    `installed ${span(2018, 2019)}`,
  ],
  [
    /\b(?:during|in|the (?:year|spring|summer|fall) of) (?:the )?(?:covid|pandemic|lockdown)(?: (?:lockdowns?|times?|year|pandemic))?\b/g,
    `installed ${span(2020, 2021)}`,
  ],
  [/\b(es|del?|desde) (?:el |ano )?([6-9]\d)\b(?! (?:anos|dolares|grados))/g, '$1 19$2'],
  ...decades.map(
    ([name, from]): Spelling => [
      new RegExp(
        `\\b(?:from|in|since|was|is|like) (?:the )?(late|early|mid)?[- ]?(?:the )?${name}(?![\\w'])`,
        'g',
      ),
      (_, part?: string) => `installed ${span(...partOf(from, part))}`,
    ],
  ),
]

const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ones = 'one|two|three|four|five|six|seven|eight|nine'
const quoting =
  '\\b(?:quoted?|quotes|wants?|asking|asked|bid|said|says|price|charge[sd]?|estimate)\\b[^.?!]{0,24}?'
/** Patterns for spoken sums: "ninety-eight fifty" becomes $9850. */
export const spokenSums: readonly Spelling[] = [
  [
    new RegExp(`(${quoting})(${tens})[- ](${ones}) (${tens})\\b(?! (?:hundred|thousand|years?|-))`, 'g'),
    (_, before: string, ten: string, one: string, rest: string) =>
      `${before}$${(tens.split('|').indexOf(ten) + 2) * 1000 + numberOf(one) * 100 + (tens.split('|').indexOf(rest) + 2) * 10}`,
  ],
]
const numberOf = (word: string) => ones.split('|').indexOf(word) + 1
