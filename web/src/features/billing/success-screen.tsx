import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { logFailure } from '../../platform/log.ts'
import { paths } from '../../platform/paths.ts'
import { startSession } from '../../platform/session.ts'
import { useTitle } from '../../platform/title.ts'
import { Brand } from '../../ui/brand.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { checkPayment } from './api.ts'
import styles from './payment-screen.module.css'

const pollingIntervalMs = 3_000

export function SuccessScreen() {
  useTitle('Verifying Payment')
  const { session_id: sessionId } = useSearch({ from: '/success' })
  const navigate = useNavigate()
  const [hasLeft, setLeft] = useState(false)

  useEffect(() => {
    if (!sessionId) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined

    async function poll(id: string) {
      const { token, isLeaving } = await askAfterPayment(id)
      if (leaving.signal.aborted) return
      if (isLeaving) return setLeft(true)
      if (token && startSession(token)) {
        toast.success('Payment confirmed! Redirecting to dashboard...')
        await navigate({ to: paths.dashboard, replace: true })
      } else {
        timer = setTimeout(poll, pollingIntervalMs, id)
      }
    }

    poll(sessionId)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [sessionId, navigate])

  return (
    <main className={styles.screen}>
      <Brand />
      <div className={styles.card}>
        {hasLeft ? (
          <>
            <h1>This account is set to be deleted</h1>
            <p>
              It was not paid for again: whatever was charged goes back in full.{' '}
              <Link to={paths.login}>Sign in</Link> if you would rather keep it.
            </p>
          </>
        ) : (
          <>
            <Spinner label="Verifying" />
            <h1>Verifying Payment</h1>
            <p>Please wait while we confirm your payment status...</p>
            <p className={styles.aside}>
              Paid a while ago? <Link to={paths.login}>Sign in</Link> with your email and password.
            </p>
          </>
        )}
      </div>
    </main>
  )
}

/**
 * The token of a paid checkout; without it while that is unpaid, and where the answer is an error: that is only logged
 * (specification, section 8), and the next question may do better. Whoever is leaving is never given one.
 */
async function askAfterPayment(sessionId: string): Promise<{ token?: string | undefined; isLeaving?: true }> {
  const answer = await checkPayment({ body: { sessionId } })
  if (!answer.ok) {
    logFailure('Failed to check payment status')
    return !answer.network && answer.error.code === 'account_leaving' ? { isLeaving: true } : {}
  }
  const { isPaid, token, jwt } = answer.data
  const given = token ?? jwt
  if (isPaid && !given) logFailure('No authentication token received')
  return isPaid ? { token: given } : {}
}
