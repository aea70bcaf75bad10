import { passwordResetMinutes } from '@home-pulse/contract/features/accounts/link-lifetimes'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useWrite } from '../../platform/calls/use-write.ts'
import { paths } from '../../platform/paths.ts'
import { useTitle } from '../../platform/title.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/field.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { forgetPassword } from './api.ts'
import styles from './components/entrance.module.css'
import { Entrance } from './components/entrance.tsx'
import { LinkNote } from './components/link-note.tsx'

/**
 * Requests a link to set a new password. The result is the same for an unknown email address, so that it does not
 * reveal which addresses have an account.
 */
export function ForgotPasswordScreen() {
  useTitle('Forgot Password')
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { isBusy, run } = useWrite()

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = email.trim()
    if (typed === '') return toast.error('Error', 'Please fill in all fields')
    void run(
      { failed: 'Failed to send the link', networkFailed: 'Network error while sending the link' },
      () => forgetPassword({ body: { email: typed } }),
      () => setSentTo(typed),
    )
  }

  return (
    <Entrance
      heading="Forgot your password?"
      intro="We send you a link to set a new one. Your old password works until you use it."
    >
      {sentTo === undefined ? (
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            value={email}
            disabled={isBusy}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" isWide className={styles.submit} disabled={isBusy}>
            {isBusy ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      ) : (
        <Sent email={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
      <p className={styles.switch}>
        Remembered it? <Link to={paths.login}>Sign in</Link>
      </p>
    </Entrance>
  )
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const again = (
    <Button size="small" onClick={onAgain}>
      Send it again
    </Button>
  )
  return (
    <LinkNote title="Check your mail" action={again}>
      If there is an account for {email}, a link is on its way. It works once, for {passwordResetMinutes}{' '}
      minutes. Nothing there? Check your spam folder.
    </LinkNote>
  )
}
