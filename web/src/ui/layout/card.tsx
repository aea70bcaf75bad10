import { type ReactNode, type Ref, useId } from 'react'
import styles from './card.module.css'
import { classes } from './classes.ts'

interface CardProps {
  /** Receives the element of the card. Only a card with a title sets it. */
  ref?: Ref<HTMLElement>
  title?: ReactNode
  subtitle?: ReactNode
  /** Shown to the right of the title: a button or a figure. */
  aside?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** A card with a border, a soft shadow and a serif heading. With a title it is a named region of the page. */
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
