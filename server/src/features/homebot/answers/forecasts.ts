import type { PlainDate } from '@home-pulse/contract/primitives'
import type { StateCode } from '@home-pulse/contract/vocabulary'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { addMonths, longDate, yearsBetween } from '@home-pulse/lifecycle/plain-date'
import { isInHotClimate, lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import {
  chanceOfLasting,
  type Forecast,
  type ForecastRequest,
  forecastComponent,
} from '@home-pulse/lifecycle/survival/forecast'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { capitalize, inPercent } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../components/present.ts'
import type { ComponentRow } from '../queries.ts'
import { percentSure } from '../understanding/conversation/follow-up-patterns.ts'
import { saysOdds } from '../understanding/periods.ts'
import type { Understanding } from '../understanding/understand.ts'
import { type AnswerLanguage, bulletList, languageOf } from './language/answer-languages.ts'
import type { Kind } from './sentences.ts'
import type { Subject } from './subject.ts'

/** A component on record, or a component type with an age that the question states. */
export type SubjectWithAge = Extract<Subject, { is: 'own' | 'told' }>

export const ownSubject = (row: ComponentRow) =>
  ({ is: 'own', kind: kindOf(row), row, installedOn: row.installedOn, notes: [] }) as const

/** Returns the forecast for a subject. A component on record uses the state of its home and ignores `state`. */
export const forecastOf = (subject: SubjectWithAge, today: string, state?: StateCode): Forecast =>
  forecastComponent(requestOf(subject, today, state))

/** Returns the input of the forecast calculation for a subject. */
export function requestOf(subject: SubjectWithAge, today: string, state?: StateCode): ForecastRequest {
  const { kind, installedOn } = subject
  const isOnRecord = subject.is === 'own' && subject.row.installedOn === installedOn
  return {
    ...kind,
    state,
    ...(subject.is === 'own' && {
      state: subject.row.state,
      condition: subject.row.condition,
      brand: subject.row.brand,
    }),
    installedOn,
    today,
    confirmedOn: isOnRecord ? subject.row.confirmedOn : undefined,
    ageSource: isOnRecord ? subject.row.ageSource : undefined,
    stored: isOnRecord ? { on: subject.row.forecastOn, from: subject.row.forecastSource } : undefined,
  }
}

/**
 * Returns one line of text for each component, with its planned date. If `horizon` is given, adds the chance that the
 * component lasts until that day.
 */
export const linesOf = (
  rows: readonly ComponentRow[],
  today: PlainDate,
  { say, describe, planned, day, chance }: AnswerLanguage,
  horizon?: PlainDate,
): string =>
  bulletList(
    rows.map((row) => {
      const lasts = (until: PlainDate) =>
        chanceOfLasting(requestOf(ownSubject(row), today), yearsBetween(today, until))
      const odds = horizon
        ? say(
            `; ${inPercent(lasts(horizon))} still work on ${longDate(horizon)}`,
            `; la posibilidad de que siga funcionando el ${day(horizon)} es ${chance(lasts(horizon))}`,
          )
        : ''
      return `${capitalize(describe(row, today))}: ${planned(row, today)}${odds}`
    }),
  )

/** Returns two sentences about the life of a component type at a location: the median, and the likely range. */
export function lifeSpanSentences(kind: Kind, { say, many }: AnswerLanguage, state?: StateCode): string {
  const circumstances = { ...kind, state }
  const { life } = lifetimeIn(circumstances)
  const [low, half, high] = [0.1, 0.5, 0.9].map((share) => Math.round(quantileLife(life, share)))
  const name = state && isInHotClimate(circumstances) ? stateFactors[state].name : undefined
  return say(
    `Half of all ${many(kind)}${name ? ` in ${name}, whose hot and humid climate wears them sooner,` : ''} last longer than ${half} years. They are likely to fail at an age of ${low} to ${high} years: 8 chances in 10.`,
    `La mitad de ${many(kind)} dura más de ${half} años${name ? ` en ${name}, donde el clima cálido y húmedo los desgasta antes` : ''}. Es probable que fallen a una edad de ${low} a ${high} años: 8 de cada 10 veces.`,
  )
}

export const asksForFailure =
  /\b(?:die|dies|dying|dead|fail\w*|breaks?|breaking|quits?|goes|give out|gives out|going out|kicks?|conks?|fall\w+|muer\w+|romp\w+|dan(?:e|ar|arse)|descompon\w+|estropee?\w*)\b/
/** Matches a yes-or-no question about lasting or failing: "will it make it to 2030". */
const asksYesOrNo =
  /\b(?:will|would|can|could|is|are|does|do|should (?:i|we) expect)(?: \S+){1,8} (?:last|hold|make|survive|get|squeeze|go|be|have|see|reach|hang|limp|keep|expect|wait|die|fail|quit|break|give)\b|\b(?:aguanta|dura|llega|sobrevivi)\w*/
const asksToWait =
  /\b(?:wait|put(?:ting)? off|hold off|postpone|delay|defer|push|stretch|get away with|esperar|aplazar|posponer)\b/

/**
 * Returns the chance that the component still works on a day, and the chance that it fails before. Begins with the
 * chance that the question asks for. The text opens with yes or no if the question expects that.
 */
export function oddsSentences(
  subject: SubjectWithAge,
  which: string,
  asked: Pick<Understanding, 'words' | 'isSpanish'>,
  { until, today }: { readonly until: PlainDate; readonly today: PlainDate },
  { ageYears }: Pick<Forecast, 'ageYears'>,
): string {
  const { words } = asked
  const { say, day, chance } = languageOf(asked)
  const lasts = chanceOfLasting(requestOf(subject, today), yearsBetween(today, until))
  const fails = chance(1 - lasts)
  const inTen = Math.round(lasts * 10)
  const share =
    inTen === 0 ? 'less than 1 in 10' : inTen === 10 ? 'more than 9 in 10' : `about ${inTen} in 10`
  const mayWait = asksToWait.test(words)
  // "Can I wait until it fails?" is a question about lasting, although it contains "fails".
  const isOfFailure = asksForFailure.test(words) && !mayWait
  const odds = isOfFailure
    ? say(
        `The chance that ${which} fails before ${day(until)} is ${fails}. So the chance that it still works then is ${chance(lasts)}.`,
        `La posibilidad de que falle antes del ${day(until)} es ${fails}; de que todavía funcione entonces, ${chance(lasts)}.`,
      )
    : say(
        `The chance that ${which} still works on ${day(until)} is ${chance(lasts)}: ${share} of those that are ${Math.floor(ageYears)} years old today. So the chance that it fails before then is ${fails}.`,
        `La posibilidad de que siga funcionando el ${day(until)} es ${chance(lasts)}; de que falle antes, ${fails}.`,
      )
  if (!mayWait && (saysOdds.test(words) || !asksYesOrNo.test(words))) return odds
  const percent = Math.round(100 * (isOfFailure ? 1 - lasts : lasts))
  const no = mayWait ? say('Better not', 'Mejor no') : say('Probably not', 'Probablemente no')
  const verdict =
    percent >= 80
      ? say('Most likely yes', 'Lo más probable es que sí')
      : percent >= 50
        ? say('Probably, at a risk', 'Probablemente, con riesgo')
        : no
  return `${verdict}. ${odds}`
}

/**
 * Returns a sentence with two dates for a certainty such as 90%. With 90% certainty, the component works until the
 * first date. With 90% certainty, it has failed by the second date. Empty if the question states no such certainty.
 */
export function datesOfCertainty(
  subject: SubjectWithAge,
  { words, isSpanish }: Pick<Understanding, 'words' | 'isSpanish'>,
  today: PlainDate,
): string[] {
  const percent = Number(percentSure.exec(words)?.[1] ?? 0)
  if (percent < minCertainty) return []
  const request = requestOf(subject, today)
  const [lasts, failed] = [percent, 100 - percent].map((share) => {
    const months = Array.from({ length: maxMonths }, (_, at) => at)
    const end = months.find((month) => 100 * chanceOfLasting(request, month / 12) < share) ?? maxMonths
    return addMonths(today, Math.max(0, end - 1))
  })
  const { say, month } = languageOf({ isSpanish })
  const [until, by] = [month(lasts ?? today), month(failed ?? today)]
  return [
    say(
      `With ${percent}% certainty it still works in ${until}. With ${percent}% certainty it has failed by ${by}.`,
      `Con ${percent} % de certeza todavía funciona en ${until}. Con ${percent} % de certeza ya habrá fallado en ${by}.`,
    ),
  ]
}
/** The minimum certainty, in percent. With less, the first date would come after the second. */
const minCertainty = 50
const maxMonths = 600
