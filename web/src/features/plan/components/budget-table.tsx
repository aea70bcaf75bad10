import { formatMoney } from '../../../platform/format.ts'
import type { BudgetPeriod } from '../budget-api.ts'
import styles from './budget-card.module.css'

interface BudgetTableProps {
  periods: BudgetPeriod[]
  isNominal: boolean
}

/** The chart's figures, to read, to copy and to hear. */
export function BudgetTable({ periods, isNominal }: BudgetTableProps) {
  return (
    <table className={styles.table}>
      <caption>Expected cost by year, {isNominal ? 'with inflation' : 'in today’s dollars'}</caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Expected</th>
          <th scope="col">Low, 1 in 10 below</th>
          <th scope="col">High, 1 in 10 above</th>
          <th scope="col">Since today</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period, index) => {
          const year = isNominal ? period.nominal : period.real
          const toDate = isNominal ? period.nominalToDate : period.realToDate
          return (
            <tr key={period.year}>
              <th scope="row">{index === 0 ? `Rest of ${period.year}` : period.year}</th>
              <td>{formatMoney(year.expected)}</td>
              <td>{formatMoney(year.low)}</td>
              <td>{formatMoney(year.high)}</td>
              <td>{formatMoney(toDate.expected)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
