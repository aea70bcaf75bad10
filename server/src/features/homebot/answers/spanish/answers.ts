import type { PlainDate } from '@home-pulse/contract/primitives'
import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { monthAndYear, wholeYearsBetween, yearsBetween } from '@home-pulse/lifecycle/plain-date'
import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import { chanceOfLasting } from '@home-pulse/lifecycle/survival/forecast'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { capitalize, inDollars, inPercent } from '@home-pulse/lifecycle/wording'
import type { ComponentRow } from '../../queries.ts'
import type { Intent } from '../../understanding/intent.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { forecastOf, requestOf, type SubjectWithAge } from '../forecasts.ts'
import { answerHelp, answerOffTopic } from '../general-answers.ts'
import { findExtremeYear, monthlyLead } from '../records/budget-details.ts'
import { ageOf } from '../sentences.ts'
import { findSubject, type Subject } from '../subject.ts'
import { answerWarranty } from '../warranty.ts'
import { answerRecordsInSpanish, answerUpkeepInSpanish, explainSymptomInSpanish } from './care.ts'
import { answerPriceInSpanish } from './costs.ts'
import {
  dateInSpanish,
  describeComponentInSpanish,
  formatMonth,
  formatYears,
  longDateInSpanish,
  nouns,
  placeInSpanish,
  spanInSpanish,
  whichInSpanish,
} from './words.ts'

type SpanishAnswer = (asked: Understanding, facts: Facts) => Answer | undefined

const nothingYet: Answer = {
  paragraphs: [
    'Todavía no tiene nada registrado. Agregue una propiedad con sus aparatos y le diré qué viene primero, qué vence y cuánto costará.',
  ],
  next: ['¿Cuánto dura un calentador de agua?', '¿Cuánto cuesta un techo nuevo?'],
}
const ofSeveral = (rows: readonly ComponentRow[], today: PlainDate): Answer => ({
  paragraphs: ['Tiene varios. Dígame la dirección del que le interesa:', lines(rows.slice(0, 5), today)],
  listed: rows.slice(0, 5),
})
const lines = (rows: readonly ComponentRow[], today: PlainDate) =>
  rows
    .map((row) => `• ${capitalize(describeComponentInSpanish(row, today))}: ${dateInSpanish(row, today)}`)
    .join('\n')

const spanishAnswers: Partial<Readonly<Record<Intent, SpanishAnswer>>> = {
  life: ofLife,
  cost: answerPriceInSpanish,
  repair_or_replace: answerPriceInSpanish,
  next: ofNext,
  compare: ofCompare,
  record: answerRecordsInSpanish,
  due: ofDue,
  budget: ofBudget,
  savings: ofBudget,
  inventory: ofInventory,
  symptom: explainSymptomInSpanish,
  maintain: answerUpkeepInSpanish,
  how_often: answerUpkeepInSpanish,
  greeting: () => ({
    paragraphs: [
      '¡Hola! Pregúnteme cuánto durará algo de su casa, cuánto cuesta reemplazarlo o qué viene primero.',
    ],
    next: ['¿Qué tengo que reemplazar primero?', '¿Cuánto debo ahorrar cada mes?'],
  }),
  help: answerHelp,
  off_topic: answerOffTopic,
  warranty: answerWarranty,
  thanks: () => ({
    paragraphs: ['De nada. Pregunte cuando quiera.'],
    next: ['¿Qué tengo que reemplazar primero?'],
  }),
}

/** Answers in Spanish with the figures of the English answer. Returns undefined if no Spanish answer exists. */
export const answerInSpanish = (asked: Understanding, facts: Facts): Answer | undefined =>
  spanishAnswers[asked.intents[0]]?.(asked, facts)

function ofLife(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts, asked.questionedComponent ?? asked.components[0])
  if (subject.is === 'none') return whichInSpanish
  if (subject.is === 'several') return ofSeveral(subject.rows, facts.today)
  if (subject.is === 'kind') return ofKind(subject, asked, facts)
  return ofOne(subject, asked, facts)
}

function ofKind(
  { kind, rows }: Extract<Subject, { is: 'kind' }>,
  asked: Understanding,
  facts: Facts,
): Answer {
  const { life } = lifetimeIn({ ...kind, state: asked.state ?? facts.state })
  const [low, half, high] = [0.1, 0.5, 0.9].map((share) => Math.round(quantileLife(life, share)))
  const { many, a } = nouns[kind.type]
  return {
    paragraphs: [
      `La mitad de ${many} dura más de ${half} años. Es probable que fallen a una edad de ${low} a ${high} años: 8 de cada 10 veces.`,
      rows.length > 0
        ? `En sus registros:\n${lines(rows.slice(0, 3), facts.today)}`
        : 'Dígame su edad o el año de instalación y calcularé una fecha.',
    ],
    next: [`¿Cuánto cuesta ${a}?`, '¿Qué tengo que reemplazar primero?'],
  }
}

