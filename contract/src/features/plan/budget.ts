import { z } from 'zod'
import {
  blankable,
  describedAs,
  dollars,
  id,
  numberInput,
  plainDate,
  probability,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes } from '../../vocabulary.ts'
import { estimateFields } from '../components/components.ts'

/** The length of a plan in whole years, 1 to 30. A plan by calendar years also covers the rest of the current year. */
export const yearsInput = wholeNumber(1, 30)
/** The yearly inflation, from -0.05 to 0.25. */
export const inflationInput = numberInput(-0.05, 0.25)

/** The two ways to divide a budget into years: by calendar year, or into twelve months each, beginning today. */
const budgetCuts = ['calendar_years', 'from_today'] as const
export type BudgetCut = (typeof budgetCuts)[number]

const sources = estimateFields.explanation.shape.sources

/** The fields that describe the scope of a plan: its date, length, inflation, and number of homes and components. */
export const scopeFields = {
  as_of: plainDate,
  /** Whole years ahead. */
  years: z.int(),
  /** Inflation per year, such as 0.025. */
  inflation: z.number(),
  property_count: z.int(),
  component_count: z.int(),
}

/**
 * Amounts in whole dollars. `expected`, `if_cheap` and `if_dear` add up: the sums over the years, over the homes and
 * over the components are equal.
 */
const spending = z.object({
  /** The expected value. It is calculated by renewal theory, not simulated. */
  expected: dollars,
  /** The 10th percentile of simulated spending. The likely range is from `low` to `high`. */
  low: dollars,
  /** The 50th percentile of simulated spending. */
  median: dollars,
  /** The 90th percentile of simulated spending. */
  high: dollars,
  /** The value of `expected` if every replacement cost its lowest published price. */
  if_cheap: dollars,
  /** The value of `expected` if every replacement cost its highest published price. */
  if_dear: dollars,
})
export type Spending = z.input<typeof spending>

const budgetDriver = z.object({
  component_id: id,
  component_type: z.enum(componentTypes),
  property_id: id,
  property_address: z.string(),
  unit_number: z.string().nullable(),
  /** The expected spending on the component in the period, at today's prices. */
  expected: dollars,
  /** The expected spending on the component in the period, at the prices of that year, which include inflation. */
  expected_nominal: dollars,
  /** The probability of a replacement in this period. */
  chance: probability,
  /** True if the owner planned the replacement for a date in this period. */
  is_planned: z.boolean(),
})
export type BudgetDriver = z.input<typeof budgetDriver>

/**
 * A period of a budget by calendar years is the rest of this year, or a later year. Otherwise a period is twelve months
 * that begin today or on an anniversary of today.
 */
const budgetPeriod = z.object({
  year: z.int(),
  from: plainDate,
  to: plainDate,
  /** At today’s prices. */
  real: spending,
  /** At the prices of that year, which include inflation. */
  nominal: spending,
  /** Spending from today to the end of the period, at today's prices. */
  real_to_date: spending,
  /** Spending from today to the end of the period, at the prices of each year, which include inflation. */
  nominal_to_date: spending,
  /** The components with the highest expected spending in the period, the highest first. */
  drivers: z.array(budgetDriver),
  /** The components with the highest expected spending from today to the end of the period, the highest first. */
  drivers_to_date: z.array(budgetDriver),
})
export type BudgetPeriod = z.input<typeof budgetPeriod>

const budgetQuery = {
  propertyId: blankable(id),
  componentId: blankable(id),
  /** The number of years after the current one. The default is 10. */
  years: blankable(yearsInput),
  /** The default is the inflation that the owner set for the reserve, or else 0.025. */
  inflation: blankable(inflationInput),
}

export const readBudget = defineRoute({
  name: 'readBudget',
  method: 'GET',
  path: '/v1/plan/budget',
  summary:
    'Retrieve the expected cost of replacements for the rest of this year and for `years` whole years, with the likely range and the largest costs of each year',
  access: 'paid',
  query: z.object({
    ...budgetQuery,
    /** The number of components that each year lists as its main costs. The default is 3. */
    drivers: blankable(wholeNumber(0, 20)),
    /** The default is calendar years. `from_today`: the next 12 months, the 12 months after them, and so on. */
    cut: blankable(z.enum(budgetCuts)),
  }),
  status: 200,
  response: z.object({
    ...scopeFields,
    periods: z.array(budgetPeriod),
    /** Explains the figures and their sources in sentences. */
    explanation: z.array(z.string()),
    sources,
  }),
})
export type Budget = z.input<typeof readBudget.response>

export const exportBudget = defineRoute({
  name: 'exportBudget',
  method: 'GET',
  path: '/v1/plan/budget.csv',
  summary: 'Download the budget as CSV, one line for each year',
  access: 'paid',
  query: z.object(budgetQuery),
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
})

export const printReport = defineRoute({
  name: 'printReport',
  method: 'GET',
  path: '/v1/plan/report.pdf',
  summary:
    'Download the plan as a PDF for a lender, an insurer or a buyer: components, budget by year, reserve, method and sources',
  access: 'paid',
  query: z.object({
    propertyId: budgetQuery.propertyId,
    years: budgetQuery.years,
    inflation: budgetQuery.inflation,
  }),
  status: 200,
  response: describedAs(z.string(), z.instanceof(Uint8Array)),
  mediaType: 'application/pdf',
})
