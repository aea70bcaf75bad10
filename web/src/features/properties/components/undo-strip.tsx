import { Button } from '../../../ui/button.tsx'
import classes from './undo-strip.module.css'

interface UndoStripProps {
  /** What was removed; null draws nothing, but keeps the place that announces it. */
  what: string | null
  onUndo: () => void
}

/** Stands where something was removed, until the next change. */
export function UndoStrip({ what, onUndo }: UndoStripProps) {
  return (
    <div role="status" className={classes.place}>
      {what !== null && (
        <p className={classes.strip}>
          <span>Removed {what}.</span>
          <Button variant="quiet" size="small" onClick={onUndo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  )
}
