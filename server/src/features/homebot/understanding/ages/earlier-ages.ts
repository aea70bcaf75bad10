import { type AgeReading, ago, inYear } from './age-days.ts'

const coming = 'bought|buy|got|moved|purchased|inherited|took over|closed'
const oldThen =
  '(?:was|were) (?:already (?:about |like )?(\\d{1,2})\\b|(?:about |like |around )?(\\d{1,2})(?: years?| yrs)?(?: old)? (?:already|then|at the time|by then|when))(?: (?:years?|yrs))?(?: old)?(?: (?:then|at the time|by then))?'

/** What was there before its owner came: how old it was then, and how long ago that is. */
export const earlierAges: readonly AgeReading[] = [
  // Bought used: the year, and what it was then.
  [
    /\b((?:19|20)\d\d) when (?:it|she|he|they|the \S+|that|[A-Z_]{4,}) (?:was|were|had|hit|turned)(?: \S+){0,2}? (\d{1,2})\b/g,
    ([, year, then], _around, today) => inYear(Number(year), today)?.subtract({ years: Number(then) }),
  ],
  [
    /\b((?:19|20)\d\d) (?:at|aged) (\d{1,2}) (?:years?|yrs)(?: old)?\b/g,
    ([, year, then], _around, today) => inYear(Number(year), today)?.subtract({ years: Number(then) }),
  ],
  // So long before they came, and how long they have been here.
  [
    /\b(\d{1,2}) (?:years?|yrs) before (?:selling|we|i|they|my \S+|moving|buying|the sale|closing)\b(?: \S+){0,10} (\d{1,2}) (?:years?|yrs)\b/g,
    ([, then, since], _around, today) => ago(today, Number(then) + Number(since)),
  ],
  // What it was when they came, and the years since.
  [
    /\b(\d{1,2})(?: years?| yrs)?(?: old)?(?: already)? when (?:we|i|they|my \S+) (?:\S+ ){1,6}?(?:in )?((?:19|20)\d\d)\b/g,
    ([, then, year], _around, today) => inYear(Number(year), today)?.subtract({ years: Number(then) }),
  ],
  [
    /\b(\d{1,2})(?: years?| yrs)?(?: old)?(?: already)? when (?:we|i|they|my \S+) (?:\S+ ){1,6}?(\d{1,2}) (?:years?|yrs) ago\b/g,
    ([, then, since], _around, today) => ago(today, Number(then) + Number(since)),
  ],
  [
    /\b(\d{1,2})(?: years?| yrs)?(?: old)?(?: already)? when (?:we|i|they|my \S+) (?:\S+ ){1,8}?(?:had|owned|used|kept|lived here|been here|here)(?: \S+){0,2}? (?:for )?(\d{1,2}) (?:years?|yrs)\b/g,
    ([, then, since], _around, today) => ago(today, Number(then) + Number(since)),
  ],
  // Bought used: what it was then, and the years since.
  [
    /\b(\d{1,2}) (?:years?|yrs) ago when (?:it|the unit|they|[A-Z_]{4,}) (?:was|were|had|hit|turned|reached)(?: \S+){0,2}? (\d{1,2})\b/g,
    ([, since, then], _around, today) => ago(today, Number(since) + Number(then)),
  ],
  // As old as somebody.
  [
    /\b(?:same age as|as old as) (?:my |our |the |his |her )?(\d{1,3}) (?:years?|yrs?)(?: old)?\b/g,
    ([, years], _around, today) => ago(today, Number(years)),
  ],
  [
    /\bwhen (?:we|i|they|my \S+) (?:\S+ ){0,5}?((?:19|20)\d\d)(?: \S+){0,4}? (?:was|were) (\d{1,2})\b(?! (?:thousand|hundred|percent|degrees|dollars))/g,
    ([, year, then], _around, today) => inYear(Number(year), today)?.subtract({ years: Number(then) }),
  ],
  // They came, and it was so old already.
  [
    new RegExp(`\\b(?:${coming})\\b(?: \\S+){0,6}? ((?:19|20)\\d\\d)\\b(?: \\S+){0,6}? ${oldThen}`, 'g'),
    ([, year, then, or], _around, today) =>
      inYear(Number(year), today)?.subtract({ years: Number(then ?? or) }),
  ],
  [
    new RegExp(
      `\\b(?:${coming})\\b(?: \\S+){0,6}? (\\d{1,2}) (?:years?|yrs) (?:ago|back)\\b(?: \\S+){0,6}? ${oldThen}`,
      'g',
    ),
    ([, since, then, or], _around, today) => ago(today, Number(since) + Number(then ?? or)),
  ],
]
