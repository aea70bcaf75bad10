import { z } from 'zod'
import { blankable, dollars, id, plainDate, sentDollars } from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { componentTypes } from '../vocabulary.ts'
import { estimateFields } from './components.ts'

const repairOrReplaceVerdict = z.enum(['repair', 'replace'])

/** What one way costs, and for how long it helps. Years are those that can be expected. */
const remedy = z.object({ cost: dollars, years: z.number().min(0), cost_per_year: dollars })

export const judgeRepair = defineRoute({
  name: 'judgeRepair',
  method: 'GET',
  path: '/v1/components/:id/repair-or-replace',
  summary:
    'Whether a repair is worth its price, by what each way costs for a year of life; without a quote, up to what price it is',
  access: 'paid',
  params: z.object({ id }),
  query: z.object({
    /** What the repair would cost. */
    quote: blankable(sentDollars(10_000_000)),
    /** Whether the same part failed before: then half as much is expected of the repair. */
    hasFailedBefore: blankable(
      z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
    ),
  }),
  status: 200,
  response: z.object({
    as_of: plainDate,
    component_id: id,
    component_type: z.enum(componentTypes),
    /** Null, as `repair` is, where there is no quote. */
    verdict: repairOrReplaceVerdict.nullable(),
    /** The two cost so nearly the same for a year of life that other reasons may decide. */
    is_close: z.boolean(),
    repair: remedy.nullable(),
    replace: remedy,
    /** The dearest repair that is worth its price. */
    worth_up_to: dollars,
    /** The rule of thumb: never pay more than half of what a new one costs. */
    half_price_rule: z.object({
      limit: dollars,
      verdict: repairOrReplaceVerdict.nullable(),
      /** Whether it says otherwise than we do. */
      disagrees: z.boolean(),
    }),
    /** What the verdict rests on, in sentences. */
    reasons: z.array(z.string()),
    sources: estimateFields.explanation.shape.sources,
  }),
})
export type RepairJudgement = z.input<typeof judgeRepair.response>
