import type { HomeBudgets } from '@home-pulse/contract/features/plan/homes'
import { type CsvCell, csvLines } from '../../../platform/storage/csv-writer.ts'
import { presentAddress } from '../../properties/present.ts'
import { wholeDollars, yearOf } from '../budget/present.ts'
import type { HomeBudget } from './read.ts'
import type { PlannedHomes } from './work.ts'

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

function presentAmounts(cents: readonly number[]): HomeBudgets['homes'][number]['real'] {
  const amounts = cents.map(wholeDollars)
  return { by_period: amounts, total: sumOf(amounts) }
}

export const presentHomeBudget = ({ home, componentCount, real, nominal }: HomeBudget) => ({
  property_id: home.id,
  property_address: presentAddress(home),
  component_count: componentCount,
  real: presentAmounts(real),
  nominal: presentAmounts(nominal),
})

export const presentPeriods = (periods: PlannedHomes['periods']): HomeBudgets['periods'] =>
  periods.map((period) => ({ year: yearOf(period.from), from: period.from, to: period.to }))

/** Returns the header of the CSV file: home, parts, the rest of this year, the whole years and the total. */
export const homeBudgetHeader = (periods: PlannedHomes['periods']): string =>
  csvLines([
    [
      'Home',
      'Parts',
      ...presentPeriods(periods).map(({ year }, index) => (index === 0 ? `Rest of ${year}` : `${year}`)),
      'Total',
    ],
  ])

const lineOf = (name: string, componentCount: number, cents: readonly number[]): CsvCell[] => {
  const { by_period: amounts, total } = presentAmounts(cents)
  return [name, componentCount, ...amounts, total]
}

/** Returns one CSV line per home, in whole dollars at today's prices. */
export const homeBudgetLines = (budgets: readonly HomeBudget[]): string =>
  csvLines(
    budgets.map(({ home, componentCount, real }) => lineOf(presentAddress(home), componentCount, real)),
  )

/** Returns the last CSV line: the sums over all homes. */
export const homeBudgetTotals = (componentCount: number, real: readonly number[]): string =>
  csvLines([lineOf('All homes', componentCount, real)])
