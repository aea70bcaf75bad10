import type { Reserve } from '@home-pulse/contract/features/plan/reserve'
import { formatDollars } from '@home-pulse/contract/money'
import { yearsBetween } from '@home-pulse/lifecycle/plain-date'
import {
  capitalize,
  countWithNoun,
  inLikelyRange,
  inOdds,
  isRange,
  type LikelyAmount,
} from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts, Spending } from '../facts.ts'
import { linesOf } from '../forecasts.ts'
import { type AnswerLanguage, bulletList, languageOf } from '../language/answer-languages.ts'
import { centsOf, formatCents, formatCountOf, texts } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import {
  addedPartSentence,
  findExtremeYear,
  largestShare,
  leftOutOf,
  monthlyLead,
  movedSentences,
} from './budget-details.ts'
import { nothingYet } from './home.ts'

/** Says what the customer will spend in a period, and how much to set aside each month. */
export function answerBudget(asked: Understanding, facts: Facts): Answer {
  const { spending, today } = facts
  if (!spending) return nothingYet(asked)
  const language = languageOf(asked)
  const { say, many, yours, ask } = language
  const subject = asked.components.length > 0 ? findSubject(asked, facts) : undefined
  if (subject?.is === 'several' && !spending.part && spending.rows.length === 0 && !spending.without)
    return {
      paragraphs: [
        say(
          `You have several ${many(subject.kind)}. Name the address of one, and I will plan for it alone:`,
          'Tiene varios. Dígame la dirección del que le interesa:',
        ),
        linesOf(subject.rows.slice(0, 5), today, language),
      ],
      next: [ask.saving],
    }
  const { part, rows, without, byYear, unitCount, expectedDollars, lowDollars, highDollars, sources } =
    spending
  // There is a likely range only for periods that begin today.
  const isFromToday = !('from' in spending.span && spending.span.from !== undefined)
  const range = isFromToday
    ? rangeSentence({ expected: expectedDollars, low: lowDollars, high: highDollars }, language)
    : ''
  const limit =
    spending.isCut &&
    say(
      'I can look at most 30 years ahead, so I answer for those.',
      'Puedo mirar a lo sumo 30 años adelante, y respondo para esos.',
    )
  const expectOn = (what: string, leftOut = '') => {
    const [span, sum] = [capitalize(spanOf(spending.span, today, language)), formatDollars(expectedDollars)]
    return say(
      `${span}, expect to spend ${sum} on ${what}, in today’s dollars.${leftOut} ${range}`,
      `${span}, cuente con gastar ${sum} en ${what}, a precios de hoy.${leftOut} ${range}`,
    ).trim()
  }
  const reserve = reserveSentence(spending.reserve, language)
  if (part)
    return {
      paragraphs: texts(
        limit,
        monthlyLead(asked, facts),
        expectOn(yours(part)),
        savingFor(part, today, language),
        `${say('The reserve for everything includes it.', 'La reserva para todo ya lo incluye.')} ${reserve}`,
      ),
      sources,
      next: [ask.cost(kindOf(part)), ask.saving],
      subject: part,
    }
  const years = byYear.map(({ year, dollars }) => `${year}: ${formatDollars(dollars)}`)
  const yearsFirst = years.length > 0 ? extremeYear(asked, byYear, today) : ''
  // A question about a moved replacement is computed for all homes, so the answer names no home.
  const home = spending.moved ? undefined : facts.homeAddress
  const what =
    rows.length > 0
      ? theseParts(rows, language)
      : say(`replacements${home ? ` at ${home}` : ''}`, `reemplazos${home ? ` en ${home}` : ''}`)
  const leftOut = without
    ? say(
        ` That leaves out ${formatCountOf(without.count, 'part')}: ${leftOutOf(without, language)}.`,
        ` Sin contar ${leftOutOf(without, language)}.`,
      )
    : ''
  const each = formatDollars(Math.round(spending.reserve.monthly_contribution / Math.max(1, unitCount)))
  return {
    paragraphs: texts(
      limit,
      ...largestShare(asked, spending, today),
      ...(spending.moved ? movedSentences(asked, facts) : [monthlyLead(asked, facts)]),
      asked.isSpanish && yearsFirst,
      expectOn(what, leftOut),
      addedPartSentence(asked, facts),
      bulletList(years),
      !asked.isSpanish && yearsFirst,
      unitCount > 1 &&
        say(
          `For each of the ${unitCount} units, set aside ${each} of the monthly amount below.`,
          `Por cada una de las ${unitCount} unidades, aparte ${each} del monto mensual de abajo.`,
        ),
      rows.length > 0 && linesOf(rows, today, language),
      reserve,
      sharesOf(spending, today, language),
      say(
        `This weighs the chance that each of your ${formatCountOf(spending.components, 'component')} fails in that time with what its replacement costs where it stands. The Plan screen shows it year by year.`,
        'Esto pondera la posibilidad de que cada cosa falle en ese tiempo con lo que cuesta reemplazarla. La pantalla Plan lo muestra año por año.',
      ),
    ),
    sources,
    next: [ask.first, ask.due],
    listed: spending.drivers.length > 0 || rows.length === 0 ? [] : rows,
  }
}

