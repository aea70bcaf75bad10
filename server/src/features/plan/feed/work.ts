import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator'

/*
 * A calendar of 1,000 entries takes tens of milliseconds to write, so a worker thread does it. This module must not
 * import server code.
 */

export interface CalendarEntry {
  readonly uid: string
  readonly on: string
  readonly summary: string
  readonly description: string
  readonly location?: string
  readonly url: string
}

export interface CalendarText {
  readonly host: string
  readonly url: string
  readonly today: string
  readonly entries: readonly CalendarEntry[]
}

/** Calendar programs should refresh twice a day. */
const refreshSeconds = 12 * 60 * 60

/** Alarms ring one day before an entry begins. */
const dayBeforeSeconds = 24 * 60 * 60

/** Writes a calendar in the format of RFC 5545. */
export function renderCalendar({ host, url, today, entries }: CalendarText): string {
  const calendar = ical({
    name: 'Home Pulse AI',
    description: 'What your homes need, and when.',
    prodId: { company: 'Home Pulse AI', product: 'Plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    url,
  })
  for (const { uid, on, ...details } of entries)
    calendar.createEvent({
      id: `${uid}@${host}`,
      // The timestamp is always midnight, so that an unchanged calendar has identical bytes all day.
      stamp: `${today}T00:00:00Z`,
      start: on,
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      ...details,
      alarms: on > today ? [{ type: ICalAlarmType.display, trigger: dayBeforeSeconds }] : [],
    })
  return `${calendar.toString()}\r\n`
}
