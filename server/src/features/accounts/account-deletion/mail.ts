import { screenPaths } from '@home-pulse/contract/screens'
import { advice, type Email, greet, mailTo, paragraph } from '../../../platform/mail/email.ts'

/** Tells the user that a sign-in or a password reset has cancelled the account deletion. */
export const deletionCancelledEmail = ({
  firstName,
  origin,
  supportEmail,
}: {
  firstName: string
  origin: string
  supportEmail: string
}): Email => ({
  subject: 'Your account will not be deleted',
  preheader: 'Somebody signed in, so we keep it.',
  greeting: greet(firstName),
  heading: 'Your account will not be deleted',
  blocks: [
    paragraph(
      'You had asked us to delete your account. Somebody has since signed in with your password or a link from our e-mail, so we keep the account and everything in it.',
    ),
    paragraph(
      'A canceled subscription stays canceled until you resume it in your account settings, where you can also delete the account again.',
    ),
    advice(
      'If it was not you',
      { text: 'Set a new password', url: `${origin}${screenPaths.forgotPassword}` },
      ' now. That signs everybody out who is signed in. Then write to ',
      mailTo(supportEmail),
      '.',
    ),
  ],
  reason: 'You get this e-mail because your account will no longer be deleted.',
})
