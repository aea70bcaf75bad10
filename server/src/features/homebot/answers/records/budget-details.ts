import { addMonths, wholeMonthsBetween } from '@home-pulse/lifecycle/plain-date'
import { inDollars } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import { findDays, findHorizon } from '../../understanding/periods.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { monthNames } from '../../understanding/words/calendar.ts'
import type { Answer, Facts, Spending } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { nouns } from '../language/spanish-words.ts'
import { centsOf, formatCents, joinList, nounOf, texts } from '../sentences.ts'
import { findSubject } from '../subject.ts'

/** Matches a question for an amount to set aside each month. */
export const asksMonthly =
  /\b(?:(?:per|a|each|every|al|por|cada) (?:month|mes)|monthly|mensual\w*|(?:set|setting|put|putting|stash\w*) (?:aside|away|by)|sock\w* away|ahorr\w+|sav(?:e|ing)(?: up)? (?:for|from|in|starting))\b/

/**
 * Returns a sentence with the monthly amount for which a question asks: the cost of one component until the day in the
 * question or its planned date, otherwise the expected spending of the period divided by its months.
 */
export function monthlyLead(asked: Understanding, { spending, today }: Facts): string[] {
  if (!spending || !asksMonthly.test(asked.words)) return []
  const { say, day } = languageOf(asked)
  const { span, expectedDollars, part } = spending
  const share = (dollars: number, months: number) => inDollars(Math.ceil(dollars / months))
  if (part) {
    const { until, months } = savingTime(asked.words, today, part.forecastOn)
    const dollars = Math.round(centsOf(part, today) / 100)
    const [price, noun] = [inDollars(dollars), nounOf(kindOf(part))]
    const each = share(dollars, months)
    return [
      say(
        `Set aside ${each} a month: that makes ${price} for a new ${noun} by ${day(until)}.`,
        `Ahorre ${each} al mes: así junta ${price} para ${nouns[part.type].a} antes del ${day(until)}.`,
      ),
    ]
  }
  const months = monthsOf(span, today)
  return [
    say(
      `Set aside about ${share(expectedDollars, months)} a month: the expected ${inDollars(expectedDollars)} divided by ${months} months. Bills come in lumps, so this average alone is not enough: see the reserve below.`,
      `Ahorre unos ${share(expectedDollars, months)} al mes: los ${inDollars(expectedDollars)} esperados entre ${months} meses. Los gastos no llegan parejos, así que este promedio no basta: vea la reserva de abajo.`,
    ),
  ]
}

/** Matches the month in which the owner starts to save: "I start saving in january". */
const startMonth = new RegExp(
  `\\b(?:start|begin|from|as of|desde|emp|com|a partir)\\w*(?: (?!(?:for|by|until|till|before|para)\\b)\\S+){0,4}? (?:${monthNames.join('|')})\\b(?: 20\\d\\d)?`,
)

/** Returns the day until which the owner saves for a component, and the months of saving until then. */
export function savingTime(words: string, today: string, plannedOn: string) {
  const [start = ''] = startMonth.exec(words) ?? []
  const from = start === '' ? undefined : findDays(start, today, { isPast: false })?.from
  const first = from !== undefined && from > today ? from : today
  const others = words.replace(start, '').replace(/\$\d+/g, '')
  const days = findDays(others, today, { isPast: false })
  const named = days && (days.from > today ? days.from : days.to)
  const until =
    [named, findHorizon(others, today, true), plannedOn].find(
      (on) => on !== undefined && wholeMonthsBetween(first, on) > 0,
    ) ?? addMonths(first, 12)
  return { until, months: wholeMonthsBetween(first, until) }
}

/** Returns the number of months in which the owner saves for the spending of a period. */
export function monthsOf(span: Spending['span'], today: string): number {
  if ('years' in span) return 12 * span.years
  if (span.from !== undefined) return 12 * (span.year - span.from + 1)
  const isAlone = !span.isThrough && `${span.year}` > today.slice(0, 4)
  return isAlone ? 12 : Math.max(1, wholeMonthsBetween(today, `${span.year}-12-31`))
}

