import type { PlainDate } from '@home-pulse/contract/primitives'
import { classes } from '../../../../ui/layout/classes.ts'
import { formatMonthName } from '../../plan-words.ts'
import styles from './calendar-leaf.module.css'

/** A date drawn as a calendar page. Hidden from screen readers, because the text beside it has the same date. */
export function CalendarLeaf({ day, isOverdue }: { day: PlainDate; isOverdue: boolean }) {
  return (
    <span className={classes(styles.day, isOverdue && styles.overdue)} aria-hidden="true">
      <span>{formatMonthName(day)}</span>
      <b>{Number(day.slice(8, 10))}</b>
    </span>
  )
}
