import { z } from 'zod'
import { blankable, dollars, dollarsInput, emptiable, id, plainDate, probability } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'
import { estimateFields } from '../components/components.ts'
import { inflationInput, scopeFields, yearsInput } from './budget.ts'

/** The supported confidence levels. At the level 0.8, the reserve lasts in 80 % of the simulated futures. */
export const confidences = [0.5, 0.8, 0.9] as const
const confidence = z.literal([...confidences])
export type Confidence = z.output<typeof confidence>
const oneOfTheConfidences = `must be one of ${confidences.join(', ')}`
const confidenceInput = z
  .union([z.number(), z.string().trim().min(1).transform(Number)], oneOfTheConfidences)
  .pipe(z.literal([...confidences], oneOfTheConfidences))

/** The maximum balance, and the maximum monthly contribution, in dollars. */
const maxReserveDollars = 100_000_000

/** The owner's settings of a reserve. Null means not set. */
const reserveSettings = z.object({
  balance: dollars.nullable(),
  /** The date on which the owner entered the balance. */
  balance_on: plainDate.nullable(),
  monthly_contribution: dollars.nullable(),
  confidence: confidence.nullable(),
  years: z.int().nullable(),
  inflation: z.number().nullable(),
})
export type ReserveSettings = z.input<typeof reserveSettings>

/**
 * The starting balance with which the reserve lasts in the share `confidence` of simulated futures. Rounded up to whole
 * dollars.
 */
const startingSum = z.object({ confidence, starting_sum: dollars })

/**
 * A monthly contribution, and the starting balance that it requires. With both, the reserve lasts in the share
 * `confidence` of simulated futures.
 */
const reserveChoice = z.object({ monthly: dollars, starting_sum: dollars })

/** The totals for all components of one type. They add up to `long_run_yearly_cost` and `fully_funded_balance`. */
const reservePart = z.object({
  component_type: z.enum(componentTypes),
  count: z.int(),
  yearly_cost: dollars,
  fully_funded: dollars,
})

/** One year of the plan. It begins today or on an anniversary of today. Amounts are in today's dollars. */
const reserveYear = z.object({
  /** The calendar year in which this year of the plan ends. */
  year: z.int(),
  from: plainDate,
  to: plainDate,
  contributed: dollars,
  /** The expected spending in this year. */
  spent: dollars,
  /** The lower end of the likely range of the spending from today to the end of this year. */
  spent_to_date_low: dollars,
  /** The upper end of the likely range of the spending from today to the end of this year. */
  spent_to_date_high: dollars,
  /** The lower end of the likely range of the balance at the end of this year. A negative balance is the shortfall. */
  low: z.number(),
  /** The median balance at the end of this year. */
  median: z.number(),
  /** The upper end of the likely range of the balance at the end of this year. */
  high: z.number(),
})

const reserve = z.object({
  ...scopeFields,
  property_id: id.nullable(),
  /** The balance in the request. Default: the owner's setting, or 0 without one. */
  current_balance: dollars,
  /** The confidence in the request. Default: the owner's setting, or 0.8 without one. */
  confidence,
  /**
   * The amount to set aside each month, which rises with prices. If none was set, it is a twelfth of the long-run
   * yearly cost.
   */
  monthly_contribution: dollars,
  /**
   * The starting balance with which the reserve lasts with the probability `confidence`. Assumes that
   * `monthly_contribution` is saved each month. Rounded up to whole dollars.
   */
  starting_sum: dollars,
  /** The starting sum minus `current_balance`, at least 0. */
  to_add: dollars,
  /** Why the starting sum is needed, in one or two sentences. */
  reason: z.string(),
  /**
   * The share of simulated futures in which the reserve never runs out. Each simulation starts with the larger of
   * `current_balance` and `starting_sum`.
   */
  chance_of_lasting: probability,
  /** The median balance at the end of the last year. */
  median_at_end: z.number(),
  /** The owner's settings for this property, or for all homes. */
  settings: reserveSettings,
  /** The balance that the owner would have today after saving evenly for each component over its life. */
  fully_funded_balance: dollars,
  /** A percentage such as 41.4. Null if there is nothing to fund. */
  percent_funded: z.number().min(0).nullable(),
  /** The sum of the yearly costs of all components. A yearly cost is the replacement cost divided by the mean life. */
  long_run_yearly_cost: dollars,
  /** One entry for each type. The type with the highest yearly cost comes first. */
  parts: z.array(reservePart),
  /** The starting sum for each supported confidence, with the same monthly contribution. */
  starting_sums: z.array(startingSum),
  /**
   * Other monthly contributions, each with the starting sum that it requires. The first has the highest contribution
   * and requires no starting sum.
   */
  choices: z.array(reserveChoice),
  balances: z.array(reserveYear),
  explanation: z.array(z.string()),
  sources: estimateFields.explanation.shape.sources,
})
export type Reserve = z.input<typeof reserve>

export const readReserve = defineRoute({
  name: 'readReserve',
  method: 'GET',
  path: '/v1/plan/reserve',
  summary:
    'Retrieve the savings plan: starting balance, monthly amount and balance by year, in today’s dollars',
  access: 'paid',
  // A value in the query replaces the owner's setting for this response only. It is not stored.
  query: z.object({
    propertyId: blankable(id),
    /** The number of years that the reserve covers. Default: the owner's setting, or 30 without one. */
    years: blankable(yearsInput),
    /** The yearly inflation. Default: the owner's setting, or 0.025 without one. */
    inflation: blankable(inflationInput),
    /** The balance in dollars. Default: the owner's setting, or 0 without one. */
    balance: blankable(dollarsInput(maxReserveDollars)),
    /** The confidence level. Default: the owner's setting, or 0.8 without one. */
    confidence: blankable(confidenceInput),
    /** The monthly amount in dollars. Default: the owner's setting, or a twelfth of the long-run yearly cost. */
    monthlyContribution: blankable(dollarsInput(maxReserveDollars)),
  }),
  status: 200,
  response: reserve,
})

const reserveChanges = z.object(
  {
    /** The property of the reserve. If absent, all homes. */
    propertyId: blankable(id),
    balance: emptiable(dollarsInput(maxReserveDollars)),
    monthlyContribution: emptiable(dollarsInput(maxReserveDollars)),
    confidence: emptiable(confidenceInput),
    years: emptiable(yearsInput),
    inflation: emptiable(inflationInput),
  },
  'must be an object',
)
export type ReserveChanges = z.output<typeof reserveChanges>

export const updateReserve = defineRoute({
  name: 'updateReserve',
  method: 'PUT',
  path: '/v1/plan/reserve',
  summary:
    'Update the balance and the settings of the reserve. Absent fields do not change; null clears a setting',
  access: 'paid',
  body: reserveChanges,
  status: 200,
  response: reserve,
})
