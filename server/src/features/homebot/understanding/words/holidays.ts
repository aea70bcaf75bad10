import type { PlainDate } from '@home-pulse/contract/primitives'
import { addDays } from '@home-pulse/lifecycle/plain-date'

/** Holidays with their month and day. */
const namedDays: readonly (readonly [RegExp, string | ((year: number) => string)])[] = [
  [/\b(?:christmas eve|nochebuena)\b/, '12-24'],
  [/\b(?:christmas|xmas|x mas|the holidays|navidad)\b/, '12-25'],
  [/\bnew year'?s eve\b|\bnochevieja\b/, '12-31'],
  [/\b(?:new year'?s?(?: day)?|ano nuevo)\b/, '01-01'],
  [/\bthanksgiving\b|\baccion de gracias\b/, (year) => `11-${fourthThursday(year)}`],
  [/\bhalloween\b/, '10-31'],
  [/\b(?:fourth|4th) of july\b/, '07-04'],
]

/** If a holiday is closer than this number of days, "next" means that of the next year. */
const maxDaysToThis = 60

/**
 * Returns the next occurrence of the holiday that a text names: Christmas, New Year's Day. In November, "next Christmas"
 * is that of the next year.
 */
export function namedDay(text: string, today: PlainDate): PlainDate | undefined {
  const found = namedDays.find(([name]) => name.test(text))?.[1]
  if (found === undefined) return undefined
  const year = Number(today.slice(0, 4))
  const inThe = (of: number) => `${of}-${typeof found === 'string' ? found : found(of)}`
  const told = /\b20\d\d\b/.exec(text)?.[0]
  if (told !== undefined && inThe(Number(told)) >= today) return inThe(Number(told))
  const isNext = /\bnext (?:year'?s )?(?:christmas|xmas|x mas|thanksgiving|halloween)\b/.test(text)
  const from = isNext ? addDays(today, maxDaysToThis) : today
  return inThe(year) >= from ? inThe(year) : inThe(year + 1)
}

/** Returns the day of Thanksgiving in November. */
const fourthThursday = (year: number) => 22 + ((11 - new Date(Date.UTC(year, 10, 22)).getUTCDay()) % 7)
