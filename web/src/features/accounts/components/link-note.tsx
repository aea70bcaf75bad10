import { type ReactNode, useEffect, useRef } from 'react'
import styles from './entrance.module.css'

/** What came of a mail or its link, and the way on: read out as soon as it stands there. */
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
