import { screenPaths } from '@home-pulse/contract/screens'
import { longDate } from '@home-pulse/lifecycle/plain-date'
import { advice, button, type Email, greet, mailTo, paragraph } from '../../../platform/mail/email.ts'

/** The email that confirms a requested deletion. It explains how the deletion can be cancelled, and until when. */
export const deletionRequestedEmail = (details: {
  firstName: string
  /** The date of the erasure in the user's time zone, `YYYY-MM-DD`. */
  deletedOn: string
  isSubscribed: boolean
  origin: string
}): Email => ({
  subject: 'Your account will be deleted',
  preheader: `All of it goes on ${longDate(details.deletedOn)}. Until then, signing in keeps it.`,
  greeting: greet(details.firstName),
  heading: `Your account will be deleted on ${longDate(details.deletedOn)}`,
  blocks: [
    paragraph(
      'You asked us to delete your account. You are signed out everywhere, we send no more reminders, and your calendar link no longer works.',
    ),
    paragraph(
      details.isSubscribed
        ? 'Your subscription is canceled: you will not be charged again.'
        : 'There is no subscription to cancel: you will not be charged.',
    ),
    paragraph(
      `On ${longDate(details.deletedOn)} your homes, tenants, notes, photos, conversations with HomeBot and everything else we keep of you are deleted for good.`,
    ),
    button('Sign in and keep my account', `${details.origin}${screenPaths.login}`),
    advice(
      'If it was not you',
      'Sign in, which keeps the account, then ',
      { text: 'set a new password', url: `${details.origin}${screenPaths.forgotPassword}` },
      '.',
    ),
  ],
  reason: 'You get this e-mail because somebody asked us to delete your account.',
})

/** The last email, sent after the erasure. */
export const accountErasedEmail = ({
  firstName,
  supportEmail,
}: {
  firstName: string
  supportEmail: string
}): Email => ({
  subject: 'Your account has been deleted',
  preheader: 'Everything we kept of you is gone.',
  greeting: greet(firstName),
  heading: 'Your account has been deleted',
  blocks: [
    paragraph(
      'Your homes, tenants, notes, photos, conversations with HomeBot and everything else we kept of you are deleted. This is our last e-mail to you.',
    ),
    paragraph(
      'Our payment provider keeps the payment records that the law requires. We keep anonymous counts of how long appliances lasted; they cannot be traced to you.',
    ),
    paragraph(
      'You can sign up again at any time, also with this email. Questions reach us at ',
      mailTo(supportEmail),
      '.',
    ),
  ],
  reason: 'You get this e-mail because you asked for your account to be deleted.',
})
