import { useBlocker } from '@tanstack/react-router'
import { currentToken } from '../../../../platform/session/session.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import styles from './leave-question.module.css'

/** Asks before a screen is left with edits that were not applied; closing the page asks in the browser's own words. */
export function LeaveQuestion({ isAnyPending }: { isAnyPending: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // A section of this screen is no other screen, and a signed-out user cannot stay.
    shouldBlockFn: ({ current, next }) =>
      isAnyPending && current.pathname !== next.pathname && currentToken() !== undefined,
    enableBeforeUnload: isAnyPending,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <Dialog title="Leave without applying your changes?" onClose={reset}>
      <p>Your changes are not saved yet. Stay to apply them, or leave to discard them.</p>
      <div className={styles.choices}>
        <Button variant="primary" onClick={reset}>
          Stay here
        </Button>
        <Button onClick={proceed}>Leave without applying</Button>
      </div>
    </Dialog>
  )
}
