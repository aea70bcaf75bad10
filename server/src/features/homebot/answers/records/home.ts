import { comingDueInWords } from '@home-pulse/contract/coming-due-words'
import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { formatCount } from '@home-pulse/contract/wording'
import { monthAndYear, wholeYearsBetween, yearsBetween } from '@home-pulse/lifecycle/plain-date'
import {
  capitalize,
  inDollars,
  inLikelyRange,
  inOdds,
  inWholeYears,
  isRange,
  type LikelyAmount,
} from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts, Spending } from '../facts.ts'
import { linesOf, plannedDateText } from '../forecasts.ts'
import { centsOf, describeComponent, formatCents, joinList, nounOf, placeOf, pluralOf } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import { addedPartSentences, findExtremeYear, monthlyLead } from './budget-details.ts'

/** Says which of the customer's components need replacing first. */
export function answerNext(_asked: Understanding, { soonest, today, counts }: Facts): Answer {
  const [first, ...rest] = soonest
  if (!first) return nothingYet()
  return {
    paragraphs: [
      `The first to plan for is ${describeComponent(first, today)}, ${plannedDateText(first, today)}.`,
      ...(rest.length > 0 ? [`After that:\n${linesOf(rest, today)}`] : []),
      `These are the expected dates of ${formatCountOf(counts.all, 'component')}, or the ones you set.`,
    ],
    next: [
      `What does a new ${nounOf(kindOf(first))} cost?`,
      'What is due this year?',
      'How much should I set aside each month?',
    ],
    subject: first,
    listed: soonest,
  }
}

/** Says which components are overdue and which are coming due. */
export function answerDue(_asked: Understanding, facts: Facts): Answer {
  const { soonest, pressing, planned, today, counts } = facts
  const [first] = soonest
  if (!first) return nothingYet()
  if (planned) {
    const { when } = planned
    return {
      paragraphs: [
        planned.rows.length === 0
          ? `No replacement is planned ${when}. The next is ${describeComponent(first, today)}, ${plannedDateText(first, today)}.`
          : `${capitalize(formatCountOf(planned.rows.length, 'replacement'))} planned ${when}, the earliest first:`,
        ...(planned.rows.length > 0 ? [linesOf(planned.rows, today)] : []),
      ],
      next: ['How much should I set aside each month?', 'Which of mine is next?'],
      listed: planned.rows,
    }
  }
  const total = counts.overdue + counts.comingDue
  if (total === 0)
    return {
      paragraphs: [
        `No replacement is overdue, and none comes due within ${comingDueInWords}. The next is ${describeComponent(first, today)}, ${plannedDateText(first, today)}.`,
      ],
      next: ['How much should I set aside each month?', 'What maintenance should I do this season?'],
      subject: first,
    }
  const isRanked = pressing.length > 0
  const shown = isRanked ? pressing : soonest.slice(0, total)
  const more = total - shown.length
  const dueNow = shown.filter(({ forecastOn }) => forecastOn === today).length
  const soon = counts.comingDue - dueNow
  return {
    paragraphs: [
      counts.overdue === 0
        ? dueNow > 0
          ? `No replacement is overdue, but ${dueNow} ${dueNow === 1 ? 'is' : 'are'} due now${soon > 0 ? `, and ${soon} more within ${comingDueInWords}` : ''}:`
          : `No replacement is overdue. ${capitalize(formatCountOf(counts.comingDue, 'replacement'))} ${counts.comingDue === 1 ? 'comes' : 'come'} due within ${comingDueInWords}, the ${isRanked ? 'most urgent' : 'earliest'} first:`
        : `${capitalize(formatCountOf(counts.overdue, 'replacement'))} overdue, and ${formatCountOf(counts.comingDue, 'more')} within ${comingDueInWords}, the ${isRanked ? 'most urgent' : 'earliest'} first:`,
      linesOf(shown, today),
      ...(more > 0
        ? [
            `${more} more ${more === 1 ? 'is' : 'are'} under Items Requiring Attention, on the Management tab.`,
          ]
        : []),
    ],
    next: [
      'Which of mine is next?',
      'How much should I set aside each month?',
      'What maintenance should I do this season?',
    ],
    listed: shown,
  }
}

