import { formatDollars } from '@home-pulse/contract/money'
import { addMonths, wholeMonthsBetween, yearsBetween } from '@home-pulse/lifecycle/plain-date'
import { chanceOfLasting } from '@home-pulse/lifecycle/survival/forecast'
import { inPercent } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import { presentAddress } from '../../../properties/present.ts'
import { ofBudgetParts } from '../../understanding/conversation/follow-up-patterns.ts'
import { findDays, findHorizon } from '../../understanding/periods.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { monthNames } from '../../understanding/words/calendar.ts'
import type { Answer, Facts, Spending } from '../facts.ts'
import { ownSubject, requestOf } from '../forecasts.ts'
import { type AnswerLanguage, languageOf } from '../language/answer-languages.ts'
import { nouns } from '../language/spanish-words.ts'
import { centsOf, formatCents, nounOf, texts } from '../sentences.ts'
import { findSubject } from '../subject.ts'

/** Matches a question about an amount to set aside each month. */
export const asksMonthly =
  /\b(?:(?:per|a|each|every|al|por|cada) (?:month|mes)|monthly|mensual\w*|(?:set|setting|put|putting|stash\w*) (?:aside|away|by)|sock\w* away|ahorr\w+|sav(?:e|ing)(?: up)? (?:for|from|in|starting))\b/

/**
 * Returns a sentence with the amount to set aside each month. For one component, this is its cost divided by the months
 * of saving. For a period, this is the expected spending divided by the months of the period.
 */
export function monthlyLead(asked: Understanding, { spending, today }: Facts): string {
  // After an answer with a monthly amount, "and for the Tucson one" asks for the monthly amount of one component.
  const isOfPart = asked.intents[0] === 'savings' && spending?.part !== undefined
  if (!spending || !(isOfPart || asksMonthly.test(asked.words))) return ''
  const { say, day } = languageOf(asked)
  const { span, expectedDollars, part } = spending
  const share = (dollars: number, months: number) => formatDollars(Math.ceil(dollars / months))
  if (part) {
    const { until, months } = savingTime(asked.words, today, part.forecastOn)
    const dollars = Math.round(centsOf(part, today) / 100)
    const [price, noun] = [formatDollars(dollars), nounOf(kindOf(part))]
    const each = share(dollars, months)
    return say(
      `Set aside ${each} a month: that makes ${price} for a new ${noun} by ${day(until)}.`,
      `Ahorre ${each} al mes: así junta ${price} para ${nouns[part.type].a} antes del ${day(until)}.`,
    )
  }
  const months = monthsOf(span, today)
  const [each, sum] = [share(expectedDollars, months), formatDollars(expectedDollars)]
  return say(
    `Set aside about ${each} a month: the expected ${sum} divided by ${months} months. Bills come in lumps, so this average alone is not enough: see the reserve below.`,
    `Ahorre unos ${each} al mes: los ${sum} esperados entre ${months} meses. Los gastos no llegan parejos, así que este promedio no basta: vea la reserva de abajo.`,
  )
}

/** Matches the month in which the owner begins to save: "I start saving in january". */
const startMonth = new RegExp(
  `\\b(?:start|begin|from|as of|desde|emp|com|a partir)\\w*(?: (?!(?:for|by|until|till|before|para)\\b)\\S+){0,4}? (?:${monthNames.join('|')})\\b(?: 20\\d\\d)?`,
)

/** Returns the last day of saving for a component, and the number of months until then. */
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

/** Returns the number of months in a spending period, over which the owner saves. */
export function monthsOf(span: Spending['span'], today: string): number {
  if ('years' in span) return 12 * span.years
  if (span.from !== undefined) return 12 * (span.year - span.from + 1)
  const isAlone = !span.isThrough && `${span.year}` > today.slice(0, 4)
  return isAlone ? 12 : Math.max(1, wholeMonthsBetween(today, `${span.year}-12-31`))
}

/** Returns the component that the question adds to the budget ("plus a new roof"), and its price in cents. */
export function findAddedPart(asked: Understanding, facts: Facts) {
  if (!asked.added) return undefined
  const subject = findSubject({ ...asked, isTheirOwn: true }, facts, asked.added)
  const row = subject.is === 'own' ? subject.row : subject.is === 'several' ? subject.rows[0] : undefined
  if (!row) return undefined
  return { row, cents: centsOf(row, facts.today) }
}

