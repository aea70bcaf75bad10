import { z } from 'zod'
import { requiredText, timestamp } from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { email, password, token } from './accounts.ts'

/** What the links of our mails carry behind the `#`. */
const linkToken = requiredText(1000)

/** How a person signs in, and how far mail to them is known to arrive. */
export const account = z.object({
  email: z.string(),
  /**
   * `unconfirmed` closes nothing. `not_an_address`: any text is let in as an e-mail, but no mail can be sent to this one,
   * and so no forgotten password set anew.
   */
  email_state: z.enum(['confirmed', 'unconfirmed', 'not_an_address']),
  /** The e-mail that was asked for and waits to be confirmed there; null where there is none. */
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

/** At most three an hour. Nothing is sent where the e-mail is confirmed already, or is no address. */
export const sendConfirmation = defineRoute({
  name: 'sendConfirmation',
  method: 'POST',
  path: '/v1/customers/email-confirmation',
  summary: 'Mail the link again that confirms the e-mail of the signed-in person',
  access: 'account',
  status: 200,
  response: account,
})

/** The link works for seven days, and for the e-mail that it was mailed to. Following it again changes nothing. */
export const confirmEmail = defineRoute({
  name: 'confirmEmail',
  method: 'POST',
  path: '/v1/customers/confirm-email',
  summary: 'Confirm an e-mail with the token of a mailed link; nobody is signed in by it',
  access: 'public',
  body: z.object({ token: linkToken }, 'must be an object'),
  status: 200,
  response: z.object({ email: z.string(), was_confirmed: z.boolean() }),
})

/**
 * Nothing changes until the link is followed that is mailed there. Whether somebody else has that e-mail, the answer does
 * not say. Asking again takes the place of what was asked before. At most five an hour.
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
 * The link works for 24 hours, once, and for the person alone who asked: a link that went to a mistyped address is of no
 * use to who reads mail there. Sessions go on; the token answered carries the new e-mail.
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
