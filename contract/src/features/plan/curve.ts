import { z } from 'zod'
import { id, plainDate, probability } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { appliance, structure } from '../components/components.ts'

/** One day of the life curve. */
const lifePoint = z.object({
  on: plainDate,
  /**
   * Among components of the same type and variant that were installed on the same day, the share that still works on
   * the day `on`.
   */
  of_its_kind: probability,
  /**
   * Among the components of the same type and variant that work today at the same age, the share that still works on
   * the day `on`. Null before today.
   */
  of_its_age: probability.nullable(),
})
export type LifePoint = z.input<typeof lifePoint>

export const readLifeCurve = defineRoute({
  name: 'readLifeCurve',
  method: 'GET',
  path: '/v1/components/:id/life-curve',
  summary:
    'Retrieve a component with its survival curve and all that explains its date and cost. The curve has fewer points than days',
  access: 'paid',
  params: z.object({ id }),
  status: 200,
  response: z.object({
    as_of: plainDate,
    component: z.union([appliance, structure]),
    property_address: z.string(),
    unit_number: z.string().nullable(),
    /**
     * The points of the curve. The first is on the effective installation date, which is the installation date adjusted
     * for the condition. The last is on the day on which 1 in 100 components still works.
     */
    points: z.array(lifePoint),
  }),
})
export type LifeCurve = z.input<typeof readLifeCurve.response>
