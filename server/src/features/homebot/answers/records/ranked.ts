import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { capitalize, inDollars, inPercent } from '@home-pulse/lifecycle/wording'
import { homeOf, kindOf } from '../../../components/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { forecastOf, plannedDateText, type SubjectWithAge } from '../forecasts.ts'
import { describeComponent } from '../sentences.ts'

const maxShown = 5
const usualYears = 3

/** Says which components are most likely to fail within 12 months. */
export function answerLikeliest(
  _asked: Understanding,
  { soonest, today, counts }: Facts,
): Answer | undefined {
  const ranked = soonest
    .map((row) => ({ row, chance: forecastOf(ownOf(row), today).failureWithin12Months }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, maxShown)
  const [first] = ranked
  if (!first) return undefined
  return {
    paragraphs: [
      `The likeliest to fail within 12 months is ${describeComponent(first.row, today)}: ${inPercent(first.chance)}.`,
      ranked
        .map(
          ({ row, chance }) =>
            `• ${capitalize(describeComponent(row, today))}: ${inPercent(chance)}, ${plannedDateText(row, today)}`,
        )
        .join('\n'),
      `These are chances by kind, age and condition, out of ${counts.all} components on record, and no prediction of the day.`,
    ],
    next: ['What is due this year?', 'How much should I set aside each month?'],
    subject: first.row,
    listed: ranked.map(({ row }) => row),
  }
}

/** Says which planned replacements are the most expensive ones in the period. */
export function answerBiggest(asked: Understanding, { soonest, today }: Facts): Answer | undefined {
  const years = asked.yearsAhead ?? usualYears
  const until = asked.calendarYear ? `${asked.calendarYear.year}-12-31` : addMonths(today, 12 * years)
  const [, digits, word = ''] =
    /\b(?:(\d)|(two|three|four|five)) (?:biggest|largest|dearest|top|most)\b/.exec(asked.words) ?? []
  const count = Number(digits ?? ['', '', 'two', 'three', 'four', 'five'].indexOf(word))
  const ranked = soonest
    .filter(({ forecastOn }) => forecastOn <= until)
    .map((row) => ({ row, dollars: dollarsOf(row, today) }))
    .sort((a, b) => b.dollars - a.dollars)
    .slice(0, count > 0 ? count : usualYears)
  if (ranked.length === 0) return undefined
  const total = ranked.reduce((sum, { dollars }) => sum + dollars, 0)
  return {
    paragraphs: [
      `The ${ranked.length === 1 ? 'largest replacement' : `${ranked.length} largest replacements`} planned ${asked.calendarYear ? `by the end of ${asked.calendarYear.year}` : `within ${years} years`}, in today’s dollars:`,
      ranked
        .map(
          ({ row, dollars }) =>
            `• ${capitalize(describeComponent(row, today))}: about ${inDollars(dollars)}, ${plannedDateText(row, today)}`,
        )
        .join('\n'),
      `Together about ${inDollars(total)}.`,
    ],
    next: ['How much should I set aside each month?', 'What is due this year?'],
    listed: ranked.map(({ row }) => row),
  }
}

const ownOf = (row: ComponentRow): SubjectWithAge => ({
  ...{ is: 'own', kind: kindOf(row), row, notes: [] },
  installedOn: row.installedOn,
})

const dollarsOf = (row: ComponentRow, today: string) =>
  Math.round(
    (row.ownerCostCents ??
      estimateReplacementCost({ ...kindOf(row), home: homeOf(row), state: row.state, today }).typicalCents) /
      100,
  )
