import { addMonths } from '@home-pulse/lifecycle/plain-date'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { presentAddress } from '../properties/present.ts'
import type { CalendarEvent } from './feed-commands.ts'
import { type PlanEntry, turnoverNear } from './maintenance-commands.ts'
import { spokenType, titleOf } from './maintenance-present.ts'

export interface CalendarPage {
  readonly events: readonly CalendarEvent[]
  /** What should have been done before today: said in one entry of today, or it would be on no day at all. */
  readonly overdue: readonly PlanEntry[]
  readonly today: string
  /** Where the links lead. */
  readonly origin: string
  readonly customerId: string
}

/** Twice a day is as often as the plan can be worth asking for. */
const refreshSeconds = 12 * 60 * 60
const mostOverdueLines = 25

/** The calendar as RFC 5545 has it. It names homes and what stands in them, and nobody who lives there. */
export function renderCalendar({ events, overdue, today, origin, customerId }: CalendarPage): string {
  const host = new URL(origin).hostname
  const calendar = ical({
    name: 'Home Pulse AI',
    description: 'What your homes need, and when.',
    prodId: { company: 'Home Pulse AI', product: 'Plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    url: `${origin}/plan`,
  })
  const add = (uid: string, on: string, summary: string, description: string, details: object) =>
    calendar.createEvent({
      id: `${uid}@${host}`,
      // By the day, so that an unchanged calendar is the same to the byte.
      stamp: `${today}T00:00:00Z`,
      start: on,
      allDay: true,
      summary: printable(summary),
      description: printable(description),
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      ...details,
    })

  if (overdue.length > 0) {
    const lines = overdue.slice(0, mostOverdueLines).map((entry) => `- ${summaryOf(entry)}`)
    const more = overdue.length - lines.length
    if (more > 0) lines.push(`and ${more.toLocaleString('en-US')} more`)
    const summary = `Overdue: ${overdue.length === 1 ? '1 thing' : `${overdue.length} things`} at home`
    add(`${customerId}.overdue`, today, summary, lines.join('\n'), { url: `${origin}/plan` })
  }
  for (const { uid, on, entry } of events)
    add(uid, on, summaryOf(entry), describe(entry, on, today), {
      location: printable(presentAddress(entry.row)),
      url: `${origin}/property/${entry.row.propertyId}`,
    })
  return `${calendar.toString()}\r\n`
}

/** `Dryer: clean the vent and check the outdoor flap, 12 Oak St, Unit 2`. */
function summaryOf(entry: PlanEntry): string {
  const { row, task } = entry
  const type = spokenType(row.type)
  const what = task
    ? `${type[0]?.toUpperCase()}${type.slice(1)}: ${task.title[0]?.toLowerCase()}${task.title.slice(1)}`
    : titleOf(entry)
  return [what, row.street, ...(row.unitNumber === null ? [] : [`Unit ${row.unitNumber}`])].join(', ')
}

function describe(entry: PlanEntry, on: string, today: string): string {
  const { task, contract } = entry
  const turnoverOn = contract && on <= addMonths(today, 12) ? turnoverNear(entry, on, today) : undefined
  return [
    ...(task
      ? [task.why.text, ...(task.safety ? [`Safety: ${task.safety.text}`] : [])]
      : ['The day to plan its replacement for.']),
    ...(task?.who === 'professional' ? ['A job for a professional.'] : []),
    ...(turnoverOn
      ? [`A contract ends just before ${turnoverOn}: on that day the work disturbs nobody.`]
      : []),
  ].join('\n')
}

/** RFC 5545 takes no control character in a text but the end of a line. */
const printable = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
