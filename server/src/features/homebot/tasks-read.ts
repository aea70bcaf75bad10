import { addDays, addMonths } from '@home-pulse/lifecycle/plain-date'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import type { Read } from '../plan/home-slices-queries.ts'
import { readDue } from '../plan/maintenance/due-read.ts'
import { selectOpenOwnTasks } from '../plan/own/queries.ts'
import { presentAddress } from '../properties/present.ts'
import { maxListed } from './answers/facts.ts'
import type { OwnRecords } from './answers/records/own-record-facts.ts'
import type { RecordQuestion } from './answers/records/record-question.ts'
import { placeOf } from './answers/sentences.ts'
import { matchesOf, searchWords } from './understanding/note-search.ts'

const overdue = /\b(?:overdue|late|behind|missed|atrasad\w*|vencid\w*)\b/i
const askedWords =
  /^(?:task|due|overdue|late|list|calendar|month|week|chore|maintenance|upkeep|next|coming|today|tarea|reminder|tomorrow|weekend|saturday|sunday|evening|urgent|patience|december|november|january|seman|pendient|toca|hacer)/
const months =
  'january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  )

/**
 * The last day of the period in a message, such as this week, the weekend or a month. The default is two weeks from
 * today.
 */
function lastDay(message: string, today: string): string {
  const text = message.toLowerCase()
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const sunday = addDays(today, weekday === 0 ? 0 : 7 - weekday)
  if (/\b(?:today|tonight|hoy)\b/.test(text)) return today
  if (/\b(?:tomorrow|mañana)\b/.test(text)) return addDays(today, 1)
  if (/\bnext week\b/.test(text)) return addDays(sunday, 7)
  if (/\b(?:week|weekend|saturday|sunday|semana|sábado|domingo)\b/.test(text)) return sunday
  const named = months.findIndex((month) => new RegExp(`\\b${month}\\b`).test(text)) % 12
  const here = Number(today.slice(5, 7)) - 1
  const ahead = named < 0 ? (/\bnext month\b/.test(text) ? 1 : 0) : (named - here + 12) % 12
  const monthEnd = addDays(addMonths(`${today.slice(0, 7)}-01`, ahead + 1), -1)
  return named >= 0 || /\b(?:month|mes)\b/.test(text) || monthEnd > addDays(today, 14)
    ? monthEnd
    : addDays(today, 14)
}

/** The own tasks and the maintenance tasks that are due in the period. */
export async function readTasks(
  sql: Sql,
  session: Session,
  { message, scope, types, others }: RecordQuestion,
): Promise<OwnRecords> {
  const { owner, today } = session
  const read: Read = (work) => work(sql)
  const until = overdue.test(message) ? addDays(today, -1) : lastDay(message, today)
  const property =
    scope.propertyId === undefined ? undefined : await findOwnProperty(sql, owner, scope.propertyId)
  const open = (await selectOpenOwnTasks(sql, owner)).filter(
    (task) => !property || task.propertyId === property.id,
  )
  const asNamed = (task: (typeof open)[number]) => ({
    title: task.title,
    place: presentAddress(task),
    dueOn: task.dueOn,
  })
  const words = [
    ...searchWords(message).filter((word) => !askedWords.test(word)),
    ...[...types.flatMap((type) => type.split('_')), ...others],
  ]
  const ranked = open
    .map((task) => ({ task, found: matchesOf(words, task.title) }))
    .sort((a, b) => b.found - a.found)
  const best = ranked[0]?.found ?? 0
  const isSearch = best > 0 && (best > 1 || words.length < 4)
  if (isSearch) {
    const tasks = ranked.filter(({ found }) => found === best).map(({ task }) => asNamed(task))
    return { about: 'tasks', tasks: tasks.slice(0, maxListed), upkeep: [], count: 0, until, isSearch }
  }
  const page = { after: '', most: maxListed }
  const asked = { kind: 'task', to: until } as const
  const { entries, total } = await readDue(read, owner, session, { property }, asked, page)
  const byDate = (a: { dueOn: string }, b: { dueOn: string }) => (a.dueOn < b.dueOn ? -1 : 1)
  const upkeep = entries.flatMap(({ task, row, dueOn }) =>
    task ? [{ title: task.title, place: placeOf(row), dueOn }] : [],
  )
  return {
    about: 'tasks',
    // Own tasks come first, because the owner entered them on purpose.
    tasks: open
      .filter((task) => task.dueOn <= until)
      .map(asNamed)
      .sort(byDate)
      .slice(0, 3 * maxListed),
    upkeep: upkeep.sort(byDate).slice(0, maxUpkeep),
    count: total,
    until,
    isSearch,
  }
}

/** There are many maintenance tasks, and the Calendar shows them all. */
const maxUpkeep = 3
