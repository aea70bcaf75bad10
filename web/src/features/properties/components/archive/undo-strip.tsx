import { Button } from '../../../../ui/controls/button.tsx'
import classes from './undo-strip.module.css'

interface UndoStripProps {
  /** What happened to it. */
  done?: string
  /** What was removed; null draws nothing, but keeps the place that announces it. */
  what: string | null
  isBusy?: boolean
  onUndo: () => void
}

/** Stands where something was removed, until the next change. */
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
