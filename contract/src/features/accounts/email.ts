import { z } from 'zod'
import { requiredText, timestamp } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { email, password, token } from './accounts.ts'

/** The token of a link that was sent by email. It is in the fragment of the URL, after the `#`. */
const linkToken = requiredText(1000)

/** The user's email address, its state, and the new address that the user requested. */
export const account = z.object({
  email: z.string(),
  /**
   * `unconfirmed`: the user may still use everything. `not_an_address`: the user signed up with text that is not an
   * email address. No email can be sent to it, so a forgotten password cannot be reset.
   */
  email_state: z.enum(['confirmed', 'unconfirmed', 'not_an_address']),
  /** The requested new email address, until it is confirmed. Null if none was requested. */
  pending_email: z.object({ email: z.string(), expires_at: timestamp }).nullable(),
})
export type Account = z.infer<typeof account>

export const readAccount = defineRoute({
  name: 'readAccount',
  method: 'GET',
  path: '/v1/customers/account',
  summary: 'Retrieve the e-mail of the signed-in customer, whether it is confirmed, and a pending change',
  access: 'account',
  status: 200,
  response: account,
})

/** At most three requests per hour. No email is sent if the address is already confirmed or is not an email address. */
export const sendConfirmation = defineRoute({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/v1/customers/email-confirmation',
  summary: 'Send the confirmation link again to the e-mail of the signed-in customer',
  access: 'account',
  status: 200,
  response: account,
})

/**
 * The email link works any number of times within seven days. It stops working when the user changes to another email
 * address.
 */
export const confirmEmail = defineRoute({
  name: 'confirmEmail',
  method: 'POST',
  path: '/v1/customers/confirm-email',
  summary: 'Confirm an e-mail with the token of an email link, without signing in',
  access: 'public',
  body: z.object({ token: linkToken }, 'must be an object'),
  status: 200,
  response: z.object({ email: z.string(), was_confirmed: z.boolean() }),
})

/**
 * The email address changes only when the user opens the link that is sent to the new address. The response does not
 * reveal whether another user has that address. A new request replaces the earlier one. At most five requests per hour.
 */
export const requestEmailChange = defineRoute({
  name: 'requestEmailChange',
  method: 'PUT',
  path: '/v1/customers/pending-email',
  summary:
    'Request a change of e-mail. Requires the password. Mails a link to the new address and a notice to the current one',
  access: 'account',
  body: z.object({ email, currentPassword: password }, 'must be an object'),
  status: 200,
  response: account,
})

export const withdrawEmailChange = defineRoute({
  name: 'withdrawEmailChange',
  method: 'DELETE',
  path: '/v1/customers/pending-email',
  summary: 'Cancel a change of e-mail and invalidate its link',
  access: 'account',
  status: 200,
  response: account,
})

/**
 * The email link works once within 24 hours. It works only for the user who requested it, so the owner of a mistyped
 * address cannot use it. The user stays signed in. The returned token contains the new email address.
 */
export const confirmEmailChange = defineRoute({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/v1/customers/pending-email/confirm',
  summary: 'Confirm a change of e-mail with the token of the link that was mailed to the new address',
  access: 'account',
  body: z.object({ token: linkToken }, 'must be an object'),
  status: 200,
  response: z.object({ token, account }),
})
