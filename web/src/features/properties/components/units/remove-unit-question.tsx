import { type KeyboardEvent, useEffect, useRef } from 'react'
import { capitalize, formatUnit } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import styles from '../archive/archive-question.module.css'

interface RemoveUnitQuestionProps {
  unitNumber: string
  tenantName: string
  isBusy: boolean
  onRemove: () => void
  onKeep: () => void
}

/** Asks for confirmation before a rented unit is removed, because the app then no longer lists its tenant. */
export function RemoveUnitQuestion(props: RemoveUnitQuestionProps) {
  const { unitNumber, tenantName, isBusy, onRemove, onKeep } = props
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('button:last-child')?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isBusy) onKeep()
  }

  return (
    <fieldset ref={ref} className={styles.question} disabled={isBusy} onKeyDown={onKeyDown}>
      <legend className="visually-hidden">Remove unit</legend>
      <p>
        {capitalize(formatUnit(unitNumber))} is rented to {tenantName}. If you remove it, its tenant leaves
        your lists too. You can undo this until you leave the page.
      </p>
      <div className={styles.actions}>
        <Button size="small" onClick={onRemove}>
          {isBusy ? 'Removing...' : 'Remove unit and tenant'}
        </Button>
        <Button size="small" onClick={onKeep}>
          Keep unit
        </Button>
      </div>
    </fieldset>
  )
}
