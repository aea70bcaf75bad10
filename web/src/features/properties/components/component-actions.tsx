import type { PlainDate } from '@home-pulse/contract/primitives'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { type HomeComponent, statusOf } from '../../components/home-component.ts'
import { usePropertyEdits } from '../use-edits.ts'
import styles from './edit-form.module.css'

interface ComponentActionsProps {
  component: HomeComponent
  today: PlainDate
  /** Whether the keyboard comes here from an edit that was cancelled. */
  takesFocus: boolean
}

/** What can be done about one component, under what is known of it. */
export function ComponentActions({ component, today, takesFocus }: ComponentActionsProps) {
  const edits = usePropertyEdits()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <div ref={ref} className={styles.actions}>
      <Button size="small" disabled={edits.isSaving} onClick={() => edits.begin(component)}>
        Update
      </Button>
      {statusOf(component, today) === 'overdue' && (
        <Button size="small" disabled={edits.isSaving} onClick={() => edits.forecastAgain(component)}>
          Still working: forecast again
        </Button>
      )}
    </div>
  )
}
