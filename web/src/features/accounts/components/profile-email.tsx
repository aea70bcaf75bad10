import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import type { CurrentUser } from '../../../platform/session/token.ts'
import { formatTime, formatTimestamp } from '../../../platform/timestamp-format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { type Account, accountQuery, sendConfirmation, withdrawEmailChange } from '../api.ts'
import styles from './profile.module.css'
import { ProfileEmailForm } from './profile-email-form.tsx'
import { CheckMark } from './profile-marks.tsx'

interface PartProps {
  account: Account
  onAccount: (account: Account) => void
}

/** Shows the email address for signing in, whether it is confirmed, and a form to change it. */
export function ProfileEmail({ user }: { user: CurrentUser }) {
  const query = accountQuery(user.userId)
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' })
  const [isChanging, setChanging] = useState(false)
  const onAccount = (account: Account) => queryClient.setQueryData(query.queryKey, account)
  return (
    <Card title="Email" subtitle="You sign in with it, and our emails go to it.">
      {data ? (
        <>
          <Present account={data} onAccount={onAccount} />
          {data.pendingEmail && <Pending account={data} onAccount={onAccount} />}
        </>
      ) : error ? (
        <p className={styles.failure}>
          <span>Your email did not load.</span>
          <Button size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <p role="status" className={styles.loading}>
          Loading your email...
        </p>
      )}
      {isChanging ? (
        <ProfileEmailForm
          email={user.email}
          onDone={(account) => {
            if (account) onAccount(account)
            setChanging(false)
          }}
        />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => setChanging(true)}>Change email</Button>
        </div>
      )}
    </Card>
  )
}

function Present({ account, onAccount }: PartProps) {
  const { isBusy, run } = useWrite()
  const { email, emailState } = account
  const send = () =>
    run(
      {
        done: 'The link is on its way',
        failed: 'Failed to send the link',
        networkFailed: 'Network error while sending the link',
      },
      () => sendConfirmation({}),
      onAccount,
    )
  return (
    <div className={styles.standing}>
      <p className={styles.address}>
        <b>{email}</b>
        {emailState === 'confirmed' && (
          <span className={styles.confirmed}>
            <CheckMark />
            Confirmed
          </span>
        )}
      </p>
      {emailState === 'unconfirmed' && (
        <p className={styles.aside}>
          <span>Confirm your email with the link that we sent to it. Everything works in the meantime.</span>
          <Button size="small" disabled={isBusy} onClick={send}>
            {isBusy ? 'Sending...' : 'Send again'}
          </Button>
        </p>
      )}
      {emailState === 'not_an_address' && (
        <p className={styles.aside}>
          We cannot send emails to this, so you could not reset your password. Change it to an email address.
        </p>
      )}
    </div>
  )
}

function Pending({ account: { pendingEmail }, onAccount }: PartProps) {
  const { isBusy, run } = useWrite()
  if (!pendingEmail) return null
  const keep = () =>
    run(
      {
        done: 'Your email stays as it is',
        failed: 'Failed to keep the email',
        networkFailed: 'Network error while keeping the email',
      },
      () => withdrawEmailChange({}),
      onAccount,
    )
  const until = `${formatTime(Date.parse(pendingEmail.expiresAt))} on ${formatTimestamp(pendingEmail.expiresAt)}`
  return (
    <section className={styles.standing} aria-label="Waiting to be confirmed">
      <p className={styles.address}>
        <b>{pendingEmail.email}</b>
        <span>Waiting to be confirmed</span>
      </p>
      <p className={styles.aside}>
        <span>We sent a link to it. The link works until {until}. Nothing changes until you open it.</span>
        <Button size="small" disabled={isBusy} onClick={keep}>
          Keep the current one
        </Button>
      </p>
    </section>
  )
}