function ofOne(subject: SubjectWithAge, asked: Understanding, facts: Facts): Answer {
  const { today } = facts
  const forecast = forecastOf(subject, today, asked.state ?? (asked.isTheirOwn ? facts.state : undefined))
  const row = subject.is === 'own' ? subject.row : undefined
  const { your, a } = nouns[subject.kind.type]
  const age = formatYears(ageOf(subject, today))
  const which = row
    ? `${your} en ${placeInSpanish(row)} (${age})`
    : `${asked.isTheirOwn ? your : a} de ${age}`
  const planBy = row && row.forecastOn >= today ? row.forecastOn : forecast.forecastOn
  const isSet = row?.forecastSource === 'owner'
  const lead =
    planBy === today
      ? `Planifique reemplazar ${which} ahora.`
      : `Planifique reemplazar ${which} antes del ${longDateInSpanish(planBy)}, en unos ${formatYears(yearsBetween(today, planBy))}${isSet ? ', la fecha que usted puso' : ''}.`
  const odds = asked.horizon ? [oddsInSpanish(subject, asked.horizon, asked.words, today)] : []
  const isOther = row !== undefined && monthAndYear(row.forecastOn) !== monthAndYear(forecast.forecastOn)
  return {
    paragraphs: [
      ...(asksWhetherOld.test(asked.words) ? [judgeAge(subject, asked, facts)] : []),
      ...odds,
      lead,
      `Es probable que falle entre ${formatMonth(forecast.forecastLow)} y ${formatMonth(forecast.forecastHigh)}: 8 de cada 10 veces. La posibilidad de que falle en 12 meses es del ${inPercent(forecast.failureWithin12Months)}.`,
      ...(isOther && !isSet ? [`Mi cálculo de hoy es ${formatMonth(forecast.forecastOn)}.`] : []),
    ],
    sources: forecast.sources,
    next: [`¿Cuánto cuesta ${a}?`, '¿Conviene repararlo o reemplazarlo?'],
    forecastOn: forecast.forecastOn,
    subject: row,
  }
}

const failing = /\b(?:fall\w+|muer\w+|romp\w+|dan(?:e|ar|arse)|descompon\w+|estropee?\w*)\b/

/** Returns the chance that the question asks for first: that it fails before the day, or that it still works then. */
function oddsInSpanish(subject: SubjectWithAge, until: PlainDate, words: string, today: PlainDate): string {
  const lasts = chanceOfLasting(requestOf(subject, today), yearsBetween(today, until))
  const day = longDateInSpanish(until)
  return failing.test(words)
    ? `La posibilidad de que falle antes del ${day} es del ${inPercent(1 - lasts)}.`
    : `La posibilidad de que siga funcionando el ${day} es del ${inPercent(lasts)}; de que falle antes, del ${inPercent(1 - lasts)}.`
}

const asksWhetherOld =
  /\b(?:(?:esta|es|ya)(?: \S+)? (?:muy |tan |bien )?(?:viej[oa]|antigu[oa])|en las ultimas)\b/

/** Compares the age with the life that half of the components of its type reach. */
function judgeAge(subject: SubjectWithAge, { state }: Understanding, facts: Facts): string {
  const { life } = lifetimeIn({ ...subject.kind, state: state ?? facts.state })
  const [half, age] = [Math.round(quantileLife(life, 0.5)), ageOf(subject, facts.today)]
  const few = age < half / 2 ? 'No' : age < half ? 'Todavía no' : 'Sí'
  return `${few}: tiene ${formatYears(age)}, y la mitad de ${nouns[subject.kind.type].many} dura más de ${half} años.`
}

function ofNext(_asked: Understanding, { soonest, today }: Facts): Answer {
  const [first, ...rest] = soonest
  if (!first) return nothingYet
  return {
    paragraphs: [
      `Lo primero es ${describeComponentInSpanish(first, today)}, ${dateInSpanish(first, today)}.`,
      ...(rest.length > 0 ? [`Después:\n${lines(rest, today)}`] : []),
    ],
    next: [`¿Cuánto cuesta ${nouns[first.type].a}?`, '¿Cuánto debo ahorrar cada mes?'],
    subject: first,
  }
}

/** Ranks the compared components by their dates. Undefined if fewer than two are on record. */
function ofCompare(asked: Understanding, facts: Facts): Answer | undefined {
  const rows = facts.group.length > 1 ? facts.group : facts.ofTypes
  const ranked = [...rows].sort((a, b) => (a.forecastOn < b.forecastOn ? -1 : 1)).slice(0, 10)
  return ranked.length > 1 ? ofNext(asked, { ...facts, soonest: ranked }) : undefined
}

