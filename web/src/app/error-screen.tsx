import { reloadWhenReachable } from '../platform/calls/reload-when-reachable.ts'
import { useTitle } from '../platform/title.ts'
import { Button } from '../ui/controls/button.tsx'
import { MailboxDrawing } from '../ui/layout/drawings.tsx'
import { MessageScreen } from './message-screen.tsx'
import { describeFailure } from './screen-failure-text.ts'

/**
 * Shown in place of the whole page if a screen crashes or its code could not be loaded, for example after an update.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  useTitle('Something went wrong')
  return (
    <MessageScreen
      drawing={<MailboxDrawing />}
      title="This page did not load"
      text={describeFailure(error)}
      action={
        <Button variant="primary" onClick={reloadWhenReachable}>
          Load again
        </Button>
      }
    />
  )
}
