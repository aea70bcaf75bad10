import { issueOf } from '../../platform/calls/use-write.ts'
import { browserTimeZone, startSession } from '../../platform/session/session.ts'
import { signIn, signUp } from './api.ts'

export type Mode = 'sign-in' | 'sign-up'

/** The outcome of sending the form, with the title and the message of its toast. */
export type Outcome =
  | {
      kind: 'signed-in' /** True if the sign-in cancelled a pending account deletion. */
      isRestored: boolean
    }
  | { kind: 'to-checkout'; url: string }
  | {
      kind: 'refused'
      title: string
      message: string
      /** Set if the sign-in was refused because a payment is missing. */
      unpaid?: UnpaidAccount
      /** Set if the account is scheduled for deletion. The sign-in must then confirm that the account is kept. */
      isLeaving?: true
      /** The reason why a new password was refused. The password field shows it. */
      passwordFault?: string
    }

export interface UnpaidAccount {
  /** The URL of the page on which the customer completes the payment. */
  checkoutUrl: string
  /** A token for the account settings, which need no payment: data, activity, deletion. */
  token: string | undefined
  hasLapsed: boolean
  /** True if the sign-in canceled a pending account deletion. */
  isRestored: boolean
}

const unreachable: Outcome = {
  kind: 'refused',
  title: 'Network Error',
  message: 'Unable to connect to the server. Please try again later.',
}

const missingFields: Outcome = { kind: 'refused', title: 'Error', message: 'Please fill in all fields' }

/** Sends the form. Trims the email address. Sends the password as typed, but rejects a blank one. */
export async function attempt(
  mode: Mode,
  email: string,
  password: string,
  /** If true, the sign-in cancels a pending account deletion. */
  restore = false,
): Promise<Outcome> {
  if (email.trim() === '' || password.trim() === '') return missingFields
  const body = { email: email.trim(), password, timeZone: browserTimeZone() }
  return mode === 'sign-in' ? attemptSignIn({ ...body, ...(restore && { restore }) }) : attemptSignUp(body)
}

type Credentials = { email: string; password: string; timeZone: string }

async function attemptSignIn(body: Credentials & { restore?: boolean }): Promise<Outcome> {
  const answer = await signIn({ body })
  if (answer.ok)
    return startSession(answer.data.token)
      ? { kind: 'signed-in', isRestored: answer.data.restored === true }
      : { kind: 'refused', title: 'Sign In Failed', message: 'Please try again' }
  if (answer.network) return unreachable
  const { code, message, customerCheckoutSession, token, lapsed, restored } = answer.error
  return {
    kind: 'refused',
    title: 'Sign In Failed',
    message: message || 'Please try again',
    ...(customerCheckoutSession && {
      unpaid: {
        ...{ checkoutUrl: customerCheckoutSession, token },
        ...{ hasLapsed: lapsed === true, isRestored: restored === true },
      },
    }),
    ...(code === 'account_leaving' && { isLeaving: true }),
  }
}

/** Sends the sign-up. The token in the response is not used, so the new customer is not signed in yet. */
async function attemptSignUp(body: Credentials): Promise<Outcome> {
  const answer = await signUp({ body })
  if (answer.ok) {
    const url = answer.data.customerCheckoutSession
    // The specification (row 09-06) shows a response without a checkout session as a network error.
    return url ? { kind: 'to-checkout', url } : unreachable
  }
  if (answer.network) return unreachable
  const passwordFault = issueOf(answer.error, 'password')
  return {
    kind: 'refused',
    title: 'Sign Up Failed',
    message: answer.error.message || 'Please try again',
    ...(passwordFault && { passwordFault }),
  }
}
