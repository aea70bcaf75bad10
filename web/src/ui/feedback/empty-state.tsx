import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Shown in place of an empty list: a drawing, a line of text and a button. */
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
