import { Button } from '../controls/button.tsx'
import styles from './load-failure.module.css'

/**
 * Shown in place of a list that failed to load, with a retry button. The toast about the failure disappears, but this
 * text stays.
 */
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
