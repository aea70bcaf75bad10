import { formatDollars } from '@home-pulse/contract/money'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun, inPercent } from '@home-pulse/lifecycle/wording'
import { presentAddress } from '../../properties/present.ts'
import type { ComponentRow } from '../queries.ts'
import type { Operation } from '../understanding/intents/operations.ts'
import type { Understanding } from '../understanding/understand.ts'
import { type Answer, type Facts, maxFiltered } from './facts.ts'
import { forecastOf, ownSubject } from './forecasts.ts'
import { bulletList, languageOf } from './language/answer-languages.ts'
import { nouns } from './language/spanish-words.ts'
import { pricesOf } from './prices/several.ts'
import { answerNext } from './records/home.ts'
import { answerSet, besidesFirst, type SetWords } from './records/sets.ts'
import { ageOf, centsOf, nounOf, oldestFirst, pluralOf, texts } from './sentences.ts'

const maxPicked = 5
const maxRanked = 30
/** The default period in years for a comparison of costs, if the question names no period. */
const usualYears = 3
/** The number of components in a list by cost, if the question names no number. */
const usualCosts = 3

interface Measured {
  readonly row: ComponentRow
  readonly value: number
}

/**
 * Picks, ranks, counts or filters the customer's components. If the list is cut, says so. Returns undefined if the
 * question is not about a set of components.
 */
export function answerOperation(asked: Understanding, facts: Facts): Answer | undefined {
  const given = operate(asked, facts)
  if (!given || facts.set.length < maxFiltered) return given
  const { say } = languageOf(asked)
  const notice = say(
    `I look at no more than ${maxFiltered} components at once.`,
    `Miro a lo sumo ${maxFiltered} partes a la vez.`,
  )
  return { ...given, paragraphs: [...given.paragraphs, notice] }
}

function operate(asked: Understanding, facts: Facts): Answer | undefined {
  const { operation } = asked
  if (operation?.over !== 'parts') return undefined
  const { set } = facts
  const words = wordsIn(asked, facts)
  if (set.length === 0)
    return {
      paragraphs: [
        words.say(
          'You have nothing of that on record yet. Add a property with its appliances, and I can answer.',
          'Todavía no tiene nada de eso registrado.',
        ),
      ],
      next: [words.say('How long does a water heater last?', '¿Cuánto dura un calentador de agua?')],
    }
  switch (operation.does) {
    case 'over':
    case 'under':
      return filtered(operation, asked, facts, words)
    case 'count':
      return listed(
        set,
        words.say(`You have ${words.count(set.length)} on record:`, `Tiene ${words.count(set.length)}:`),
        words,
      )
    case 'total':
      return total(asked, facts, words)
    case 'average':
      return average(facts, words)
    case 'pick':
    case 'rank':
      if (operation.by === 'due')
        return answerNext(asked, { ...facts, soonest: set.slice(0, operation.count ?? maxPicked) })
      return operation.by === 'cost'
        ? byCost(operation, asked, facts, words)
        : withPrices(ordered(operation, asked, facts, words), asked, facts)
    default:
      return answerSet(asked, facts, words)
  }
}

function wordsIn({ isSpanish }: Understanding, { set, today }: Facts): SetWords {
  const { say, planned, ask, ...language } = languageOf({ isSpanish })
  const types = new Set(set.map(({ type }) => type))
  const [type] = types.size === 1 ? types : []
  const describe = (row: ComponentRow) => language.describe(row, today)
  return {
    say,
    describe,
    count: (count) => {
      if (isSpanish) return `${count} ${type ? nouns[type].many.slice(4) : 'cosas registradas'}`
      return type
        ? countWithNoun(count, nounOf({ type }), pluralOf({ type }))
        : countWithNoun(count, 'component')
    },
    line: (row) => `${describe(row)}, ${planned(row, today)}`,
    next: [ask.first, ask.saving],
  }
}

function listed(rows: readonly ComponentRow[], lead: string, { line, next }: SetWords): Answer {
  const shown = rows.slice(0, maxRanked)
  return {
    paragraphs: texts(lead, shown.length > 0 && bulletList(shown.map((row) => capitalize(line(row))))),
    next,
    listed: shown,
  }
}

