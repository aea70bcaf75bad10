import { z } from 'zod'
import { blankable, dollars, id, idCursor, maxPageEntries, plainDate, wholeNumber } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { inflationInput, yearsInput } from './budget.ts'

/** The amounts of all periods, in the order of the periods, and their sum. Whole dollars. */
const amounts = z.object({ by_period: z.array(dollars), total: dollars })

const query = {
  /** The number of years after the current one. The default is 10. */
  years: blankable(yearsInput),
  /** The default is the inflation that the owner set for the reserve, or else 0.025. */
  inflation: blankable(inflationInput),
}

export const listHomeBudgets = defineRoute({
  name: 'listHomeBudgets',
  method: 'GET',
  path: '/v1/plan/homes',
  summary:
    'List the expected cost of each home by year. The amounts add up to those of `GET /v1/plan/budget`',
  access: 'paid',
  query: z.object({
    ...query,
    /** Page size, 500 by default. The response header `Link: <...>; rel="next"` contains the URL of the next page. */
    limit: blankable(wholeNumber(1, maxPageEntries)),
    cursor: blankable(idCursor),
  }),
  status: 200,
  response: z.object({
    as_of: plainDate,
    inflation: z.number(),
    /** The periods of the plan: the rest of this year, and then whole calendar years. */
    periods: z.array(z.object({ year: z.int(), from: plainDate, to: plainDate })),
    /** The homes, in the order of entry. */
    homes: z.array(
      z.object({
        property_id: id,
        property_address: z.string(),
        component_count: z.int(),
        /** At today's prices. */
        real: amounts,
        /** At the prices of each year, which include inflation. */
        nominal: amounts,
      }),
    ),
  }),
})
export type HomeBudgets = z.input<typeof listHomeBudgets.response>

export const exportHomeBudgets = defineRoute({
  name: 'exportHomeBudgets',
  method: 'GET',
  path: '/v1/plan/homes.csv',
  summary:
    'Download the expected cost of each home by year as CSV, at today’s prices: one line for each home and one for the total',
  access: 'paid',
  query: z.object(query),
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
})
