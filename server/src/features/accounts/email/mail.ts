import { confirmationDays, emailChangeHours } from '@home-pulse/contract/features/accounts/link-lifetimes'
import { screenPaths } from '@home-pulse/contract/screens'
import { advice, button, type Email, facts, greet, mailTo, paragraph } from '../../../platform/mail/email.ts'

// Emails to an unconfirmed address contain no name. Users choose their names, so a name could carry a message
// to a stranger.

/** The email with the confirmation link. It is sent at sign-up, and again on request. */
export const confirmationEmail = ({ email, url }: { email: string; url: string }): Email => ({
  subject: 'Confirm your email',
  preheader: 'One click, and we can tell you what your homes need.',
  greeting: greet(''),
  heading: 'Confirm your email',
  blocks: [
    paragraph(
      `Your account at Home Pulse AI signs in with ${email}. Confirm that it is yours. Then we can tell you what your homes need, and you can reset a forgotten password.`,
    ),
    button('Confirm your email', url),
    paragraph(`The link works for ${confirmationDays} days. You can use your account meanwhile.`),
    advice(
      'If you opened no account',
      'Ignore this e-mail. Somebody mistyped their email. Without this link yours is not confirmed.',
    ),
  ],
  reason: 'You get this e-mail because an account was opened with your email.',
})

/** The email to the new address. It explains the product, because a mistyped address may belong to a stranger. */
export const emailChangeEmail = ({ newEmail, url }: { newEmail: string; url: string }): Email => ({
  subject: 'Confirm your new email',
  preheader: `The link works once, for ${emailChangeHours} hours.`,
  greeting: greet(''),
  heading: 'Confirm your new email',
  blocks: [
    paragraph(`You asked to sign in to Home Pulse AI with ${newEmail}. This link makes the change.`),
    button('Confirm your new email', url),
    paragraph(
      `It works once, for ${emailChangeHours} hours, where you are signed in. Until then your email stays as it was.`,
    ),
    advice(
      'If you did not ask for it',
      'Ignore this e-mail. Somebody mistyped their email. Without this link nothing changes.',
    ),
  ],
  reason: 'You get this e-mail because somebody asked to use your email for their account.',
})

/**
 * The email to the owner of an address, if another user requests to use that address. Only this email reveals that the
 * address has an account.
 */
export const emailTakenEmail = ({ firstName, origin }: { firstName: string; origin: string }): Email => ({
  subject: 'You already have an account with this email',
  preheader: 'Somebody asked to use it for another one. Nothing has changed.',
  greeting: greet(firstName),
  heading: 'This email has an account',
  blocks: [
    paragraph(
      'Somebody asked to sign in to another account of Home Pulse AI with this email. It is yours already, so nothing has changed.',
    ),
    paragraph(
      'If that was you, and you want to use it there, first give this account another email: ',
      { text: 'sign in with this one', url: `${origin}${screenPaths.login}` },
      ' and open Security in your account settings. If you do not know its password, ',
      { text: 'set a new one', url: `${origin}${screenPaths.forgotPassword}` },
      '.',
    ),
    advice('If it was not you', 'There is nothing to do. Nobody learned that you have an account.'),
  ],
  reason: 'You get this e-mail because somebody asked to use your email for their account.',
})

/** The notice to the current address about a requested change. It lets the owner of the address stop the change. */
export const emailChangeNoticeEmail = ({
  firstName,
  newEmail,
  origin,
  supportEmail,
}: {
  firstName: string
  newEmail: string
  origin: string
  supportEmail: string
}): Email => ({
  subject: 'A change of your email was asked for',
  preheader: 'Nothing has changed yet. If it was not you, there is time to stop it.',
  greeting: greet(firstName),
  heading: 'A change of your email was asked for',
  blocks: [
    paragraph(
      'Somebody who is signed in to your account, and knows its password, asked to sign in with another email. The change happens once that email is confirmed. If it was you, there is nothing to do.',
    ),
    facts(['New email', newEmail]),
    advice(
      'If it was not you',
      { text: 'Set a new password', url: `${origin}${screenPaths.forgotPassword}` },
      ' now. That stops the change, and signs everybody out who is signed in. Then write to ',
      mailTo(supportEmail),
      '.',
    ),
  ],
  reason: 'You get this e-mail because it is about how you sign in to your account.',
})

/** The email to the old address after the change. It is the last one to that address. */
export const emailChangeDoneEmail = ({
  firstName,
  newEmail,
  supportEmail,
}: {
  firstName: string
  newEmail: string
  supportEmail: string
}): Email => ({
  subject: 'Your email was changed',
  preheader: 'You sign in with the new one from now on. If it was not you, write to us.',
  greeting: greet(firstName),
  heading: 'Your email was changed',
  blocks: [
    paragraph(
      'From now on you sign in to Home Pulse AI with your new email, and our e-mails go to it. This is the last one to your old email.',
    ),
    facts(['New email', newEmail]),
    advice(
      'If it was not you',
      'Write to ',
      mailTo(supportEmail),
      ' at once from this address. We will help you get your account back.',
    ),
  ],
  reason: 'You get this e-mail because it is about how you sign in to your account.',
})
