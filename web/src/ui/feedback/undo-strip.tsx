import { Button } from '../controls/button.tsx'
import classes from './undo-strip.module.css'

interface UndoStripProps {
  /** The first word of the text, such as `Removed` or `Archived`. */
  done?: string
  /** The name of the removed entry. If null, the line is hidden, but its live region stays in the document. */
  what: string | null
  isBusy?: boolean
  onUndo: () => void
}

/** A line with an undo button, such as `Removed stove. Undo`. */
export function UndoStrip({ done = 'Removed', what, isBusy = false, onUndo }: UndoStripProps) {
  return (
    <div role="status" className={classes.place}>
      {what !== null && (
        <p className={classes.strip}>
          <span>
            {done} {what}.
          </span>
          <Button variant="quiet" size="small" disabled={isBusy} onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  )
}
