import { Button } from '../../../ui/controls/button.tsx'
import styles from './load-failure.module.css'

/** Stays where a list should stand, after its toast is gone. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <span>The {what} could not be loaded.</span>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
