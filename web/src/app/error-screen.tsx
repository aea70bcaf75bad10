import { reloadWhenReachable } from '../platform/reload-when-reachable.ts'
import { useTitle } from '../platform/title.ts'
import { Button } from '../ui/button.tsx'
import { MailboxDrawing } from '../ui/drawings.tsx'
import { MessageScreen } from './message-screen.tsx'

/** Where a screen breaks: most often its code could not be fetched, because the app was updated meanwhile. */
export function ErrorScreen() {
  useTitle('Something went wrong')
  return (
    <MessageScreen
      drawing={<MailboxDrawing />}
      title="This page did not load"
      text="Your homes are safe. Check your connection, then load the page again."
      action={
        <Button variant="primary" onClick={reloadWhenReachable}>
          Load again
        </Button>
      }
    />
  )
}
