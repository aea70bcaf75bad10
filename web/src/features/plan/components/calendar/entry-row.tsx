import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatDistance, formatMoney } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { Explained } from '../../../../ui/feedback/explained.tsx'
import { classes } from '../../../../ui/layout/classes.ts'
import { placeOf } from '../../../components/place-label.ts'
import { typeTitle } from '../../../components/type-label.ts'
import type { PlannedReplacement } from '../../calls/api.ts'
import type { Maintenance } from '../../calls/use-maintenance.ts'
import { formatDay, formatInterval } from '../../plan-words.ts'
import type { Item } from '../../sections.ts'
import { CalendarLeaf } from './calendar-leaf.tsx'
import { EntryReasons } from './entry-reasons.tsx'
import styles from './entry-row.module.css'
import { RecordedStrip } from './recorded-strip.tsx'
import { TaskActions } from './task-actions.tsx'

interface EntryRowProps {
  item: Item
  maintenance: Maintenance
  today: PlainDate
  /** False on the page of one component, which shows the place itself. */
  hasPlace?: boolean
  /** Opens the explanation of a replacement. */
  onExplain?: (entry: PlannedReplacement) => void
}

/** One entry of the calendar with its date, title, place, urgency and reasons. A task also has its actions. */
export function EntryRow({ item, maintenance, today, hasPlace = true, onExplain }: EntryRowProps) {
  const { entry, recorded, key } = item
  const ref = useRef<HTMLLIElement>(null)
  const wasRecorded = useRef(recorded !== undefined)
  // The clicked button disappears when the row changes, so the focus moves to the row's new first button.
  useEffect(() => {
    const isRecorded = recorded !== undefined
    if (wasRecorded.current !== isRecorded) ref.current?.querySelector('button')?.focus()
    wasRecorded.current = isRecorded
  }, [recorded])

  if (recorded)
    return (
      <li ref={ref} className={styles.entry}>
        <RecordedStrip recorded={recorded} maintenance={maintenance} />
      </li>
    )
  const isOverdue = entry.daysDifference < 0
  const due = `${isOverdue ? 'Was due' : 'Due'} ${formatDistance(entry.dueOn, today)}`
  return (
    <li ref={ref} className={styles.entry}>
      <div className={styles.row}>
        <CalendarLeaf day={entry.dueOn} isOverdue={isOverdue} />
        <div className={styles.what}>
          <h3 className={styles.title}>{entry.title}</h3>
          {hasPlace && (
            <p className={styles.place}>
              {typeTitle(entry.componentType)},{' '}
              <Link to={paths.property} params={{ propertyId: entry.propertyId }} className={styles.home}>
                {placeOf(entry)}
              </Link>
            </p>
          )}
          <p className={styles.when}>
            {entry.kind === 'task' ? (
              <span className={classes(isOverdue && styles.late)}>{due}</span>
            ) : (
              <Explained
                className={isOverdue ? styles.late : undefined}
                why={`why this date, ${typeTitle(entry.componentType)}`}
                onClick={() => onExplain?.(entry)}
              >
                {due}, {formatDay(entry.dueOn)}
              </Explained>
            )}
            {entry.kind === 'task' && (
              <>
                <span>{formatInterval(entry.intervalMonths)}</span>
                <span>{entry.who === 'owner' ? 'You can do this' : 'For a professional'}</span>
              </>
            )}
          </p>
          <EntryReasons entry={entry} />
        </div>
        {entry.kind === 'task' ? (
          <TaskActions
            entry={entry}
            today={today}
            isBusy={maintenance.isBusy}
            isRecording={maintenance.isBusyWith(key)}
            onAnswer={(said) => maintenance.record(entry, said)}
          />
        ) : (
          <ReplacementCost entry={entry} onExplain={onExplain} />
        )}
      </div>
    </li>
  )
}

function ReplacementCost({
  entry,
  onExplain,
}: {
  entry: PlannedReplacement
  onExplain: EntryRowProps['onExplain']
}) {
  return (
    <div className={styles.cost}>
      <Explained
        className={styles.amount}
        why={`why this cost, ${typeTitle(entry.componentType)}`}
        onClick={() => onExplain?.(entry)}
      >
        {formatMoney(entry.estimatedReplacementCost)}
      </Explained>
      <span>replacement</span>
    </div>
  )
}
