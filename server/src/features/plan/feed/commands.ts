import { createHash } from 'node:crypto'
import { addMonths, laterOf } from '@home-pulse/lifecycle/plain-date'
import { nowDate } from '../../../platform/config/clock.ts'
import { keyedHash } from '../../../platform/config/secrets.ts'
import type { Sql } from '../../../platform/database/database.ts'
import type { Work } from '../../../platform/jobs/worker-pool.ts'
import type { Services } from '../../../platform/services.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { DateContext, PlanEntry } from '../maintenance/commands.ts'
import { readDueGroups } from '../maintenance/due-groups-read.ts'
import { isTaskEntry } from '../maintenance/present.ts'
import { makeRounds, type NextRound } from '../maintenance/rounds-rules.ts'
import { type OwnTaskRow, selectOpenOwnTasks } from '../own/queries.ts'
import { isOverdue, roundsOfOwnTask } from '../own/rules.ts'
import { type CalendarEvent, describeCalendar, maxOverdueLines, type OwnTaskEvent } from './present.ts'
import { insertFeed, revokeFeed, selectFeed } from './queries.ts'
import { type CalendarText, renderCalendar } from './work.ts'

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Derives the 256-bit secret of a feed's URL from the server's secret and the feed's id. Therefore the database stores
 * only a hash of it, and the owner can still see the URL again for a second device.
 */
const tokenOf = ({ feedKey }: Services, { customerId }: Owner, feedId: string): string =>
  keyedHash(feedKey, 'calendar', customerId, feedId).toString('base64url')

export interface Feed {
  readonly token: string
  readonly createdAt: Date
}

/** Returns the current feed. Undefined if there is none, or if AUTH_SECRET changed since the URL was issued. */
export async function readFeed(services: Services, sql: Sql, owner: Owner): Promise<Feed | undefined> {
  const row = await selectFeed(sql, owner)
  if (!row) return undefined
  const token = tokenOf(services, owner, row.id)
  return hashOfToken(token).equals(row.tokenHash) ? { token, createdAt: row.createdAt } : undefined
}

/** Creates a new feed URL within a write. The previous URL becomes invalid. */
export async function renewFeed(services: Services, sql: Sql, owner: Owner): Promise<Feed> {
  const id = services.makeId()
  const createdAt = nowDate(services.clock)
  const token = tokenOf(services, owner, id)
  await revokeFeed(sql, owner, createdAt)
  await insertFeed(sql, owner, { id, tokenHash: hashOfToken(token), createdAt })
  return { token, createdAt }
}

/** The number of months that a calendar feed covers. */
const horizonMonths = 24
/**
 * The maximum number of events in one feed, which calendar programs can handle. Later events of a large portfolio
 * appear as their date approaches.
 */
const maxEvents = 1_000
/** The maximum number of additional events, for tasks that the customer added. */
const maxOwnEvents = 400

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const calendarWork: Work<CalendarText, string> = {
  file: new URL(`./work.${extension}`, import.meta.url),
  name: 'renderCalendar',
  here: renderCalendar,
}
/** Up to this many entries are written on the main thread, which takes some milliseconds. */
const maxEntriesOnMainThread = 100

/** Writes the calendar of a customer. Reads a limited number of entries, regardless of the size of the portfolio. */
export async function writeCalendar(
  { gate, workerPool }: Services,
  owner: Owner,
  { timeZone, today }: DateContext,
  origin: string,
): Promise<string> {
  const horizon = addMonths(today, horizonMonths)
  const limits = { overdue: maxOverdueLines, overdueTasks: maxEvents, upcoming: maxEvents }
  const groups = await readDueGroups(gate, owner, { timeZone, today }, limits, ({ task, dueOn }) => {
    if (dueOn < today) return task ? ['overdue', 'overdueTasks'] : ['overdue']
    return dueOn <= horizon ? ['upcoming'] : []
  })
  const own = await gate.read(owner, (sql) => selectOpenOwnTasks(sql, owner))
  const planned = [...groups.upcoming.entries, ...groups.overdueTasks.entries]
  const text = describeCalendar({
    events: calendarEvents(planned, today, horizon),
    ownEvents: ownTaskEvents(own, today, horizon),
    overdue: groups.overdue,
    overdueOwn: own.filter((task) => isOverdue(task, today)),
    customerId: owner.customerId,
    today,
    origin,
  })
  return workerPool.run(calendarWork, text, text.entries.length > maxEntriesOnMainThread)
}

/**
 * Lists the due dates of tasks that the customer added. A task for a whole month that has begun is due today.
 */
function ownTaskEvents(tasks: readonly OwnTaskRow[], today: string, horizon: string): OwnTaskEvent[] {
  return tasks
    .flatMap((task) =>
      roundsOfOwnTask(task, horizon).map((dueOn) => {
        const isThisMonth = task.isWholeMonth && dueOn.slice(0, 7) === today.slice(0, 7)
        return { uid: `${task.id}.${dueOn}`, on: isThisMonth ? laterOf(dueOn, today) : dueOn, task }
      }),
    )
    .filter(({ on }) => on >= today)
    .sort((one, other) => (one.on + one.uid < other.on + other.uid ? -1 : 1))
    .slice(0, maxOwnEvents)
}

/** Lists the events from today to the horizon, earliest first. A task appears once for each due date. */
function calendarEvents(planned: readonly PlanEntry[], today: string, horizon: string): CalendarEvent[] {
  const nextRound = makeRounds()
  return planned
    .flatMap((entry) => roundsOf(entry, horizon, nextRound))
    .filter(({ on }) => on >= today)
    .sort((one, other) => (one.on + one.uid < other.on + other.uid ? -1 : 1))
    .slice(0, maxEvents)
}

function roundsOf(entry: PlanEntry, horizon: string, nextRound: NextRound): CalendarEvent[] {
  const { row, dueOn } = entry
  if (!isTaskEntry(entry)) return [{ uid: `${row.installationId}.replacement`, on: dueOn, entry }]
  const rounds: CalendarEvent[] = []
  const roundsBefore = entry.history?.rounds ?? 0
  for (let on = dueOn; on <= horizon; on = nextRound(entry, on)) {
    const uid = `${row.installationId}.${entry.task.id}.${roundsBefore + rounds.length}`
    rounds.push({ uid, on, entry })
  }
  return rounds
}
