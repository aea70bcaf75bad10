import { reloadWhenReachable } from '../../../platform/calls/reload-when-reachable.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import styles from './attention.module.css'

/** Placeholder for the chat while its code is loading, or if its code did not load. */
export function ChatPlaceholder({ hasFailed = false }: { hasFailed?: boolean }) {
  return (
    <div className={styles.panel}>
      {hasFailed && (
        <EmptyState
          title="HomeBot did not load"
          text="Your list is complete without it. Check your connection and try again."
          action={<Button onClick={reloadWhenReachable}>Try again</Button>}
        />
      )}
    </div>
  )
}
