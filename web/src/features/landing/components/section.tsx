import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  /** The id of the section, for links to it. */
  id: string
  title: string
  intro?: string
  children: ReactNode
}

export function Section({ id, title, intro, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      {children}
    </section>
  )
}
