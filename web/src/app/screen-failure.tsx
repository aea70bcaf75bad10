import { reloadWhenReachable } from '../platform/calls/reload-when-reachable.ts'
import { useTitle } from '../platform/title.ts'
import { Button } from '../ui/controls/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { MailboxDrawing } from '../ui/layout/drawings.tsx'
import { describeFailure } from './screen-failure-text.ts'

/** Shown in place of a screen that crashed or could not be loaded. The header and the navigation stay. */
export function ScreenFailure({ error }: { error: unknown }) {
  useTitle('Something went wrong')
  return (
    <>
      <h1 className="visually-hidden">Something went wrong</h1>
      <EmptyState
        drawing={<MailboxDrawing />}
        title="This page did not load"
        text={describeFailure(error)}
        action={
          <Button variant="primary" onClick={reloadWhenReachable}>
            Try again
          </Button>
        }
      />
    </>
  )
}
