import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCurrentDate } from '../../../../platform/current-date.ts'
import { formatCount, formatDistance } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { placeOf } from '../../../components/place-label.ts'
import { typeTitle } from '../../../components/type-label.ts'
import { monthTasksQuery } from '../../calls/api.ts'
import styles from './overview.module.css'
import { OverviewCard } from './overview-card.tsx'

/** The tasks of this month, overdue ones first. */
export function TasksCard() {
  const today = useCurrentDate()
  const query = useQuery(monthTasksQuery(today))
  const total = query.data?.total ?? 0
  return (
    <OverviewCard
      title="This month’s tasks"
      query={query}
      empty="Nothing to do this month."
      more={
        <Link className={styles.more} to={paths.calendar} search={{ show: 'task' }}>
          {total > 0 ? `See all ${formatCount(total)}` : 'Open the calendar'}
        </Link>
      }
      rows={({ planned }) =>
        planned.flatMap((task) =>
          task.kind !== 'task' ? (
            []
          ) : (
            <li key={`${task.componentId} ${task.taskId}`}>
              <div>
                <p className={styles.name}>{task.title}</p>
                <p className={styles.note}>
                  {typeTitle(task.componentType)}, {placeOf(task)}
                </p>
              </div>
              <p className={styles.date}>
                {task.daysDifference < 0 ? 'was due ' : ''}
                {formatDistance(task.dueOn, today)}
              </p>
            </li>
          ),
        )
      }
    />
  )
}