/** Returns a sentence with the price of the component that the question adds to the budget. */
export function addedPartSentence(asked: Understanding, facts: Facts): string {
  const added = findAddedPart(asked, facts)
  if (!added) return ''
  const { say, describe } = languageOf(asked)
  const [what, price] = [describe(added.row, facts.today), formatCents(added.cents)]
  return say(
    `That leaves out ${what}: should it go too, have about ${price} more ready.`,
    `Eso no incluye ${what}: por si también falla, tenga listos unos ${price} más.`,
  )
}

/** Returns the calendar year with the highest expected cost, or with the lowest. Ignores the current year. */
export const findExtremeYear = (byYear: Spending['byYear'], isLeast: boolean | undefined, today: string) =>
  byYear
    .filter(({ year }) => `${year}` > today.slice(0, 4))
    .sort((a, b) => (isLeast ? a.dollars - b.dollars : b.dollars - a.dollars))[0]

const ofUpkeep =
  '(?:costs?|repairs?|replacements?|reserve|expenses?|upkeep|maintenance|it all|reparaci\\w+|reemplazos|arreglos|gastos)'
/** Matches a question that compares rents with costs: "rent minus repairs", "what share of the rent goes to repairs". */
export const netOfRent = new RegExp(
  `\\brent(?:s|as?)?\\b.*\\b(?:minus|less|cover\\w*|after|net of|enough for|pay for|go(?:es)?|spent on|eaten|left|menos|despues de|se va|alcanza)\\b.*\\b${ofUpkeep}\\b|\\b(?:share|percent\\w*|portion|part|fraction|how much|parte|porcentaje|cuanto)\\b.*\\brent(?:s|as?)?\\b.*\\b${ofUpkeep}\\b|\\b${ofUpkeep}\\b.*\\b(?:eat|take|consume)\\w*\\b.*\\brents?\\b|\\bnet rents?\\b|\\b(?:rents?|income|rentas?|ingresos?)\\b(?: \\S+){0,3} (?:vs|versus|against|compared|to|contra) (?:\\S+ ){0,2}${ofUpkeep}\\b`,
)

/**
 * If the question compares rents with costs, subtracts the expected replacement costs of a year from the rents of a
 * year.
 */
export function netOfRents(asked: Understanding, { records, spending }: Facts): string {
  if (!netOfRent.test(asked.words) || !spending || records?.about !== 'rent') return ''
  const years = yearsOf(spending.span)
  if (years === undefined || records.rentCents === 0) return ''
  const rents = Math.round((12 * records.rentCents) / 100)
  const costs = Math.round(spending.expectedDollars / years)
  const [all, less, left] = [rents, costs, rents - costs].map(formatDollars)
  const share = inPercent(costs / rents)
  const { say } = languageOf(asked)
  const sentences = [
    say(
      `Rents of ${all} a year less about ${less} a year for replacements leave ${left}, before taxes, insurance, loans and repairs.`,
      `Rentas de ${all} al año menos unos ${less} al año para reemplazos dejan ${left}, antes de impuestos, seguros, préstamos y reparaciones.`,
    ),
    say(
      `Replacements take about ${share} of the rents.`,
      `Los reemplazos se llevan cerca del ${share} de las rentas.`,
    ),
  ]
  const asksShare = /\b(?:share|percent\w*|portion|part|fraction|parte|porcentaje)\b/.test(asked.words)
  return (asksShare ? sentences.reverse() : sentences).join(' ')
}

/** Returns the number of whole years of a period. Undefined for the time from today to the end of a year. */
function yearsOf(span: Spending['span']): number | undefined {
  if ('years' in span) return span.years
  if (span.from !== undefined) return span.year - span.from + 1
  return span.isThrough ? undefined : 1
}

