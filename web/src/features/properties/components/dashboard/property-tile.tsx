import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import { formatMonth, formatUnit, formatYears } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { formatTimestamp } from '../../../../platform/timestamp-format.ts'
import { replacementStatus } from '../../../../ui/feedback/status.ts'
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx'
import { typeTitle } from '../../../components/type-label.ts'
import type { Property } from '../../../portfolio/property-query.ts'
import styles from './property-tile.module.css'

/** The card of one property on the dashboard, with its next replacement. */
export function PropertyTile({ property, today }: { property: Property; today: PlainDate }) {
  const { id, address, postalCode, age, createdAt, nextReplacement: next } = property
  return (
    <Link to={paths.property} params={{ propertyId: id }} className={styles.tile}>
      <h3 className={styles.address}>{address}</h3>
      <dl className={styles.facts}>
        <div>
          <dt>Postal Code</dt>
          <dd>{postalCode || 'N/A'}</dd>
        </div>
        <div>
          <dt>Home Age</dt>
          <dd>{age > 0 ? formatYears(age) : 'N/A'}</dd>
        </div>
        <div>
          <dt>Added</dt>
          <dd>{formatTimestamp(createdAt)}</dd>
        </div>
        <div className={styles.whole}>
          <dt>Address</dt>
          <dd>{address}</dd>
        </div>
      </dl>
      {next ? (
        <p className={styles.next}>
          <span className={styles.what}>
            {typeTitle(next.type)}
            {next.unitNumber && `, ${formatUnit(next.unitNumber)}`}
          </span>
          <span className={styles.when}>{formatMonth(next.date)}</span>
          <StatusBadge status={replacementStatus(next.date, today)} />
        </p>
      ) : (
        <p className={styles.next}>
          <span className={styles.when}>Nothing recorded yet</span>
        </p>
      )}
    </Link>
  )
}
