import { longDate } from '@home-pulse/lifecycle/plain-date'
import type { FoundNote, Tenancy } from '../../record-queries.ts'
import type { LocatedComponent } from '../facts.ts'
import { placeOf } from '../sentences.ts'
import { longDateInSpanish, placeInSpanish } from '../spanish/words.ts'

export const bulletList = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n')

/** The functions that write text in one language of answers. */
export interface AnswerLanguage {
  readonly say: (english: string, spanish: string) => string
  readonly day: (on: string) => string
  readonly place: (row: LocatedComponent | FoundNote | Tenancy) => string
}
export const answerLanguages = {
  english: {
    say: (english) => english,
    day: longDate,
    place: placeOf,
  },
  spanish: { say: (_english, spanish) => spanish, day: longDateInSpanish, place: placeInSpanish },
} satisfies Record<string, AnswerLanguage>
