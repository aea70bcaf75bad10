import type { PlainDate } from '@home-pulse/contract/primitives'
import type { StateCode } from '@home-pulse/contract/vocabulary'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { longDate, monthAndYear, yearsBetween } from '@home-pulse/lifecycle/plain-date'
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
import type { Understanding } from '../understanding/understand.ts'
import { describeComponent, type Kind, pluralOf } from './sentences.ts'
import type { Subject } from './subject.ts'

/** A subject whose age is known: a component on record, or a type with an age. */
export type SubjectWithAge = Extract<Subject, { is: 'own' | 'told' }>

/** Returns the forecast for a subject. For a component on record, the state of its home replaces `state`. */
export const forecastOf = (subject: SubjectWithAge, today: string, state?: StateCode): Forecast =>
  forecastComponent(requestOf(subject, today, state))

/** Returns the input of the forecast engine for a subject. */
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

/** Returns the recorded date as text. Says if the owner set it. */
export const plannedDateText = (
  {
    forecastOn,
    forecastSource,
  }: { readonly forecastOn: string; readonly forecastSource: 'estimate' | 'owner' },
  today: string,
): string =>
  forecastOn < today
    ? `overdue since ${monthAndYear(forecastOn)}${forecastSource === 'owner' ? ', the date that you set' : ''}`
    : forecastSource === 'owner'
      ? `planned for ${monthAndYear(forecastOn)}, as you set it`
      : forecastOn === today
        ? 'due now'
        : `expected for ${monthAndYear(forecastOn)}`

/** Lists components with their planned dates, and with their chances to last until `horizon` if it is given. */
export const linesOf = (rows: readonly ComponentRow[], today: string, horizon?: PlainDate) =>
  rows
    .map((row) => {
      const { installedOn } = row
      const subject = { is: 'own', kind: kindOf(row), row, installedOn, notes: [] } as const
      const odds = horizon
        ? `; ${inPercent(chanceOfLasting(requestOf(subject, today), yearsBetween(today, horizon)))} still work on ${longDate(horizon)}`
        : ''
      return `• ${capitalize(describeComponent(row, today))}: ${plannedDateText(row, today)}${odds}`
    })
    .join('\n')

/** Returns two sentences about a type at a location: its median life, and its likely range. */
export function lifeSpanSentences(kind: Kind, state?: StateCode): string {
  const circumstances = { ...kind, state }
  const { life } = lifetimeIn(circumstances)
  const [low, half, high] = [0.1, 0.5, 0.9].map((share) => Math.round(quantileLife(life, share)))
  const place =
    state && isInHotClimate(circumstances)
      ? ` in ${stateFactors[state].name}, whose hot and humid climate wears them sooner,`
      : ''
  return `Half of all ${pluralOf(kind)}${place} last longer than ${half} years. They are likely to fail at an age of ${low} to ${high} years: 8 chances in 10.`
}

export const asksForFailure =
  /\b(?:die|dies|dying|dead|fail\w*|breaks?|breaking|quits?|goes|give out|gives out|going out|kicks?|conks?)\b/
const asksToWait = /\b(?:wait|put(?:ting)? off|hold off|postpone|delay|defer|push|stretch|get away with)\b/

/**
 * Returns the chance that the component still works on a day, and the chance that it fails before. The question decides
 * which comes first, and whether a yes or no precedes both.
 */
export function oddsSentences(
  subject: SubjectWithAge,
  which: string,
  { words }: Pick<Understanding, 'words'>,
  { until, today }: { readonly until: PlainDate; readonly today: PlainDate },
  { ageYears }: Pick<Forecast, 'ageYears'>,
): string {
  const chance = chanceOfLasting(requestOf(subject, today), yearsBetween(today, until))
  const inTen = Math.round(chance * 10)
  const share =
    inTen === 0 ? 'less than 1 in 10' : inTen === 10 ? 'more than 9 in 10' : `about ${inTen} in 10`
  if (asksForFailure.test(words))
    return `The chance that ${which} fails before ${longDate(until)} is ${inPercent(1 - chance)}. So the chance that it still works then is ${inPercent(chance)}.`
  const verdict = chance >= 0.8 ? 'Most likely yes' : chance >= 0.5 ? 'Probably, at a risk' : 'Better not'
  return `${asksToWait.test(words) ? `${verdict}. ` : ''}The chance that ${which} still works on ${longDate(until)} is ${inPercent(chance)}: ${share} of those that are ${Math.floor(ageYears)} years old today. So the chance that it fails before then is ${inPercent(1 - chance)}.`
}
