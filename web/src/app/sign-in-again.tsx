import { endSession } from '../platform/session.ts'
import styles from './sign-in-again.module.css'

/**
 * The way on where the server asks to sign in, in the header's height. Ending the session is all: the guard then sends
 * to sign in, and remembers this page.
 */
export function SignInAgain() {
  return (
    <section className={styles.strip} aria-label="Signed out">
      <span className={styles.text} role="status">
        Your session has ended.
      </span>
      <button type="button" className={styles.action} onClick={endSession}>
        Sign in again
      </button>
    </section>
  )
}
