import { useBlocker } from '@tanstack/react-router'
import { currentToken } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import styles from './leave-question.module.css'

/**
 * Asks for confirmation before the user leaves a screen with unapplied edits. If the user closes the page, the
 * browser itself asks.
 */
export function LeaveQuestion({ isAnyPending }: { isAnyPending: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // A link to another section of this screen asks nothing. A user who was signed out must be able to leave.
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
