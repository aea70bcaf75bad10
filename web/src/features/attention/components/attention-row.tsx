import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import { formatCount, formatDate, formatMoney } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Lifeline } from '../../../ui/charts/lifeline.tsx'
import type { Axis } from '../../../ui/charts/lifeline-layout.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { formatChance } from '../../components/chance.ts'
import { lifeOf } from '../../components/home-component.ts'
import { placeOf } from '../../components/place-label.ts'
import type { AttentionItem } from '../api.ts'
import styles from './attention.module.css'

interface AttentionRowProps {
  item: AttentionItem
  today: PlainDate
  axis: Axis
}

/** One component to replace, with its name, place, lifeline, cost and urgency. It is a link to its property. */
export function AttentionRow({ item, today, axis }: AttentionRowProps) {
  const { status, propertyId, propertyAddress, unitNumber, cost, daysDifference, failureWithin12Months } =
    item
  const name = item.name.replaceAll('_', ' ')
  return (
    <div className={styles.item}>
      <div>
        <p className={styles.name}>
          <Link to={paths.property} params={{ propertyId }} className={styles.link}>
            {name}
          </Link>
          <StatusBadge status={status} />
        </p>
        <p className={styles.place}>{placeOf({ propertyAddress, unitNumber })}</p>
        <p className={styles.place}>Replacement Date: {formatDate(item.forecastedReplacementDate)}</p>
        {failureWithin12Months !== undefined && (
          <p className={styles.place}>Fails within 12 months: {formatChance(failureWithin12Months)}</p>
        )}
      </div>
      <div className={styles.lifeline}>
        <Lifeline name={name} life={lifeOf(item)} today={today} axis={axis} />
      </div>
      <div className={styles.figures}>
        {cost !== undefined && (
          <p className={styles.cost}>
            <span>Estimated Cost: </span>
            {formatMoney(cost)}
          </p>
        )}
        <p className={styles.days}>
          <b className={styles[status]}>{formatCount(Math.abs(daysDifference))}</b>{' '}
          {status === 'overdue' ? 'days overdue' : 'days remaining'}
        </p>
      </div>
    </div>
  )
}
