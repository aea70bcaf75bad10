import { passwordResetMinutes } from '@home-pulse/contract/features/accounts/link-lifetimes'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { issueOf, useWrite } from '../../platform/calls/use-write.ts'
import { paths } from '../../platform/paths.ts'
import { startSession } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { resetPassword } from './api.ts'
import { WithEmailLinkToken } from './components/email-link-token.tsx'
import styles from './components/entrance.module.css'
import { Entrance } from './components/entrance.tsx'
import { NewPasswordField } from './components/new-password-field.tsx'
import { useNewPassword } from './use-new-password.ts'
import { welcomeBack } from './welcome-back.ts'

/**
 * Sets a new password with the email link. The token of the link is in the fragment of the URL, because browsers do not
 * send the fragment to a server.
 */
export function ResetPasswordScreen() {
  useTitle('Reset Password')
  return <WithEmailLinkToken>{(token) => <SetPassword token={token} />}</WithEmailLinkToken>
}

function SetPassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const { password, field, isFitToSend, reject } = useNewPassword()
  const { isBusy, problem, run } = useWrite()
  const isLinkGone = token === '' || problem?.code === 'link_not_valid'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isFitToSend()) return
    void run(
      {
        done: 'Password changed successfully',
        failed: 'Failed to change the password',
        networkFailed: 'Network error while changing the password',
      },
      async () => {
        const answer = await resetPassword({ body: { token, password } })
        reject(answer.ok || answer.network ? undefined : issueOf(answer.error, 'password'))
        return answer
      },
      (session) => {
        startSession(session.token)
        if (session.restored) welcomeBack()
        return navigate({ to: paths.dashboard, replace: true })
      },
    )
  }

  return (
    <Entrance heading="Set a new password" intro="You are signed in here, and signed out everywhere else.">
      {isLinkGone ? (
        <section className={styles.note} aria-label="This link does not work">
          <b>This link does not work any more</b>
          <p>It was used already, is older than {passwordResetMinutes} minutes, or is incomplete.</p>
          <ButtonLink to={paths.forgotPassword} size="small">
            Ask for a new link
          </ButtonLink>
        </section>
      ) : (
        <form className={styles.form} noValidate onSubmit={submit}>
          <NewPasswordField label="New password" disabled={isBusy} {...field} />
          <Button type="submit" variant="primary" isWide className={styles.submit} disabled={isBusy}>
            {isBusy ? 'Setting...' : 'Set password'}
          </Button>
        </form>
      )}
      <p className={styles.switch}>
        <Link to={paths.login}>Back to sign in</Link>
      </p>
    </Entrance>
  )
}
