import { tasks as allTasks } from '@home-pulse/lifecycle/catalogue/tasks/tasks'
import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import { selectOpenOwnTasks } from '../../plan/own-tasks/queries.ts'
import { presentAddress } from '../../properties/present.ts'
import type { DoneWork, OwnRecords } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import { placeOf } from '../answers/sentences.ts'
import { selectDoneMaintenance, selectNotes } from '../record-queries.ts'
import { countMatches, hasEnoughMatches, searchWords } from '../understanding/records/note-search.ts'

const maxShown = 3
const maxEvents = 200
const asksWhen = /\b(?:when|due|next|coming|until|cuando|toca)\b/i

/**
 * Reads the owner's note, task or payment that a question is about. Returns undefined if none contains enough words of
 * the question. Names of components are not compared.
 */
export async function readOwnTexts(
  sql: Sql,
  { owner, today }: Session,
  { message, content, scope, types, place }: RecordQuestion,
): Promise<OwnRecords | undefined> {
  const words = searchWords(content)
  if (words.length === 0) return undefined
  const isThere = ({ type, unitNumber }: { type: DoneWork['type']; unitNumber: string | null }) =>
    (type === null || types.length === 0 || types.includes(type)) &&
    (scope.unit === undefined || unitNumber === null || unitNumber === scope.unit)
  const notes = matching(
    (await selectNotes(sql, owner, scope.propertyId)).filter(isThere),
    (note) => note.content,
  )
  const open = await selectOpenOwnTasks(sql, owner)
  const tasks = matching(
    open.filter(({ propertyId }) => scope.propertyId === undefined || propertyId === scope.propertyId),
    (task) => task.title,
  )
  const done = await selectDoneMaintenance(sql, owner, {
    types,
    propertyId: scope.propertyId,
    limit: maxEvents,
  })
  const events = matching(
    done.filter(isThere).map((row) => ({ ...row, title: titleOf(row.taskId) })),
    ({ note, title, costCents }) => `${note ?? ''} ${title} ${costCents === null ? '' : costCents / 100}`,
  )
  const best = Math.max(notes.score, tasks.score, events.score)
  if (!hasEnoughMatches(best, words)) return undefined
  if (tasks.score === best && (notes.score < best || asksWhen.test(message)))
    return {
      ...{ about: 'tasks', isSearch: true, upkeep: [], count: 0, from: today, until: today },
      tasks: tasks.found.map((task) => ({
        title: task.title,
        place: presentAddress(task),
        dueOn: task.dueOn,
      })),
    }
  if (notes.score === best) return { about: 'notes', notes: notes.found, isMatch: true, place }
  return {
    ...{ about: 'expenses', period: '', price: undefined },
    events: events.found.map((row) => ({ ...row, place: placeOf(row) })),
  }

  function matching<Row>(rows: readonly Row[], textOf: (row: Row) => string) {
    const scored = rows.map((row) => ({ row, score: countMatches(words, textOf(row)) }))
    const score = Math.max(0, ...scored.map((one) => one.score))
    const found = scored.filter((one) => one.score === score).map(({ row }) => row)
    return { score, found: found.slice(0, maxShown) }
  }
}

const titleOf = (taskId: string) => allTasks.find(({ id }) => id === taskId)?.title ?? taskId
