import type { PlainDate } from '@home-pulse/contract/primitives'
import { isVariantOf, lifetimeOf, lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { monthAndYear } from '@home-pulse/lifecycle/plain-date'
import { meanLife } from '@home-pulse/lifecycle/survival/survival'
import { capitalize, inPercent, inWholeYears } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../components/present.ts'
import type { ComponentRow } from '../queries.ts'
import { holdsMoney } from '../understanding/amounts.ts'
import type { NamedComponent, Understanding } from '../understanding/understand.ts'
import { costOf } from './cost.ts'
import type { Answer, Facts } from './facts.ts'
import { forecastOf, lifeSpanSentences, type SubjectWithAge } from './forecasts.ts'
import { ageOf, describeComponent, formatCents, type Kind, nounOf, placeOf, pluralOf } from './sentences.ts'
import { findSubject, type Subject } from './subject.ts'

/** Compares two or more components: by their dates if all ages are known, otherwise by the lives of their types. */
export function answerCompare(asked: Understanding, facts: Facts): Answer {
  const named = asked.components.slice(0, 4)
  const ofTheirs = {
    ...asked,
    isTheirOwn: asked.isTheirOwn && !facts.isElsewhere && !isOfVariants(named, facts),
  }
  const found = named.map((one) => findSubject(ofTheirs, facts, one))
  const maxEach = Math.floor(maxCompared / Math.max(1, named.length))
  const isCut =
    facts.group.length > 1
      ? facts.group.length > maxCompared
      : found.some((subject) => subject.is === 'several' && subject.rows.length > maxEach)
  const subjects =
    facts.group.length > 1
      ? facts.group.slice(0, maxCompared).map((row) => ownOf(row, facts))
      : found.flatMap((subject) => eachOf(subject, facts, maxEach))
  const known = subjects.filter(
    (subject): subject is SubjectWithAge => subject.is === 'own' || subject.is === 'told',
  )
  return known.length >= Math.max(2, named.length) && known.length === subjects.length
    ? byDate(known, asked, facts, isCut)
    : byKind(named, subjects, asked, facts)
}

/** Returns true if the question compares variants of one type that are not on record: "tank or tankless?" */
function isOfVariants(named: readonly NamedComponent[], { ofTypes }: Facts): boolean {
  const [first] = named
  const variants = new Set(
    named.flatMap(({ type, variant }) => (type === first?.type && variant ? [variant] : [])),
  )
  const isOfOneType = named.length > 1 && named.every(({ type }) => type === first?.type)
  return isOfOneType && variants.size > 0 && !ofTypes.some(({ variant }) => variant && variants.has(variant))
}

/** The maximum number of components in one comparison. Each named type gets an equal share of it. */
const maxCompared = 10

/** Returns the subject, or if it has several components, the first `max` of them, soonest due first. */
const eachOf = (subject: Subject, facts: Facts, max: number): Subject[] =>
  subject.is === 'several' ? subject.rows.slice(0, max).map((row) => ownOf(row, facts)) : [subject]

const ownOf = (row: ComponentRow, { today }: Facts): SubjectWithAge => ({
  ...{ is: 'own', kind: kindOf(row), row, notes: [] },
  installedOn: row.installedOn > today ? today : row.installedOn,
})

function byDate(
  known: readonly SubjectWithAge[],
  asked: Understanding,
  facts: Facts,
  isCut: boolean,
): Answer {
  const { today, isElsewhere } = facts
  const rows = known
    .map((subject) => ({ subject, forecast: forecastOf(subject, today) }))
    .sort((a, b) => (a.forecast.forecastOn < b.forecast.forecastOn ? -1 : 1))
  const [first] = rows
  const way = /\b(old|new|young)(?:er|est)\b/.exec(asked.words)?.[1]
  const byAge = way ? [...known].sort((a, b) => (a.installedOn < b.installedOn ? -1 : 1)) : []
  const ofAge = byAge.at(way === 'old' ? 0 : -1)
  const priced = rows.map(({ subject, forecast }) => {
    const when =
      forecast.forecastOn === today ? 'plan it now' : `plan for ${monthAndYear(forecast.forecastOn)}`
    const row = subject.is === 'own' ? subject.row : undefined
    const { typicalCents } = costOf(subject.kind, asked, facts, row).cost
    const cents = row?.ownerCostCents ?? typicalCents
    const price =
      row?.ownerCostCents == null
        ? `about ${formatCents(cents)} to replace`
        : `${formatCents(cents)} to replace, as you set it`
    const where = row ? ` at ${placeOf(row)}` : ''
    const line = `• ${capitalize(nounOf(subject.kind))}${where}, ${inWholeYears(ageOf(subject, today))} old: ${when}, most likely between ${monthAndYear(forecast.forecastLow)} and ${monthAndYear(forecast.forecastHigh)}; ${inPercent(forecast.failureWithin12Months)} fail within 12 months; ${price}`
    return { name: calledApart(subject, known, today), cents, line }
  })
  const limit = withinLimit(priced, asked)
  return {
    paragraphs: [
      ...(ofAge ? [`The ${way}er one is ${calledApart(ofAge, known, today)}.`] : []),
      ...limit,
      ...(first
        ? [
            `${limit.length > 0 ? 'By date, plan' : 'Plan'} for ${calledApart(first.subject, known, today)} first${isElsewhere && facts.state === undefined && asked.state ? `. The prices are those in ${stateFactors[asked.state].name}` : ''}.`,
          ]
        : []),
      priced.map(({ line }) => line).join('\n'),
      ...(isCut
        ? ['You have more of these. I compare those that are due first; name a home for the others.']
        : []),
      'The ranges overlap, so the order is likely and not certain.',
    ],
    sources: unique(rows.flatMap(({ forecast }) => forecast.sources)),
    next: ['Which of mine is next?', 'How much should I set aside each month?'],
    listed: rows.flatMap(({ subject }) => (subject.is === 'own' ? [subject.row] : [])),
  }
}

/** Says what the money that the owner has can pay for: "I have 5 grand: furnace or AC". */
function withinLimit(
  priced: readonly { readonly name: string; readonly cents: number }[],
  { amounts, words }: Understanding,
): string[] {
  const [held] = amounts
  if (!held || held.buys || amounts.length > 1 || !holdsMoney(words)) return []
  const payable = priced.filter(({ cents }) => cents <= held.dollars * 100)
  const sum = formatCents(held.dollars * 100)
  if (payable.length === 0) return [`${sum} does not pay for any of them at the prices below.`]
  if (payable.length === priced.length) return [`${sum} pays for any one of them at the prices below.`]
  return [`${sum} pays only for ${payable.map(({ name }) => name).join(' or ')} at the prices below.`]
}

/** Returns the name of a component. Adds its location or age if another compared component has the same name. */
function calledApart(subject: SubjectWithAge, all: readonly SubjectWithAge[], today: PlainDate): string {
  const name = nounOf(subject.kind)
  const isNamesake = all.filter(({ kind }) => nounOf(kind) === name).length > 1
  if (isNamesake && subject.is === 'own') return describeComponent(subject.row, today)
  return isNamesake ? `the ${name} that is ${inWholeYears(ageOf(subject, today))} old` : `the ${name}`
}

function byKind(
  named: readonly NamedComponent[],
  subjects: readonly Subject[],
  asked: Understanding,
  facts: Facts,
): Answer {
  const told = subjects.flatMap((subject) => ('kind' in subject ? [subject.kind] : []))
  const [only] = told
  // "Do tankless water heaters outlast tanks?" names one variant, so the answer compares all variants of its type.
  const kinds = told.length === 1 && only?.variant !== undefined ? variantsOf(only) : told
  if (kinds.length === 0) return whichTwo
  const ordered = [...kinds].sort((a, b) => averageOf(b) - averageOf(a))
  const [longest, next] = ordered
  const lines = kinds.map((kind) => {
    const { cost, place } = costOf(kind, asked, facts)
    return `• ${capitalize(pluralOf(kind))}: ${lifeSpanSentences(kind)} About ${formatCents(cost.typicalCents)} to replace ${place}.`
  })
  const ageless = kinds.length === 1 ? [] : named.filter(({ age }) => !age)
  return {
    paragraphs: [
      longest && !next
        ? `The published figures do not tell these kinds apart, so I have one answer for all ${pluralOf(longest)}.`
        : longest && next && averageOf(longest) > averageOf(next)
          ? `${capitalize(pluralOf(longest))} last longer on average: about ${Math.round(averageOf(longest))} years, against ${Math.round(averageOf(next))} for ${pluralOf(next)}.`
          : 'By the published figures they last about equally long.',
      lines.join('\n'),
      ...(ageless.length > 0 ? ['Tell me how old each is, and I will say which comes first.'] : []),
    ],
    sources: cite(kinds.flatMap(({ type, variant }) => lifetimeOf(type, variant).sources)),
    next: kinds.slice(0, 2).map((kind) => `What does a new ${nounOf(kind)} cost?`),
  }
}

const whichTwo: Answer = {
  paragraphs: ['Which two shall I compare? Name the parts, and their homes or ages.'],
  next: ['Which of mine is next?'],
}

const variantsOf = ({ type }: Kind): Kind[] =>
  Object.keys(lifetimes[type].variants)
    .filter((variant) => isVariantOf(type, variant))
    .map((variant) => ({ type, variant }))

const averageOf = ({ type, variant }: Kind) => meanLife(lifetimeOf(type, variant).life)

const unique = <T extends { readonly tag: string }>(sources: readonly T[]): T[] => [
  ...new Map(sources.map((source) => [source.tag, source])).values(),
]