function filtered(
  { does, by, limit = 0 }: Operation,
  asked: Understanding,
  facts: Facts,
  words: SetWords,
): Answer {
  const { set, today } = facts
  const isOfOdds = by === 'odds'
  const measureOf = (row: ComponentRow) =>
    isOfOdds ? 100 * forecastOf(ownSubject(row), today).failureWithin12Months : ageOf(row, today)
  const rows = oldestFirst(set).filter((row) =>
    does === 'over' ? measureOf(row) > limit : measureOf(row) < limit,
  )
  const way = does === 'over' ? words.say('over', 'más de') : words.say('under', 'menos de')
  const [limits, limites] = isOfOdds
    ? [`${way} ${limit}% likely to fail within 12 months`, `${way} ${limit}% de riesgo de fallar en 12 meses`]
    : [`${way} ${limit} years old`, `${way} ${limit} años`]
  const lead =
    rows.length === 0
      ? words.say(
          `None: of the ${words.count(set.length)} on record, none is ${limits}.`,
          `Ninguna de ${words.count(set.length)} tiene ${limites}.`,
        )
      : words.say(
          `${rows.length} of ${words.count(set.length)} ${rows.length === 1 ? 'is' : 'are'} ${limits}, the oldest first:`,
          `${rows.length} de ${words.count(set.length)} tienen ${limites}:`,
        )
  if (by !== 'cost' || rows.length === 0) return listed(rows, lead, words)
  const given = pricesOf(rows, asked, facts)
  return { ...given, paragraphs: [lead.replace(/:$/, '.'), ...given.paragraphs] }
}

/** Adds up the replacement prices of the set. If there are several homes, lists the sum of each home. */
function total(asked: Understanding, facts: Facts, { say }: SetWords): Answer {
  const { set, today } = facts
  const given = pricesOf(set, asked, facts)
  const homes = [...new Set(set.map(presentAddress))]
  if (homes.length < 2 && !asked.isSpanish) return given
  const sumOf = (rows: readonly ComponentRow[]) =>
    formatDollars(rows.reduce((sum, row) => sum + dollarsOf(row, today), 0))
  const lines = homes.map((home) => {
    const rows = set.filter((row) => presentAddress(row) === home)
    return `${home}: ${say('about', 'unos')} ${sumOf(rows)}, ${countWithNoun(rows.length, say('component', 'cosa'))}`
  })
  const lead = say(
    given.paragraphs[0] ?? '',
    `Reemplazarlo todo cuesta normalmente unos ${sumOf(set)}, a precios de hoy.`,
  )
  return { ...given, paragraphs: [lead, bulletList(lines)] }
}

function average({ set, today }: Facts, words: SetWords): Answer {
  const ages = set.map((row) => ageOf(row, today))
  const mean = Math.round((10 * ages.reduce((sum, age) => sum + age, 0)) / ages.length) / 10
  const [low, high] = [Math.min(...ages), Math.max(...ages)]
  const lead = words.say(
    `The ${words.count(set.length)} on record are ${mean} years old on average, from ${low} to ${high}:`,
    `La edad promedio de ${words.count(set.length)} es de ${mean} años, de ${low} a ${high}:`,
  )
  return listed(oldestFirst(set), lead, words)
}

/** Orders the components by age or by the chance of a failure, and says which one is first. */
function ordered(operation: Operation, asked: Understanding, facts: Facts, words: SetWords): Answer {
  const { set, today, soonest } = facts
  const { say, line, describe } = words
  const measureOf = (row: ComponentRow) =>
    operation.by === 'age'
      ? -Date.parse(row.installedOn)
      : forecastOf(ownSubject(row), today).failureWithin12Months
  const all = sorted(set, measureOf, operation)
  const [first, ...rest] = all
  if (!first) return { paragraphs: [] }
  const shown = [first, ...rest].map(({ row }) => row)
  const isOfOdds = operation.by === 'odds'
  const lineOf = ({ row, value }: Measured) =>
    isOfOdds
      ? `${describe(row)}: ${inPercent(value)}, ${line(row).slice(describe(row).length + 2)}`
      : line(row)
  const likeliest = operation.isLeast
    ? say('least likely', 'menos probable')
    : say('likeliest', 'más probable')
  const oldest = operation.isLeast ? say('newest', 'más nuevo') : say('oldest', 'más viejo')
  const [next] = soonest
  return {
    paragraphs: texts(
      isOfOdds
        ? say(
            `The ${likeliest} to fail within 12 months is ${describe(first.row)}: ${inPercent(first.value)}.`,
            `Lo ${likeliest} que falle en 12 meses es ${describe(first.row)}: ${inPercent(first.value)}.`,
          )
        : say(
            `The ${oldest} you have on record is ${line(first.row)}.`,
            `Lo ${oldest} que tiene registrado es ${line(first.row)}.`,
          ),
      besidesFirst(asked, facts, words),
      rest.length > 0 &&
        `${say('After it:', 'Después:')}\n${bulletList(rest.map((one) => capitalize(lineOf(one))))}`,
      isOfOdds &&
        say(
          `These are chances by kind, age and condition, out of ${words.count(set.length)} on record, and no prediction of the day.`,
          'Son posibilidades por tipo, edad y estado, no una predicción del día.',
        ),
      operation.by === 'age' &&
        !operation.isLeast &&
        next &&
        next.id !== first.row.id &&
        `${say('The oldest is not the first to plan for: that is', 'Lo más viejo no es lo primero: eso es')} ${line(next)}.`,
    ),
    next: words.next,
    subject: first.row,
    listed: shown,
  }
}

