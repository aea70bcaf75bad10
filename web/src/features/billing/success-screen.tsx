import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { endSession, useCurrentUser } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { Brand } from '../../ui/layout/brand.tsx'
import styles from './payment-screen.module.css'
import { usePaymentCheck } from './use-payment-check.ts'

/**
 * Waits until a payment is confirmed. Then opens the dashboard, or offers the sign-in or a switch to the account of the
 * payer.
 */
export function SuccessScreen() {
  useTitle('Verifying Payment')
  const { session_id: sessionId } = useSearch({ from: '/success' })
  const { check, enter } = usePaymentCheck(sessionId)
  const user = useCurrentUser()

  return (
    <main className={styles.screen}>
      <Brand />
      <div className={styles.card} aria-live="polite">
        {check.kind === 'waiting' && (
          <>
            <Spinner label="Verifying" />
            <h1>Verifying Payment</h1>
            <p>Please wait while we confirm your payment status...</p>
            <p className={styles.aside}>
              Paid a while ago? <Link to={paths.login}>Sign in</Link> with your email and password.
            </p>
          </>
        )}
        {check.kind === 'unknown' && (
          <Message title="Payment not found" action={<SignIn isSignedIn={user !== null} />}>
            {sessionId
              ? 'We do not know the payment in this link. If you have paid, sign in with your email and password.'
              : 'This link does not say which payment to check. If you have paid, sign in with your email and password.'}
          </Message>
        )}
        {check.kind === 'received' && (
          <Message title="Payment received" action={<SignIn isSignedIn={user !== null} />}>
            {user
              ? 'Your payment has arrived. Your account is ready.'
              : 'Your payment has arrived. Sign in with your email and password to continue.'}
          </Message>
        )}
        {check.kind === 'other-account' && (
          <OtherAccount
            payerEmail={check.payerEmail}
            userEmail={user?.email ?? ''}
            onSwitch={check.token === undefined ? undefined : () => enter(check.token ?? '')}
          />
        )}
        {check.kind === 'leaving' && (
          <Message title="This account is set to be deleted">
            Any charge is refunded in full. <Link to={paths.login}>Sign in</Link> if you would rather keep it.
          </Message>
        )}
      </div>
    </main>
  )
}

function Message({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p>{children}</p>
      {action && <div className={styles.actions}>{action}</div>}
    </>
  )
}

function SignIn({ isSignedIn }: { isSignedIn: boolean }) {
  return isSignedIn ? (
    <ButtonLink to={paths.dashboard} variant="primary">
      Go to dashboard
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.login} variant="primary">
      Sign In
    </ButtonLink>
  )
}

interface OtherAccountProps {
  payerEmail: string
  userEmail: string
  /** Signs the payer in. Undefined in a browser that did not open the checkout. */
  onSwitch: (() => void) | undefined
}

function OtherAccount({ payerEmail, userEmail, onSwitch }: OtherAccountProps) {
  const navigate = useNavigate()

  async function signInWithPassword() {
    endSession()
    await navigate({ to: paths.login })
  }

  return (
    <Message
      title="Which account do you want to use?"
      action={
        <>
          <ButtonLink to={paths.dashboard} variant="primary">
            Stay signed in
          </ButtonLink>
          <Button onClick={onSwitch ?? signInWithPassword}>
            {onSwitch ? 'Switch account' : 'Sign in to the other account'}
          </Button>
        </>
      }
    >
      A payment arrived for <strong className={styles.email}>{payerEmail}</strong>. You are signed in as{' '}
      <strong className={styles.email}>{userEmail}</strong>.
    </Message>
  )
}
