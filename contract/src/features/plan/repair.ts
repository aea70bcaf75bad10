import { z } from 'zod'
import { blankable, dollars, dollarsInput, id, plainDate } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'
import { estimateFields } from '../components/components.ts'

const repairOrReplaceVerdict = z.enum(['repair', 'replace'])

/** The cost of one option (repair or replacement), and the years of service that it is expected to buy. */
const remedy = z.object({ cost: dollars, years: z.number().min(0), cost_per_year: dollars })

export const judgeRepair = defineRoute({
  name: 'judgeRepair',
  method: 'GET',
  path: '/v1/components/:id/repair-or-replace',
  summary:
    'Compare the cost of repair and replacement for each year of life. Without a quote, returns the highest price at which a repair is worth it',
  access: 'paid',
  params: z.object({ id }),
  query: z.object({
    /** The quoted price of the repair. */
    quote: blankable(dollarsInput(10_000_000)),
    /** True if the same part failed before. The repair is then expected to last half as long. */
    hasFailedBefore: blankable(
      z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
    ),
  }),
  status: 200,
  response: z.object({
    as_of: plainDate,
    component_id: id,
    component_type: z.enum(componentTypes),
    /** Null if there is no quote. `repair` is then null, too. */
    verdict: repairOrReplaceVerdict.nullable(),
    /** True if both options cost about the same per year, so that other reasons may decide. */
    is_close: z.boolean(),
    repair: remedy.nullable(),
    replace: remedy,
    /** The highest repair price that is worth paying. */
    worth_up_to: dollars,
    /** The rule of thumb that a repair should cost at most half of a replacement. */
    half_price_rule: z.object({
      limit: dollars,
      verdict: repairOrReplaceVerdict.nullable(),
      /** True if the rule of thumb contradicts our verdict. */
      disagrees: z.boolean(),
    }),
    /** Explains the verdict in sentences. */
    reasons: z.array(z.string()),
    sources: estimateFields.explanation.shape.sources,
  }),
})
export type RepairJudgement = z.input<typeof judgeRepair.response>
