import { EmptyState } from '../../../ui/empty-state.tsx'
import styles from './attention.module.css'

/** Where the chat will stand, while its code is on its way or where that did not come. */
export function ChatPlace({ hasFailed = false }: { hasFailed?: boolean }) {
  return (
    <div className={styles.panel}>
      {hasFailed && (
        <EmptyState
          title="HomeBot did not load"
          text="Your list is complete without it. Check your connection, then load this page again."
        />
      )}
    </div>
  )
}
