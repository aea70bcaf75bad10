import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { monthAndYear } from '@home-pulse/lifecycle/plain-date'
import { selectOpenOwnTasks } from '../../plan/own-tasks/queries.ts'
import type { DoneWork, OwnRecords } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import { type FoundNote, selectDoneMaintenance, selectNotes } from '../record-queries.ts'
import type { Reader } from '../services.ts'
import {
  countMatches,
  hasEnoughMatches,
  isStrong,
  type Link,
  linkText,
  searchWords,
} from '../understanding/records/note-search.ts'
import { findMentions } from '../understanding/words/mentions.ts'
import { tokenizeQuestion } from '../understanding/words/words.ts'
import { toDoneWork } from './payments-read.ts'
import { deletes, toNamedTask } from './tasks-read.ts'

const maxShown = 3
const maxEvents = 200
/**
 * The minimum weight of matching words for a follow-up such as "who does it?", which is searched with the words of an
 * earlier question.
 */
const minAgain = 0.5
const asksWhen = /\b(?:when|due|next|coming|until|cuando|toca)\b/i
const asksPast =
  /\b(?:when|(?:what|which) (?:year|month|day|date)|cu[aá]ndo)(?= (?:was|were|did|fue|vino|vinieron|lo)\b)/i
const asksSum = /\b(?:how much|charged?|paid|cost|price|cobr[oó]|cobraron)(?!\p{L})/iu
const noLink: Link = { found: 0, share: 0, hasName: false }

/** The note, task or payment, recorded by the owner, that a question is about. */
export interface LinkedText {
  readonly records: OwnRecords
  /** True if the text is a strong match for the question. */
  readonly isStrong: boolean
  /** True if the text contains all words of the question. */
  readonly isWhole: boolean
}

type TextQuestion = Pick<
  RecordQuestion,
  'asked' | 'message' | 'content' | 'scope' | 'types' | 'place' | 'homeId'
>

/**
 * Finds the owner's note, task or payment that a question is about. Undefined if no text has enough words of the
 * question. A text that also contains the component name gets a higher score. `isAgain` is true for a follow-up that is
 * searched with the words of an earlier question.
 */
export async function linkOwnText(
  { read, session: { owner } }: Reader,
  { message, content, scope, types, place, homeId, asked }: TextQuestion,
  { isAgain = false } = {},
): Promise<LinkedText | undefined> {
  const words = searchWords(content)
  if (words.length === 0) return undefined
  const extra = searchWords(message).filter((word) => !words.includes(word))
  const isThere = ({ type, unitNumber }: { type: DoneWork['type']; unitNumber: string | null }) =>
    (type === null || types.length === 0 || types.includes(type)) &&
    (scope.unit === undefined || unitNumber === null || unitNumber === scope.unit)
  const { noted, open, done } = await read(async (sql) => ({
    noted: await selectNotes(sql, owner, homeId),
    open: isAgain ? [] : await selectOpenOwnTasks(sql, owner),
    done: await selectDoneMaintenance(sql, owner, { types, propertyId: homeId, limit: maxEvents }),
  }))
  const notes = matching(noted.filter(isThere), (note) => note.content)
  const tasks = matching(
    open.filter(({ propertyId }) => homeId === undefined || propertyId === homeId),
    (task) => task.title,
  )
  const events = matching(
    done.filter(isThere).map(toDoneWork),
    ({ note, title, costCents, on }) =>
      `${note ?? ''}, ${title} ${costCents === null ? '' : costCents / 100} ${monthAndYear(on)}`,
  )
  const isOfWork = asked === 'expenses' || asked === 'last_done'
  const best = [notes, tasks, events].map(({ link }) => link).sort((a, b) => b.found - a.found)[0] ?? noLink
  const isEnough = [notes, tasks, events].some(({ count }) => hasEnoughMatches(count, words))
  if (!isEnough && !isStrong(best) && !(isAgain && best.found >= minAgain)) return undefined
  const isBest = ({ link }: { readonly link: Link }) => link.found === best.found
  return { records: recordsOf(), isStrong: isStrong(best), isWhole: best.share === 1 && isStrong(best) }

  function recordsOf(): OwnRecords {
    if (isBest(tasks) && (!isBest(notes) || asksWhen.test(message)))
      return {
        about: 'tasks',
        tasks: tasks.found.map(toNamedTask),
        wantsDeletion: deletes.test(message),
      }
    if (isBest(notes) && !(isOfWork && isBest(events)))
      return {
        ...{ about: 'notes', notes: notes.found, isMatch: true, place },
        wantsDeletion: deletes.test(message),
        wants: asksPast.test(message) ? 'date' : asksSum.test(message) ? 'sum' : undefined,
      }
    return { about: 'expenses', events: events.found }
  }

  function matching<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
    const linked = rows
      .map((row) => ({ row, link: linkText(words, extra, textOf(row)) }))
      .sort((a, b) => b.link.found - a.link.found)
    const link = linked[0]?.link ?? noLink
    const found = linked.filter((one) => one.link.found === link.found && link.found > 0)
    return {
      link,
      count: Math.max(0, ...found.map(({ row }) => countMatches(words, textOf(row)))),
      found: found.slice(0, maxShown).map(({ row }) => row),
    }
  }
}

/**
 * Returns true if the note belongs to a component of one of these types. A note of a whole home must name such a
 * component.
 */
export const isOfTypes = ({ type, content }: FoundNote, types: readonly ComponentType[]): boolean =>
  type === null
    ? findMentions(tokenizeQuestion(content)).components.some((named) => types.includes(named.type))
    : types.includes(type)

/** Returns a function that returns true for the notes of a component. */
export const isNoteOf =
  (part: { readonly id: string }) =>
  ({ componentId }: { readonly componentId: string | null }) =>
    componentId === part.id

export const isFoundByWords = (records: OwnRecords): boolean =>
  (records.about === 'tasks' && !records.due) ||
  (records.about === 'last_done' && records.isSearch) ||
  (records.about === 'notes' && records.isMatch)
