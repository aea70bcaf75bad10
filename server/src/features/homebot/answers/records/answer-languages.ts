import type { FoundNote, Tenancy } from '../../record-queries.ts'
import type { LocatedComponent } from '../facts.ts'
import { placeOf } from '../sentences.ts'
import { formatDay as inDaySpanish, placeInSpanish } from '../spanish/words.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
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
    day: (on) => dayFormat.format(new Date(`${on}T00:00:00Z`)),
    place: placeOf,
  },
  spanish: { say: (_english, spanish) => spanish, day: inDaySpanish, place: placeInSpanish },
} satisfies Record<string, AnswerLanguage>
