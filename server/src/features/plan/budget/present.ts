import type { Budget, BudgetDriver, BudgetPeriod, Spending } from '@home-pulse/contract/features/plan/budget'
import { formatDollars } from '@home-pulse/contract/money'
import type { BudgetPeriod as PlannedPeriod, Spend, SpendingDriver } from '@home-pulse/lifecycle/money/budget'
import { type CsvCell, csvText } from '../../../platform/storage/csv-writer.ts'
import type { ActiveRow } from '../../properties/active-components-queries.ts'
import { presentAddress } from '../../properties/present.ts'
import type { PlannedBudget } from '../calculation/work.ts'
import { spokenType } from '../maintenance/present.ts'
import type { Holdings } from './read.ts'

/** Converts the cents of an estimate to whole dollars. */
export const wholeDollars = (cents: number): number => Math.round(cents / 100)

const presentSpending = ({ expected, p10, p50, p90, ifCheap, ifDear }: Spend): Spending => ({
  expected: wholeDollars(expected),
  low: wholeDollars(p10),
  median: wholeDollars(p50),
  high: wholeDollars(p90),
  if_cheap: wholeDollars(ifCheap),
  if_dear: wholeDollars(ifDear),
})

const presentDriver = (
  { expected, expectedNominal, chance, isPlanned }: SpendingDriver,
  { id, type, propertyId, unitNumber, ...row }: ActiveRow,
): BudgetDriver => ({
  component_id: id,
  component_type: type,
  property_id: propertyId,
  property_address: presentAddress(row),
  unit_number: unitNumber,
  expected: wholeDollars(expected),
  expected_nominal: wholeDollars(expectedNominal),
  chance,
  is_planned: isPlanned,
})

export const yearOf = (date: string): number => Number(date.slice(0, 4))

const presentDrivers = (
  drivers: readonly SpendingDriver[],
  rowOf: ReadonlyMap<string, ActiveRow>,
): BudgetDriver[] =>
  drivers.flatMap((driver) => {
    const row = rowOf.get(driver.componentId)
    return row ? [presentDriver(driver, row)] : []
  })

const presentPeriod = (period: PlannedPeriod, rowOf: ReadonlyMap<string, ActiveRow>): BudgetPeriod => ({
  year: yearOf(period.from),
  from: period.from,
  to: period.to,
  real: presentSpending(period.real),
  nominal: presentSpending(period.nominal),
  real_to_date: presentSpending(period.realToDate),
  nominal_to_date: presentSpending(period.nominalToDate),
  drivers: presentDrivers(period.drivers, rowOf),
  drivers_to_date: presentDrivers(period.driversToDate, rowOf),
})

/** The explanation shown for a plan without components. */
export const nothingToPlan = 'There is nothing to plan for yet: add a home and its parts.'

export function presentBudget(
  { propertyCount, componentCount, sources }: Holdings,
  budget: PlannedBudget,
  /** The components that the budget names as the main causes of its costs. */
  rows: readonly ActiveRow[],
  today: string,
): Budget {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return {
    as_of: today,
    years: budget.years,
    inflation: budget.inflation,
    property_count: propertyCount,
    component_count: componentCount,
    periods: budget.periods.map((period) => presentPeriod(period, rowOf)),
    explanation: componentCount === 0 ? [nothingToPlan] : [...budget.explanation],
    sources: [...sources],
  }
}

const amountColumns = ['expected', 'low', 'median', 'high', 'if_cheap', 'if_dear'] as const

const csvHeader: readonly string[] = [
  ...['Year', 'From', 'To'],
  ...["today's prices", "that year's prices"].flatMap((prices) =>
    [
      'Expected',
      'Low (1 in 10 below)',
      'Median',
      'High (1 in 10 above)',
      'If all is cheap',
      'If all is dear',
    ].map((amount) => `${amount}, ${prices}`),
  ),
  "Expected to date, today's prices",
  "Expected to date, that year's prices",
  'Mostly for',
]

/** Describes one of the main costs of a year: `roof, 12 Oak St, Austin, TX: $3,400`. */
const inWords = ({
  component_type: type,
  property_address: address,
  unit_number: unit,
  expected,
}: BudgetDriver) =>
  `${[spokenType(type), address, ...(unit === null ? [] : [`unit ${unit}`])].join(', ')}: ${formatDollars(expected)}`

/** Writes a budget as CSV, with one line per year, in whole dollars. */
export function presentBudgetCsv({ periods }: Budget): string {
  const lines = periods.map(
    ({
      year,
      from,
      to,
      real,
      nominal,
      real_to_date: realToDate,
      nominal_to_date: nominalToDate,
      drivers,
    }): CsvCell[] => [
      year,
      from,
      to,
      ...amountColumns.map((column) => real[column]),
      ...amountColumns.map((column) => nominal[column]),
      realToDate.expected,
      nominalToDate.expected,
      drivers.map(inWords).join('; '),
    ],
  )
  return csvText([csvHeader, ...lines])
}
