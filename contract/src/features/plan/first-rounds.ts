import { z } from 'zod'
import { blankable, id } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'

/**
 * The maximum number of components for which the server lists tasks without a record. With more components, the list is
 * empty, and the client requests one home at a time.
 */
export const maxAskedComponents = 5_000

/** Rough answers to the question of when a task was last done. */
const roughTimes = ['within_6_months', '6_to_12_months', '1_to_2_years', 'longer'] as const
export type RoughTime = (typeof roughTimes)[number]

const unrecordedTask = z.object({
  task_id: z.string(),
  title: z.string(),
  component_types: z.array(z.enum(componentTypes)),
  /** The number of components that need the task and have no record that it was ever done. */
  component_count: z.int(),
  home_count: z.int(),
  /** True if skipping the task may harm people. */
  is_danger: z.boolean(),
})

export const listUnrecordedTasks = defineRoute({
  name: 'listUnrecordedTasks',
  method: 'GET',
  path: '/v1/plan/first-rounds',
  summary:
    'List tasks that were due before but never recorded: safety tasks first, then by the number of components',
  access: 'paid',
  query: z.object({
    propertyId: blankable(id),
  }),
  status: 200,
  /** Empty if there are more than 5,000 components. */
  response: z.array(unrecordedTask),
})

export const recordFirstRounds = defineRoute({
  name: 'recordFirstRounds',
  method: 'POST',
  path: '/v1/plan/first-rounds',
  summary: 'Record roughly when a task was last done, for every component without a record of it',
  access: 'paid',
  body: z.object(
    {
      taskId: z.string(),
      propertyId: blankable(id),
      when: z.enum(roughTimes, `must be one of ${roughTimes.join(', ')}`),
    },
    'must be an object',
  ),
  status: 201,
  response: z.object({
    /** The number of components for which the task was recorded. */
    count: z.int(),
  }),
})
