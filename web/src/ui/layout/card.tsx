import { type ReactNode, useId } from 'react'
import styles from './card.module.css'
import { classes } from './classes.ts'

interface CardProps {
  title?: ReactNode
  subtitle?: ReactNode
  /** At the right of the title: a button, a figure. */
  aside?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** A hairline, a soft shadow, a heading in the serif; a named region of the page where it has a title. */
export function Card({ title, subtitle, aside, className, children }: CardProps) {
  const id = useId()
  if (!title) return <div className={classes(styles.card, className)}>{children}</div>
  return (
    <section className={classes(styles.card, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
    </section>
  )
}
