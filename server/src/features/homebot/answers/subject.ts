import type { PlainDate } from '@home-pulse/contract/primitives'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { Temporal } from 'temporal-polyfill'
import { kindOf } from '../../components/present.ts'
import type { ComponentRow } from '../queries.ts'
import { type Age, earliestYear } from '../understanding/ages/ages.ts'
import type { NamedComponent, Understanding } from '../understanding/understand.ts'
import type { Facts } from './facts.ts'
import { languageOf } from './language/answer-languages.ts'
import { ageOf, type Kind, nounOf, oldestFirst } from './sentences.ts'

/** The component type of a subject. `notes` tell the user how HomeBot understood the question. */
interface Named {
  readonly kind: Kind
  readonly notes: readonly string[]
}

/** The subject of a question, with the data that is known about it. */
export type Subject =
  /** A component on record. An age in the question replaces its installation date. */
  | (Named & { readonly is: 'own'; readonly row: ComponentRow; readonly installedOn: PlainDate })
  /** A component type with an age that the question states. The component is not on record. */
  | (Named & { readonly is: 'told'; readonly installedOn: PlainDate })
  /** A component type without an age. The age is unknown, or the question is about the type in general. */
  | (Named & { readonly is: 'kind'; readonly rows: readonly ComponentRow[] })
  /** Several components of one type, if the question does not select one. */
  | (Named & { readonly is: 'several'; readonly rows: readonly ComponentRow[] })
  | { readonly is: 'none' }

/**
 * Returns the component on record that the question is about. Undefined if the subject is not a single component on
 * record.
 */
export const rowOf = (subject: Subject): ComponentRow | undefined =>
  subject.is === 'own' ? subject.row : undefined

/** Finds the subject of a question. `named` is the component in the question for which to answer. */
export function findSubject(asked: Understanding, facts: Facts, named = asked.components[0]): Subject {
  return named ? aboutNamed(asked, facts, named) : aboutIt(asked, facts)
}

/**
 * Finds the subject of a question that names no component. This is the chosen component, or the only appliance with the
 * age that the client sent.
 */
function aboutIt(asked: Understanding, { chosen, ofAge, today }: Facts): Subject {
  const row = chosen ?? (ofAge.length === 1 ? ofAge[0] : undefined)
  if (!row) return { is: 'none' }
  const { say, describe } = languageOf(asked)
  const note = say(
    `You named none, so I take it you mean ${describe(row, today)}, your only appliance of that age.`,
    `No dijo cuál; supongo que es ${describe(row, today)}, su único aparato de esa edad.`,
  )
  return ownOf(row, asked.age ?? shifted(row, asked, today), { asked, today }, chosen ? [] : [note])
}

