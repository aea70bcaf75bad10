import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { spanishTitles } from '@home-pulse/lifecycle/catalogue/tasks/spanish-titles'
import { tasks } from '@home-pulse/lifecycle/catalogue/tasks/tasks'
import { longDate, monthAndYear } from '@home-pulse/lifecycle/plain-date'
import { countWithNoun, inPercent, inWholeYears, inYears } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { FoundNote, Tenancy } from '../../record-queries.ts'
import type { LocatedComponent } from '../facts.ts'
import {
  describeComponent,
  joinList,
  type Kind,
  nounOf,
  placeOf,
  plannedDateText,
  pluralOf,
  withArticle,
} from '../sentences.ts'
import {
  ageInSpanish,
  chanceInSpanish,
  dateInSpanish,
  describeComponentInSpanish,
  formatMonth,
  longDateInSpanish,
  nouns,
  placeInSpanish,
  spanOfYears,
} from './spanish-words.ts'
import { type Suggestions, suggestionsIn } from './suggestions.ts'

const spanishTitleOf = new Map(tasks.map(({ id, title }) => [title, spanishTitles[id]]))

export const bulletList = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n')

/** The functions that write text in one language, English or Spanish. */
export interface AnswerLanguage {
  readonly say: (english: string, spanish: string) => string
  readonly day: (on: string) => string
  readonly month: (on: string) => string
  /** Returns an age in completed years: `12 years`, `12 años`. */
  readonly age: (years: number) => string
  readonly days: (count: number) => string
  readonly months: (count: number) => string
  /** Returns a duration from today: `5 months`, `4.2 años`. */
  readonly span: (years: number) => string
  /** Returns a probability as text that can follow "is" or "es": `8%`, `del 8%`. */
  readonly chance: (share: number) => string
  /** Translates the text of a place, such as a room. */
  readonly named: (place: string) => string
  readonly task: (title: string) => string
  readonly noun: (type: ComponentType) => string
  /** Returns a component type with its indefinite article: `a stove`. */
  readonly a: (kind: Kind) => string
  /** Returns a component type with its possessive: `your stove`. */
  readonly your: (kind: Kind) => string
  /** Returns the plural of a component type: `stoves`. */
  readonly many: (kind: Kind) => string
  readonly place: (row: LocatedComponent | FoundNote | Tenancy) => string
  /** Returns a component with its location: `your stove at 12 Oak St, Austin, TX`. */
  readonly yours: (row: LocatedComponent) => string
  readonly describe: (row: LocatedComponent, today: PlainDate) => string
  readonly planned: (row: ComponentRow, today: PlainDate) => string
  /** Returns the month of the installation, or only its year if no month is on record. */
  readonly since: (row: ComponentRow) => string
  readonly list: (items: readonly string[]) => string
  readonly ask: Suggestions
}

const sinceWhen = ({ installedOn, installedPrecision }: ComponentRow, month: (on: string) => string) =>
  installedPrecision === 'year' ? installedOn.slice(0, 4) : month(installedOn)

const inEnglish = (text: string, _spanish: string) => text
const inSpanish = (_english: string, text: string) => text

const english: AnswerLanguage = {
  say: inEnglish,
  day: longDate,
  month: monthAndYear,
  age: inWholeYears,
  days: (count) => countWithNoun(count, 'day'),
  months: (count) => countWithNoun(count, 'month'),
  span: inYears,
  chance: inPercent,
  named: (place) => place,
  task: (title) => title,
  noun: (type) => nounOf({ type }),
  a: (kind) => withArticle(nounOf(kind)),
  your: (kind) => `your ${nounOf(kind)}`,
  many: pluralOf,
  place: placeOf,
  yours: (row) => `your ${nounOf(kindOf(row))} ${row.unitNumber ? 'in' : 'at'} ${placeOf(row)}`,
  describe: describeComponent,
  planned: plannedDateText,
  since: (row) => sinceWhen(row, monthAndYear),
  list: (items) => joinList(items),
  ask: suggestionsIn(inEnglish),
}

const spanish: AnswerLanguage = {
  say: inSpanish,
  day: longDateInSpanish,
  month: formatMonth,
  age: ageInSpanish,
  days: (count) => countWithNoun(count, 'día'),
  months: (count) => countWithNoun(count, 'mes', 'meses'),
  span: spanOfYears,
  chance: chanceInSpanish,
  named: (place) => place.replace(/^unit (\S+) of /, 'la unidad $1 de '),
  task: (title) => spanishTitleOf.get(title) ?? title,
  noun: (type) => nouns[type].the,
  a: ({ type }) => nouns[type].a,
  your: ({ type }) => nouns[type].your,
  many: ({ type }) => nouns[type].many,
  place: placeInSpanish,
  yours: (row) => `${nouns[row.type].your} en ${placeInSpanish(row)}`,
  describe: describeComponentInSpanish,
  planned: dateInSpanish,
  since: (row) => sinceWhen(row, formatMonth),
  list: (items) => joinList(items, 'y'),
  ask: suggestionsIn(inSpanish),
}

/** Returns the functions that write in the language of the question. */
export const languageOf = ({ isSpanish }: { readonly isSpanish?: boolean | undefined }): AnswerLanguage =>
  isSpanish ? spanish : english
