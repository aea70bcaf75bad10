import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '../../platform/log.ts'
import { paths } from '../../platform/paths.ts'
import { currentToken, currentUser, startSession } from '../../platform/session/session.ts'
import { decodeToken } from '../../platform/session/token.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { checkPayment } from './api.ts'
import { forgetCheckout, hasOpenedCheckout } from './opened-checkouts.ts'

const pollingIntervalMs = 3_000

/** The state of a payment. */
export type PaymentCheck =
  | { kind: 'waiting' }
  /** The checkout does not exist. */
  | { kind: 'unknown' }
  /** The payment arrived, and the customer must sign in with a password. */
  | { kind: 'received' }
  /** The payment arrived for another account than the signed-in one. */
  | {
      kind: 'other-account'
      payerEmail: string
      /** Signs the payer in. Only set in the browser that opened the checkout. */
      token: string | undefined
    }
  /** The customer has requested the deletion of the account. */
  | { kind: 'leaving' }

/**
 * Checks every 3 seconds whether a checkout was paid, then decides whether to sign the payer in. A payment signs in
 * automatically only in the browser that opened the checkout, and never replaces another user.
 */
export function usePaymentCheck(sessionId: string | undefined) {
  const navigate = useNavigate()
  const [check, setCheck] = useState<PaymentCheck>({ kind: sessionId ? 'waiting' : 'unknown' })

  const enter = useCallback(
    (token: string) => {
      if (!startSession(token)) return
      if (sessionId) forgetCheckout(sessionId)
      toast.success('Payment confirmed! Redirecting to dashboard...')
      void navigate({ to: paths.dashboard, replace: true, state: { hasJustPaid: true } })
    },
    [sessionId, navigate],
  )

  useEffect(() => {
    if (!sessionId) return setCheck({ kind: 'unknown' })
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined

    async function poll(id: string) {
      const outcome = await askOnce(id)
      if (leaving.signal.aborted) return
      if ('token' in outcome) return enter(outcome.token)
      if (outcome.check) setCheck(outcome.check)
      if (!outcome.isFinal) timer = setTimeout(poll, pollingIntervalMs, id)
    }

    setCheck({ kind: 'waiting' })
    void poll(sessionId)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [sessionId, enter])

  return { check, enter }
}

/** The result of one request: a token for signing in, or a state to show. `isFinal` ends the requests. */
type Outcome = { token: string } | { check?: PaymentCheck; isFinal: boolean }

const askAgain: Outcome = { isFinal: false }

/** Checks the payment once. Errors are only logged (specification, row 06-11), because the next request may succeed. */
async function askOnce(sessionId: string): Promise<Outcome> {
  const answer = await checkPayment({ body: { sessionId } })
  if (!answer.ok) {
    logFailure('Failed to check payment status')
    if (answer.network) return askAgain
    // 422 means that the id in the link cannot belong to any checkout.
    if (answer.status === 404 || answer.status === 422) return { check: { kind: 'unknown' }, isFinal: true }
    return answer.error.code === 'account_leaving' ? { check: { kind: 'leaving' }, isFinal: true } : askAgain
  }
  const { isPaid, token, jwt } = answer.data
  if (isPaid !== true) return askAgain
  const given = token ?? jwt
  const payer = given ? decodeToken(given)?.user : undefined
  if (given && payer) return afterPayment(sessionId, given, payer)
  logFailure('No authentication token received')
  return { check: { kind: 'received' }, isFinal: false }
}

function afterPayment(sessionId: string, token: string, payer: { userId: string; email: string }): Outcome {
  const hasOpened = hasOpenedCheckout(sessionId)
  const user = currentToken() === undefined ? null : currentUser()
  if (user ? user.userId === payer.userId : hasOpened) return { token }
  // The requests end here, because each response contains one of the few tokens that the server issues for a checkout.
  if (!user) return { check: { kind: 'received' }, isFinal: true }
  return {
    check: { kind: 'other-account', payerEmail: payer.email, token: hasOpened ? token : undefined },
    isFinal: true,
  }
}
