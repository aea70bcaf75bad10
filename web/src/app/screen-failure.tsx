import { reloadWhenReachable } from '../platform/reload-when-reachable.ts'
import { useTitle } from '../platform/title.ts'
import { Button } from '../ui/button.tsx'
import { MailboxDrawing } from '../ui/drawings.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Where a screen inside the frame breaks, or cannot be fetched: header and navigation stay as they are. */
export function ScreenFailure() {
  useTitle('Something went wrong')
  return (
    <>
      <h1 className="visually-hidden">Something went wrong</h1>
      <EmptyState
        drawing={<MailboxDrawing />}
        title="This page did not load"
        text="Your homes are safe. Check your connection, then try again."
        action={
          <Button variant="primary" onClick={reloadWhenReachable}>
            Try again
          </Button>
        }
      />
    </>
  )
}
