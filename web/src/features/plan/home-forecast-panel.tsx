import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatMoney } from '../../platform/format.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { homeForecastQueries } from './calls/budget-api.ts'
import { BudgetChart } from './components/budget/budget-chart.tsx'
import { BudgetTable } from './components/budget/budget-table.tsx'
import styles from './components/home-forecast.module.css'
import { figureOf, formatOdds, formatRange, mostExpensivePeriodOf } from './likely-amounts.ts'

const heightPx = 184

/** The part of a home's screen with its costs: the plan's figures in today's dollars. */
export function HomeForecastPanel({ propertyId }: { propertyId: string }) {
  const queries = homeForecastQueries(propertyId)
  const budget = useQuery(queries.budget)
  const fromToday = useQuery(queries.fromToday)
  const reserve = useQuery(queries.reserve)
  const [chosenYear, setChosenYear] = useState<number>()
  const parts = [budget, fromToday, reserve]
  const failed = parts.filter(({ error, data }) => error && !data)
  if (failed.length > 0)
    return (
      <div role="alert" className={styles.failed}>
        <p>The costs of this home did not load.</p>
        <Button
          size="small"
          disabled={parts.some(({ isFetching }) => isFetching)}
          onClick={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        >
          Try again
        </Button>
      </div>
    )
  if (!budget.data || !fromToday.data || !reserve.data) return <HomeForecastSkeleton />
  const { periods } = budget.data
  const shown = chosenYear ?? mostExpensivePeriodOf(budget.data)?.year ?? 0
  const { monthlyContribution, startingSum, chanceOfLasting, years } = reserve.data
  return (
    <>
      <BudgetChart
        periods={periods}
        isNominal={false}
        chosenYear={shown}
        onChoose={setChosenYear}
        heightPx={heightPx}
      />
      <div className="visually-hidden">
        <BudgetTable periods={periods} isNominal={false} />
      </div>
      <dl className={styles.totals}>
        {[
          { label: 'Next 12 months', within: 1 },
          { label: 'Next 5 years', within: 5 },
        ].map(({ label, within }) => {
          const spent = figureOf(fromToday.data, within)
          return (
            spent && (
              <Total key={label} label={label} note={formatRange(spent)}>
                {formatMoney(spent.expected)}
              </Total>
            )
          )
        })}
        <Total
          label="Set aside each month"
          note={`Start with ${formatMoney(startingSum)}. The chance that it lasts ${years} years is ${formatOdds(chanceOfLasting)}.`}
        >
          {formatMoney(monthlyContribution)}
        </Total>
      </dl>
    </>
  )
}

function Total({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.amount}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  )
}

function HomeForecastSkeleton() {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Loading what this home will cost</span>
      <Skeleton height={heightPx + 60} />
      <Skeleton height={132} />
    </div>
  )
}
