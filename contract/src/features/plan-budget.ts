import { z } from 'zod'
import {
  blankable,
  describedAs,
  dollars,
  id,
  plainDate,
  probability,
  sentNumber,
  wholeNumber,
} from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { componentTypes } from '../vocabulary.ts'
import { estimateFields } from './components.ts'

/** Whole years after this one, 1 to 30. */
export const sentYears = wholeNumber(1, 30)
/** What prices rise by in a year. */
export const sentInflation = sentNumber(-0.05, 0.25)

/** Where the years of a budget begin. */
export const budgetCuts = ['calendar_years', 'from_today'] as const
export type BudgetCut = (typeof budgetCuts)[number]

const sources = estimateFields.explanation.shape.sources

/** What an answer is about. Without an id it is all homes. */
export const scopeFields = {
  as_of: plainDate,
  /** Whole years ahead. */
  years: z.int(),
  /** What prices rise by in a year, 0.025. */
  inflation: z.number(),
  property_count: z.int(),
  component_count: z.int(),
}

/** Whole dollars. `expected`, `if_cheap` and `if_dear` add up: over years, homes and components, each to the dollar. */
const spending = z.object({
  /** The mean of all simulations. */
  expected: dollars,
  /** The likely range: 1 chance in 10 of less than `low`, 1 in 10 of more than `high`, an even chance of less than `median`. */
  low: dollars,
  median: dollars,
  high: dollars,
  /** `expected`, if everything cost the lowest, or the highest, that is published for it. */
  if_cheap: dollars,
  if_dear: dollars,
})
export type Spending = z.input<typeof spending>

const budgetDriver = z.object({
  component_id: id,
  component_type: z.enum(componentTypes),
  property_id: id,
  property_address: z.string(),
  unit_number: z.string().nullable(),
  /** Expected of it in this period, at today’s prices: its part of the period's total. */
  expected: dollars,
  /** The same in the dollars of its year. */
  expected_nominal: dollars,
  /** That it is replaced in this period. */
  chance: probability,
  /** Its owner settled a date in this period: it is no matter of chance. */
  is_planned: z.boolean(),
})
export type BudgetDriver = z.input<typeof budgetDriver>

/** One calendar year, and first the rest of this one; or one year from today's date on. */
const budgetPeriod = z.object({
  year: z.int(),
  from: plainDate,
  to: plainDate,
  /** At today’s prices. */
  real: spending,
  /** In the dollars of its year. */
  nominal: spending,
  /** From today to the end of the period. */
  real_to_date: spending,
  nominal_to_date: spending,
  /** What most of it is for, dearest first. */
  drivers: z.array(budgetDriver),
  /** What most of the time from today to the end of the period is for, dearest first. */
  drivers_to_date: z.array(budgetDriver),
})
export type BudgetPeriod = z.input<typeof budgetPeriod>

const budgetQuery = {
  /** One property alone, or one component. */
  propertyId: blankable(id),
  componentId: blankable(id),
  /** Whole years after this one: 10 where it is not said. */
  years: blankable(sentYears),
  /** Where it is not said, what its owner said with the reserve; without that 0.025. */
  inflation: blankable(sentInflation),
}

export const readBudget = defineRoute({
  name: 'readBudget',
  method: 'GET',
  path: '/v1/plan/budget',
  summary:
    'What replacements will cost, year by year: the rest of this year and so many whole ones, with the likely range and what drives each year',
  access: 'paid',
  query: z.object({
    ...budgetQuery,
    /** How many components are named for each year as what drives it: 3 where it is not said. */
    drivers: blankable(wholeNumber(0, 20)),
    /** Calendar years if absent. From today: the next 12 months, the 12 after them and so on, so many as `years`. */
    cut: blankable(z.enum(budgetCuts)),
  }),
  status: 200,
  response: z.object({
    ...scopeFields,
    periods: z.array(budgetPeriod),
    /** What the figures are and what they rest on, in sentences. */
    explanation: z.array(z.string()),
    sources,
  }),
})
export type Budget = z.input<typeof readBudget.response>

export const exportBudget = defineRoute({
  name: 'exportBudget',
  method: 'GET',
  path: '/v1/plan/budget.csv',
  summary: 'The budget as a spreadsheet: one line a year',
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
    'The plan as a document for a lender, an insurer or a buyer: components, budget by year, reserve, method and sources',
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
