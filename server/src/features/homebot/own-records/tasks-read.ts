import { addDays, addMonths, laterOf } from '@home-pulse/lifecycle/plain-date'
import { findOwnProperty } from '../../../platform/tenancy/ownership.ts'
import { readDue } from '../../plan/maintenance/due-read.ts'
import { type OwnTaskRow, selectOpenOwnTasks } from '../../plan/own-tasks/queries.ts'
import { presentAddress } from '../../properties/present.ts'
import { maxListed } from '../answers/facts.ts'
import type { NamedTask, OwnRecords } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import { nameOf } from '../answers/records/tenancy-facts.ts'
import { placeOf } from '../answers/sentences.ts'
import { selectTenanciesInScope } from '../record-queries.ts'
import type { Reader } from '../services.ts'
import { type DayRange, findDays } from '../understanding/periods.ts'
import {
  countMatches,
  hasEnoughMatches,
  rankByWords,
  searchWords,
} from '../understanding/records/note-search.ts'
import { monthNames } from '../understanding/words/calendar.ts'

const overdue = /\b(?:overdue|late|behind|missed|atrasad\w*|vencid\w*)\b/i
const askedWords =
  /^(?:task|due|overdue|late|list|calendar|month|week|chore|maintenance|upkeep|next|coming|today|tarea|reminder|tomorrow|weekend|saturday|sunday|evening|urgent|seman|pendient|toca|hacer)/
export const deletes =
  /\b(?:delete|remove|cancel|scratch|drop|scrap|forget|erase|get rid of|borra\w*|elimina\w*|quita\w*)\b/i
const asksForLater = /\b(?:after|following|despues de)\b/i
const asksForOne = /\b(?:one thing|just one|only one|una sola|(?:most|more) (?:urgent|important|pressing))\b/i

/**
 * Returns the days that a message names. Otherwise the period ends in two weeks or at the end of the month, whichever
 * is later.
 */
function daysDue(message: string, today: string): DayRange {
  if (overdue.test(message)) return { from: today, to: addDays(today, -1) }
  const monthEnd = addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1)
  const twoWeeks = addDays(today, 14)
  return (
    findDays(message, today, { isPast: false }) ?? {
      from: today,
      to: monthEnd > twoWeeks ? monthEnd : twoWeeks,
    }
  )
}

export const toNamedTask = (task: OwnTaskRow): NamedTask => ({
  title: task.title,
  place: presentAddress(task),
  dueOn: task.dueOn,
})

/** Reads the tasks that the owner entered and the maintenance tasks that are due in a period. */
export async function readTasks(
  { read, session }: Reader,
  { message, scope, types, others, asked: intent, content }: RecordQuestion,
): Promise<OwnRecords | undefined> {
  const { owner, today } = session
  const { from, to } = daysDue(message, today)
  const { property, all } = await read(async (sql) => ({
    property:
      scope.propertyId === undefined ? undefined : await findOwnProperty(sql, owner, scope.propertyId),
    all: await selectOpenOwnTasks(sql, owner),
  }))
  const open = all.filter((task) => !property || task.propertyId === property.id)
  const words = [
    ...searchWords(message).filter((word) => !askedWords.test(word) && !monthNames.includes(word)),
    ...[...types.flatMap((type) => type.split('_')), ...others],
  ]
  const ranked = rankByWords(open, words, ({ title }) => title)
  const [best] = ranked
  if (best && hasEnoughMatches(best.found, words)) {
    // "What is next after the gutters?" asks for tasks that are due later in the same home.
    const { propertyId, dueOn } = best.row
    const isLater = asksForLater.test(message)
    const shown = isLater
      ? open.filter((task) => task.propertyId === propertyId && task.dueOn > dueOn)
      : ranked.filter(({ found }) => found === best.found).map(({ row }) => row)
    return {
      about: 'tasks',
      tasks: shown.slice(0, maxListed).map(toNamedTask),
      ...(isLater ? { after: toNamedTask(best.row) } : { wantsDeletion: deletes.test(message) }),
    }
  }
  const isOfUpkeep = intent === 'how_often'
  const page = { after: '', limit: isOfUpkeep ? maxRounds : maxListed }
  // `as const` is needed because `readDue` accepts only certain values of `kind`, not every string.
  const asked = { kind: 'task', ...(!isOfUpkeep && { to }) } as const
  const { entries, total } = await readDue(read, session, { property }, asked, page)
  const byDate = (a: { dueOn: string }, b: { dueOn: string }) => (a.dueOn < b.dueOn ? -1 : 1)
  const upkeep = entries.flatMap(({ task, row, dueOn }) =>
    task ? [{ title: task.title, place: placeOf(row), dueOn, type: row.type }] : [],
  )
  if (isOfUpkeep) {
    const rounds = upkeep.filter(
      ({ title, type }) => types.includes(type) && countMatches(searchWords(content), title) > 0,
    )
    const shown = rounds.sort(byDate).slice(0, maxListed)
    return shown.length > 0 ? { about: 'tasks', tasks: shown } : undefined
  }
  // Tasks that the owner entered come first.
  const tasks = open
    .filter(({ dueOn }) => dueOn <= to && (dueOn >= from || dueOn < today))
    .map(toNamedTask)
    .sort(byDate)
  if (asksForOne.test(message)) return { about: 'tasks', tasks: tasks.slice(0, 1) }
  // In more than a year, a maintenance task is due several times, so the answer states no count.
  const isLong = to > addMonths(today, 12)
  return {
    about: 'tasks',
    tasks: tasks.slice(0, 3 * maxListed),
    due: {
      ...{ from, to },
      leases: await readLeases(),
      upkeep: isLong ? [] : upkeep.sort(byDate).slice(0, maxUpkeep),
      count: isLong ? 0 : total,
    },
  }

  async function readLeases() {
    const where = { propertyId: scope.propertyId, unit: scope.unit, tenantIds: [] }
    const filter = { scope: where, sortsByEnd: true, limit: maxListed }
    const found = await read((sql) => selectTenanciesInScope(sql, owner, filter))
    return found.flatMap((lease) =>
      lease.endsOn && to >= today && lease.endsOn <= laterOf(to, addDays(today, 30))
        ? [{ title: nameOf(lease), place: placeOf(lease), dueOn: lease.endsOn }]
        : [],
    )
  }
}

/** The maximum number of due maintenance tasks that are read. */
const maxRounds = 300
/** The maximum number of maintenance tasks in an answer. The Calendar screen shows all of them. */
const maxUpkeep = 3
