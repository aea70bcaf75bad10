import { type ReactNode, useId } from 'react'
import styles from './attention.module.css'

/** A panel as high as the window allows. Its list scrolls under its heading. */
export function AttentionPanel({ children }: { children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.heading}>
        <h2 id={titleId}>Items Requiring Attention</h2>
        <p>Properties with appliances or structures coming due or overdue for replacement</p>
        <p>Overdue first, then by the chance that each fails within 12 months times its cost.</p>
        <a className={styles.jump} href="#homebot">
          Ask HomeBot
        </a>
      </header>
      {children}
    </section>
  )
}
