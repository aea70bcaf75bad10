import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../../../platform/paths.ts'
import { localToday } from '../../../../platform/plain-date.ts'
import { endingLeasesQuery } from '../../../tenants/api.ts'
import { formatDay, formatNear } from '../../plan-words.ts'
import styles from './overview.module.css'
import { OverviewCard } from './overview-card.tsx'

/** The leases that end first, on the overview. */
export function LeasesCard({ userId }: { userId: string }) {
  const query = useQuery(endingLeasesQuery(userId))
  const today = localToday()
  return (
    <OverviewCard
      title="Leases that end"
      query={query}
      empty="No lease has an end date."
      more={
        <Link className={styles.more} to={paths.dashboard} search={{ tab: 'tenants' }}>
          All tenants
        </Link>
      }
      rows={(addresses) =>
        addresses.flatMap(({ propertyId, address, contractEndDate }) =>
          contractEndDate === null ? (
            []
          ) : (
            <li key={propertyId}>
              <Link className={styles.name} to={paths.property} params={{ propertyId }}>
                {address}
              </Link>
              <p className={styles.date}>
                {formatDay(contractEndDate)}
                <br />
                {contractEndDate < today ? 'ended ' : ''}
                {formatNear(contractEndDate, today)}
              </p>
            </li>
          ),
        )
      }
    />
  )
}