/** Describes a set of components by number. Adds the type and the place that they share: `these 2 roofs`. */
function theseParts(rows: readonly ComponentRow[], { say, many, place }: AnswerLanguage): string {
  const [where, elsewhere] = new Set(rows.map(place))
  const [type, otherType] = new Set(rows.map((row) => row.type))
  const count =
    type && !otherType
      ? `${rows.length} ${say(many({ type }), many({ type }).slice(4))}`
      : say(formatCountOf(rows.length, 'part'), countWithNoun(rows.length, 'cosa'))
  return elsewhere ? say(`these ${count}`, count) : say(`these ${count} in ${where}`, `${count} en ${where}`)
}

/** Returns a sentence with the year of the highest or lowest expected cost. Ignores the current year. */
function extremeYear(asked: Understanding, byYear: Spending['byYear'], today: string): string {
  const isLeast = asked.operation?.isLeast
  const found = findExtremeYear(byYear, isLeast, today)
  if (!found) return ''
  const dollars = formatDollars(found.dollars)
  return languageOf(asked).say(
    `The ${isLeast ? 'cheapest' : 'dearest'} year is ${found.year}, with ${dollars}. Because nobody knows in which year a part fails, its cost is spread over the years by its chances.`,
    `El año más ${isLeast ? 'barato' : 'caro'} es ${found.year}, con ${dollars}. Como no se sabe en qué año falla cada cosa, su costo se reparte entre los años.`,
  )
}

/**
 * Returns the likely range of the spending. If the expected amount is outside this range, returns the most likely
 * amount instead.
 */
function rangeSentence(amount: LikelyAmount, { say }: AnswerLanguage): string {
  const [low, high] = [formatDollars(amount.low), formatDollars(amount.high)]
  if (isRange(amount))
    return say(
      `The likely range is ${inLikelyRange(amount)}: 8 chances in 10.`,
      `Lo probable es de ${low} a ${high}: 8 de cada 10 veces.`,
    )
  return say(
    `${capitalize(inLikelyRange(amount))}: 9 chances in 10.`,
    `Lo más probable es ${amount.expected < amount.low ? `${low} o más` : amount.high > 0 ? `${high} o menos` : 'nada'}: 9 de cada 10 veces.`,
  )
}

/** Returns the period as text: `over the next 12 months`, `in 2027`. */
function spanOf(span: Spending['span'], today: string, { say }: AnswerLanguage): string {
  if ('years' in span) {
    const isOne = span.years === 1
    return say(
      `over the next ${isOne ? '12 months' : `${span.years} years`}`,
      `en los próximos ${isOne ? '12 meses' : `${span.years} años`}`,
    )
  }
  const { year, from } = span
  if (from !== undefined) return say(`from ${from} to ${year}`, `de ${from} a ${year}`)
  if (span.isThrough) return say(`from today to the end of ${year}`, `desde hoy hasta el final de ${year}`)
  return year === Number(today.slice(0, 4))
    ? say(`in what is left of ${year}`, `en lo que queda de ${year}`)
    : say(`in ${year}`, `en ${year}`)
}

