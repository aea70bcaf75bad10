import type { FoundNote, Tenancy } from '../../record-queries.ts'
import type { Placed } from '../facts.ts'
import { placeOf } from '../sentences.ts'
import { inDay as inDaySpanish, placeInSpanish } from '../spanish/words.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
export const counted = (count: number, single: string, many = `${single}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? single : many}`
export const lines = (items: readonly string[]) => items.map((item) => `• ${item}`).join('\n')

/** The words of one language. */
export interface Tongue {
  readonly say: (english: string, spanish: string) => string
  readonly day: (on: string) => string
  readonly place: (row: Placed | FoundNote | Tenancy) => string
}
export const tongues = {
  english: {
    say: (english) => english,
    day: (on) => dayFormat.format(new Date(`${on}T00:00:00Z`)),
    place: placeOf,
  },
  spanish: { say: (_english, spanish) => spanish, day: inDaySpanish, place: placeInSpanish },
} satisfies Record<string, Tongue>
