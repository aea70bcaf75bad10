import { endSession } from '../platform/session.ts'
import { HeaderNotice } from '../ui/feedback/header-notice.tsx'

/**
 * The way on where the server asks to sign in, in the header's height. Ending the session is all: the guard then sends
 * to sign in, and remembers this page.
 */
export function SignInAgain() {
  return (
    <HeaderNotice
      label="Signed out"
      text="Your session has ended."
      isNews
      action="Sign in again"
      onAction={endSession}
    />
  )
}
