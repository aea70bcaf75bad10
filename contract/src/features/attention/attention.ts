import { z } from 'zod'
import { comingDueInWords } from '../../coming-due-words.ts'
import { blankable, dollars, id, notACursor, plainDate, probability, wholeNumber } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'

const managementItem = z.object({
  id,
  /** The name of the component type in the API, such as `water_heater`. */
  name: z.enum(componentTypes),
  /** `overdue`: the forecast date is before today. `coming_due`: it is at most `comingDueDays` ahead. */
  status: z.enum(['overdue', 'coming_due']),
  property_id: id,
  property_address: z.string(),
  unit_number: z.string().nullable(),
  forecasted_replacement_date: plainDate,
  /** The forecast date minus today in days: negative when overdue. */
  days_difference: z.int(),
  installed_on: plainDate,
  forecast_low: plainDate,
  forecast_high: plainDate,
  failure_within_12_months: probability,
  /**
   * True if clients should ask the owner whether the component still works. This requires that the forecast date is our
   * estimate. In the last 365 days, the component must not have been installed, entered or confirmed to work.
   */
  asks_confirmation: z.boolean(),
})
export type ManagementItem = z.input<typeof managementItem>

export const needsAttention = defineRoute({
  name: 'needsAttention',
  method: 'GET',
  path: '/v1/properties/:id/needs-attention',
  summary: `List components that are overdue or due within ${comingDueInWords}: overdue ones first, then by chance of failure within 12 months times cost. Covers all properties if the id is the user id`,
  access: 'paid',
  params: z.object({ id }),
  query: z.object({
    /**
     * Page size. The default is 10,000. The response header `Link: <...>; rel="next"` contains the URL of the next
     * page.
     */
    limit: blankable(wholeNumber(1, 1000)),
    /**
     * The sort key of the previous page's last entry: its group (overdue or not), its expected cost within 12 months,
     * its date and its id.
     */
    cursor: blankable(z.string().regex(/^[01]_\d{16}_\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}$/, notACursor)),
  }),
  status: 200,
  response: z.object({
    managementItems: z.array(managementItem),
    components: z.array(z.object({ id, cost: dollars })),
  }),
})
