import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './explained.module.css'

interface ExplainedProps {
  /** Added for screen readers after the date or amount, such as `why this cost, Roof`. */
  why: string
  /** The id of the element that names the component or home. Needed if `why` does not contain that name. */
  describedBy?: string
  className?: string | undefined
  onClick: () => void
  children: ReactNode
}

/** A date or an amount with a dotted underline. A click opens its explanation. */
export function Explained({ why, describedBy, className, onClick, children }: ExplainedProps) {
  return (
    <button
      type="button"
      className={classes(styles.explained, className)}
      aria-haspopup="dialog"
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
      <span className="visually-hidden">, {why}</span>
    </button>
  )
}
