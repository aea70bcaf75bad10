import { propertyPath, screenPaths } from '@home-pulse/contract/screens'
import { formatCount } from '@home-pulse/contract/wording'
import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { presentAddress } from '../../properties/present.ts'
import type { DueGroup } from '../maintenance/due-groups-read.ts'
import { type PlanEntry, turnoverNear } from '../maintenance/entry-rules.ts'
import { spokenType, titleOf } from '../maintenance/present.ts'
import type { OwnTaskRow } from '../own-tasks/queries.ts'
import type { CalendarEntry, CalendarText } from './work.ts'

/** One all-day entry of the calendar. */
export interface CalendarEvent {
  /**
   * The id of the entry. It stays the same when the date changes, or when an earlier due date of the task is marked as
   * done.
   */
  readonly uid: string
  readonly on: string
  readonly entry: PlanEntry
}

/** One due date of a task that the customer added. */
export interface OwnTaskEvent extends Pick<CalendarEvent, 'uid' | 'on'> {
  readonly task: OwnTaskRow
}

export interface CalendarPage {
  readonly events: readonly CalendarEvent[]
  readonly ownEvents: readonly OwnTaskEvent[]
  /** The tasks and replacements that were due before today. They share one calendar entry. */
  readonly overdue: DueGroup
  /** Tasks that the customer added and that were due before today. */
  readonly overdueOwn: readonly OwnTaskRow[]
  readonly today: string
  /** The scheme and host with which the links begin. */
  readonly origin: string
  readonly customerId: string
}

export const maxOverdueLines = 25

/** Writes the titles and descriptions of the calendar's entries. They name homes and components, but no tenants. */
export function describeCalendar(page: CalendarPage): CalendarText {
  const { events, ownEvents, overdue, overdueOwn, today, origin } = page
  return {
    host: new URL(origin).hostname,
    url: `${origin}${screenPaths.plan}`,
    today,
    entries: [
      ...(overdue.total + overdueOwn.length > 0 ? [describeOverdue(page)] : []),
      ...events.map(({ uid, on, entry }) => ({
        uid,
        on,
        summary: printable(summaryOf(entry)),
        description: printable(describe(entry, on, today)),
        location: printable(presentAddress(entry.row)),
        url: `${origin}${propertyPath(entry.row.propertyId)}`,
      })),
      ...ownEvents.map(({ uid, on, task }) => ({
        uid,
        on,
        summary: printable(`${task.title}, ${task.street}`),
        description: printable(task.note ?? 'A task that you added.'),
        location: printable(presentAddress(task)),
        url: `${origin}${screenPaths.calendar}`,
      })),
    ],
  }
}

function describeOverdue({ overdue, overdueOwn, today, origin, customerId }: CalendarPage): CalendarEntry {
  const total = overdue.total + overdueOwn.length
  const lines = [
    ...overdueOwn.map(({ title, street }) => `- ${title}, ${street}`),
    ...overdue.entries.map((entry) => `- ${summaryOf(entry)}`),
  ].slice(0, maxOverdueLines)
  const more = total - lines.length
  if (more > 0) lines.push(`and ${formatCount(more)} more`)
  return {
    uid: `${customerId}.overdue`,
    on: today,
    summary: `Overdue: ${countWithNoun(total, 'thing')} at home`,
    description: printable(lines.join('\n')),
    url: `${origin}${screenPaths.plan}`,
  }
}

/** Returns the title of an event: `Dryer: clean the vent and check the outdoor flap, 12 Oak St, Unit 2`. */
function summaryOf(entry: PlanEntry): string {
  const { row, task } = entry
  const type = spokenType(row.type)
  const what = task
    ? `${capitalize(type)}: ${task.title[0]?.toLowerCase()}${task.title.slice(1)}`
    : titleOf(entry)
  return [what, row.street, ...(row.unitNumber === null ? [] : [`Unit ${row.unitNumber}`])].join(', ')
}

function describe(entry: PlanEntry, on: string, today: string): string {
  const { task, lease } = entry
  const turnoverOn = lease && on <= addMonths(today, 12) ? turnoverNear(entry, on, today) : undefined
  return [
    ...(task
      ? [task.why.text, ...(task.safety ? [`Safety: ${task.safety.text}`] : [])]
      : ['Plan to replace it by this day.']),
    ...(task?.who === 'professional' ? ['A job for a professional.'] : []),
    ...(turnoverOn
      ? [`A lease ends just before ${turnoverOn}: on that day the work disturbs no tenant.`]
      : []),
  ].join('\n')
}

/** Replaces control characters except line ends by spaces, because RFC 5545 does not allow them in text. */
const printable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
