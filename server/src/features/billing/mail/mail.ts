import { formatReceipt } from '@home-pulse/contract/money'
import { screenPaths } from '@home-pulse/contract/screens'
import { longDate } from '@home-pulse/lifecycle/plain-date'
import { todayIn } from '../../../platform/config/clock.ts'
import { button, type Email, facts, greet, mailTo, paragraph } from '../../../platform/mail/email.ts'

/**
 * The data that every payment email needs: the recipient's name and time zone, the origin of its links, and
 * the support address.
 */
interface PaymentEmailContext {
  readonly firstName: string
  readonly timeZone: string
  readonly origin: string
  readonly supportEmail: string
}

const dayOf = (instant: Date, { timeZone }: PaymentEmailContext) =>
  longDate(todayIn(timeZone, { nowMs: () => instant.getTime() }))

const reason = 'You get this e-mail because it is about what you pay for Home Pulse AI.'

/** The email after a failed renewal. It names the day on which access ends if no card works by then. */
export function paymentDeclinedEmail(
  to: PaymentEmailContext,
  { accessUntil }: { readonly accessUntil: Date },
): Email {
  const until = dayOf(accessUntil, to)
  return {
    subject: 'Your card was declined',
    preheader: `Everything works until ${until}. Update your card by then to keep it so.`,
    greeting: greet(to.firstName),
    heading: 'Your card was declined',
    blocks: [
      paragraph(
        `Your bank did not let this month’s payment for Home Pulse AI through. Everything works until ${until}: update your card by then, and nothing changes for you.`,
      ),
      button('Update my card', `${to.origin}${screenPaths.profile}#subscription`),
      paragraph(
        'After that day we keep your homes, tenants, notes and photos, and a payment opens them again. Questions reach us at ',
        mailTo(to.supportEmail),
        '.',
      ),
    ],
    reason,
  }
}

/** The email after the end of a subscription. It says that the data is kept and how to subscribe again. */
export function subscriptionEndedEmail(
  to: PaymentEmailContext,
  { endedAt, wasDeclined }: { readonly endedAt: Date; readonly wasDeclined: boolean },
): Email {
  const on = dayOf(endedAt, to)
  return {
    subject: 'Your subscription has ended',
    preheader: 'We keep what you entered.',
    greeting: greet(to.firstName),
    heading: 'Your subscription has ended',
    blocks: [
      paragraph(
        wasDeclined
          ? `Your card was declined, and we got no other card by ${on}. Your homes have been closed since then. We keep everything in them.`
          : `It ended on ${on}, and we do not charge you any more. Your homes have been closed since then. We keep everything in them.`,
      ),
      paragraph(
        wasDeclined
          ? 'Sign in to enter another card, to download everything, or to delete your account.'
          : 'Sign in to subscribe again, to download everything, or to delete your account.',
      ),
      button('Sign in', `${to.origin}${screenPaths.login}`),
    ],
    reason,
  }
}

export function refundEmail(
  to: PaymentEmailContext,
  { amountCents, happenedAt }: { readonly amountCents: number; readonly happenedAt: Date },
): Email {
  return {
    subject: `We refunded ${formatReceipt(amountCents / 100)}`,
    preheader: 'Your bank may take some days to show it.',
    greeting: greet(to.firstName),
    heading: `We refunded ${formatReceipt(amountCents / 100)}`,
    blocks: [
      paragraph(
        'It goes back to the card it came from. Your bank may take five to ten days to show it. It may also remove the payment from your statement.',
      ),
      facts(['Payment of', dayOf(happenedAt, to)], ['Refunded so far', formatReceipt(amountCents / 100)]),
      paragraph('Questions reach us at ', mailTo(to.supportEmail), '.'),
    ],
    reason,
  }
}

/** The email after a bank has disputed a payment. */
export function disputeEmail(
  to: PaymentEmailContext,
  { amountCents, happenedAt }: { readonly amountCents: number; readonly happenedAt: Date },
): Email {
  return {
    subject: 'Your bank asks for your payment back',
    preheader: 'If this was a mistake, please write to us.',
    greeting: greet(to.firstName),
    heading: `Your bank asks for ${formatReceipt(amountCents / 100)} back`,
    blocks: [
      paragraph(
        `On ${dayOf(happenedAt, to)} your bank told us that your payment for Home Pulse AI is disputed. While it decides, everything works as before.`,
      ),
      paragraph(
        'If this was a mistake, tell your bank and write to ',
        mailTo(to.supportEmail),
        '. If your bank takes the money back, the subscription ends, and you are not charged again.',
      ),
    ],
    reason,
  }
}
