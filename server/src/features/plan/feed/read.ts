import { addMonths } from '@home-pulse/lifecycle/plain-date'
import type { Sql } from '../../../platform/database/database.ts'
import type { Work } from '../../../platform/jobs/worker-pool.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { readDueGroups } from '../maintenance/due-groups-read.ts'
import type { PlanCustomer } from '../maintenance/entry-rules.ts'
import { selectOpenOwnTasks } from '../own-tasks/queries.ts'
import { isOverdue } from '../own-tasks/rules.ts'
import type { PlanServices } from '../services.ts'
import { calendarEvents, horizonMonths, maxEvents, ownTaskEvents } from './events-rules.ts'
import { describeCalendar, maxOverdueLines } from './present.ts'
import { selectFeed } from './queries.ts'
import { hashOfToken, tokenOf } from './token-rules.ts'
import { type CalendarText, renderCalendar } from './work.ts'

export interface Feed {
  readonly token: string
  readonly createdAt: Date
}

/** Returns the current feed. Undefined if there is none, or if AUTH_SECRET changed since the URL was issued. */
export async function readFeed(services: PlanServices, sql: Sql, owner: Owner): Promise<Feed | undefined> {
  const row = await selectFeed(sql, owner)
  if (!row) return undefined
  const token = tokenOf(services, owner, row.id)
  return hashOfToken(token).equals(row.tokenHash) ? { token, createdAt: row.createdAt } : undefined
}

const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'

const calendarWork: Work<CalendarText, string> = {
  file: new URL(`./work.${extension}`, import.meta.url),
  name: 'renderCalendar',
  here: renderCalendar,
}

/** Up to this many entries are written on the main thread, which takes some milliseconds. */
const maxEntriesOnMainThread = 100

/** Writes the calendar of a customer. Reads a limited number of entries, regardless of the size of the portfolio. */
export async function readCalendar(
  { gate, workerPool }: PlanServices,
  customer: PlanCustomer,
  origin: string,
): Promise<string> {
  const { owner, today } = customer
  const horizon = addMonths(today, horizonMonths)
  const limits = { overdue: maxOverdueLines, overdueTasks: maxEvents, upcoming: maxEvents }
  const groups = await readDueGroups(gate, customer, limits, ({ task, dueOn }) => {
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
