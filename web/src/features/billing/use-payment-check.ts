import { skipToken, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { CallFailed } from '../../platform/calls/api.ts'
import { accountKeys } from '../../platform/calls/query-keys.ts'
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
  // A sign-in clears the cache. Without this state, the screen would check again until the dashboard opens.
  const [isSignedIn, setIsSignedIn] = useState(false)
  const { data: outcome = sessionId ? waiting : unknown } = useQuery({
    queryKey: accountKeys.payment(sessionId),
    queryFn: sessionId && !isSignedIn ? () => checkOnce(sessionId) : skipToken,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.isFinal ? false : pollingIntervalMs),
    refetchIntervalInBackground: true,
    // After the first check, only the interval starts a check.
    staleTime: Number.POSITIVE_INFINITY,
    // A response can contain a token, so it is deleted when the screen closes.
    gcTime: 0,
  })

  const enter = useCallback(
    (token: string) => {
      if (!startSession(token)) return
      setIsSignedIn(true)
      if (sessionId) forgetCheckout(sessionId)
      toast.success('Payment confirmed! Redirecting to dashboard...')
      void navigate({ to: paths.dashboard, replace: true, state: { hasJustPaid: true } })
    },
    [sessionId, navigate],
  )
  const { check, token } = outcome
  useEffect(() => {
    if (token !== undefined) enter(token)
  }, [token, enter])

  return { check, enter }
}

/** The result of a check: a state to show, and a token if the payer is signed in at once. */
interface Outcome {
  check: PaymentCheck
  token?: string
  /** True if no further check is needed. */
  isFinal: boolean
}

const waiting: Outcome = { check: { kind: 'waiting' }, isFinal: false }
const unknown: Outcome = { check: { kind: 'unknown' }, isFinal: true }

/**
 * Checks the payment once. Throws `CallFailed` if the next check may succeed. Such an error is only logged
 * (specification, row 06-11), and the screen stays as it is.
 */
async function checkOnce(sessionId: string): Promise<Outcome> {
  const answer = await checkPayment({ body: { sessionId } })
  if (!answer.ok) {
    logFailure('Failed to check payment status')
    if (answer.network) throw new CallFailed(answer)
    // 422 means that the id in the link cannot belong to any checkout.
    if (answer.status === 404 || answer.status === 422) return unknown
    if (answer.error.code === 'account_leaving') return { check: { kind: 'leaving' }, isFinal: true }
    throw new CallFailed(answer)
  }
  const { isPaid, token, jwt } = answer.data
  if (isPaid !== true) return waiting
  const given = token ?? jwt
  const payer = given ? decodeToken(given)?.user : undefined
  if (given && payer) return afterPayment(sessionId, given, payer)
  logFailure('No authentication token received')
  return { check: { kind: 'received' }, isFinal: false }
}

function afterPayment(sessionId: string, token: string, payer: { userId: string; email: string }): Outcome {
  const hasOpened = hasOpenedCheckout(sessionId)
  const user = currentToken() === undefined ? null : currentUser()
  if (user ? user.userId === payer.userId : hasOpened) return { ...waiting, token, isFinal: true }
  // The requests end here, because each response contains one of the few tokens that the server issues for a checkout.
  if (!user) return { check: { kind: 'received' }, isFinal: true }
  return {
    check: { kind: 'other-account', payerEmail: payer.email, token: hasOpened ? token : undefined },
    isFinal: true,
  }
}
