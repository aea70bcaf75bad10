import { z } from 'zod'
import { id, plainDate } from '../../primitives.ts'

/** The component of a property with the earliest forecast date. */
export const nextReplacement = z.object({
  id,
  type: z.string(),
  /** Present for an appliance in a unit. */
  unit_number: z.string().optional(),
  date: plainDate,
  overdue: z.boolean(),
})
