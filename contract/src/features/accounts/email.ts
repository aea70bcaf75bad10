import { z } from 'zod'
import { requiredText, timestamp } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { email, password, token } from './accounts.ts'

/** The token in the fragment of an email link. */
const linkToken = requiredText(1000)

/** The state of the user's e-mail address. */
export const account = z.object({
  email: z.string(),
  /**
   * `unconfirmed` restricts nothing. `not_an_address`: any text is accepted as e-mail, but no mail can be sent to this one, so
   * a forgotten password cannot be reset.
   */
  email_state: z.enum(['confirmed', 'unconfirmed', 'not_an_address']),
  /** The requested new e-mail, until it is confirmed. Null if none was requested. */
  pending_email: z.object({ email: z.string(), expires_at: timestamp }).nullable(),
})
export type Account = z.infer<typeof account>

export const readAccount = defineRoute({
  name: 'readAccount',
  method: 'GET',
  path: '/v1/customers/account',
  summary: 'The e-mail of the signed-in person, whether it is confirmed, and the one that waits to be',
  access: 'account',
  status: 200,
  response: account,
})

/** At most three requests per hour. No mail is sent if the e-mail is confirmed or is not an address. */
export const sendConfirmation = defineRoute({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/v1/customers/email-confirmation',
  summary: 'Mail the link again that confirms the e-mail of the signed-in person',
  access: 'account',
  status: 200,
  response: account,
})

/** The link works for seven days, and only while the user has the e-mail that it was mailed to. It can be followed repeatedly. */
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
 * Nothing changes until the link mailed to the new address is followed. The response does not reveal whether another user has
 * that e-mail. A new request replaces the earlier one. At most five per hour.
 */
export const requestEmailChange = defineRoute({
  name: 'requestEmailChange',
  method: 'PUT',
  path: '/v1/customers/pending-email',
  summary:
    'Ask for another e-mail, with the password; a link is mailed there, and a notice to the present one',
  access: 'account',
  body: z.object({ email, currentPassword: password }, 'must be an object'),
  status: 200,
  response: account,
})

export const withdrawEmailChange = defineRoute({
  name: 'withdrawEmailChange',
  method: 'DELETE',
  path: '/v1/customers/pending-email',
  summary: 'Keep the present e-mail: the link that was mailed to the other one works no more',
  access: 'account',
  status: 200,
  response: account,
})

/**
 * The link works once within 24 hours, and only for the user who requested it, so a mistyped address gives its owner nothing.
 * Sessions continue. The returned token carries the new e-mail.
 */
export const confirmEmailChange = defineRoute({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/v1/customers/pending-email/confirm',
  summary:
    'Change the e-mail of the signed-in person with the token of the link that was mailed to the new one',
  access: 'account',
  body: z.object({ token: linkToken }, 'must be an object'),
  status: 200,
  response: z.object({ token, account }),
})