/** Says how the expected spending changes if a replacement has the date that the question assumes. */
export function movedSentences(asked: Understanding, { spending, today }: Facts): string[] {
  if (!spending?.moved || !('years' in spending.span)) return []
  const { say, describe, day, chance } = languageOf(asked)
  const { row, on, expectedDollars } = spending.moved
  const { years } = spending.span
  const gap = expectedDollars - spending.expectedDollars
  const [total, before, by] = [expectedDollars, spending.expectedDollars, Math.abs(gap)].map(formatDollars)
  const [way, wayInSpanish] = gap < 0 ? ['less', 'menos'] : ['more', 'más']
  const fails = chance(1 - chanceOfLasting(requestOf(ownSubject(row), today), yearsBetween(today, on)))
  const [name, date, price] = [describe(row, today), day(on), formatCents(centsOf(row, today))]
  return [
    say(
      `With ${name} planned for ${date}, expect to spend ${total} over the next ${years} years: ${by} ${way} than ${before} now.`,
      `Con ${name} para el ${date}, cuente con gastar ${total} en ${years} años: ${by} ${wayInSpanish} que los ${before} de ahora.`,
    ),
    say(
      `That assumes that it lasts until then. The chance that it fails before is ${fails}, and then its ${price} comes due at once.`,
      `Eso supone que dura hasta entonces. La posibilidad de que falle antes es ${fails}, y entonces hay que pagar sus ${price} de una vez.`,
    ),
  ]
}

/**
 * Returns the components that a budget leaves out, as text: `roofs`, `everything in unit 4 of 12 Oak St, Austin, TX`.
 */
export function leftOutOf(
  { types, place, isEither }: NonNullable<Spending['without']>,
  language: AnswerLanguage,
): string {
  const { say, many, list } = language
  if (isEither && place && types.length > 0) {
    const parts = leftOutOf({ types, place: undefined, isEither: false, count: 0 }, language)
    const others = leftOutOf({ types: [], place, isEither: false, count: 0 }, language)
    return say(`${parts} and ${others}`, `${parts} y ${others}`)
  }
  const what = types.length === 0 ? say('everything', 'todo') : list(types.map((type) => many({ type })))
  if (!place) return what
  const { home, units } = place
  const address = presentAddress(home)
  const unit = units.length > 1 ? say('units', 'las unidades') : say('unit', 'la unidad')
  return units.length === 0
    ? say(`${what} at ${address}`, `${what} en ${address}`)
    : say(
        `${what} in ${unit} ${list(units)} of ${address}`,
        `${what} en ${unit} ${list(units)} de ${address}`,
      )
}

/** Explains why the expected spending is less than the sum of all replacement prices. */
export function explainBudget(asked: Understanding, spending: Spending, today: string): Answer {
  const { say, describe, ask } = languageOf(asked)
  const [expected, high] = [spending.expectedDollars, spending.highDollars].map(formatDollars)
  const left = spending.without && leftOutOf(spending.without, languageOf(asked))
  const [dearest] = spending.drivers
  const share = formatDollars(dearest?.expectedDollars ?? 0)
  return {
    paragraphs: texts(
      say(
        `${expected} is an average over what may happen: each part counts with its price times its chance of failing in that time, and one that fails costs its whole price.`,
        `${expected} es un promedio de lo que puede pasar: cada cosa cuenta con su precio por su posibilidad de fallar en ese tiempo, y la que falla cuesta su precio entero.`,
      ),
      say(
        `In 1 of 10 cases the bill is above ${high}. To be safe, plan for that.${left ? ` That leaves out ${left}, as you asked.` : ''}`,
        `En 1 de cada 10 casos se gasta más de ${high}. Para estar seguro, cuente con eso.${left ? ` Sin contar ${left}, como pidió.` : ''}`,
      ),
      dearest &&
        `${say('The largest share is that of', 'La parte mayor es')} ${describe(dearest.row, today)}: ${share}.`,
    ),
    next: [ask.saving],
  }
}

/** Says which component causes most of the spending, if the question asks for this. */
export function largestShare(
  { words, isSpanish }: Understanding,
  { drivers: [dearest] }: Spending,
  today: string,
): string[] {
  if (!dearest || !ofBudgetParts.test(words)) return []
  const { say, describe } = languageOf({ isSpanish })
  const [what, share] = [describe(dearest.row, today), formatDollars(dearest.expectedDollars)]
  return [say(`The largest share is ${share} for ${what}.`, `La parte mayor son ${share} de ${what}.`)]
}
