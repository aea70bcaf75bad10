import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../platform/paths.ts'
import { Brand } from '../ui/layout/brand.tsx'
import styles from './message-screen.module.css'

/** A page with one message and a button or link for the next step. */
export function MessageScreen(props: { drawing: ReactNode; title: string; text: string; action: ReactNode }) {
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <Link to={paths.home} aria-label="Home Pulse AI, home page">
          <Brand />
        </Link>
      </header>
      <main className={styles.body}>
        {props.drawing}
        <h1>{props.title}</h1>
        <p className={styles.text}>{props.text}</p>
        {props.action}
      </main>
    </div>
  )
}
