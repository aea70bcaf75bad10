import { z } from 'zod'
import {
  blankable,
  dateInput,
  dollars,
  dollarsInput,
  emptiable,
  id,
  maxPageEntries,
  notACursor,
  plainDate,
  text,
  timestamp,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'
import { estimateFields } from '../components/components.ts'
import { byMailKind } from './mail-kinds.ts'

/** The stable name of a task, such as `dryer-clean-vent`. */
const taskId = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be the name of a task')

const eventKinds = ['done', 'skipped', 'snoozed'] as const
export type MaintenanceEventKind = (typeof eventKinds)[number]

/** The fields of every plan entry. An entry is a task or a replacement. */
const plannedFields = {
  component_id: id,
  component_type: z.enum(componentTypes),
  property_id: id,
  property_address: z.string(),
  unit_id: id.nullable(),
  unit_number: z.string().nullable(),
  /** The work to do, with the verb first: `Clean the vent and check the outdoor flap`. */
  title: z.string(),
  due_on: plainDate,
  /** The due date minus today in days: negative when overdue. */
  days_difference: z.int(),
  /** A better day near the due date, on which the home is vacant between two tenants. Null if there is none. */
  suggested_on: plainDate.nullable(),
  /** Explains `suggested_on` in a sentence. */
  suggested_because: z.string().nullable(),
  /** Explains the due date in sentences. */
  why: z.array(z.string()),
  sources: estimateFields.explanation.shape.sources,
}

const plannedTask = z.object({
  kind: z.literal('task'),
  ...plannedFields,
  task_id: taskId,
  /** The recommended interval between two completions of the task, in months: usual, shortest and longest. */
  interval_months: z.object({ typical: z.int(), low: z.int(), high: z.int() }),
  season: z.enum(['spring', 'fall']).nullable(),
  who: z.enum(['owner', 'professional']),
  benefit: z.string(),
  /** Safety advice and practical hints. */
  safety: z.string().nullable(),
  /**
   * The due dates after the next one, up to a year from today, earliest first. They assume that the task is done on
   * each due date.
   */
  later_on: z.array(plainDate),
  last_done_on: plainDate.nullable(),
  /** The day until which the owner postponed the task. Null if it is not postponed or that day has passed. */
  snoozed_until: plainDate.nullable(),
})
export type PlannedTask = z.input<typeof plannedTask>

const plannedReplacement = z.object({
  kind: z.literal('replacement'),
  ...plannedFields,
  /** The first day of the likely range: today plus the 10th percentile of the remaining life. */
  forecast_low: plainDate,
  /** The last day of the likely range: today plus the 90th percentile of the remaining life. */
  forecast_high: plainDate,
  estimated_replacement_cost: dollars,
})
export type PlannedReplacement = z.input<typeof plannedReplacement>

export type PlannedEntry = PlannedTask | PlannedReplacement

/**
 * An index into `texts` or `sources` of the response. Thousands of entries share a few texts and sources, so each of
 * these is sent once.
 */
const reference = z.int().min(0)
const listedFields = { why: z.array(reference), sources: z.array(reference) }

const listed = z.discriminatedUnion('kind', [
  plannedTask.extend({ ...listedFields, benefit: reference, safety: reference.nullable() }),
  plannedReplacement.extend(listedFields),
])
export type ListedEntry = z.input<typeof listed>

export const listPlan = defineRoute({
  name: 'listPlan',
  method: 'GET',
  path: '/v1/plan/tasks',
  summary: 'List the next round of each task and the next replacement of each component, most urgent first',
  access: 'paid',
  query: z.object({
    propertyId: blankable(id),
    kind: blankable(z.enum(['task', 'replacement'], 'must be one of task, replacement')),
    /** The first due date to include. If absent, overdue entries are included. */
    from: blankable(dateInput),
    /** The last due date to include. */
    to: blankable(dateInput),
    /** Page size, 500 by default. The response header `Link: <...>; rel="next"` contains the URL of the next page. */
    limit: blankable(wholeNumber(1, maxPageEntries)),
    cursor: blankable(
      z.string().regex(/^\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}_[0-9a-f-]{36}_[a-z0-9-]{0,60}$/, notACursor),
    ),
  }),
  status: 200,
  response: z.object({
    planned: z.array(listed),
    /** The sentences that the entries refer to. */
    texts: z.array(z.string()),
    /** The sources that the entries refer to. */
    sources: plannedFields.sources,
    /** The number of entries in the whole list, not only on the page. */
    total: z.int(),
    overdue: z.int(),
  }),
})

