import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { inDollars } from '@home-pulse/lifecycle/wording'
import { homeOf, kindOf } from '../../../components/present.ts'
import { netOfRent } from '../../understanding/intents/correct-intents.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts, Spending } from '../facts.ts'
import { describeComponent, formatCents, joinList, pluralOf } from '../sentences.ts'
import { findSubject } from '../subject.ts'

const asksMonthly = /\b(?:per|a|each|every) month\b|\bmonthly\b|\bal mes\b/

/**
 * Returns the expected spending per month as text, if a short question asks for it: "per month then". Otherwise returns
 * an empty string.
 */
export function monthlySumText(
  { words, link }: Understanding,
  { span, expectedDollars }: Spending,
  today: string,
) {
  if (!link.isBrief || !asksMonthly.test(words)) return ''
  const years = 'years' in span ? span.years : span.isThrough ? span.year - Number(today.slice(0, 4)) : 1
  return `: ${inDollars(Math.round(expectedDollars / (12 * years)))} a month`
}

/** Returns the component that the question adds to the budget, and its price in cents. */
export function findAddedPart(asked: Understanding, facts: Facts) {
  if (!asked.added) return undefined
  const subject = findSubject({ ...asked, isTheirOwn: true }, facts, asked.added)
  const row = subject.is === 'own' ? subject.row : subject.is === 'several' ? subject.rows[0] : undefined
  if (!row) return undefined
  const cost = { ...kindOf(row), home: homeOf(row), state: row.state, today: facts.today }
  return { row, cents: row.ownerCostCents ?? estimateReplacementCost(cost).typicalCents }
}

/** Returns a sentence with the price of the component that the question adds to the budget. */
export function addedPartSentences(asked: Understanding, facts: Facts): string[] {
  const added = findAddedPart(asked, facts)
  return added
    ? [
        `That leaves out ${describeComponent(added.row, facts.today)}: should it go too, have about ${formatCents(added.cents)} more ready.`,
      ]
    : []
}

/** Returns the whole calendar year that is expected to cost most or least. */
export const findExtremeYear = (byYear: Spending['byYear'], isLeast: boolean | undefined, today: string) =>
  byYear
    .filter(({ year }) => `${year}` > today.slice(0, 4))
    .sort((a, b) => (isLeast ? a.dollars - b.dollars : b.dollars - a.dollars))[0]

/** Says what remains of the rents of a year after the expected replacements, if the question compares them. */
export function netOfRents({ words }: Understanding, { records, spending }: Facts): string[] {
  if (!netOfRent.test(words) || !spending || records?.about !== 'rent' || !('years' in spending.span))
    return []
  const rents = Math.round((12 * records.rentCents) / 100)
  const costs = Math.round(spending.expectedDollars / spending.span.years)
  return [
    `Rents of ${inDollars(rents)} a year less about ${inDollars(costs)} a year for replacements leave ${inDollars(rents - costs)}, before taxes, insurance, loans and repairs.`,
  ]
}

/** Explains why the expected spending is lower than the sum of the prices. */
export function explainBudget(
  { expectedDollars, highDollars, without, drivers }: Spending,
  today: string,
): Answer {
  const [dearest] = drivers
  return {
    paragraphs: [
      `${inDollars(expectedDollars)} is an average over what may happen: each part counts with its price times its chance of failing in that time, and one that fails costs its whole price.`,
      `In 1 of 10 cases the bill is above ${inDollars(highDollars)}. To be safe, plan for that.${without ? ` The ${joinList(without.types.map((type) => pluralOf({ type })))} are left out, as you asked.` : ''}`,
      ...(dearest
        ? [
            `The largest share is that of ${describeComponent(dearest.row, today)}: ${inDollars(dearest.expectedDollars)}.`,
          ]
        : []),
    ],
    next: ['How much should I set aside each month?'],
  }
}
