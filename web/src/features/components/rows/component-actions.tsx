import type { PlainDate } from '@home-pulse/contract/primitives'
import { type RefObject, useEffect } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import styles from '../forms/edit-form.module.css'
import { type HomeComponent, statusOf } from '../home-component.ts'
import { usePropertyEdits } from '../use-edits.ts'

/** The forms in a component's row, besides the edit form that the specification describes. */
export type ComponentFormName = 'specs' | 'replace'

interface ComponentActionsProps {
  component: HomeComponent
  today: PlainDate
  place: RefObject<HTMLDivElement | null>
  /** True if the focus moves to these buttons when an edit is cancelled or applied. */
  takesFocus: boolean
  isBusy: boolean
  isLeaving: boolean
  onOpen: (form: ComponentFormName) => void
  /**
   * Absent on the page of the component: a removal is undone in the list of components, which that page does not have.
   */
  onRemove?: () => void
}

/** The buttons for the actions on one component, below its facts. */
export function ComponentActions(props: ComponentActionsProps) {
  const { component, today, place, takesFocus, isLeaving, onOpen, onRemove } = props
  const edits = usePropertyEdits()
  const isBusy = edits.isSaving || props.isBusy
  useEffect(() => {
    // The buttons are disabled until the request ends. If the user has moved the focus elsewhere meanwhile, it stays
    // there. A lost focus was moved to the card around the buttons (rescue-focus.ts), and now moves to the first
    // button.
    if (!takesFocus || isBusy || !document.activeElement?.contains(place.current)) return
    place.current?.querySelector('button')?.focus()
  }, [takesFocus, isBusy, place])
  return (
    <div ref={place} className={styles.actions}>
      <Button size="small" disabled={isBusy} onClick={() => edits.begin(component)}>
        Update
      </Button>
      <Button size="small" data-opens="specs" disabled={isBusy} onClick={() => onOpen('specs')}>
        Edit specs
      </Button>
      <Button size="small" data-opens="replace" disabled={isBusy} onClick={() => onOpen('replace')}>
        Replaced it
      </Button>
      {statusOf(component, today) === 'overdue' && (
        <Button size="small" disabled={isBusy} onClick={() => edits.forecastAgain(component)}>
          Still working: forecast again
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" size="small" className={styles.remove} disabled={isBusy} onClick={onRemove}>
          {isLeaving ? 'Removing...' : 'Remove'}
        </Button>
      )}
    </div>
  )
}
