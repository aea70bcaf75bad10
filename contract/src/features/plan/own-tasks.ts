import { z } from 'zod'
import {
  blankable,
  dateInput,
  emptiable,
  id,
  maxPageEntries,
  plainDate,
  requiredText,
  text,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

const dueDateMessage = 'must be a date from 1900 to 2199'
const isDueDate = (date: string): boolean => date >= '1900-01-01' && date <= '2199-12-31'
/**
 * The due date of a task that the customer added. Its bounds ensure that the due dates of later repetitions are valid
 * dates, too.
 */
export const ownTaskDueDate = plainDate.refine(isDueDate, dueDateMessage)

/** A task that the customer added, such as cleaning the gutters in March. */
const ownTask = z.object({
  id,
  property_id: id,
  property_address: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  /** The first day of the month if `is_whole_month`. */
  due_on: plainDate,
  /** True if the task is due on any day of a calendar month. It is overdue only after that month. */
  is_whole_month: z.boolean(),
  /** Null if the task does not repeat. */
  repeat_months: z.int().nullable(),
  last_done_on: plainDate.nullable(),
  /** True if the task was done and does not repeat. */
  is_finished: z.boolean(),
  is_overdue: z.boolean(),
})
export type OwnTask = z.input<typeof ownTask>

const submittedFields = {
  title: requiredText(120),
  note: emptiable(text(2000)),
  /** Any day of the month if `isWholeMonth` is true. */
  dueOn: dateInput.refine(isDueDate, dueDateMessage),
  isWholeMonth: blankable(z.boolean('must be true or false')),
  repeatMonths: emptiable(wholeNumber(1, 120)),
}
const changedOwnTask = z.object(submittedFields, 'must be an object')
export type ChangedOwnTask = z.output<typeof changedOwnTask>

export const listOwnTasks = defineRoute({
  name: 'listOwnTasks',
  method: 'GET',
  path: '/v1/plan/own-tasks',
  summary: 'List the tasks that the customer added, open ones first, by due date',
  access: 'paid',
  query: z.object({
    propertyId: blankable(id),
  }),
  status: 200,
  response: z.object({ tasks: z.array(ownTask).max(maxPageEntries) }),
})

export const createOwnTask = defineRoute({
  name: 'createOwnTask',
  method: 'POST',
  path: '/v1/plan/own-tasks',
  summary: 'Add a custom task to a home',
  access: 'paid',
  body: z.object({ propertyId: id, ...submittedFields }, 'must be an object'),
  status: 201,
  response: ownTask,
})

export const updateOwnTask = defineRoute({
  name: 'updateOwnTask',
  method: 'PUT',
  path: '/v1/plan/own-tasks/:id',
  summary: 'Update a custom task. Reopens a finished task',
  access: 'paid',
  params: z.object({ id }),
  body: changedOwnTask,
  status: 200,
  response: ownTask,
})

export const finishOwnTask = defineRoute({
  name: 'finishOwnTask',
  method: 'POST',
  path: '/v1/plan/own-tasks/:id/done',
  summary: 'Record that a custom task was done today. A repeating task gets its next due date',
  access: 'paid',
  params: z.object({ id }),
  status: 200,
  response: ownTask,
})

export const deleteOwnTask = defineRoute({
  name: 'deleteOwnTask',
  method: 'DELETE',
  path: '/v1/plan/own-tasks/:id',
  summary: 'Delete a custom task',
  access: 'paid',
  params: z.object({ id }),
  status: 200,
  response: z.object({ id }),
})