function aboutNamed(asked: Understanding, facts: Facts, named: NamedComponent): Subject {
  const { chosen, ofTypes, ageYears, today } = facts
  const kind = kindOf(named)
  const isUnread = named.age === undefined && hintsAge.test(asked.words)
  const { say } = languageOf(asked)
  const context = { asked, today }
  const notes = [
    ...(named.assumption && !asked.isSpanish
      ? [`By “${named.name}” I take it you mean ${named.assumption}.`]
      : []),
    ...(isUnread ? ['How many years is that? Until you tell me, I go by the age on record.'] : []),
  ]
  if (chosen?.type === named.type) return ownOf(withKind(chosen, kind), named.age, context, notes)
  const rows = boilersOrFurnaces(
    ofTypes.filter(({ type }) => type === named.type),
    asked.intents[0] === 'compare' ? '' : named.name,
  )
  const told = named.age ?? (chosen || ageYears === undefined ? undefined : sentAge(ageYears, today))
  const recent = callsNew.test(asked.words) ? rows.filter((row) => ageOf(row, today) <= maxNewYears) : []
  const [onlyRecent] = recent
  if (told !== undefined && named.age?.years === 0 && onlyRecent)
    return recent.length === 1
      ? ownOf(withKind(onlyRecent, kind), undefined, context, notes)
      : { is: 'several', kind, rows: recent, notes }
  if (told !== undefined) {
    const match = rows.filter(
      (row) => isInSpan(row, told) || Math.abs(ageOf(row, today) - ageOf(told, today)) <= 1,
    )
    const [own] = match
    const isRecorded = asked.isTheirOwn && !ofAssumedAge.test(asked.words)
    if (own && match.length === 1 && isRecorded && isSameKind(own, kind))
      return ownOf(own, isInSpan(own, told) ? told : undefined, context, [
        ...notes,
        ...nearlyAgrees(own, told, asked),
      ])
    const { installedOn, span } = told
    // If all recorded components of the type have the same variant, such as three-tab roofs, the answer assumes this
    // variant.
    const variants = new Set(asked.isTheirOwn ? rows.map((row) => kindOf(row).variant) : [])
    const [variant] = variants.size === 1 && kind.variant === undefined ? variants : []
    const ofKind = { ...kind, variant: kind.variant ?? variant }
    const least =
      span?.from === earliestYear
        ? [say('That is the least age, and I go by it.', 'Esa es la edad mínima, y la uso.')]
        : []
    return {
      is: 'told',
      kind: ofKind,
      installedOn,
      notes: [...notes, ...onRecord(rows, facts, asked), ...least],
    }
  }
  const [own] = rows
  // "What does a heat pump cost" is not about a central air conditioner on record, although both have the same
  // component type.
  const isOfOther = asked.intents[0] === 'cost' && !rows.some((row) => isSameKind(row, kind))
  if (!asked.isTheirOwn || !own || isOfOther) return { is: 'kind', kind, rows, notes }
  // "All 3 old stoves" means the three oldest.
  const [, count] = countsOld.exec(asked.words) ?? []
  if (count !== undefined && Number(count) < rows.length)
    return { is: 'several', kind, rows: oldestFirst(rows).slice(0, Number(count)), notes }
  return rows.length === 1
    ? ownOf(withKind(own, kind), shifted(own, asked, today), context, notes)
    : { is: 'several', kind, rows, notes }
}

/** Matches an age that the message only assumes: "what if it is 10", "how long has a 12 year old furnace". */
const ofAssumedAge = /\bif\b|\ba[nf]? (?:\S+ ){0,4}\d+(?: \S+){0,3} [A-Z_]{4,}/

const countsOld = /\b([2-9]) old(?:est)? [A-Z_]{4,}/

/** The maximum age in years of a component that the user calls "the new fridge". */
const maxNewYears = 5
const callsNew = /\b(?:my|our|the) new [A-Z_]{4,}/
/** Matches an age that is stated as a comparison, without a number: "as old as my son". */
const hintsAge = /\b(?:as old as|same age as) (?:my|our|the|his|her)\b|\bthe year (?:my|our)\b/
const ageShift = /\b(\d{1,2}) (?:years?|yrs?) (younger|newer|older)\b(?! than (?:me|i)\b)/

/** Returns the installation date if a component were some years younger or older: "what if it was 5 years younger". */
function shifted(row: ComponentRow, { words }: Understanding, today: PlainDate): StatedAge | undefined {
  const [, years, way] = ageShift.exec(words) ?? []
  if (years === undefined) return undefined
  const days = Temporal.Duration.from({ years: way === 'older' ? -Number(years) : Number(years) })
  const on = Temporal.PlainDate.from(row.installedOn).add(days).toString()
  return { installedOn: on > today ? today : on }
}

/**
 * Returns only the boilers or only the furnaces, as the question names them. Both have the same component type, but the
 * recorded model distinguishes them.
 */
function boilersOrFurnaces(rows: readonly ComponentRow[], name: string): readonly ComponentRow[] {
  const isBoiler = ({ model }: ComponentRow) => /boiler|caldera/i.test(model ?? '')
  const boilers = rows.filter(isBoiler)
  if (boilers.length === 0 || rows.length < 2) return rows
  if (/boiler|caldera/.test(name)) return boilers
  return /furnace/.test(name) ? rows.filter((row) => !isBoiler(row)) : rows
}

