import { useQuery } from '@tanstack/react-query'
import { useCurrentDate } from '../../platform/current-date.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { PlannedTask } from './calls/api.ts'
import { maintenanceQuery } from './calls/maintenance-query.ts'
import { useMaintenance } from './calls/use-maintenance.ts'
import styles from './components/calendar/component-tasks.module.css'
import { EntryRow } from './components/calendar/entry-row.tsx'
import overview from './components/overview/overview.module.css'
import { entryKey } from './sections.ts'

/** The part of a component’s page that shows the tasks, each with the buttons Done, Skip and Snooze. */
export function ComponentTasksCard({ componentId }: { componentId: string }) {
  const { data, error, isFetching, refetch } = useQuery(maintenanceQuery(componentId))
  const maintenance = useMaintenance()
  const today = useCurrentDate()
  const recordedOf = ({ taskId }: PlannedTask) =>
    [...maintenance.recorded.values()].findLast(({ entry }) => entry.taskId === taskId)
  return (
    <Card title="Tasks">
      {!data && error && (
        <p className={overview.failed} role="alert">
          <span>The tasks did not load.</span>
          <Button size="small" disabled={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton height={120} />}
      {data?.tasks.length === 0 && <p className={overview.empty}>This part needs no regular upkeep.</p>}
      {data && data.tasks.length > 0 && (
        <ul className={styles.list} aria-label="Tasks">
          {data.tasks.map((task) => (
            <EntryRow
              key={task.taskId}
              item={{ key: entryKey(task), entry: task, recorded: recordedOf(task) }}
              maintenance={maintenance}
              today={today}
              hasPlace={false}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
