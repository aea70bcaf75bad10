import { type FormEvent, useState } from 'react'
import { issueOf, useWrite } from '../../../platform/calls/use-write.ts'
import { startSession } from '../../../platform/session/session.ts'
import type { CurrentUser } from '../../../platform/session/token.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/controls/checkbox-field.tsx'
import { LeaveQuestion } from '../../../ui/controls/leave-question.tsx'
import { PasswordField } from '../../../ui/controls/password-field.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { changePassword, signOutEverywhere } from '../api.ts'
import { useNewPassword } from '../use-new-password.ts'
import { NewPasswordField } from './new-password-field.tsx'
import styles from './profile.module.css'
import { ProfileEmail } from './profile-email.tsx'

/** The settings section for the email address, the password and the sessions. */
export function ProfileSecurity({ user }: { user: CurrentUser }) {
  return (
    <div className={styles.cards}>
      <ProfileEmail user={user} />
      <ChangePassword email={user.email} />
      <Sessions />
    </div>
  )
}

function ChangePassword({ email }: { email: string }) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [endCalendarFeeds, setEndCalendarFeeds] = useState(true)
  const { password, setPassword, field, isFitToSend, reject } = useNewPassword()
  const { isBusy, problem, run, reset } = useWrite()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (currentPassword.trim() === '') return toast.error('Error', 'Please fill in all fields')
    if (!isFitToSend()) return
    void run(
      {
        done: 'Password changed successfully',
        failed: 'Failed to change the password',
        networkFailed: 'Network error while changing the password',
      },
      async () => {
        const answer = await changePassword({ body: { currentPassword, password, endCalendarFeeds } })
        reject(answer.ok || answer.network ? undefined : issueOf(answer.error, 'password'))
        return answer
      },
      ({ token }) => {
        startSession(token)
        setCurrentPassword('')
        setPassword('')
      },
    )
  }

  return (
    <Card title="Change Password" subtitle="All your other sessions end.">
      <form className={styles.form} noValidate onSubmit={submit}>
        <LeaveQuestion isAnyPending={(currentPassword !== '' || password !== '') && !isBusy} />
        {/* Tells a password manager which account the password is for. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          serverError={issueOf(problem, 'currentPassword')}
          value={currentPassword}
          disabled={isBusy}
          onChange={(event) => {
            setCurrentPassword(event.currentTarget.value)
            reset()
          }}
        />
        <NewPasswordField label="New password" disabled={isBusy} {...field} />
        <CheckboxField
          label="Also end the calendar link. Calendars that subscribe to it stop updating."
          checked={endCalendarFeeds}
          disabled={isBusy}
          onChange={(event) => setEndCalendarFeeds(event.currentTarget.checked)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy ? 'Changing...' : 'Change Password'}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function Sessions() {
  const { isBusy, run } = useWrite()
  const end = () =>
    run(
      {
        done: 'Every other session was signed out',
        failed: 'Failed to sign out everywhere',
        networkFailed: 'Network error while signing out everywhere',
      },
      () => signOutEverywhere({}),
      ({ token }) => startSession(token),
    )
  return (
    <Card
      title="Sessions"
      subtitle="Sign out a lost phone or a shared computer from here. Your calendar link ends too. You stay signed in here."
    >
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={end}>
          {isBusy ? 'Signing out...' : 'Sign out everywhere else'}
        </Button>
      </div>
    </Card>
  )
}