type StatedAge = Pick<Age, 'installedOn' | 'span'>

const sentAge = (years: number, today: PlainDate): StatedAge => ({
  installedOn: Temporal.PlainDate.from(today).subtract({ years }).toString(),
})

/** Returns true if the question names a span of years ("under Obama"), and the component was installed in this span. */
const isInSpan = ({ installedOn }: ComponentRow, { span }: StatedAge) => {
  const year = Number(installedOn.slice(0, 4))
  return span !== undefined && span.from <= year && year <= span.to
}

/** Returns the component with the variant in the question, if no variant is on record. */
const withKind = (row: ComponentRow, { variant }: Kind): ComponentRow =>
  row.variant === null && variant !== undefined ? { ...row, variant } : row

/**
 * Returns a sentence if the installation year in the question differs slightly from the recorded year. Otherwise empty.
 */
const nearlyAgrees = ({ installedOn }: ComponentRow, told: StatedAge, asked: Understanding): string[] => {
  const [recorded, stated] = [installedOn, told.installedOn].map((on) => on.slice(0, 4))
  return told.span !== undefined || recorded === stated
    ? []
    : [
        languageOf(asked).say(
          `You say ${stated}, your records say ${recorded}; I go by your records.`,
          `Usted dice ${stated}, sus registros dicen ${recorded}; sigo sus registros.`,
        ),
      ]
}

const isSameKind = (row: ComponentRow, { variant }: Kind) =>
  variant === undefined || row.variant === null || row.variant === variant

function ownOf(
  row: ComponentRow,
  told: StatedAge | undefined,
  { asked, today }: { readonly asked: Understanding; readonly today: PlainDate },
  notes: readonly string[],
): Subject {
  const kind = kindOf(row)
  const { say } = languageOf(asked)
  const oldOf = (on: PlainDate) => {
    const years = ageOf({ installedOn: on }, today)
    return say(`${countWithNoun(years, 'year')} old`, countWithNoun(years, 'año'))
  }
  if (told && isInSpan(row, told)) {
    const [year] = row.installedOn.split('-')
    const agrees = say(
      `That agrees with your records: it was installed in ${year}, so it is ${oldOf(row.installedOn)}.`,
      `Coincide con sus registros: se instaló en ${year} y tiene ${oldOf(row.installedOn)}.`,
    )
    return { is: 'own', kind, row, installedOn: row.installedOn, notes: [...notes, agrees] }
  }
  const isOther = told !== undefined && Math.abs(ageOf(told, today) - ageOf(row, today)) >= 1
  const installedOn = isOther ? told.installedOn : row.installedOn
  const [recorded, stated] = [row.installedOn, installedOn].map(oldOf)
  const differs = say(
    `Your records say it is ${recorded}; I answer for ${stated}, as you wrote.`,
    `Según sus registros tiene ${recorded}; respondo para ${stated}, como escribió.`,
  )
  return {
    is: 'own',
    kind,
    row,
    installedOn: installedOn > today ? today : installedOn,
    notes: isOther ? [...notes, differs] : notes,
  }
}

const maxNoted = 3
/** Returns a sentence with the recorded components and their ages. Used if the question states another age. */
function onRecord(rows: readonly ComponentRow[], { today }: Facts, asked: Understanding): string[] {
  const [row] = rows
  if (!row || rows.length > maxNoted || !asked.isTheirOwn) return []
  const { say, describe, list } = languageOf(asked)
  const listed = list(rows.map((one) => describe(one, today)))
  return [
    say(
      `${capitalize(nounOf(kindOf(row)))} on record: ${listed}. I answer for the age you wrote.`,
      `En sus registros: ${listed}. Respondo para la edad que escribió.`,
    ),
  ]
}

/** Returns true if a question names exactly one component, not a plural such as "the water heaters". */
export const namesOne = ([first, ...others]: Understanding['components']): boolean =>
  others.length === 0 && !first?.isMany