/** Returns the component that the question adds to the budget, and its price in cents. */
export function findAddedPart(asked: Understanding, facts: Facts) {
  if (!asked.added) return undefined
  const subject = findSubject({ ...asked, isTheirOwn: true }, facts, asked.added)
  const row = subject.is === 'own' ? subject.row : subject.is === 'several' ? subject.rows[0] : undefined
  if (!row) return undefined
  return { row, cents: centsOf(row, facts.today) }
}

/** Returns a sentence with the price of the component that the question adds to the budget. */
export function addedPartSentences(asked: Understanding, facts: Facts): string[] {
  const { say, describe } = languageOf(asked)
  const added = findAddedPart(asked, facts)
  return added
    ? [
        say(
          `That leaves out ${describe(added.row, facts.today)}: should it go too, have about ${formatCents(added.cents)} more ready.`,
          `Eso no incluye ${describe(added.row, facts.today)}: por si también falla, tenga listos unos ${formatCents(added.cents)} más.`,
        ),
      ]
    : []
}

/** Returns the whole calendar year that is expected to cost most or least. */
export const findExtremeYear = (byYear: Spending['byYear'], isLeast: boolean | undefined, today: string) =>
  byYear
    .filter(({ year }) => `${year}` > today.slice(0, 4))
    .sort((a, b) => (isLeast ? a.dollars - b.dollars : b.dollars - a.dollars))[0]

/** Matches a question that compares rents with costs: "rent minus repairs". */
export const netOfRent =
  /\brents?\b.*\b(?:minus|less|cover\w*|after|net of|enough for|pay for)\b.*\b(?:costs?|repairs?|replacements?|reserve|expenses?|upkeep|it all)\b|\bnet rents?\b/

/** Says what remains of the rents of a year after the expected replacements, if the question compares them. */
export function netOfRents(asked: Understanding, { records, spending }: Facts): string[] {
  if (!netOfRent.test(asked.words) || !spending || records?.about !== 'rent' || !('years' in spending.span))
    return []
  const rents = Math.round((12 * records.rentCents) / 100)
  const costs = Math.round(spending.expectedDollars / spending.span.years)
  const [all, less, left] = [rents, costs, rents - costs].map(inDollars)
  return [
    languageOf(asked).say(
      `Rents of ${all} a year less about ${less} a year for replacements leave ${left}, before taxes, insurance, loans and repairs.`,
      `Rentas de ${all} al año menos unos ${less} al año para reemplazos dejan ${left}, antes de impuestos, seguros, préstamos y reparaciones.`,
    ),
  ]
}

/** Explains why the expected spending is lower than the sum of the prices. */
export function explainBudget(asked: Understanding, spending: Spending, today: string): Answer {
  const { say, describe, many, ask } = languageOf(asked)
  const [expected, high] = [spending.expectedDollars, spending.highDollars].map(inDollars)
  const types = spending.without?.types.map((type) => many({ type }))
  const [dearest] = spending.drivers
  const share = inDollars(dearest?.expectedDollars ?? 0)
  return {
    paragraphs: texts(
      say(
        `${expected} is an average over what may happen: each part counts with its price times its chance of failing in that time, and one that fails costs its whole price.`,
        `${expected} es un promedio de lo que puede pasar: cada cosa cuenta con su precio por su posibilidad de fallar en ese tiempo, y la que falla cuesta su precio entero.`,
      ),
      say(
        `In 1 of 10 cases the bill is above ${high}. To be safe, plan for that.${types ? ` The ${joinList(types)} are left out, as you asked.` : ''}`,
        `En 1 de cada 10 casos se gasta más de ${high}. Para estar seguro, cuente con eso.${types ? ` Sin contar ${joinList(types, 'y')}, como pidió.` : ''}`,
      ),
      dearest &&
        `${say('The largest share is that of', 'La parte mayor es')} ${describe(dearest.row, today)}: ${share}.`,
    ),
    next: [ask.saving],
  }
}
