import { Link } from '@tanstack/react-router'
import { type CSSProperties, useState } from 'react'
import { formatMoney } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import type { Budget } from '../../calls/budget-api.ts'
import type { HomeBudget } from '../../calls/home-budgets-api.ts'
import { type HomeOrder, inOrder } from '../../home-order.ts'
import styles from './home-costs-table.module.css'

interface HomeCostsTableProps {
  budget: Budget
  homes: HomeBudget[]
  isNominal: boolean
  /** True if all homes are loaded. Otherwise the table cannot be sorted. */
  isWhole: boolean
}

/** One row for each home and one column for each year. The last row has the totals of the plan. */
export function HomeCostsTable({ budget, homes, isNominal, isWhole }: HomeCostsTableProps) {
  const [order, setOrder] = useState<HomeOrder>('total')
  const amountsOf = (home: HomeBudget) => (isNominal ? home.nominal : home.real)
  const shown = isWhole ? inOrder(homes, order, amountsOf) : homes
  const highest = Math.max(1, ...homes.flatMap((home) => amountsOf(home).byPeriod))
  const sums = budget.periods.map((period) => (isNominal ? period.nominal : period.real).expected)
  const columns: { order: HomeOrder; name: string }[] = [
    { order: 'address', name: 'Home' },
    { order: 'total', name: 'Total' },
    ...budget.periods.map(({ year }, index) => ({
      order: index,
      name: index === 0 ? `Rest of ${year}` : `${year}`,
    })),
  ]
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">Expected cost of each home by year</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                aria-sort={
                  isWhole && column.order === order
                    ? order === 'address'
                      ? 'ascending'
                      : 'descending'
                    : undefined
                }
              >
                {isWhole ? (
                  <button type="button" onClick={() => setOrder(column.order)}>
                    {column.name}
                  </button>
                ) : (
                  column.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((home) => {
            const { byPeriod, total } = amountsOf(home)
            return (
              <tr key={home.propertyId}>
                <th scope="row">
                  <Link to={paths.plan} search={{ property: home.propertyId }}>
                    {home.propertyAddress}
                  </Link>
                </th>
                <td className={styles.total}>{formatMoney(total)}</td>
                {byPeriod.map((amount, index) => (
                  <td
                    key={columns[index + 2]?.name}
                    // The cast is needed, because React's type has no custom properties of CSS.
                    style={{ '--share': `${Math.round((36 * amount) / highest)}%` } as CSSProperties}
                  >
                    {amount === 0 ? <span className={styles.none}>–</span> : formatMoney(amount)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All homes</th>
            <td className={styles.total}>{formatMoney(sums.reduce((sum, amount) => sum + amount, 0))}</td>
            {sums.map((amount, index) => (
              <td key={columns[index + 2]?.name}>{formatMoney(amount)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
