import { formatMoney } from '../../../../platform/format.ts'
import type { BudgetPeriod } from '../../calls/budget-api.ts'
import { isRange } from '../../likely-amounts.ts'
import styles from './budget-table.module.css'

interface BudgetTableProps {
  periods: BudgetPeriod[]
  isNominal: boolean
}

const columns = [
  { key: 'expected', name: 'Expected' },
  { key: 'low', name: 'Low' },
  { key: 'median', name: 'Median' },
  { key: 'high', name: 'High' },
] as const

/**
 * Formats one amount. The ends of the likely range are shown as a dash if the range does not contain the expected
 * amount.
 */
const amountOf = (spending: BudgetPeriod['real'], key: (typeof columns)[number]['key']): string =>
  (key === 'low' || key === 'high') && !isRange(spending) ? '–' : formatMoney(spending[key])

/** The figures of the chart as a table: for each calendar year, and for the time from today to the end of that year. */
export function BudgetTable({ periods, isNominal }: BudgetTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        What replacements cost, {isNominal ? 'with inflation' : 'in today’s dollars'}: 1 chance in 10 of less
        than low, 1 in 10 of more than high, an even chance of less than median. A dash stands where the most
        likely cost is nothing, or close to it.
      </caption>
      <thead>
        <tr>
          <th rowSpan={2} scope="col">
            Year
          </th>
          <th colSpan={columns.length} scope="colgroup">
            In the year
          </th>
          <th colSpan={columns.length} scope="colgroup">
            From today to its end
          </th>
        </tr>
        <tr>
          {['year', 'toDate'].map((span) =>
            columns.map(({ key, name }) => (
              <th key={`${span} ${key}`} scope="col">
                {name}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {periods.map((period, index) => {
          const year = isNominal ? period.nominal : period.real
          const toDate = isNominal ? period.nominalToDate : period.realToDate
          return (
            <tr key={period.year}>
              <th scope="row">{index === 0 ? `Rest of ${period.year}` : period.year}</th>
              {columns.map(({ key, name }) => (
                <td key={key} data-name={name}>
                  {amountOf(year, key)}
                </td>
              ))}
              {columns.map(({ key, name }) => (
                <td key={`toDate ${key}`} data-name={name}>
                  {amountOf(toDate, key)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