/** Says what the customer will spend in a period, and what to set aside each month. */
export function answerBudget(asked: Understanding, facts: Facts): Answer {
  const { spending, today } = facts
  if (!spending) return nothingYet()
  const subject = asked.components.length > 0 ? findSubject(asked, facts) : undefined
  if (subject?.is === 'several' && !spending.part && spending.rows.length === 0 && !spending.without)
    return {
      paragraphs: [
        `You have several ${pluralOf(subject.kind)}. Name the address of one, and I will plan for it alone:`,
        linesOf(subject.rows.slice(0, 5), today),
      ],
      next: ['How much should I set aside each month?'],
    }
  const { part, rows, without, byYear, unitCount, expectedDollars, lowDollars, highDollars, sources } =
    spending
  // The ends of the range are known only for the time from today.
  const isFromToday = !('from' in spending.span && spending.span.from !== undefined)
  const range = isFromToday
    ? rangeSentence({ expected: expectedDollars, low: lowDollars, high: highDollars })
    : ''
  const limit = spending.isCut ? ['I can look at most 30 years ahead, so I answer for those.'] : []
  const expect = `${capitalize(spanOf(spending.span, today))}, expect to spend ${inDollars(expectedDollars)}`
  if (part)
    return {
      paragraphs: [
        ...limit,
        ...monthlyLead(asked, facts),
        `${expect} on your ${nounOf(kindOf(part))} at ${placeOf(part)}, in today’s dollars. ${range}`,
        savingFor(part, today),
        `The reserve for everything includes it. ${reserveSentence(spending.reserve)}`,
      ],
      sources,
      next: [`What does a new ${nounOf(kindOf(part))} cost?`, 'How much should I set aside each month?'],
      subject: part,
    }
  const years = byYear.map(({ year, dollars }) => `• ${year}: ${inDollars(dollars)}`)
  const places = new Set(rows.map(placeOf))
  const [place] = places.size === 1 ? places : []
  const what =
    rows.length > 0
      ? `these ${new Set(rows.map(({ type }) => type)).size === 1 ? `${rows.length} ${pluralOf({ type: rows[0]?.type ?? 'stove' })}` : formatCountOf(rows.length, 'part')}${place ? ` in ${place}` : ''}`
      : `replacements${facts.homeAddress ? ` at ${facts.homeAddress}` : ''}`
  const leftOut = without
    ? ` That leaves out ${formatCountOf(without.count, 'part')}: ${joinList(without.types.map((type) => pluralOf({ type })))}.`
    : ''
  return {
    paragraphs: [
      ...limit,
      ...monthlyLead(asked, facts),
      `${expect} on ${what}, in today’s dollars.${leftOut} ${range}`,
      ...addedPartSentences(asked, facts),
      ...(years.length > 0 ? [years.join('\n'), extremeYear(byYear, asked.operation?.isLeast, today)] : []),
      ...(unitCount > 1
        ? [
            `For each of the ${unitCount} units, set aside ${inDollars(Math.round(spending.reserve.monthly_contribution / unitCount))} of the monthly amount below.`,
          ]
        : []),
      ...(rows.length > 0 ? [linesOf(rows, today)] : []),
      reserveSentence(spending.reserve),
      ...sharesOf(spending, today),
      `This weighs the chance that each of your ${formatCountOf(spending.components, 'component')} fails in that time with what its replacement costs where it stands. The Plan screen shows it year by year.`,
    ],
    sources,
    next: ['Which of mine is next?', 'What is due this year?'],
    listed: spending.drivers.length > 0 || rows.length === 0 ? [] : rows,
  }
}

/** Returns a sentence with the year that is expected to cost most or least. The current year is not considered. */
function extremeYear(byYear: Spending['byYear'], isLeast: boolean | undefined, today: string): string {
  const found = findExtremeYear(byYear, isLeast, today)
  return found
    ? `The ${isLeast ? 'cheapest' : 'dearest'} year is ${found.year}, with ${inDollars(found.dollars)}. Because nobody knows in which year a part fails, its cost is spread over the years by its chances.`
    : ''
}

/** Returns the likely range. If it does not contain the expected amount, returns the most likely amount instead. */
const rangeSentence = (amount: LikelyAmount): string =>
  isRange(amount)
    ? `The likely range is ${inLikelyRange(amount)}: 8 chances in 10.`
    : `${capitalize(inLikelyRange(amount))}: 9 chances in 10.`

/** Returns the period as text: `over the next 12 months`, `in 2027`. */
function spanOf(span: Spending['span'], today: string): string {
  if ('years' in span) return `over the next ${span.years === 1 ? '12 months' : `${span.years} years`}`
  if (span.from !== undefined) return `from ${span.from} to ${span.year}`
  if (span.isThrough) return `from today to the end of ${span.year}`
  return span.year === Number(today.slice(0, 4)) ? `in what is left of ${span.year}` : `in ${span.year}`
}

