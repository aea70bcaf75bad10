import { tasks as allTasks } from '@home-pulse/lifecycle/catalogue/tasks/tasks'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { findOwnProperty } from '../../../platform/tenancy/ownership.ts'
import { readDue } from '../../plan/maintenance/due-read.ts'
import { selectOpenOwnTasks } from '../../plan/own-tasks/queries.ts'
import { maxListed } from '../answers/facts.ts'
import type { DoneWork, NamedTask, OwnRecords } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import { placeOf } from '../answers/sentences.ts'
import type { ComponentRow } from '../queries.ts'
import { type DoneMaintenance, selectDoneMaintenance, selectNotes } from '../record-queries.ts'
import type { Reader } from '../services.ts'
import { findDays } from '../understanding/periods.ts'
import { countMatches, searchWords } from '../understanding/records/note-search.ts'
import { toNamedTask } from './tasks-read.ts'

const maxEvents = 50
/** Matches a note about a payment: "Paid $310: main drain snaked". */
const payment = /\bpaid (?:about |around )?\$ ?(\d[\d,]*(?:\.\d\d)?)(?: on (\w+ \d{1,2}, \d{4}))?/i
const boughtWords = /\b(?:pay|paid|pague|pagué|cost me|price of|bought)\b/i
const askedWords =
  /^(?:spen|paid|pay|cost|total|expens|repair|both|place|build|rental|gast|pag|season|spring|summer|fall)/

const asksNext = /\b(?:next|again|due|proxim[oa]|otra vez)\b/i
const maxPlanned = 200

async function readNextTasks({ read, session }: Reader, part: ComponentRow): Promise<NamedTask[]> {
  const { property, open } = await read(async (sql) => ({
    property: await findOwnProperty(sql, session.owner, part.propertyId),
    open: await selectOpenOwnTasks(sql, session.owner),
  }))
  const window = { kind: 'task', to: addMonths(session.today, 24) } as const
  const page = { after: '', limit: maxPlanned }
  const { entries } = await readDue(read, session, { property }, window, page)
  const own = open.filter(
    ({ propertyId, title }) =>
      propertyId === part.propertyId && countMatches(part.type.split('_'), title) > 0,
  )
  return [
    ...own.map(toNamedTask),
    ...entries.flatMap(({ task, row, dueOn }) =>
      task && row.id === part.id ? [{ title: task.title, place: placeOf(row), dueOn }] : [],
    ),
  ]
    .sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
    .slice(0, maxListed)
}

export const toDoneWork = (row: DoneMaintenance): DoneWork => ({
  title: allTasks.find(({ id }) => id === row.taskId)?.title ?? row.taskId,
  ...{ type: row.type, note: row.note, costCents: row.costCents, place: placeOf(row), on: row.on },
})

/** Reads completed or paid tasks, and the payments that notes mention. */
export async function readPayments(
  reader: Reader,
  { asked, message, scope, types, part, brand, earlierDays }: RecordQuestion,
): Promise<OwnRecords> {
  const { read, session } = reader
  const { owner, today } = session
  const isPaid = asked === 'expenses'
  const { propertyId, unit } = scope
  const filter = { types: part ? [part.type] : types, propertyId, unit, isPaid, limit: maxEvents }
  const rows = await read((sql) => selectDoneMaintenance(sql, owner, filter))
  const period = findDays(message, today, { isPast: true }) ?? earlierDays
  const isIn = (on: string) => !period || (on >= period.from && on <= period.to)
  const events = rows.filter(({ on }) => isIn(on)).map(toDoneWork)
  const words = searchWords(message).filter((word) => !askedWords.test(word))
  const matching = events.filter(({ note, title }) => countMatches(words, `${note ?? ''} ${title}`) > 0)
  const shown = matching.length > 0 ? matching : events
  if (!isPaid)
    return {
      about: 'last_done',
      events: shown.slice(0, maxListed),
      isSearch: matching.length > 0,
      next: part && asksNext.test(message) ? await readNextTasks(reader, part) : [],
    }
  const notes = await read((sql) => selectNotes(sql, owner, propertyId))
  const noted = notes.flatMap((note): DoneWork[] => {
    const [, sum, paidOn] = payment.exec(note.content) ?? []
    const day = paidOn === undefined ? note.createdAt : new Date(`${paidOn} UTC`)
    const on = (Number.isNaN(day.getTime()) ? note.createdAt : day).toISOString().slice(0, 10)
    const isOf = part
      ? note.componentId === part.id
      : (types.length === 0 || (note.type !== null && types.includes(note.type))) &&
        (note.componentId === null || types.length > 0 || brand !== undefined)
    return sum === undefined || !isIn(on) || !isOf || (unit !== undefined && note.unitNumber !== unit)
      ? []
      : [
          {
            ...{ title: note.content.slice(0, 60), type: note.type, note: note.content.slice(0, 60) },
            ...{ costCents: Math.round(Number(sum.replaceAll(',', '')) * 100), place: placeOf(note), on },
          },
        ]
  })
  // A question about the purchase price is answered from the component's payment notes, if no recorded work matches.
  const isPrice =
    part !== undefined && period === undefined && boughtWords.test(message) && matching.length === 0
  const found = isPrice && noted.length > 0 ? noted : [...shown, ...(matching.length > 0 ? [] : noted)]
  return {
    about: 'expenses',
    events: found.sort((a, b) => (a.on < b.on ? 1 : -1)),
    days: period,
    price: part,
  }
}
