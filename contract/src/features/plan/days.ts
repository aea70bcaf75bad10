import { z } from 'zod'
import { blankable, id, plainDate, wholeNumber } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

/**
 * Returns a count for each day. A list of entries would be much longer: a large portfolio has thousands of entries a
 * year.
 */
export const countPlanDays = defineRoute({
  name: 'countPlanDays',
  method: 'GET',
  path: '/v1/plan/days',
  summary: 'Count the tasks and replacements that are due on each day of a year',
  access: 'paid',
  query: z.object({
    /** The default is the current year. */
    year: blankable(wholeNumber(1900, 2200)),
    propertyId: blankable(id),
    kind: blankable(z.enum(['task', 'replacement'], 'must be one of task, replacement')),
  }),
  status: 200,
  response: z.object({
    /** The days on which something is due, earliest first. */
    days: z.array(z.object({ on: plainDate, total: z.int().min(1) })).max(366),
    /** The number of overdue entries of all years. */
    overdue: z.int(),
  }),
})
