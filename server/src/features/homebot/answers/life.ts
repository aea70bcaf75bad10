import type { PlainDate } from '@home-pulse/contract/primitives'
import { assumedKind, lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { type Citation, cite } from '@home-pulse/lifecycle/catalogue/sources'
import { symptomOf as findSymptom } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import { addMonths, longDate, monthAndYear, yearsBetween } from '@home-pulse/lifecycle/plain-date'
import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import { explainLife } from '@home-pulse/lifecycle/survival/explain-life'
import type { Forecast } from '@home-pulse/lifecycle/survival/forecast'
import { quantileLife } from '@home-pulse/lifecycle/survival/survival'
import { inPercent, inWholeYears, inYears } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../components/present.ts'
import type { Understanding } from '../understanding/understand.ts'
import { answerCompare } from './compare.ts'
import { diagnose } from './diagnosis.ts'
import { answerEndOfLife } from './end-of-life.ts'
import type { Answer, Facts } from './facts.ts'
import {
  forecastOf,
  lifeSpanSentences,
  linesOf,
  oddsSentences,
  plannedDateText,
  type SubjectWithAge,
} from './forecasts.ts'
import {
  ageOf,
  describeComponent,
  joinList,
  type Kind,
  nounOf,
  placeOf,
  pluralOf,
  typeNames,
  withArticle,
} from './sentences.ts'
import { findSubject, type Subject } from './subject.ts'

/** Higher ages are treated as typing errors, because no published figure covers them. */
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
      if (ageOf(subject, facts.today) > maxYears) return doubtAge(subject, facts)
      return asked.hasFailed ? answerEndOfLife(subject, asked, facts) : ofOne(subject, asked, facts)
    case 'several':
      return ofSeveral(subject, asked, facts)
    case 'kind':
      return ofKind(subject, asked, facts)
    default:
      return facts.isNarrow && facts.soonest.length > 0 ? ofThese(asked, facts) : ofNothing(asked, facts)
  }
}

