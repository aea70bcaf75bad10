import { classes } from '../../../ui/layout/classes.ts'
import styles from './component-row.module.css'

/** An arrow that turns when its row opens. */
export function RowChevron({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      className={classes(styles.chevron, isOpen && styles.turned)}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <path
        d="m6 3.500 4.500 4.500L6 12.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
