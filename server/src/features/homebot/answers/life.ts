import type { PlainDate } from '@home-pulse/contract/primitives'
import { advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { addMonths, yearsBetween } from '@home-pulse/lifecycle/plain-date'
import type { Forecast } from '@home-pulse/lifecycle/survival/forecast'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { inYears } from '@home-pulse/lifecycle/wording'
import { nowOrLater } from '../understanding/periods.ts'
import type { Understanding } from '../understanding/understand.ts'
import { answerCompare } from './compare.ts'
import { diagnose } from './diagnosis.ts'
import { answerEndOfLife } from './end-of-life.ts'
import type { Answer, Facts } from './facts.ts'
import { datesOfCertainty, forecastOf, oddsSentences, type SubjectWithAge } from './forecasts.ts'
import { type AnswerLanguage, languageOf } from './language/answer-languages.ts'
import { lifeOfKind, lifeOfNothing, lifeOfSeveral, lifeOfThese, stateOf } from './life-of-kind.ts'
import { ageOf, texts } from './sentences.ts'
import { findSubject, rowOf } from './subject.ts'

/** The maximum age in years. A higher age is treated as a typing error, because no published figure covers it. */
const maxYears = 120

/** Says when one component will need replacing, or how long its type lasts. */
export function answerLife(asked: Understanding, facts: Facts): Answer {
  const dated = asked.components.filter(({ age }) => age !== undefined)
  if (asked.components.length > 1 && dated.length !== 1 && !asked.questionedComponent)
    return answerCompare(asked, facts)
  const subject = findSubject(asked, facts, asked.questionedComponent ?? dated[0] ?? asked.components[0])
  switch (subject.is) {
    case 'own':
    case 'told':
      if (ageOf(subject, facts.today) > maxYears) return doubtAge(subject, asked, facts)
      return asked.hasFailed ? answerEndOfLife(subject, asked, facts) : ofOne(subject, asked, facts)
    case 'several':
      return lifeOfSeveral(subject, asked, facts)
    case 'kind':
      return lifeOfKind(subject, asked, facts)
    default:
      return facts.isNarrow && facts.soonest.length > 0
        ? lifeOfThese(asked, facts)
        : lifeOfNothing(asked, facts)
  }
}

function ofOne(subject: SubjectWithAge, asked: Understanding, facts: Facts): Answer {
  const { isTheirOwn, isSpanish } = asked
  const { today } = facts
  const { say, day, month, span, chance, age, a, your, many, yours, ask } = languageOf(asked)
  const { kind } = subject
  const forecast = forecastOf(subject, today, stateOf(asked, facts))
  const { forecastOn, forecastLow, forecastHigh, failureWithin12Months, medianRemainingYears } = forecast
  const years = age(ageOf(subject, today))
  const which =
    subject.is === 'own'
      ? say(`${yours(subject.row)} (${years} old)`, `${yours(subject.row)} (${years})`)
      : isTheirOwn
        ? say(`${your(kind)} (${years} old)`, `${your(kind)} de ${years}`)
        : say(`${a(kind)} that is ${years} old`, `${a(kind)} de ${years}`)
  const reached = agedOn(asked, subject)
  const until = reached !== undefined && reached > today ? reached : asked.horizon
  const sure = datesOfCertainty(subject, asked, today)
  const isDueNow = forecastOn === today
  const isOwn = subject.is === 'own'
  const set = isOwn && subject.row.forecastSource === 'owner' ? subject.row.forecastOn : undefined
  // Every screen shows the recorded date, so the answer gives that date first and then offers the new estimate. If the
  // question states another age, the recorded date is not used.
  const isOnRecord = isOwn && subject.row.installedOn === subject.installedOn
  const planBy = isOnRecord && subject.row.forecastOn >= today ? subject.row.forecastOn : forecastOn
  const estimate = isDueNow
    ? say('to replace it now', 'reemplazo ahora')
    : say(
        `to replace it by ${day(forecastOn)}, about ${span(yearsBetween(today, forecastOn))} from now`,
        `reemplazo antes del ${day(forecastOn)}, en unos ${span(yearsBetween(today, forecastOn))}`,
      )
  const lead = set
    ? say(
        `You set the date for ${which} yourself: ${day(set)}${set < today ? ', which has passed' : ''}. My own estimate is ${estimate}.`,
        `Usted puso la fecha para ${which}: ${day(set)}${set < today ? ', que ya pasó' : ''}. Mi cálculo: ${estimate}.`,
      )
    : isDueNow && planBy === today
      ? say(
          `Plan to replace ${which} now: it has reached the age that three in four ${many(kind)} do not outlive.`,
          `Planifique reemplazar ${which} ahora: tiene la edad que 3 de cada 4 no superan.`,
        )
      : say(
          `Plan to replace ${which} by ${day(planBy)}, about ${span(yearsBetween(today, planBy))} from now.`,
          `Planifique reemplazar ${which} antes del ${day(planBy)}, en unos ${span(yearsBetween(today, planBy))}.`,
        )
  const isEarly = !set && yearsBetween(today, planBy) < medianRemainingYears - 0.2
  const whyEarly = isEarly
    ? say(
        ` (the plan date is earlier: three in four ${many(kind)} do not outlive the age that it has then)`,
        ' (la fecha planificada es anterior: 3 de cada 4 no superan la edad que tendrá entonces)',
      )
    : ''
  const [low, high, fails] = [month(forecastLow), month(forecastHigh), chance(failureWithin12Months)]
  const half = span(medianRemainingYears)
  const spread = say(
    `It is likely to fail between ${low} and ${high}: 8 chances in 10. Half of those of its age fail within ${half}${whyEarly}; the chance that it fails within 12 months is ${fails}.`,
    `Es probable que falle entre ${low} y ${high}: 8 de cada 10 veces. La mitad de los de su edad falla en ${half}${whyEarly}; la posibilidad de que falle en 12 meses es ${fails}.`,
  )
  const change = isOnRecord
    ? changeOf(subject.row.forecastOn, forecastOn, today, languageOf(asked))
    : undefined
  return {
    paragraphs: texts(
      ...subject.notes,
      ...sure,
      until && sure.length === 0
        ? oddsSentences(subject, which, asked, { until, today }, forecast)
        : verdictOf(asked, subject, forecast, today),
      lead,
      spread,
      nowOrLater.test(asked.words) && say(advice.replace_early.english, advice.replace_early.spanish),
      signOf(asked, subject),
      !until && !isSpanish && forecast.explanation.filter((sentence) => !beside.test(sentence)).join(' '),
      change,
    ),
    sources: forecast.sources,
    next: [ask.cost(kind), ask.care(kind, isOwn), ask.repair],
    forecastOn,
    change,
    subject: rowOf(subject),
  }
}

/**
 * Matches forecast sentences that this answer omits. The answer has stated them already, or they matter only if the
 * user asks for reasons.
 */
const beside =
  /^(?:Plan for|It is likely to fail|So plan its|You set its date|The odds are|Its brand changes|To make this)/

const asksIfOld =
  /(?<!\b(?:how|years?|yrs?|months?) )\b(?:old|ancient)(?: now| already| yet| or not)?$|\bis \d+(?: years?)? old for\b|\b(?:(?:esta|es|ya)(?: \S+)? (?:muy |tan |bien )?(?:viej[oa]|antigu[oa])|en las ultimas)\b/
const asksIfDue =
  /\b(?:worr(?:y|ied)|scared|concerned|time (?:to|for)|last legs|past its prime|borrowed time)\b/

/**
 * Returns a yes or no if the question asks whether the component is old or due for replacement. Empty for other
 * questions.
 */
function verdictOf(
  asked: Understanding,
  { kind }: SubjectWithAge,
  { ageYears, effectiveAgeYears, forecastOn, failureWithin12Months }: Forecast,
  today: PlainDate,
): string {
  const { words } = asked
  const { say, age, chance, many } = languageOf(asked)
  const half = quantileLife(lifetimeOf(kind.type, kind.variant).life, 0.5)
  const isNear = effectiveAgeYears >= 0.8 * half
  const [years, middle, all] = [age(ageYears), age(Math.round(half)), many(kind)]
  if (asksIfOld.test(words.replace(/[ .]+$/, '')))
    return effectiveAgeYears >= half
      ? say(
          `Yes, ${years} is old: half of all ${all} do not last longer than ${inYears(half)}.`,
          `Sí, tiene ${years}: la mitad de ${all} no dura más de ${middle}.`,
        )
      : say(
          `${isNear ? 'It is getting old' : 'No'}, at ${years}: half of all ${all} last longer than ${inYears(half)}.`,
          `${isNear ? 'Ya va para viejo' : 'No'}: tiene ${years}, y la mitad de ${all} dura más de ${middle}.`,
        )
  if (!asksIfDue.test(words)) return ''
  const fails = chance(failureWithin12Months)
  return forecastOn <= addMonths(today, 12)
    ? say(
        `Yes, plan to replace it: ${fails} of those of its age fail within 12 months.`,
        `Sí, planifique su reemplazo: la posibilidad de que falle en 12 meses es ${fails}.`,
      )
    : say(
        `${isNear ? 'Not yet, but plan for it' : 'No'}: only ${fails} of those of its age fail within 12 months.`,
        `${isNear ? 'Todavía no, pero vaya planificando' : 'No'}: la posibilidad de que falle en 12 meses es solo ${fails}.`,
      )
}

/** Returns a paragraph about the symptom in the question. Undefined if this component type cannot have the symptom. */
function signOf(asked: Understanding, { kind }: SubjectWithAge): string | undefined {
  const { a, your } = languageOf(asked)
  return diagnose(asked, kind, asked.isTheirOwn ? your(kind) : a(kind))
    ?.slice(0, 3)
    .join(' ')
}

/**
 * Returns a sentence with the recorded date and the new date. Adds the reason if the recorded date has passed.
 * Undefined if both dates are equal.
 */
function changeOf(
  recorded: string,
  offered: string,
  today: string,
  { say, day }: AnswerLanguage,
): string | undefined {
  if (recorded === offered) return undefined
  return recorded < today && offered === today
    ? say(
        `The recorded date, ${day(recorded)}, has passed and a plan cannot lie in the past, so I offer today’s date, ${day(offered)}, which means “replace it now”.`,
        `La fecha registrada, el ${day(recorded)}, ya pasó; por eso ofrezco la de hoy, el ${day(offered)}, es decir, “reemplazar ahora”.`,
      )
    : say(
        `On record is ${day(recorded)}; updating would change it to ${day(offered)}.`,
        `Está registrado el ${day(recorded)}; al actualizar sería el ${day(offered)}.`,
      )
}

function doubtAge(subject: SubjectWithAge, asked: Understanding, { today }: Facts): Answer {
  const { say, a, age, ask } = languageOf(asked)
  const [one, years] = [a(subject.kind), age(ageOf(subject, today))]
  return {
    paragraphs: [
      say(
        `No published figure says anything about ${one} of ${years}, so I give no date for it. Please check the age.`,
        `Ninguna cifra publicada habla de ${one} de ${years}, así que no doy fecha. Revise la edad, por favor.`,
      ),
    ],
    next: [ask.life(subject.kind)],
    subject: rowOf(subject),
  }
}

/** Returns the day on which the component reaches the age in the question: 25 years in "odds the roof makes 25". */
function agedOn({ horizon, words }: Understanding, { installedOn }: SubjectWithAge): PlainDate | undefined {
  const [, years] =
    /\b(?:mak(?:e|es|ing)|reach(?:es)?|gets? to|hits?|sees?|lives? to) (?:it to )?(\d{2})\b(?! ?(?:%|percent))/.exec(
      words,
    ) ?? []
  return horizon !== undefined && years !== undefined ? addMonths(installedOn, 12 * Number(years)) : undefined
}
