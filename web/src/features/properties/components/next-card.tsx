import { comingDueInWords } from '@home-pulse/contract/coming-due-words'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDistance, formatMoney, formatMonth, formatUnit } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import {
  dueByUrgency,
  type HomeComponent,
  soonestFirst,
  statusOf,
  titleOf,
} from '../../components/home-component.ts'
import type { Unit } from '../../components/units-query.ts'
import { homeForecastQueries } from '../../plan/calls/budget-api.ts'
import { figureOf, formatRange } from '../../plan/likely-amounts.ts'
import styles from './next-card.module.css'

interface NextCardProps {
  components: HomeComponent[]
  /** The units of the property. Empty for a single-family home. */
  units: readonly Unit[]
  isLoading: boolean
  propertyId: string
  today: PlainDate
}

/** The maximum number of components on this card. The forecast panel below it lists all components. */
const maxListed = 4

/** The first card on a home’s page: the expected cost of the next year, and the components to replace first. */
export function NextCard({ components, units, isLoading, propertyId, today }: NextCardProps) {
  if (isLoading) return <Skeleton height={216} />
  if (components.length === 0) return null
  const unitNumbers = new Map(units.map(({ unitId, unitNumber }) => [unitId, unitNumber]))
  const due = dueByUrgency(components, today)
  const named = due.length > 0 ? due.slice(0, maxListed) : soonestFirst(components).slice(0, 1)
  const more = due.length - named.length
  return (
    <Card title="What needs doing">
      <div className={styles.next}>
        <Cost propertyId={propertyId} />
        <div>
          {due.length === 0 && (
            <p className={styles.calm}>Nothing is due within {comingDueInWords}. This part comes first:</p>
          )}
          <ul className={styles.parts} aria-label="Parts to replace first">
            {named.map((part) => {
              const status = statusOf(part, today)
              const unit = part.unitId === null ? undefined : unitNumbers.get(part.unitId)
              return (
                <li key={part.id}>
                  <Link to={paths.part} params={{ propertyId, componentId: part.id }} className={styles.name}>
                    {unit === undefined ? titleOf(part) : `${titleOf(part)}, ${formatUnit(unit)}`}
                  </Link>
                  {status && <StatusBadge status={status} />}
                  <span className={styles.when}>
                    {part.forecastedReplacementDate === null
                      ? 'No date'
                      : `Plan by ${formatMonth(part.forecastedReplacementDate)}, ${formatDistance(part.forecastedReplacementDate, today)}`}
                  </span>
                  <b className={styles.cost}>{formatMoney(part.estimatedReplacementCost)}</b>
                </li>
              )
            })}
          </ul>
          <p className={styles.links}>
            {more > 0 && <a href="#forecast">{more === 1 ? '1 more part' : `${more} more parts`}</a>}
            <Link to={paths.calendar} search={{ property: propertyId, show: 'task' }}>
              Tasks for this home
            </Link>
          </p>
        </div>
      </div>
    </Card>
  )
}

function Cost({ propertyId }: { propertyId: string }) {
  const { data, error, isFetching, refetch } = useQuery(homeForecastQueries(propertyId).fromToday)
  const spent = data && figureOf(data, 1)
  return (
    <dl className={styles.spending}>
      <dt>Expected cost, next 12 months</dt>
      {spent ? (
        <>
          <dd className={styles.amount}>{formatMoney(spent.expected)}</dd>
          <dd className={styles.when}>{formatRange(spent)}</dd>
        </>
      ) : error && !data ? (
        <dd>
          The cost did not load.{' '}
          <Button size="small" disabled={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </dd>
      ) : (
        <dd>
          <Skeleton height={72} />
        </dd>
      )}
    </dl>
  )
}
