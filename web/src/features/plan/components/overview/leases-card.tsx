import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCurrentDate } from '../../../../platform/current-date.ts'
import { formatDistance } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { placeOf } from '../../../components/place-label.ts'
import { endingLeasesQuery } from '../../../tenants/rent-roll-api.ts'
import { formatDay } from '../../plan-words.ts'
import styles from './overview.module.css'
import { OverviewCard } from './overview-card.tsx'

/** The leases that end first, on the overview. */
export function LeasesCard() {
  const query = useQuery(endingLeasesQuery())
  const today = useCurrentDate()
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
      rows={(places) =>
        places.flatMap(({ propertyId, address, unitId, unitNumber, tenant }) => {
          const leavesOn = tenant?.moveOutDate ?? tenant?.contractEndDate
          if (!leavesOn) return []
          return (
            <li key={unitId ?? propertyId}>
              <Link className={styles.name} to={paths.property} params={{ propertyId }}>
                {placeOf({ propertyAddress: address, unitNumber })}
              </Link>
              <p className={styles.date}>
                {formatDay(leavesOn)}
                <br />
                {leavesOn < today ? 'ended ' : ''}
                {formatDistance(leavesOn, today)}
              </p>
            </li>
          )
        })
      }
    />
  )
}
