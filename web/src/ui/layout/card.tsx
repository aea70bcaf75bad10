import { type ReactNode, type Ref, useId } from 'react'
import styles from './card.module.css'
import { classes } from './classes.ts'

interface CardProps {
  /** A ref to the card's element. It works only for a card with a title. */
  ref?: Ref<HTMLElement>
  title?: ReactNode
  subtitle?: ReactNode
  /** A button or a figure to the right of the title. */
  aside?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** A card with a border and a soft shadow. If it has a title, screen readers announce it as a region with that name. */
export function Card({ ref, title, subtitle, aside, className, children }: CardProps) {
  const id = useId()
  if (!title) return <div className={classes(styles.card, className)}>{children}</div>
  return (
    <section ref={ref} className={classes(styles.card, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {children}
    </section>
  )
}
