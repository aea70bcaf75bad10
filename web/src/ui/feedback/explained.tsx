import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import styles from './explained.module.css'

interface ExplainedProps {
  /** What is heard after the figure: `why this cost, Roof`. */
  why: string
  /** The id of what names its subject, where `why` does not. */
  describedBy?: string
  className?: string | undefined
  onClick: () => void
  children: ReactNode
}

/** A date or an amount that can be asked why: pressed, it opens what explains it. The dotted line says that it can. */
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