/** The customer's record that a task was done, skipped or snoozed (postponed). */
const maintenanceEvent = z.object({
  id,
  component_id: id,
  task_id: taskId,
  kind: z.enum(eventKinds),
  on: plainDate,
  /** The day until which a snoozed task is postponed. */
  until: plainDate.nullable(),
  note: z.string().nullable(),
  cost: dollars.nullable(),
  created_at: timestamp,
})
export type MaintenanceEvent = z.input<typeof maintenanceEvent>

export const readMaintenance = defineRoute({
  name: 'readMaintenance',
  method: 'GET',
  path: '/v1/components/:id/maintenance',
  summary: 'List the tasks of a component, most urgent first, with their recorded events, newest first',
  access: 'paid',
  params: z.object({ id }),
  status: 200,
  response: z.object({ tasks: z.array(plannedTask), events: z.array(maintenanceEvent) }),
})

const submittedEvent = z
  .object(
    {
      kind: z.enum(eventKinds, `must be one of ${eventKinds.join(', ')}`),
      /** The default is today. */
      on: blankable(dateInput),
      /** The day on which a snoozed task is due again. */
      until: blankable(dateInput),
      note: emptiable(text(2000)),
      cost: emptiable(dollarsInput(1_000_000)),
    },
    'must be an object',
  )
  .refine(({ kind, until }) => kind !== 'snoozed' || until !== undefined, {
    path: ['until'],
    error: 'must be given where a task is snoozed',
  })
export type SubmittedMaintenanceEvent = z.output<typeof submittedEvent>

export const recordMaintenance = defineRoute({
  name: 'recordMaintenance',
  method: 'POST',
  path: '/v1/components/:id/tasks/:taskId/events',
  summary: 'Record that a task was done, skipped or postponed. Returns the event and the task’s next round',
  access: 'paid',
  params: z.object({ id, taskId }),
  body: submittedEvent,
  status: 201,
  response: z.object({ event: maintenanceEvent, task: plannedTask }),
})

export const undoMaintenance = defineRoute({
  name: 'undoMaintenance',
  method: 'DELETE',
  path: '/v1/components/:id/tasks/:taskId/events/:eventId',
  summary: 'Delete a recorded event of a task. Returns the task’s next round',
  access: 'paid',
  params: z.object({ id, taskId, eventId: id }),
  status: 200,
  response: z.object({ id, task: plannedTask.nullable() }),
})

/** The customer's calendar feed. Anyone who has its URL can read it. */
const calendarFeed = z.object({
  /** Null if the feed is off. */
  url: z.url().nullable(),
  created_at: timestamp.nullable(),
})
export type CalendarFeed = z.input<typeof calendarFeed>

export const readCalendarFeed = defineRoute({
  name: 'readCalendarFeed',
  method: 'GET',
  path: '/v1/plan/calendar-feed',
  summary: 'Retrieve the private link of the calendar, if there is one',
  access: 'paid',
  isCacheable: false,
  status: 200,
  response: calendarFeed,
})

export const createCalendarFeed = defineRoute({
  name: 'createCalendarFeed',
  method: 'POST',
  path: '/v1/plan/calendar-feed',
  summary: 'Create a private link for the calendar. Revokes the earlier one',
  access: 'paid',
  status: 201,
  response: calendarFeed,
})

export const revokeCalendarFeed = defineRoute({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/v1/plan/calendar-feed',
  summary: 'Revoke the private link of the calendar. Repeating it changes nothing',
  access: 'paid',
  status: 200,
  response: calendarFeed,
})

export const readCalendar = defineRoute({
  name: 'readCalendar',
  method: 'GET',
  path: '/v1/calendar/:token.ics',
  summary:
    'Download the tasks and replacements of the next two years as iCalendar (RFC 5545). The secret token in the URL replaces authentication',
  access: 'public',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  status: 200,
  response: z.string(),
  mediaType: 'text/calendar',
})

/** The customer's choice for each kind of email: true if the customer wants it. */
const mailPreferences = z.object(byMailKind(() => z.boolean()))
export type MailPreferences = z.input<typeof mailPreferences>

export const readMailPreferences = defineRoute({
  name: 'readMailPreferences',
  method: 'GET',
  path: '/v1/plan/mail-preferences',
  summary: 'Retrieve which mails of the plan are sent',
  access: 'account',
  status: 200,
  response: mailPreferences,
})

export const updateMailPreferences = defineRoute({
  name: 'updateMailPreferences',
  method: 'PUT',
  path: '/v1/plan/mail-preferences',
  summary: 'Update which mails of the plan are sent. Absent fields do not change',
  access: 'account',
  body: z.object(
    byMailKind(() => blankable(z.boolean('must be true or false'))),
    'must be an object',
  ),
  status: 200,
  response: mailPreferences,
})
