import { advice, type Email, greet, mailTo, paragraph } from '../../../platform/mail/email.ts'

/** The email that an account deletion was cancelled by a sign-in. */
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
  preheader: 'Somebody signed in, and so it is kept.',
  greeting: greet(firstName),
  heading: 'Your account will not be deleted',
  blocks: [
    paragraph(
      'Your account was set to be deleted. Somebody signed in with your password or a link from our mail, and so it is kept, with all that is in it.',
    ),
    paragraph(
      'A canceled subscription stays canceled until you resume it in your account settings, where you can also delete the account again.',
    ),
    advice(
      'If it was not you',
      { text: 'Set a new password', url: `${origin}/forgot-password` },
      ' now. That signs everybody out who is signed in. Then write to ',
      mailTo(supportEmail),
      '.',
    ),
  ],
  reason: 'You get this mail because your account was to be deleted, and no longer is.',
})
