import { type FormEvent, useEffect, useRef, useState } from 'react'
import { issueOf, useWrite } from '../../../platform/calls/use-write.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { LeaveQuestion } from '../../../ui/controls/leave-question.tsx'
import { PasswordField } from '../../../ui/controls/password-field.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { type Account, requestEmailChange } from '../api.ts'
import styles from './profile.module.css'

/**
 * The form that requests a change of the email address. It requires the password, because the email address gives
 * access to the account.
 */
export function ProfileEmailForm({
  email: present,
  onDone,
}: {
  email: string
  /** Called with the account after a successful request, and without an argument if the user closed the form. */
  onDone: (account?: Account) => void
}) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { isBusy, problem, run } = useWrite()
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => ref.current?.querySelector('input')?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (email.trim() === '' || password.trim() === '')
      return toast.error('Error', 'Please fill in all fields')
    void run(
      {
        done: 'A link is on its way to the new email',
        failed: 'Failed to change the email',
        networkFailed: 'Network error while changing the email',
      },
      () => requestEmailChange({ body: { email: email.trim(), currentPassword: password } }),
      onDone,
    )
  }

  return (
    <form ref={ref} className={styles.form} noValidate onSubmit={submit}>
      <LeaveQuestion isAnyPending={(email !== '' || password !== '') && !isBusy} />
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        hint="We send a link to the new email and a notice to the current one. Nothing changes until you open the link."
        value={email}
        disabled={isBusy}
        serverError={issueOf(problem, 'email')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {/* Tells a password manager which account the password is for. */}
      <input type="text" autoComplete="username" value={present} readOnly hidden />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        disabled={isBusy}
        serverError={issueOf(problem, 'currentPassword')}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? 'Sending...' : 'Send the link'}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => onDone()}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
