import type * as budgets from '@home-pulse/contract/features/plan/budget'
import type * as reserves from '@home-pulse/contract/features/plan/reserve'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../../platform/calls/api.ts'
import { planKeys } from '../../../platform/calls/query-keys.ts'

const readBudget = endpoint<typeof budgets.readBudget>('GET', '/v1/plan/budget')
const readReserve = endpoint<typeof reserves.readReserve>('GET', '/v1/plan/reserve')
export const updateReserve = endpoint<typeof reserves.updateReserve>('PUT', '/v1/plan/reserve')

export type Budget = CallData<typeof budgets.readBudget>
export type BudgetPeriod = Budget['periods'][number]
export type CostDriver = BudgetPeriod['drivers'][number]
export type Reserve = CallData<typeof reserves.readReserve>

/** Selects the homes and the years of a budget. */
export interface BudgetFilter {
  /** The id of one property. Absent for all properties. */
  propertyId: string | undefined
  years: number
}

/** The default number of years. At least five, because the figures above the chart cover five years. */
export const defaultYears = 10

/** The number of components in the dialog that explains an amount. */
const driversPerFigure = 8

const scopeOf = ({ propertyId, years }: BudgetFilter) => ({
  years,
  ...(propertyId !== undefined && { propertyId }),
})

export const budgetQuery = (filter: BudgetFilter) =>
  queryOptions({
    queryKey: planKeys.budgets.of(filter),
    queryFn: async ({ signal }) =>
      dataOf(await readBudget({ query: { ...scopeOf(filter), drivers: driversPerFigure }, signal })),
    placeholderData: keepPreviousData,
  })

/** Values to try instead of the stored settings of the reserve. */
interface ReserveOverrides {
  inflation?: number
  monthlyContribution?: number
}

/** The reserve with its stored settings, or with values to try instead. */
export const reserveQuery = (propertyId: string | undefined, asked: ReserveOverrides = {}) =>
  queryOptions({
    queryKey: planKeys.reserves.of({ propertyId }, asked),
    queryFn: async ({ signal }) =>
      dataOf(
        await readReserve({ query: { ...asked, ...(propertyId !== undefined && { propertyId }) }, signal }),
      ),
    placeholderData: keepPreviousData,
  })

/** The number of years that the figures above the chart cover. */
const figureYears = 5

/** The budget for years of 12 months from today, for the figures above the chart: `Next 12 months`, `Next 5 years`. */
export const fromTodayQuery = (propertyId: string | undefined) =>
  queryOptions({
    queryKey: planKeys.budgets.fromToday({ propertyId }),
    queryFn: async ({ signal }) =>
      dataOf(
        await readBudget({
          query: {
            ...scopeOf({ propertyId, years: figureYears }),
            ...{ cut: 'from_today', drivers: driversPerFigure },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

/** The queries for the costs on the page of a home. */
export const homeForecastQueries = (propertyId: string) => ({
  budget: budgetQuery({ propertyId, years: defaultYears }),
  fromToday: fromTodayQuery(propertyId),
  reserve: reserveQuery(propertyId),
})
