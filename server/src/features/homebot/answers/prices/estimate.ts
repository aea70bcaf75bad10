import type { StateCode } from '@home-pulse/contract/vocabulary'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { type CostEstimate, estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { inRate } from '@home-pulse/lifecycle/wording'
import { homeOf } from '../../../components/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Facts } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { formatCents, type Kind } from '../sentences.ts'

/**
 * Returns the cost of a component type in the state that the question names, otherwise in the state of the home.
 * Without a state, returns the national cost.
 */
export function costOf(
  kind: Kind,
  asked: { readonly state?: StateCode | undefined; readonly isSpanish?: boolean },
  facts: { readonly state?: StateCode | undefined; readonly today: string },
  row?: Pick<ComponentRow, 'state' | 'pricedArea' | 'unitsBelow'>,
): { readonly cost: CostEstimate; readonly place: string } {
  const { say } = languageOf(asked)
  const state = asked.state ?? row?.state ?? facts.state
  return {
    cost: estimateReplacementCost({ ...kind, home: row && homeOf(row), state, today: facts.today }),
    place:
      state === undefined
        ? say(
            'across the United States (tell me your state for its prices)',
            'en Estados Unidos (dígame su estado para sus precios)',
          )
        : say(`in ${stateFactors[state].name}`, `en ${stateFactors[state].name}`),
  }
}

/** Matches a yearly price increase that the user states: "prices go up 6% a year". */
const toldRise = /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent)(?: a| per| al| por|,)? (?:year|yr|annually|ano)/
const asksOfThen =
  /\b(?:when it (?:goes|dies|fails|quits|is time)|by then|at that (?:time|point)|not today s?|future price|in future dollars|cuando (?:falle|muera|toque)|para entonces)\b/

/**
 * Returns a sentence with the price in a later year. This is the year in the question, or the planned year for the
 * price "when it goes". Prices rise by the rate in the question, otherwise by the plan's rate.
 */
export function laterPrice(
  asked: Understanding,
  cents: number,
  { today, inflation }: Pick<Facts, 'today' | 'inflation'>,
  row?: ComponentRow,
): string[] {
  const { calendarYear, words } = asked
  const { say } = languageOf(asked)
  const [, ahead] = /\bin (\d{1,2}) years?\b/.exec(words) ?? []
  const [told = ahead && `${Number(today.slice(0, 4)) + Number(ahead)}`] = /\b20[2-9]\d\b/.exec(words) ?? []
  const [, rate] = toldRise.exec(words) ?? []
  const planned = row && asksOfThen.test(words) ? row.forecastOn?.slice(0, 4) : undefined
  const year = calendarYear?.year ?? Number(told ?? planned ?? 0)
  const years = year - Number(today.slice(0, 4))
  const rise = rate === undefined ? inflation : Number(rate) / 100
  const as =
    rate === undefined
      ? say(', as the plan assumes', ', como supone su plan')
      : say(', as you say', ', como usted dice')
  if (years <= 0 || years > 30 || rise > 0.25) return []
  const isPlanned = planned !== undefined && told === undefined
  const [now, then] = [cents, cents * (1 + rise) ** years].map(formatCents)
  return [
    say(
      `If prices rise by ${inRate(rise)} a year${as}, ${now} today is about ${then} in ${year}${isPlanned ? ', when its replacement is planned' : ''}.`,
      `Si los precios suben ${inRate(rise)} al año${as}, ${now} de hoy serán unos ${then} en ${year}${isPlanned ? ', cuando está planificado su reemplazo' : ''}.`,
    ),
  ]
}
