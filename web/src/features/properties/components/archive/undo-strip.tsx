import { Button } from '../../../../ui/controls/button.tsx'
import classes from './undo-strip.module.css'

interface UndoStripProps {
  /** The action: `removed`, `archived`. */
  done?: string
  /** The removed thing. Null shows nothing, but keeps the live region. */
  what: string | null
  isBusy?: boolean
  onUndo: () => void
}

/** Shown in place of a removed thing until the next change. */
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
