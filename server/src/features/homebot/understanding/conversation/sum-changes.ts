import { formatDollars } from '@home-pulse/contract/money'

/** A change that a message applies to a sum, such as "10% off", "what if prices rise 5 %" or "plus 300". */
export interface SumChange {
  /** True if the change applies again each year. */
  readonly isYearly: boolean
  /** Returns the sum after the change. A yearly change is applied `years` times. */
  readonly after: (dollars: number, years?: number) => number
  /** The change in the words of an answer: `10% less than`, `half of`. */
  readonly english: string
  readonly spanish: string
}

const percent = /(?<![\d.])(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b|pct\b|por ?ciento\b)/
const down =
  /\b(?:off|discount\w*|less|cheaper|lower|drop\w*|fall\w*|down|rebate|descuento|menos|baj\w+|rebaj\w+)\b/
const up =
  /\b(?:up|ris(?:e|es|ing)|rose|more|higher|hikes?|increas\w*|inflation|tax(?:es)?|plus|add|jump\w*|grow\w*|sub\w+|mas|aument\w+|inflacion)\b/
const yearly = /\b(?:(?:a|per|each|every|al|por|cada) (?:year|yr|ano)|annual\w*|yearly)\b/
const lessDollars =
  /\b(?:knock\w*|take|takes|took|minus|less|deduct|rebate of|discount of)\b(?: (?!off\b)\S+){0,2}? \$?(\d{2,6})\b|\$?\b(\d{2,6}) (?:off|discount|rebate|less|de descuento|menos)\b/
const moreDollars =
  /\b(?:plus|add|extra|another|and)\b(?: \S+)?? \$?(\d{2,6}) (?:for|extra|more|on top|of|para|por|in (?:fees|tax|permits?))\b|\$?\b(\d{2,6}) (?:more|extra|on top)\b/
const factors: readonly (readonly [RegExp, number, string, string])[] = [
  [/\b(?:half (?:of )?(?:that|it)|la mitad)\b/, 0.5, 'half of', 'la mitad de'],
  [/\b(?:double (?:that|it)|twice (?:that|as much)|el doble)\b/, 2, 'twice', 'el doble de'],
]

/** A message with more words is a new question. */
const maxWords = 14

/** Finds the change of the last sum that a message states. */
export function findSumChange(message: string): SumChange | undefined {
  const text = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\d),(\d{3})\b/g, '$1$2')
  if (text.trim().split(/\s+/).length > maxWords) return undefined
  const share = Number(percent.exec(text)?.[1] ?? 0)
  const isLess = down.test(text)
  if (share > 0 && (isLess || up.test(text))) {
    const [factor, isYearly] = [1 + ((isLess ? -1 : 1) * share) / 100, yearly.test(text)]
    return {
      isYearly,
      after: (dollars, years = 1) => dollars * factor ** (isYearly ? years : 1),
      english: `${share}% ${isLess ? 'less' : 'more'}${isYearly ? ' a year' : ''} than`,
      spanish: `${share} % ${isLess ? 'menos' : 'más'}${isYearly ? ' al año' : ''} que`,
    }
  }
  const [less, more] = [lessDollars, moreDollars].map((pattern) =>
    Number(pattern.exec(text)?.slice(1).find(Boolean) ?? 0),
  )
  const difference = less ? -less : more
  if (difference) {
    const by = formatDollars(Math.abs(difference))
    return {
      isYearly: false,
      after: (dollars) => dollars + difference,
      english: `${by} ${difference < 0 ? 'less' : 'more'} than`,
      spanish: `${by} ${difference < 0 ? 'menos' : 'más'} que`,
    }
  }
  const [, factor = 0, english = '', spanish = ''] = factors.find(([words]) => words.test(text)) ?? []
  return factor ? { isYearly: false, after: (dollars) => dollars * factor, english, spanish } : undefined
}
