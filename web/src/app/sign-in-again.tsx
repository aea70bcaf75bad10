import { endSession } from '../platform/session/session.ts'
import { HeaderNotice } from '../ui/feedback/header-notice.tsx'

/**
 * The notice in the header when the server requires a new sign-in. Its button ends the session. The route guard then
 * redirects to the sign-in and remembers this page.
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
