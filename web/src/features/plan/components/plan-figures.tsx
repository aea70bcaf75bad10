import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../platform/format.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type Budget, type Reserve, reserveQuery } from '../budget-api.ts'
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
  const last = budget.periods.at(-1)
  const total = isNominal ? last?.nominalToDate : last?.realToDate
  const waiting = error ? 'not loaded' : <Skeleton width={96} height={32} />
  return (
    <dl className={styles.figures}>
      {[
        { label: 'Next 12 months', years: 1 },
        { label: 'Next 5 years', years: 5 },
      ].map(({ label, years }) => {
        const { expected, low, high } = spentWithin(reserve?.balances ?? [], years)
        return reserve ? (
          <Figure key={label} label={label} note={formatRange(low, high)}>
            {formatMoney(expected)}
          </Figure>
        ) : (
          <Figure key={label} label={label}>
            {waiting}
          </Figure>
        )
      })}
      {last && total && (
        <Figure label={`Through ${last.year}`} note={formatRange(total.low, total.high)}>
          {formatMoney(total.expected)}
        </Figure>
      )}
    </dl>
  )
}

function spentWithin(balances: Reserve['balances'], years: number) {
  const counted = balances.slice(0, years)
  const { spentToDateLow: low = 0, spentToDateHigh: high = 0 } = counted.at(-1) ?? {}
  return { expected: counted.reduce((sum, { spent }) => sum + spent, 0), low, high }
}

const formatRange = (low: number, high: number) =>
  `${formatMoney(low)} to ${formatMoney(high)} in 8 of 10 futures`

function Figure({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.amount}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
