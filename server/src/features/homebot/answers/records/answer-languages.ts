import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { spanishTitles } from '@home-pulse/lifecycle/catalogue/tasks/spanish-titles'
import { tasks } from '@home-pulse/lifecycle/catalogue/tasks/tasks'
import { longDate } from '@home-pulse/lifecycle/plain-date'
import type { FoundNote, Tenancy } from '../../record-queries.ts'
import type { LocatedComponent } from '../facts.ts'
import { nounOf, placeOf } from '../sentences.ts'
import { longDateInSpanish, nouns, placeInSpanish } from '../spanish/words.ts'

const inSpanish = new Map(tasks.map(({ id, title }) => [title, spanishTitles[id]]))

export const bulletList = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n')

/** The functions that write text in one language of answers. */
export interface AnswerLanguage {
  readonly say: (english: string, spanish: string) => string
  readonly day: (on: string) => string
  /** Returns a place that is already text, and the title of a maintenance task, in the language. */
  readonly named: (place: string) => string
  readonly task: (title: string) => string
  readonly noun: (type: ComponentType) => string
  readonly place: (row: LocatedComponent | FoundNote | Tenancy) => string
}
export const answerLanguages = {
  english: {
    say: (english) => english,
    day: longDate,
    place: placeOf,
    named: (place) => place,
    task: (title) => title,
    noun: (type) => nounOf({ type }),
  },
  spanish: {
    say: (_english, spanish) => spanish,
    day: longDateInSpanish,
    place: placeInSpanish,
    named: (place) => place.replace(/^unit (\S+) of /, 'la unidad $1 de '),
    task: (title) => inSpanish.get(title) ?? title,
    noun: (type) => nouns[type].the,
  },
} satisfies Record<string, AnswerLanguage>