/** Returns the cost of the component, says if the owner set it, and what to save each month until the planned date. */
function savingFor(part: ComponentRow, today: string): string {
  const { ownerCostCents: set, forecastOn } = part
  const cents = centsOf(part, today)
  const cost = `Replacing it costs about ${formatCents(cents)}${set === null ? '' : ', as you set it'}`
  const months = Math.floor(12 * yearsBetween(today, forecastOn))
  if (months < 1) return `${cost}, and it is ${plannedDateText(part, today)}: have the whole sum ready.`
  return `${cost}, and it is ${plannedDateText(part, today)}: that is ${formatCents(Math.ceil(cents / months))} a month until then.`
}

/** Lists the components that account for most of the spending, and the sum of the rest. */
function sharesOf({ drivers, expectedDollars, components }: Spending, today: string): string[] {
  const others = expectedDollars - drivers.reduce((sum, driver) => sum + driver.expectedDollars, 0)
  const least = inDollars(drivers.at(-1)?.expectedDollars ?? 0)
  const lines = [
    ...drivers.map(
      ({ row, expectedDollars: share }) =>
        `• ${capitalize(describeComponent(row, today))}: ${inDollars(share)}`,
    ),
    ...(drivers.length > 0 && others > 0
      ? [
          `• The other ${formatCountOf(components - drivers.length, 'component')}, none more than ${least}: ${inDollars(others)}`,
        ]
      : []),
  ]
  return lines.length > 0 ? [`It comes from:\n${lines.join('\n')}`] : []
}

/** Returns the starting sum and the monthly amount of the reserve, in the words of the Plan screen. */
function reserveSentence({ settings, ...reserve }: Reserve): string {
  const { monthly_contribution: monthly, starting_sum: start, to_add: toAdd, years } = reserve
  const held =
    settings.balance === null
      ? []
      : [
          `You have ${inDollars(reserve.current_balance)} saved${toAdd > 0 ? `, so ${inDollars(toAdd)} is still to add` : ', which is enough to start'}.`,
        ]
  return [
    start > 0
      ? `Start with ${inDollars(start)} and set aside ${inDollars(monthly)} a month.`
      : `Set aside ${inDollars(monthly)} a month. You need no starting sum.`,
    `The chance that this pays for every replacement over the next ${years} years is ${inOdds(reserve.chance_of_lasting)}, if you raise the amount as prices rise.${start > 0 ? ` With nothing to start, it takes ${inDollars(reserve.choices[0]?.monthly ?? monthly)} a month.` : ''}`,
    ...held,
  ].join(' ')
}

/** Says how old a component is, when it was installed, or which components are on record. */
export function answerInventory(asked: Understanding, facts: Facts): Answer {
  const { today, counts, soonest } = facts
  const subject = findSubject(asked, facts)
  if (subject.is === 'own') {
    const { row } = subject
    return {
      paragraphs: [
        ...subject.notes,
        `Your ${nounOf(subject.kind)} at ${placeOf(row)} is ${inWholeYears(wholeYearsBetween(row.installedOn, today < row.installedOn ? row.installedOn : today))} old: it was installed in ${row.installedPrecision === 'year' ? row.installedOn.slice(0, 4) : monthAndYear(row.installedOn)}. Its replacement is ${plannedDateText(row, today)}.`,
      ],
      next: [
        `How long will my ${nounOf(subject.kind)} last?`,
        `What does a new ${nounOf(subject.kind)} cost?`,
      ],
      subject: row,
    }
  }
  if ('rows' in subject && subject.rows.length > 0)
    return {
      paragraphs: [linesOf(subject.rows.slice(0, 5), today)],
      next: ['Which of mine is next?'],
      listed: subject.rows.slice(0, 5),
    }
  if (subject.is === 'kind' || subject.is === 'told')
    return {
      paragraphs: [
        `You have no ${nounOf(subject.kind)} on record. Add it to its property, and I will keep its age and its date.`,
      ],
      next: [`How long do ${pluralOf(subject.kind)} last?`],
    }
  if (soonest.length === 0) return nothingYet()
  return {
    paragraphs: [
      facts.isNarrow
        ? `On record there: ${formatCountOf(soonest.length, 'component')}.`
        : `You have ${formatCountOf(counts.all, 'component')} on record. The first to plan for:`,
      linesOf(soonest, today),
    ],
    next: ['Which of mine is next?', 'What is due this year?'],
    listed: soonest,
  }
}

const formatCountOf = (count: number, noun: string) =>
  `${count === 0 ? 'no' : formatCount(count)} ${noun}${count === 1 || noun === 'more' ? '' : 's'}`

const nothingYet = (): Answer => ({
  paragraphs: [
    'You have nothing on record yet. Add a property with its appliances, and I can tell you what comes first, what is due, and what it will cost.',
  ],
  next: ['How long does a water heater last?', 'What does a new roof cost?'],
})
