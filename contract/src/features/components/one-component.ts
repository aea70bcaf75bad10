import { z } from 'zod'
import { removalCauses } from '../../component-facts.ts'
import { dollars, id, plainDate } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { component } from './components.ts'
import { responseProductFacts } from './fact-schemas.ts'

/** One installation in the history of a component, such as the previous water heater of a home. */
const installation = z.object({
  id,
  installed_on: plainDate,
  ...responseProductFacts,
  /**
   * The amount that the owner entered, in dollars: the price paid, or the expected cost of the replacement. Null if the
   * owner entered none.
   */
  cost: dollars.nullable(),
  /** The day of the removal. Null for the current installation. */
  removed_on: plainDate.nullable(),
  removal_reason: z.string().nullable(),
  /** `elective`: the component still worked. Null if unknown. */
  removal_cause: z.enum(removalCauses).nullable(),
})
export type Installation = z.input<typeof installation>

/** The maximum number of installations in the response. */
export const maxInstallations = 100

export const readComponent = defineRoute({
  name: 'readComponent',
  method: 'GET',
  path: '/v1/components/:id',
  summary: 'Retrieve a component with its forecast and its earlier installations',
  access: 'paid',
  params: z.object({ id }),
  status: 200,
  response: z.object({
    component,
    /** The number of the unit that the component is in. Null in a single-family home. */
    unit_number: z.string().nullable(),
    /** The installations of the component, newest first. The first one is the current one. */
    installations: z.array(installation),
  }),
})
