import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Where nothing is yet: a small drawing, a line that teaches, the one thing to do. */
export function EmptyState(props: { drawing?: ReactNode; title: string; text?: string; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      {props.drawing}
      <h2>{props.title}</h2>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.action && <div className={styles.action}>{props.action}</div>}
    </div>
  )
}