const asksPrices = /\b(?:costs?|price|prices|how much|cuestan?|precios?)\b/

/** Adds prices to the listed components if the question asks for them: "the oldest things and what they cost". */
function withPrices(given: Answer, asked: Understanding, facts: Facts): Answer {
  const { listed: rows = [] } = given
  if (!asksPrices.test(asked.words) || rows.length < 2) return given
  return { ...given, paragraphs: [...given.paragraphs, ...pricesOf(rows, asked, facts).paragraphs] }
}

function sorted(
  set: readonly ComponentRow[],
  measureOf: (row: ComponentRow) => number,
  { isLeast, does, count }: Operation,
): Measured[] {
  const all = set
    .map((row) => ({ row, value: measureOf(row) }))
    .sort((a, b) => (isLeast ? a.value - b.value : b.value - a.value))
  return all.slice(0, does === 'rank' ? maxRanked : (count ?? maxPicked))
}

const periodWords = /\b(?:coming|next|soon|planned|due|bills?|expenses?|costs?|big ticket|replacements?)\b/

/**
 * Orders the components by the price of their replacement. For coming costs, such as "my next big bills", omits
 * replacements that are planned after the period of the question. The default period is three years.
 */
function byCost(
  operation: Operation,
  asked: Understanding,
  facts: Facts,
  { say, line, next }: SetWords,
): Answer {
  const { set, today } = facts
  const isRank = operation.does === 'rank'
  const years = asked.yearsAhead ?? usualYears
  const hasPeriod =
    (asked.yearsAhead ?? asked.calendarYear) !== undefined || (!isRank && periodWords.test(asked.words))
  const until = asked.calendarYear ? `${asked.calendarYear.year}-12-31` : addMonths(today, 12 * years)
  const rows = hasPeriod ? set.filter(({ forecastOn }) => forecastOn <= until) : set
  const count = isRank ? maxRanked : (operation.count ?? usualCosts)
  const ranked = sorted(rows, (row) => dollarsOf(row, today), { ...operation, count })
  const total = ranked.reduce((sum, { value }) => sum + value, 0)
  const when = !hasPeriod
    ? ''
    : asked.calendarYear
      ? ` ${say('planned by the end of', 'hasta el final de')} ${asked.calendarYear.year}`
      : say(` planned within ${years} years`, ` en ${years} años`)
  const most = operation.isLeast ? say('cheapest', 'más baratos') : say('largest', 'más caros')
  if (ranked.length === 0)
    return { paragraphs: [say(`No replacement is${when}.`, `Ningún reemplazo${when}.`)], next }
  return {
    paragraphs: [
      say(
        `The ${ranked.length === 1 ? `${most} replacement` : `${ranked.length} ${most} replacements`}${when}, in today’s dollars:`,
        `Los reemplazos ${most}${when}, a precios de hoy:`,
      ),
      bulletList(
        ranked.map(({ row, value }) => {
          const [what = '', ...rest] = line(row).split(/(?<=\)), /)
          return `${capitalize(what)}: ${say('about', 'unos')} ${formatDollars(value)}, ${rest.join(', ')}`
        }),
      ),
      say(`Together about ${formatDollars(total)}.`, `En total unos ${formatDollars(total)}.`),
    ],
    next,
    ...(ranked.length === 1 && { subject: ranked[0]?.row }),
    listed: ranked.map(({ row }) => row),
  }
}

const dollarsOf = (row: ComponentRow, today: string) => Math.round(centsOf(row, today) / 100)
