import type { PlainDate } from '@home-pulse/contract/primitives'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { classes } from '../../../../ui/layout/classes.ts'
import type { OwnTask } from '../../calls/own-tasks-api.ts'
import { useOwnTaskWrites } from '../../calls/use-own-task-writes.ts'
import { formatDay, formatWholeMonth } from '../../plan-words.ts'
import { CalendarLeaf } from './calendar-leaf.tsx'
import rowStyles from './entry-row.module.css'
import listStyles from './month-list.module.css'
import { OwnTaskDialog } from './own-task-dialog.tsx'
import styles from './own-tasks-card.module.css'

interface OwnTasksCardProps {
  tasks: readonly OwnTask[]
  propertyId: string | undefined
  today: PlainDate
  /** If set, only the tasks of this day are shown. */
  day?: PlainDate
}

/** The tasks that the customer added, with a button to add another. */
export function OwnTasksCard({ tasks, propertyId, today, day }: OwnTasksCardProps) {
  const writes = useOwnTaskWrites()
  const [edited, setEdited] = useState<OwnTask | 'new'>()
  /** The id of the task whose Done button was pressed last. */
  const [finishedId, setFinishedId] = useState<string>()
  const shown = day === undefined ? tasks : tasks.filter(({ dueOn }) => dueOn === day)
  return (
    <section className={listStyles.month} aria-labelledby="own-tasks">
      <header className={listStyles.head}>
        <h2 id="own-tasks">Your own tasks</h2>
        <Button size="small" onClick={() => setEdited('new')}>
          Add a task
        </Button>
      </header>
      {shown.length > 0 && (
        <ul className={listStyles.list}>
          {shown.map((task) => (
            <li key={task.id} className={rowStyles.entry}>
              <div className={rowStyles.row}>
                <CalendarLeaf day={task.dueOn} isOverdue={task.isOverdue} />
                <div className={rowStyles.what}>
                  <h3 className={classes(rowStyles.title, task.isFinished && styles.finished)}>
                    {task.title}
                  </h3>
                  <p className={rowStyles.place}>{task.propertyAddress}</p>
                  <p className={rowStyles.when}>
                    <span className={classes(task.isOverdue && rowStyles.late)}>{dueText(task)}</span>
                    {task.repeatMonths !== null && <span>{repeatText(task.repeatMonths)}</span>}
                  </p>
                  {task.note && <p className={styles.note}>{task.note}</p>}
                </div>
                <fieldset className={styles.actions} aria-label={task.title}>
                  {!task.isFinished && (
                    <Button
                      size="small"
                      disabled={writes.isBusy}
                      onClick={() => {
                        setFinishedId(task.id)
                        void writes.finish(task.id)
                      }}
                    >
                      {writes.isBusy && finishedId === task.id ? 'Saving...' : 'Done'}
                    </Button>
                  )}
                  <Button variant="quiet" size="small" onClick={() => setEdited(task)}>
                    Edit
                  </Button>
                </fieldset>
              </div>
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <OwnTaskDialog
          task={edited === 'new' ? undefined : edited}
          propertyId={propertyId}
          day={day ?? today}
          writes={writes}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

function dueText({ dueOn, isWholeMonth, isFinished, isOverdue, lastDoneOn }: OwnTask): string {
  if (isFinished && lastDoneOn !== null) return `Done ${formatDay(lastDoneOn)}`
  const due = isOverdue ? 'Was due' : 'Due'
  return isWholeMonth ? `${due} in ${formatWholeMonth(dueOn)}` : `${due} ${formatDay(dueOn)}`
}

const repeatText = (months: number) => (months === 1 ? 'Every month' : `Every ${months} months`)