const dueWindow =
  comingDueDays === 365
    ? { within: 'en un año', next: 'En el próximo año' }
    : { within: `en ${comingDueDays} días`, next: `En los próximos ${comingDueDays} días` }

function ofDue(_asked: Understanding, { soonest, pressing, planned, today, counts }: Facts): Answer {
  const [first] = soonest
  if (!first) return nothingYet
  if (planned) {
    const { when, rows } = planned
    return {
      paragraphs:
        rows.length === 0
          ? [
              `Ningún reemplazo está planificado ${when}. Lo siguiente es ${describeComponentInSpanish(first, today)}, ${dateInSpanish(first, today)}.`,
            ]
          : [`Reemplazos planificados ${when}: ${rows.length}.`, lines(rows, today)],
      next: ['¿Cuánto debo ahorrar cada mes?', '¿Qué tengo que reemplazar primero?'],
      listed: rows,
    }
  }
  const total = counts.overdue + counts.comingDue
  if (total === 0)
    return {
      paragraphs: [
        `Ningún reemplazo está vencido ni vence ${dueWindow.within}. Lo siguiente es ${describeComponentInSpanish(first, today)}, ${dateInSpanish(first, today)}.`,
      ],
      next: ['¿Cuánto debo ahorrar cada mes?'],
      subject: first,
    }
  const shown = pressing.length > 0 ? pressing : soonest.slice(0, total)
  return {
    paragraphs: [
      `Reemplazos vencidos: ${counts.overdue}. ${dueWindow.next}: ${counts.comingDue} más. Primero lo más urgente:`,
      lines(shown, today),
    ],
    next: ['¿Qué tengo que reemplazar primero?', '¿Cuánto debo ahorrar cada mes?'],
  }
}

function ofBudget(asked: Understanding, facts: Facts): Answer {
  const { spending, today, homeAddress } = facts
  const { operation } = asked
  if (!spending) return nothingYet
  const { expectedDollars, lowDollars, highDollars, reserve, part, sources, drivers } = spending
  const { monthly_contribution: monthly, starting_sum: start, years } = reserve
  const what = part
    ? `${nouns[part.type].your} en ${placeInSpanish(part)}`
    : `reemplazos${homeAddress ? ` en ${homeAddress}` : ''}`
  const year = findExtremeYear(spending.byYear, operation?.isLeast, today)
  return {
    paragraphs: [
      ...monthlyLead(asked, facts),
      ...(year
        ? [
            `El año más ${operation?.isLeast ? 'barato' : 'caro'} es ${year.year}, con ${inDollars(year.dollars)}.`,
          ]
        : []),
      `${capitalize(spanInSpanish(spending.span, today))}, cuente con gastar ${inDollars(expectedDollars)} en ${what}, a precios de hoy; lo probable es de ${inDollars(lowDollars)} a ${inDollars(highDollars)}.`,
      `${start > 0 ? `Empiece con ${inDollars(start)} y ahorre` : 'Ahorre'} ${inDollars(monthly)} al mes. La posibilidad de que alcance para todo durante ${years} años es del ${inPercent(reserve.chance_of_lasting)}.`,
      ...(part
        ? []
        : drivers.map(
            ({ row, expectedDollars: share }) =>
              `• ${capitalize(describeComponentInSpanish(row, today))}: ${inDollars(share)}`,
          )),
    ],
    sources,
    next: ['¿Qué tengo que reemplazar primero?', '¿Qué vence este año?'],
    subject: part,
  }
}

function ofInventory(asked: Understanding, facts: Facts): Answer {
  const { today, soonest, counts } = facts
  const subject = findSubject(asked, facts)
  if (subject.is === 'own') {
    const { row } = subject
    const installed =
      row.installedPrecision === 'year' ? row.installedOn.slice(0, 4) : formatMonth(row.installedOn)
    const years = formatYears(
      wholeYearsBetween(row.installedOn, today < row.installedOn ? row.installedOn : today),
    )
    return {
      paragraphs: [
        `${capitalize(nouns[row.type].your)} en ${placeInSpanish(row)} tiene ${years}: se instaló en ${installed}. Su reemplazo: ${dateInSpanish(row, today)}.`,
      ],
      next: [`¿Cuánto cuesta ${nouns[row.type].a}?`],
      subject: row,
    }
  }
  if (subject.is === 'several') return ofSeveral(subject.rows, today)
  if (soonest.length === 0) return nothingYet
  return {
    paragraphs: [`Tiene ${counts.all} cosas registradas. Las primeras:`, lines(soonest, today)],
    next: ['¿Qué vence este año?'],
  }
}
