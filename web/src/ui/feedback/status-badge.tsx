import { classes } from '../layout/classes.ts'
import { type Status, statusWords } from './status.ts'
import styles from './status-badge.module.css'

const shapes: Record<Status, string> = {
  overdue: 'M5 0.800 9.800 9.400H0.200Z',
  coming_due: 'M5 0a5 5 0 0 1 0 10Zm0 1.500a3.500 3.500 0 0 0 0 7V10A5 5 0 0 1 5 0Z',
  healthy: 'M5 0a5 5 0 0 1 0 10A5 5 0 0 1 5 0Z',
}

/** The shape for a status: a triangle, a half-filled disc or a disc. It needs the word for the status beside it. */
export function StatusShape({ status, size = 10 }: { status: Status; size?: number }) {
  return (
    <svg
      className={classes(styles.shape, styles[status])}
      width={size}
      height={size}
      viewBox="0 0 10 10"
      aria-hidden="true"
    >
      <path d={shapes[status]} fill="currentColor" />
    </svg>
  )
}

/** Shows a status by a word, a shape and a color. */
export function StatusBadge({ status }: { status: Status }) {
  return (
    <span className={classes(styles.badge, styles[status])}>
      <StatusShape status={status} />
      {statusWords[status]}
    </span>
  )
}
