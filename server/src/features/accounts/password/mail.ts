import { passwordResetMinutes } from '@home-pulse/contract/features/accounts/link-lifetimes'
import { screenPaths } from '@home-pulse/contract/screens'
import { advice, button, type Email, greet, mailTo, paragraph } from '../../../platform/mail/email.ts'

export const passwordResetEmail = ({ firstName, url }: { firstName: string; url: string }): Email => ({
  subject: 'Set a new password',
  preheader: `The link works once, for ${passwordResetMinutes} minutes.`,
  greeting: greet(firstName),
  heading: 'Set a new password',
  blocks: [
    paragraph(
      `Somebody, most likely you, asked for a new password for your account. This link sets one. It works once, for ${passwordResetMinutes} minutes.`,
    ),
    button('Set a new password', url),
    advice('If it was not you', 'Ignore this e-mail. Your password does not change without this link.'),
  ],
  reason: 'You get this e-mail because a new password was asked for with your email.',
})

/** The email after a password change. It tells the user what to do if an attacker made the change. */
export const passwordChangedEmail = ({
  firstName,
  origin,
  supportEmail,
}: {
  firstName: string
  origin: string
  supportEmail: string
}): Email => ({
  subject: 'Your password was changed',
  preheader: 'Every other session was signed out. If it was not you, act now.',
  greeting: greet(firstName),
  heading: 'Your password was changed',
  blocks: [
    paragraph(
      'The password of your account was just changed, and every other session was signed out. If that was you, there is nothing to do.',
    ),
    advice(
      'If it was not you',
      { text: 'Set a new password', url: `${origin}${screenPaths.forgotPassword}` },
      ' now, then write to ',
      mailTo(supportEmail),
      '.',
    ),
  ],
  reason: 'You get this e-mail whenever your password changes.',
})
