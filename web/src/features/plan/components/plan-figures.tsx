import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../platform/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Budget, reserveQuery } from '../budget-api.ts'
import styles from './plan-figures.module.css'

interface PlanFiguresProps {
  budget: Budget
  isNominal: boolean
  propertyId: string | undefined
}

/** The three figures that matter: what the next year, the next five and the whole horizon are expected to cost. */
export function PlanFigures({ budget, isNominal, propertyId }: PlanFiguresProps) {
  // Years from today on are the reserve's; at no inflation its dollars are today's.
  const { data: reserve, error } = useQuery(reserveQuery(propertyId, isNominal ? budget.inflation : 0))
  const within = (years: number) =>
    reserve?.balances.slice(0, years).reduce((sum, { spent }) => sum + spent, 0)
  const last = budget.periods.at(-1)
  const total = isNominal ? last?.nominalToDate : last?.realToDate
  const waiting = error ? 'not loaded' : <Skeleton width={96} height={32} />
  return (
    <dl className={styles.figures}>
      <Figure label="Next 12 months">{reserve ? formatMoney(within(1) ?? 0) : waiting}</Figure>
      <Figure label="Next 5 years">{reserve ? formatMoney(within(5) ?? 0) : waiting}</Figure>
      {last && total && (
        <Figure
          label={`Through ${last.year}`}
          note={`${formatMoney(total.low)} to ${formatMoney(total.high)} in 8 of 10 futures`}
        >
          {formatMoney(total.expected)}
        </Figure>
      )}
    </dl>
  )
}

function Figure({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.amount}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
