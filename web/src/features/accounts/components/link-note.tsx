import { type ReactNode, useEffect, useRef } from 'react'
import styles from './entrance.module.css'

/** The result of requesting an email or opening its link, with the next step. Screen readers announce it at once. */
export function LinkNote({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <section ref={note} tabIndex={-1} className={styles.note} aria-label={title}>
      <b>{title}</b>
      <p>{children}</p>
      {action}
    </section>
  )
}
