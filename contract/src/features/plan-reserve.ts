import { z } from 'zod'
import { blankable, dollars, emptiable, id, plainDate, probability, sentDollars } from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { estimateFields } from './components.ts'
import { scopeFields, sentInflation, sentYears } from './plan-budget.ts'

/** How sure a reserve can be asked to be: that it lasts in so many of ten futures. */
export const confidences = [0.5, 0.8, 0.9] as const
const confidence = z.literal([...confidences])
export type Confidence = z.output<typeof confidence>
const oneOfTheConfidences = `must be one of ${confidences.join(', ')}`
const sentConfidence = z
  .union([z.number(), z.string().trim().min(1).transform(Number)], oneOfTheConfidences)
  .pipe(z.literal([...confidences], oneOfTheConfidences))

/** Most that is kept in a reserve, or paid into one in a month. */
const maxReserveDollars = 100_000_000

/** What an owner said of a reserve; null is what was not said. */
const reserveSettings = z.object({
  balance: dollars.nullable(),
  /** The day on which the balance was said. */
  balance_on: plainDate.nullable(),
  monthly_contribution: dollars.nullable(),
  confidence: confidence.nullable(),
  years: z.int().nullable(),
  inflation: z.number().nullable(),
})
export type ReserveSettings = z.input<typeof reserveSettings>

/** One pool for everything: what to put aside each month, whole dollars rounded up, to last in so many futures. */
const pooledContribution = z.object({ confidence, monthly: dollars })

/** One year from today, or from its anniversary, in the dollars of the day. */
const reserveYear = z.object({
  /** The calendar year it ends in. */
  year: z.int(),
  from: plainDate,
  to: plainDate,
  /** Put aside in this period. */
  contributed: dollars,
  /** Expected to be spent in this period. */
  spent: dollars,
  /** Spent from today to its end: the likely range. */
  spent_to_date_low: dollars,
  spent_to_date_high: dollars,
  /** What is left at its end, with its likely range from `low` to `high`; below zero, the shortfall. */
  low: z.number(),
  median: z.number(),
  high: z.number(),
})

const reserve = z.object({
  ...scopeFields,
  property_id: id.nullable(),
  /** The figures that this answer rests on: those asked for, else those the owner set, else the usual. */
  current_balance: dollars,
  confidence,
  /** What is put aside each month: that of `balances`. Where nobody said, it is the pooled one of `confidence`. */
  monthly_contribution: dollars,
  /** In how many of all futures that contribution keeps the reserve from running out. */
  chance_of_lasting: probability,
  /** What the owner set for this property, or for all homes. */
  settings: reserveSettings,
  /** What would be there today, had each component been saved for evenly over its life. */
  fully_funded_balance: dollars,
  /** 41.4 of a hundred; null where there is nothing to fund. */
  percent_funded: z.number().min(0).nullable(),
  /** By the pooled method, one for each confidence, from 0.5 up. */
  contributions: z.array(pooledContribution),
  /** By the component method, each month: each thing saved for by itself until it is due, in whole dollars rounded up. */
  component_contribution: dollars,
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
    'What to set aside: how well funded the reserve is, the monthly contribution for each confidence, and the balance by year',
  access: 'paid',
  query: z.object({
    propertyId: blankable(id),
    /** Each stands for this answer alone; absent, what the owner set counts, else 30 years, 0.025, 0, 0.8. */
    years: blankable(sentYears),
    inflation: blankable(sentInflation),
    balance: blankable(sentDollars(maxReserveDollars)),
    confidence: blankable(sentConfidence),
    /** Without it, what is needed for the confidence. */
    monthlyContribution: blankable(sentDollars(maxReserveDollars)),
  }),
  status: 200,
  response: reserve,
})

const reserveChanges = z.object(
  {
    /** The property it is kept for; without it, all homes. */
    propertyId: blankable(id),
    balance: emptiable(sentDollars(maxReserveDollars)),
    monthlyContribution: emptiable(sentDollars(maxReserveDollars)),
    confidence: emptiable(sentConfidence),
    years: emptiable(sentYears),
    inflation: emptiable(sentInflation),
  },
  'must be an object',
)
export type ReserveChanges = z.output<typeof reserveChanges>

export const updateReserve = defineRoute({
  name: 'updateReserve',
  method: 'PUT',
  path: '/v1/plan/reserve',
  summary:
    'Keep the balance of the reserve and how to plan it: absent fields stay as they are, null is as if never set',
  access: 'paid',
  body: reserveChanges,
  status: 200,
  response: reserve,
})
