import { Button } from '../../../ui/controls/button.tsx'
import type { Edits } from '../use-edits.ts'
import styles from './edit-form.module.css'

/** The button that saves all edits of a page. It is shown while there are unsaved edits. */
export function ApplyChanges({ edits }: { edits: Edits }) {
  if (!edits.isAnyPending) return null
  return (
    <Button variant="primary" className={styles.apply} disabled={edits.isSaving} onClick={edits.apply}>
      {edits.isSaving ? 'Saving...' : 'Apply Changes'}
    </Button>
  )
}
