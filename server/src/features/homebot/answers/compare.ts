import type { PlainDate } from '@home-pulse/contract/primitives'
import { isVariantOf, lifetimeOf, lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { meanLife } from '@home-pulse/lifecycle/survival/survival'
import { capitalize } from '@home-pulse/lifecycle/wording'
import type { ComponentRow } from '../queries.ts'
import { holdsMoney } from '../understanding/amounts.ts'
import type { NamedComponent, Understanding } from '../understanding/understand.ts'
import { ageLead, priceLead } from './compare-leads.ts'
import { type Answer, type Facts, uniqueSources } from './facts.ts'
import { forecastOf, lifeSpanSentences, ownSubject, type SubjectWithAge } from './forecasts.ts'
import { bulletList, languageOf } from './language/answer-languages.ts'
import { withEnglishNotice } from './language/english-notice.ts'
import { costOf } from './prices/estimate.ts'
import { ageOf, formatCents, type Kind, nounOf, pluralOf, texts } from './sentences.ts'
import { findSubject, rowOf, type Subject } from './subject.ts'

/**
 * Compares two or more components. If all ages are known, compares replacement dates. Otherwise compares the typical
 * lives of the types.
 */
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

/**
 * Returns true if the question compares variants of one component type, such as "tank or tankless?", and none of these
 * variants is on record.
 */
function isOfVariants(named: readonly NamedComponent[], { ofTypes }: Facts): boolean {
  const [first] = named
  const variants = new Set(
    named.flatMap(({ type, variant }) => (type === first?.type && variant ? [variant] : [])),
  )
  const isOfOneType = named.length > 1 && named.every(({ type }) => type === first?.type)
  return isOfOneType && variants.size > 0 && !ofTypes.some(({ variant }) => variant && variants.has(variant))
}

/** The maximum number of components in one comparison, shared equally by the types in the question. */
const maxCompared = 10

/**
 * Returns the subjects to compare. A subject that stands for several components becomes its first `max` components,
 * soonest due first.
 */
const eachOf = (subject: Subject, facts: Facts, max: number): Subject[] =>
  subject.is === 'several' ? subject.rows.slice(0, max).map((row) => ownOf(row, facts)) : [subject]

const ownOf = (row: ComponentRow, { today }: Facts): SubjectWithAge => ({
  ...ownSubject(row),
  installedOn: row.installedOn > today ? today : row.installedOn,
})

function byDate(
  known: readonly SubjectWithAge[],
  asked: Understanding,
  facts: Facts,
  isCut: boolean,
): Answer {
  const { today, isElsewhere } = facts
  const { say, month, age, chance, place: placeIn, noun, ask } = languageOf(asked)
  const rows = known
    .map((subject) => {
      const forecast = forecastOf(subject, today)
      // A date that the owner set replaces the estimated date, as on the screens.
      const set = subject.is === 'own' && subject.row.forecastSource === 'owner' ? subject.row.forecastOn : ''
      return { subject, forecast, set, plannedOn: set >= today ? set : forecast.forecastOn }
    })
    .sort((a, b) => (a.plannedOn < b.plannedOn ? -1 : 1))
  // If the components are in different states, each price is that of the component's own state.
  const statesOfRows = new Set(rows.flatMap(({ subject }) => rowOf(subject)?.state ?? []))
  const pricing = statesOfRows.size > 1 ? { ...asked, state: undefined } : asked
  const priced = rows.map(({ subject, forecast, set, plannedOn }) => {
    const { failureWithin12Months } = forecast
    const planned = month(plannedOn) + (plannedOn === set ? say(', as you set it', ', su fecha') : '')
    const when =
      plannedOn === today
        ? say('plan it now', 'para reemplazar ahora')
        : say(`plan for ${planned}`, `reemplazo para ${planned}`)
    const row = rowOf(subject)
    const { typicalCents } = costOf(subject.kind, pricing, facts, row).cost
    const cents = row?.ownerCostCents ?? typicalCents
    const sum = formatCents(cents)
    const price =
      row?.ownerCostCents == null
        ? say(`about ${sum} to replace`, `cuesta unos ${sum}`)
        : say(`${sum} to replace, as you set it`, `cuesta ${sum}, como usted lo puso`)
    const where = row ? say(` at ${placeIn(row)}`, ` en ${placeIn(row)}`) : ''
    const [what, years] = [say(nounOf(subject.kind), noun(subject.kind.type)), age(ageOf(subject, today))]
    const [low, high] = [month(forecast.forecastLow), month(forecast.forecastHigh)]
    const fails = chance(failureWithin12Months)
    const line = `${capitalize(what)}${where}, ${say(
      `${years} old: ${when}, most likely between ${low} and ${high}; ${fails} fail within 12 months; ${price}`,
      `${years}: ${when}, lo más probable entre ${low} y ${high}; la posibilidad de que falle en 12 meses es ${fails}; ${price}`,
    )}`
    const { kind, installedOn } = subject
    return { kind, installedOn, name: calledApart(subject, known, asked, today), cents, line }
  })
  const ofPrice = priceLead(priced, asked)
  const lines = ofPrice ? priced.toSorted((a, b) => b.cents - a.cents) : priced
  const limit = texts(ageLead(priced, asked, today), ofPrice, withinLimit(priced, asked))
  const state = isElsewhere && facts.state === undefined && asked.state ? stateFactors[asked.state].name : ''
  const [first] = priced
  return {
    paragraphs: texts(
      ...limit,
      first &&
        say(
          `${limit.length > 0 ? 'By date, plan' : 'Plan'} for ${first.name} first${state && `. The prices are those in ${state}`}.`,
          `${limit.length > 0 ? 'Por fecha, lo' : 'Lo'} primero es ${first.name}${state && `. Los precios son los de ${state}`}.`,
        ),
      bulletList(lines.map(({ line }) => line)),
      isCut &&
        say(
          'You have more of these. I compare those that are due first; name a home for the others.',
          'Tiene más. Comparo lo que vence primero; para el resto, dígame la casa.',
        ),
      say(
        'The ranges overlap, so the order is likely and not certain.',
        'Los rangos se cruzan: el orden es probable, no seguro.',
      ),
    ),
    sources: uniqueSources(rows.flatMap(({ forecast }) => forecast.sources)),
    next: [ask.first, ask.saving],
    listed: rows.flatMap(({ subject }) => (subject.is === 'own' ? [subject.row] : [])),
  }
}

/** Says which of the compared components the owner can pay for: "I have 5 grand: furnace or AC". */
function withinLimit(
  priced: readonly { readonly name: string; readonly cents: number }[],
  asked: Understanding,
): string {
  const { amounts, words } = asked
  const { say } = languageOf(asked)
  const [held] = amounts
  if (!held || held.buys || amounts.length > 1 || !holdsMoney(words)) return ''
  const payable = priced.filter(({ cents }) => cents <= held.dollars * 100).map(({ name }) => name)
  const which =
    payable.length === 0
      ? say('does not pay for any of them', 'no alcanza para ninguno')
      : payable.length === priced.length
        ? say('pays for any one of them', 'alcanza para cualquiera de ellos')
        : say(`pays only for ${payable.join(' or ')}`, `alcanza solo para ${payable.join(' o ')}`)
  return `${formatCents(held.dollars * 100)} ${which} ${say('at the prices below.', 'a los precios de abajo.')}`
}

/** Returns the name of a component. Adds its location or age if another compared component has the same name. */
function calledApart(
  subject: SubjectWithAge,
  all: readonly SubjectWithAge[],
  asked: Understanding,
  today: PlainDate,
): string {
  const { say, describe, age, noun } = languageOf(asked)
  const { kind } = subject
  const name = say(`the ${nounOf(kind)}`, noun(kind.type))
  const isNamesake = all.filter((one) => nounOf(one.kind) === nounOf(kind)).length > 1
  if (!isNamesake) return name
  if (subject.is === 'own') return describe(subject.row, today)
  const years = age(ageOf(subject, today))
  return say(`${name} that is ${years} old`, `${name} de ${years}`)
}

function byKind(
  named: readonly NamedComponent[],
  subjects: readonly Subject[],
  asked: Understanding,
  facts: Facts,
): Answer {
  const language = languageOf(asked)
  const { say, ask } = language
  const told = subjects.flatMap((subject) => ('kind' in subject ? [subject.kind] : []))
  const [only] = told
  // "Do tankless water heaters outlast tanks?" names one variant, so the answer compares all variants of its type.
  const kinds = told.length === 1 && only?.variant !== undefined ? variantsOf(only) : told
  if (kinds.length === 0)
    return {
      paragraphs: [
        say(
          'Which two shall I compare? Name the parts, and their homes or ages.',
          '¿Cuáles dos comparo? Dígame las partes y sus casas o edades.',
        ),
      ],
      next: [ask.first],
    }
  const isOfVariant = kinds.some(({ variant }) => variant !== undefined)
  // Variants have no Spanish nouns. The answer is therefore in English, after a notice in Spanish.
  if (asked.isSpanish && isOfVariant)
    return withEnglishNotice(asked, byKind(named, subjects, { ...asked, isSpanish: false }, facts))
  const ordered = [...kinds].sort((a, b) => averageOf(b) - averageOf(a))
  const [longest, next] = ordered
  const lines = kinds.map((kind) => {
    const { cost, place } = costOf(kind, asked, facts)
    const price = formatCents(cost.typicalCents)
    return `${capitalize(language.many(kind))}: ${lifeSpanSentences(kind, language)} ${say(
      `About ${price} to replace ${place}.`,
      `El reemplazo cuesta unos ${price} ${place}.`,
    )}`
  })
  const ageless = kinds.length === 1 ? [] : named.filter(({ age }) => !age)
  const priced = kinds.map((kind) => {
    const { typicalCents } = costOf(kind, asked, facts).cost
    return { kind, installedOn: facts.today, name: language.a(kind), cents: typicalCents }
  })
  return {
    paragraphs: texts(
      priceLead(priced, asked),
      longest && !next
        ? say(
            `The published figures do not tell these kinds apart, so I have one answer for all ${pluralOf(longest)}.`,
            `Las cifras publicadas no distinguen esos tipos: tengo una sola respuesta para todos.`,
          )
        : longest && next && averageOf(longest) > averageOf(next)
          ? say(
              `${capitalize(pluralOf(longest))} last longer on average: about ${Math.round(averageOf(longest))} years, against ${Math.round(averageOf(next))} for ${pluralOf(next)}.`,
              `${capitalize(language.many(longest))} duran más en promedio: unos ${Math.round(averageOf(longest))} años, contra ${Math.round(averageOf(next))} de ${language.many(next)}.`,
            )
          : say(
              'By the published figures they last about equally long.',
              'Según las cifras publicadas duran más o menos lo mismo.',
            ),
      bulletList(lines),
      ageless.length > 0 &&
        say(
          'Tell me how old each is, and I will say which comes first.',
          'Dígame cuántos años tiene cada uno y le diré cuál va primero.',
        ),
    ),
    sources: cite(kinds.flatMap(({ type, variant }) => lifetimeOf(type, variant).sources)),
    next: kinds.slice(0, 2).map((kind) => ask.cost(kind)),
  }
}

const variantsOf = ({ type }: Kind): Kind[] =>
  Object.keys(lifetimes[type].variants)
    .filter((variant) => isVariantOf(type, variant))
    .map((variant) => ({ type, variant }))

const averageOf = ({ type, variant }: Kind) => meanLife(lifetimeOf(type, variant).life)