function ofOne(subject: SubjectWithAge, asked: Understanding, facts: Facts): Answer {
  const { isTheirOwn } = asked
  const { today } = facts
  const forecast = forecastOf(subject, today, stateOf(asked, facts))
  const { forecastOn, forecastLow, forecastHigh, failureWithin12Months, medianRemainingYears } = forecast
  const noun = nounOf(subject.kind)
  const years = ageOf(subject, today)
  const which =
    subject.is === 'own'
      ? `your ${noun} ${subject.row.unitNumber ? 'in' : 'at'} ${placeOf(subject.row)} (${inWholeYears(years)} old)`
      : isTheirOwn
        ? `your ${noun} (${inWholeYears(years)} old)`
        : `${withArticle(noun)} that is ${inWholeYears(years)} old`
  const reached = agedOn(asked, subject)
  const until = reached !== undefined && reached > today ? reached : asked.horizon
  const isDueNow = forecastOn === today
  const isOwn = subject.is === 'own'
  const set = isOwn && subject.row.forecastSource === 'owner' ? subject.row.forecastOn : undefined
  // Every screen shows the recorded date, so the answer begins with it and then offers the new estimate. If the
  // question states another age, the recorded date does not apply.
  const isOnRecord = isOwn && subject.row.installedOn === subject.installedOn
  const planBy = isOnRecord && subject.row.forecastOn >= today ? subject.row.forecastOn : forecastOn
  const estimate = isDueNow
    ? 'to replace it now'
    : `to replace it by ${longDate(forecastOn)}, about ${inYears(yearsBetween(today, forecastOn))} from now`
  const lead = set
    ? `You set the date for ${which} yourself: ${longDate(set)}${set < today ? ', which has passed' : ''}. My own estimate is ${estimate}.`
    : isDueNow && planBy === today
      ? `Plan to replace ${which} now: it has reached the age that three in four ${pluralOf(subject.kind)} do not outlive.`
      : `Plan to replace ${which} by ${longDate(planBy)}, about ${inYears(yearsBetween(today, planBy))} from now.`
  const isEarly = !set && yearsBetween(today, planBy) < medianRemainingYears - 0.2
  const whyEarly = isEarly
    ? ` (the plan date is earlier: three in four ${pluralOf(subject.kind)} do not outlive the age that it has then)`
    : ''
  const spread = `It is likely to fail between ${monthAndYear(forecastLow)} and ${monthAndYear(forecastHigh)}: 8 chances in 10. Half of those of its age fail within ${inYears(medianRemainingYears)}${whyEarly}; the chance that it fails within 12 months is ${inPercent(failureWithin12Months)}.`
  const change = isOnRecord ? changeOf(subject.row.forecastOn, forecastOn, today) : undefined
  return {
    paragraphs: [
      ...subject.notes,
      ...(until
        ? [oddsSentences(subject, which, asked, { until, today }, forecast)]
        : verdictOf(asked, subject, forecast, today)),
      lead,
      spread,
      ...signOf(asked, subject),
      ...(until ? [] : [forecast.explanation.filter((sentence) => !beside.test(sentence)).join(' ')]),
      ...(change ? [change] : []),
    ],
    sources: forecast.sources,
    next: [
      `What does a new ${noun} cost?`,
      `How do I maintain ${subject.is === 'own' ? `my ${noun}` : withArticle(noun)}?`,
      'Should I repair or replace it?',
    ],
    forecastOn,
    change,
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

/** Sentences of an explanation that repeat the answer, or that only a question for the reasons needs. */
const beside =
  /^(?:Plan for|It is likely to fail|So plan its|You set its date|The odds are|Its brand changes|To make this)/

const asksIfOld =
  /(?<!\b(?:how|years?|yrs?|months?) )\b(?:old|ancient)(?: now| already| yet| or not)?$|\bis \d+(?: years?)? old for\b/
const asksIfDue =
  /\b(?:worr(?:y|ied)|scared|concerned|time (?:to|for)|last legs|past its prime|borrowed time)\b/

/** Answers yes or no first, if the question asks whether the component is old, or whether its time has come. */
function verdictOf(
  { words }: Understanding,
  { kind }: SubjectWithAge,
  { ageYears, effectiveAgeYears, forecastOn, failureWithin12Months }: Forecast,
  today: PlainDate,
): string[] {
  const half = quantileLife(lifetimeOf(kind.type, kind.variant).life, 0.5)
  const all = `half of all ${pluralOf(kind)}`
  if (asksIfOld.test(words.replace(/[ .]+$/, '')))
    return [
      effectiveAgeYears >= half
        ? `Yes, ${inWholeYears(ageYears)} is old: ${all} do not last longer than ${inYears(half)}.`
        : `${effectiveAgeYears >= 0.8 * half ? 'It is getting old' : 'No'}, at ${inWholeYears(ageYears)}: ${all} last longer than ${inYears(half)}.`,
    ]
  if (!asksIfDue.test(words)) return []
  const fails = inPercent(failureWithin12Months)
  return [
    forecastOn <= addMonths(today, 12)
      ? `Yes, plan to replace it: ${fails} of those of its age fail within 12 months.`
      : `${effectiveAgeYears >= 0.8 * half ? 'Not yet, but plan for it' : 'No'}: only ${fails} of those of its age fail within 12 months.`,
  ]
}

/** Returns a paragraph about the symptom in the question, if it fits the component. */
function signOf({ symptom, isTheirOwn }: Understanding, { kind }: SubjectWithAge): string[] {
  const known = symptom?.type === kind.type ? findSymptom(kind.type, symptom.name) : undefined
  return known
    ? [
        diagnose(known, isTheirOwn ? `your ${nounOf(kind)}` : withArticle(nounOf(kind)))
          .slice(0, 3)
          .join(' '),
      ]
    : []
}

/**
 * Returns a sentence with the old and the new date of an update, and the reason if the old date has passed. Undefined
 * if nothing would change.
 */
function changeOf(recorded: string, offered: string, today: string): string | undefined {
  if (recorded === offered) return undefined
  return recorded < today && offered === today
    ? `The recorded date, ${longDate(recorded)}, has passed and a plan cannot lie in the past, so I offer today’s date, ${longDate(offered)}, which means “replace it now”.`
    : `On record is ${longDate(recorded)}; updating would change it to ${longDate(offered)}.`
}

/** Returns the state in the question. For the customer's components, the default is the state of their homes. */
const stateOf = ({ state, isTheirOwn }: Understanding, facts: Facts) =>
  state ?? (isTheirOwn ? facts.state : undefined)

function doubtAge(subject: SubjectWithAge, { today }: Facts): Answer {
  const noun = nounOf(subject.kind)
  return {
    paragraphs: [
      `No published figure says anything about ${withArticle(noun)} of ${inWholeYears(ageOf(subject, today))}, so I give no date for it. Please check the age.`,
    ],
    next: [`How long does ${withArticle(noun)} usually last?`],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

function ofSeveral(
  { kind, rows, notes }: Extract<Subject, { is: 'several' }>,
  { horizon }: Understanding,
  { today }: Facts,
): Answer {
  const shown = rows.slice(0, 5)
  return {
    paragraphs: [
      ...notes,
      `You have ${rows.length > shown.length ? `more than ${shown.length}` : rows.length} ${pluralOf({ type: kind.type })}. The soonest come first:`,
      linesOf(shown, today, horizon),
      'Choose one, or name its address, and I will tell you more about it.',
    ],
    sources: basisOf(kind),
    next: shown.slice(0, 2).map((row) => `How long will the ${nounOf(kindOf(row))} at ${row.street} last?`),
    listed: shown,
  }
}

/**
 * Lists the components of one unit or brand with their dates. Adds the chance to last until the day in the question.
 */
function ofThese({ horizon }: Understanding, { soonest, today }: Facts): Answer {
  return {
    paragraphs: [linesOf(soonest.slice(0, 6), today, horizon)],
    next: ['Which of mine is next?'],
    listed: soonest,
  }
}

const basisOf = ({ type, variant }: Kind): Citation[] => cite(lifetimeOf(type, variant).sources)

function ofKind(
  { kind, rows, notes }: Extract<Subject, { is: 'kind' }>,
  asked: Understanding,
  facts: Facts,
): Answer {
  const { today } = facts
  const noun = nounOf(kind)
  const assumed = assumedKind(kind.type, kind.variant)
  const [own] = rows
  return {
    paragraphs: [
      ...notes,
      ...(asked.isTheirOwn && !own && facts.homeAddress
        ? [`No ${noun} is on record at ${facts.homeAddress}.`]
        : []),
      lifeSpanSentences(kind, stateOf(asked, facts)),
      `${explainLife(lifetimeIn({ ...kind, state: stateOf(asked, facts) }))[0]}${assumed ? ` Its kind was not said, so I take it to be ${assumed}.` : ''}`,
      own
        ? `Yours: ${joinList(rows.slice(0, 3).map((row) => `${describeComponent(row, today)}, ${plannedDateText(row, today)}`))}.`
        : `Tell me how old ${asked.isTheirOwn ? 'yours' : 'it'} is, or the year it was put in, and I will give you a date to plan for.`,
    ],
    sources: basisOf(kind),
    next: [
      own ? `How long will my ${noun} last?` : `My ${noun} is 8 years old. How long will it last?`,
      `What does a new ${noun} cost?`,
      `How do I make ${withArticle(noun)} last longer?`,
    ],
  }
}

function ofNothing({ others, age }: Understanding, { soonest, today }: Facts): Answer {
  const [other] = others
  const first = other
    ? `I have no published lifetimes for ${withArticle(other)}, so I will not guess. The ten I know are: ${typeNames}.`
    : `Which one do you mean${age ? '' : ', and how old is it'}? I know these ten: ${typeNames}.`
  const [next] = soonest
  return {
    paragraphs: next
      ? [
          first,
          `Of yours, the first to plan for is ${describeComponent(next, today)}, ${plannedDateText(next, today)}.`,
        ]
      : [first],
    next: ['How long does a water heater last?', 'Which of mine is next?', 'What is due this year?'],
  }
}

/** Returns the day on which the component has the age whose odds the question asks for: "odds the roof makes 25". */
function agedOn({ horizon, words }: Understanding, { installedOn }: SubjectWithAge): PlainDate | undefined {
  const [, years] =
    /\b(?:mak(?:e|es|ing)|reach(?:es)?|gets? to|hits?|sees?|lives? to) (?:it to )?(\d{2})\b(?! ?(?:%|percent))/.exec(
      words,
    ) ?? []
  return horizon !== undefined && years !== undefined ? addMonths(installedOn, 12 * Number(years)) : undefined
}
