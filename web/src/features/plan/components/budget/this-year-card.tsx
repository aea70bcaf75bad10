import type { PlainDate } from '@home-pulse/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount, formatDistance, formatMoney } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { yearOf } from '../../../../platform/plain-date.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Explained } from '../../../../ui/feedback/explained.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { placeOf } from '../../../components/place-label.ts'
import { typeTitle } from '../../../components/type-label.ts'
import { type PlanEntry, thisYearQuery } from '../../calls/api.ts'
import type { Budget, CostDriver } from '../../calls/budget-api.ts'
import { formatLikelihood } from '../../likely-amounts.ts'
import styles from './this-year-card.module.css'

interface ThisYearCardProps {
  budget: Budget
  propertyId: string | undefined
  today: PlainDate
  onExplain: (componentId: string) => void
}

/** The card lists at most this many replacements and this many tasks. The calendar lists all of them. */
const maxNamed = 5

/** Replacements and tasks of this calendar year, overdue ones first. */
export function ThisYearCard({ budget, propertyId, today, onExplain }: ThisYearCardProps) {
  const year = yearOf(today)
  const { data, error, refetch } = useQuery(thisYearQuery(propertyId, today))
  const replacements = data?.planned.filter((entry) => entry.kind === 'replacement') ?? []
  const tasks = data?.planned.filter((entry) => entry.kind === 'task') ?? []
  const drivers = new Map(budget.periods[0]?.drivers.map((driver) => [driver.componentId, driver] as const))
  const named = Math.min(replacements.length, maxNamed) + Math.min(tasks.length, maxNamed)
  return (
    <Card title="This year’s list" subtitle={`Due by the end of ${year}, what is overdue first.`}>
      {error && !data ? (
        <p className={styles.failed}>
          <span>The list did not load.</span>
          <Button size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : !data ? (
        <Skeleton height={180} />
      ) : data.total === 0 ? (
        <p className={styles.none}>Nothing more is due this year.</p>
      ) : (
        <>
          <Group
            title="Replace"
            entries={replacements}
            today={today}
            drivers={drivers}
            onExplain={onExplain}
          />
          <Group title="Look after" entries={tasks} today={today} drivers={drivers} onExplain={onExplain} />
          <Link
            className={styles.all}
            to={paths.calendar}
            search={propertyId === undefined ? {} : { property: propertyId }}
          >
            {data.total > named ? `See all ${formatCount(data.total)} in the calendar` : 'Open the calendar'}
          </Link>
        </>
      )}
    </Card>
  )
}

interface GroupProps {
  title: string
  entries: PlanEntry[]
  today: PlainDate
  drivers: ReadonlyMap<string, CostDriver>
  onExplain: (componentId: string) => void
}

function Group({ title, entries, today, drivers, onExplain }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      <ul>
        {entries.slice(0, maxNamed).map((entry) => (
          <li key={`${entry.componentId} ${entry.kind === 'task' ? entry.taskId : ''}`}>
            <div>
              {entry.kind === 'task' ? (
                <p className={styles.name}>{entry.title}</p>
              ) : (
                <button type="button" className={styles.name} onClick={() => onExplain(entry.componentId)}>
                  {typeTitle(entry.componentType)}
                </button>
              )}
              <p className={styles.note}>
                {entry.kind === 'task' && `${typeTitle(entry.componentType)}, `}
                {placeOf(entry)}
              </p>
            </div>
            <When entry={entry} today={today} driver={drivers.get(entry.componentId)} onExplain={onExplain} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface WhenProps {
  entry: PlanEntry
  today: PlainDate
  driver: CostDriver | undefined
  onExplain: (componentId: string) => void
}

/**
 * The due date of an entry. For a replacement, also shows the cost and the probability. A click on them opens the
 * explanation.
 */
function When({ entry, today, driver, onExplain }: WhenProps) {
  const due = `${entry.daysDifference < 0 ? 'was due ' : ''}${formatDistance(entry.dueOn, today)}`
  if (entry.kind === 'task')
    return (
      <p className={styles.when}>
        <span>{due}</span>
      </p>
    )
  const name = typeTitle(entry.componentType)
  const explain = () => onExplain(entry.componentId)
  return (
    <p className={styles.when}>
      <Explained className={styles.cost} why={`why this cost, ${name}`} onClick={explain}>
        {formatMoney(entry.estimatedReplacementCost)}
      </Explained>
      <Explained className={styles.date} why={`why this date, ${name}`} onClick={explain}>
        {due}
      </Explained>
      {driver && <span>{formatLikelihood(driver, 'likely to fail this year')}</span>}
    </p>
  )
}
