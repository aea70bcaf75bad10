import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCurrentDate } from '../../../../platform/current-date.ts'
import { formatDistance, formatMoney, formatMonth } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { Explained } from '../../../../ui/feedback/explained.tsx'
import { placeOf } from '../../../components/place-label.ts'
import { typeTitle } from '../../../components/type-label.ts'
import { nextReplacementsQuery } from '../../calls/api.ts'
import styles from './overview.module.css'
import { OverviewCard } from './overview-card.tsx'

/** The components to replace first, with their cost. A click on the date or the cost opens its explanation. */
export function NextReplacementsCard({ onExplain }: { onExplain: (componentId: string) => void }) {
  const query = useQuery(nextReplacementsQuery)
  const today = useCurrentDate()
  return (
    <OverviewCard
      title="Next to replace"
      query={query}
      empty="Add the parts of your homes to see which one is due first."
      more={
        <Link className={styles.more} to={paths.dashboard} search={{ tab: 'management' }}>
          What needs attention
        </Link>
      }
      rows={({ planned }) =>
        planned.flatMap((part) => {
          if (part.kind !== 'replacement') return []
          const name = typeTitle(part.componentType)
          const explain = () => onExplain(part.componentId)
          return (
            <li key={part.componentId}>
              <div>
                <Link
                  className={styles.name}
                  to={paths.part}
                  params={{ propertyId: part.propertyId, componentId: part.componentId }}
                >
                  {name}
                </Link>
                <p className={styles.note}>{placeOf(part)}</p>
              </div>
              <div className={styles.end}>
                <Explained className={styles.cost} why={`why this cost, ${name}`} onClick={explain}>
                  {formatMoney(part.estimatedReplacementCost)}
                </Explained>
                <Explained className={styles.date} why={`why this date, ${name}`} onClick={explain}>
                  {part.daysDifference < 0
                    ? `Overdue, was due ${formatDistance(part.dueOn, today)}`
                    : `Plan by ${formatMonth(part.dueOn)}`}
                </Explained>
              </div>
            </li>
          )
        })
      }
    />
  )
}
