import { formatDollars } from '@home-pulse/contract/money'
import type { CostEstimate } from '@home-pulse/lifecycle/money/cost'
import { inPercent } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../../understanding/understand.ts'
import { languageOf } from '../language/answer-languages.ts'
import type { Kind } from '../sentences.ts'

type Range = Pick<CostEstimate, 'lowCents' | 'typicalCents' | 'highCents'>

/**
 * Judges a quote for a replacement. A fair quote differs from the typical price by at most 10%. A high quote is more
 * than 50% above it.
 */
export function judgeQuote(dollars: number, { lowCents, typicalCents, highCents }: Range) {
  const cents = dollars * 100
  const gap = cents / typicalCents - 1
  if (cents < lowCents) return { verdict: 'below', gap } as const
  if (cents > highCents) return { verdict: 'above', gap } as const
  if (gap > 0.5) return { verdict: 'high', gap } as const
  return { verdict: Math.abs(gap) <= 0.1 ? 'fair' : 'usual', gap } as const
}

const doubts =
  /\b(?:ripp?(?:ing|ed)? ?(?:me|us|him|her)? ?off|rip ?off|over ?charg\w*|over ?pric\w*|overpaying|too (?:much|high)|nuts|crazy|insane|outrageous|scam\w*|steep|gouging|caro|mucho|demasiado|estafa\w*|abus\w+)\b/

/** Says whether each quote for a replacement is within the usual price range. */
export function quoteSentences(asked: Understanding, cost: Range, kind: Kind): string[] {
  const { amounts, isAboutRepair, words } = asked
  const { say, many } = languageOf(asked)
  // "Is it a rip-off?" needs a "no" where "Is it fair?" needs a "yes".
  const isDoubt = doubts.test(words)
  return amounts
    .filter(({ buys }) => buys !== 'repair' && !isAboutRepair)
    .map(({ dollars }) => {
      const { verdict, gap } = judgeQuote(dollars, cost)
      const sum = formatDollars(dollars)
      const isGood = verdict === 'fair' || verdict === 'usual'
      const [yes, no] = isGood ? ['Sí, ', 'No, '] : ['Sí: ', 'No: ']
      const reply = say(isDoubt ? (isGood ? 'No, ' : 'Possibly: ') : '', isGood === isDoubt ? no : yes)
      const start = verdict === 'below' ? '' : reply
      const percent = inPercent(Math.abs(gap))
      const near = say(
        `${percent} ${gap > 0 ? 'more' : 'less'} than the typical price`,
        `${percent} ${gap > 0 ? 'más' : 'menos'} que el precio normal`,
      )
      const all = many(kind)
      return `${start}${
        {
          below: `${sum} ${say('is below the usual range: ask what it leaves out.', 'está por debajo de lo usual: pregunte qué no incluye.')}`,
          above: say(
            `${sum} is above the usual range: ask what it includes, and get a second quote.`,
            `${sum} está por encima de lo usual: pregunte qué incluye y pida otro presupuesto.`,
          ),
          high: say(
            `${sum} is high, ${near}, though within what is usual for ${all}: get a second quote.`,
            `${sum} es caro, ${near}, aunque dentro de lo usual para ${all}: pida otro presupuesto.`,
          ),
          fair: `${sum} ${say('is fair, about the typical price for', 'es justo, cerca del precio normal de')} ${all}.`,
          usual: `${sum} ${say('lies within what is usual for', 'está dentro de lo usual para')} ${all}, ${near}.`,
        }[verdict]
      }`
    })
}
