import { formatExactDollars } from '@home-pulse/contract/money'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../../platform/format.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { rentRollTotalsQuery, type RentRollTotals as Totals } from '../../rent-roll-api.ts'
import { formatShare } from '../../rent-roll-words.ts'
import styles from './rent-roll.module.css'

const figures: { name: string; textOf: (totals: Totals) => string }[] = [
  { name: 'Rent a month', textOf: ({ monthlyRent }) => formatExactDollars(monthlyRent) },
  { name: 'Occupied', textOf: ({ occupiedCount }) => formatCount(occupiedCount) },
  { name: 'Vacant', textOf: ({ vacantCount }) => formatCount(vacantCount) },
  { name: 'Share vacant', textOf: ({ vacantShare }) => formatShare(vacantShare) },
]

/** Shows the total rent and the vacancies of all homes, regardless of the filter. */
export function RentRollTotals() {
  const { data, error } = useQuery(rentRollTotalsQuery())
  return (
    <dl className={styles.totals}>
      {figures.map(({ name, textOf }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{data ? textOf(data) : error ? 'not loaded' : <Skeleton width={72} height={28} />}</dd>
        </div>
      ))}
    </dl>
  )
}
