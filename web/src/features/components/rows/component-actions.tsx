import type { PlainDate } from '@home-pulse/contract/primitives'
import { type RefObject, useEffect } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import styles from '../forms/edit-form.module.css'
import { type HomeComponent, statusOf } from '../home-component.ts'
import { usePropertyEdits } from '../use-edits.ts'

/** The forms that a component's row can open, in addition to the edit form. */
export type ComponentFormName = 'specs' | 'replace'

interface ComponentActionsProps {
  component: HomeComponent
  today: PlainDate
  place: RefObject<HTMLDivElement | null>
  /** True if the focus moves to these buttons when an edit is canceled or applied. */
  takesFocus: boolean
  isBusy: boolean
  isLeaving: boolean
  onOpen: (form: ComponentFormName) => void
  /**
   * Removes the component. Absent on the component's own page, which has no list in which the user could undo the
   * removal.
   */
  onRemove?: () => void
}

/** The buttons for the actions on one component, below its facts. */
export function ComponentActions(props: ComponentActionsProps) {
  const { component, today, place, takesFocus, isLeaving, onOpen, onRemove } = props
  const edits = usePropertyEdits()
  const isBusy = edits.isSaving || props.isBusy
  useEffect(() => {
    // During a request the buttons are disabled and cannot get the focus, so rescue-focus.ts moves a lost focus to the
    // card around them. After the request, the focus moves from the card to the first button. If the user has moved the
    // focus elsewhere, it stays there.
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
