import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import type { PropertyWrites } from '../../use-property-writes.ts'
import styles from './archive-question.module.css'

interface ArchiveQuestionProps {
  address: string
  writes: PropertyWrites
  onClose: () => void
}

export function ArchiveQuestion({ address, writes, onClose }: ArchiveQuestionProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('button:last-child')?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !writes.isBusy) onClose()
  }

  return (
    <fieldset ref={ref} className={styles.question} disabled={writes.isBusy} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">Archive property</legend>
      <p>
        Archive {address}? It leaves your portfolio with its parts, tenants and notes. You can restore it from
        the dashboard.
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={writes.archive}>
          {writes.isBusy ? 'Archiving...' : 'Archive property'}
        </Button>
        <Button size="small" onClick={onClose}>
          Keep property
        </Button>
      </div>
    </fieldset>
  )
}