/**
 * Says what the component costs, and what to save each month until its planned date. Mentions if the owner set the
 * cost.
 */
function savingFor(part: ComponentRow, today: string, { say, planned }: AnswerLanguage): string {
  const { ownerCostCents: set, forecastOn } = part
  const cents = centsOf(part, today)
  const [price, when] = [formatCents(cents), planned(part, today)]
  const cost = say(
    `Replacing it costs about ${price}${set === null ? '' : ', as you set it'}, and it is ${when}`,
    `El reemplazo cuesta unos ${price}${set === null ? '' : ', como usted lo puso'}; está ${when}`,
  )
  const months = Math.floor(12 * yearsBetween(today, forecastOn))
  if (months < 1) return `${cost}: ${say('have the whole sum ready.', 'tenga lista toda la suma.')}`
  const each = formatCents(Math.ceil(cents / months))
  return `${cost}: ${say(`that is ${each} a month until then.`, `son ${each} al mes hasta entonces.`)}`
}

/** Lists the components with the highest expected spending, and the sum of all others. */
function sharesOf(
  { drivers, expectedDollars, components }: Spending,
  today: string,
  { say, describe }: AnswerLanguage,
): string {
  if (drivers.length === 0) return ''
  const others = expectedDollars - drivers.reduce((sum, driver) => sum + driver.expectedDollars, 0)
  const least = formatDollars(drivers.at(-1)?.expectedDollars ?? 0)
  const left = components - drivers.length
  const lines = texts(
    ...drivers.map(
      (driver) => `${capitalize(describe(driver.row, today))}: ${formatDollars(driver.expectedDollars)}`,
    ),
    others > 0 &&
      say(
        `The other ${formatCountOf(left, 'component')}, none more than ${least}: ${formatDollars(others)}`,
        `Las otras ${left} cosas, ninguna más de ${least}: ${formatDollars(others)}`,
      ),
  )
  return `${say('It comes from:', 'Viene de:')}\n${bulletList(lines)}`
}

/**
 * Returns a sentence with the starting amount and the monthly amount of the reserve, in the words of the Plan screen.
 */
function reserveSentence({ settings, ...reserve }: Reserve, { say, chance }: AnswerLanguage): string {
  const { starting_sum: start, to_add: toAdd, monthly_contribution: each, years } = reserve
  const [monthly, first, missing] = [each, start, toAdd].map(formatDollars)
  const [held, alone] = [reserve.current_balance, reserve.choices[0]?.monthly ?? each].map(formatDollars)
  return texts(
    start > 0
      ? say(
          `Start with ${first} and set aside ${monthly} a month.`,
          `Empiece con ${first} y ahorre ${monthly} al mes.`,
        )
      : say(
          `Set aside ${monthly} a month. You need no starting sum.`,
          `Ahorre ${monthly} al mes. No necesita una suma inicial.`,
        ),
    say(
      `The chance that this pays for every replacement over the next ${years} years is ${inOdds(reserve.chance_of_lasting)}, if you raise the amount as prices rise.`,
      `La posibilidad de que alcance para todo durante ${years} años es ${chance(reserve.chance_of_lasting)}, si sube el monto con los precios.`,
    ),
    start > 0 &&
      say(
        `With nothing to start, it takes ${alone} a month.`,
        `Sin nada para empezar hacen falta ${alone} al mes.`,
      ),
    settings.balance !== null &&
      (toAdd > 0
        ? say(
            `You have ${held} saved, so ${missing} is still to add.`,
            `Tiene ${held} ahorrados: faltan ${missing}.`,
          )
        : say(
            `You have ${held} saved, which is enough to start.`,
            `Tiene ${held} ahorrados, lo suficiente para empezar.`,
          )),
  ).join(' ')
}
