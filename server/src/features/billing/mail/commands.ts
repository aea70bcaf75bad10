import { nowDate } from '../../../platform/config/clock.ts'
import type { Incident } from '../../../platform/integrations/payments/payments.ts'
import type { Email } from '../../../platform/mail/email.ts'
import { sendEmail } from '../../../platform/mail/send-email.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { Subscription } from '../queries.ts'
import type { BillingServices } from '../services.ts'
import { disputeEmail, paymentDeclinedEmail, refundEmail, subscriptionEndedEmail } from './mail.ts'
import { claimEmail, findPayer } from './queries.ts'

/**
 * The server sends no email about a subscription that ended longer ago than this. After a long outage the server may
 * learn about the end that late.
 */
const maxNewsAgeMs = 7 * 24 * 60 * 60_000

/**
 * Mails the customer if the card was declined or the subscription has ended, once per invoice or
 * subscription.
 */
export async function mailSubscriptionState(
  services: BillingServices,
  owner: Owner,
  { status, accessUntil, invoiceRef, subscriptionRef }: Subscription,
): Promise<void> {
  const endedAgoMs = services.clock.nowMs() - accessUntil.getTime()
  if (status === 'active' || !subscriptionRef || endedAgoMs > maxNewsAgeMs) return
  const wasDeclined = status === 'past_due'
  if (endedAgoMs >= 0)
    await sendPaymentEmail(services, owner, { kind: 'ended', about: subscriptionRef }, (to) =>
      subscriptionEndedEmail(to, { endedAt: accessUntil, wasDeclined }),
    )
  else if (wasDeclined && invoiceRef)
    await sendPaymentEmail(services, owner, { kind: 'declined', about: invoiceRef }, (to) =>
      paymentDeclinedEmail(to, { accessUntil }),
    )
}

/** Mails the customer once about each refunded amount, and once about an open dispute. */
export async function mailIncident(
  services: BillingServices,
  owner: Owner,
  { id, kind, status, amountCents, happenedAt }: Incident,
): Promise<void> {
  if (kind === 'refund')
    await sendPaymentEmail(services, owner, { kind, about: `${id} ${amountCents}` }, (to) =>
      refundEmail(to, { amountCents, happenedAt }),
    )
  else if (status === 'open')
    await sendPaymentEmail(services, owner, { kind, about: id }, (to) =>
      disputeEmail(to, { amountCents, happenedAt }),
    )
}

type PaymentEmailContext = Parameters<typeof refundEmail>[0]

/**
 * Mails the customer in the background. Records the email before it is sent, because each webhook event calls this
 * function. Losing one email is better than sending many.
 */
async function sendPaymentEmail(
  services: BillingServices,
  owner: Owner,
  about: { readonly kind: 'declined' | 'ended' | 'refund' | 'dispute'; readonly about: string },
  write: (to: PaymentEmailContext) => Email,
): Promise<void> {
  const { clock, config, backgroundTasks, gate } = services
  const actor = { userId: owner.customerId, action: 'mailPayment' }
  const payer = await gate.write(owner, actor, async (sql) => {
    const found = await findPayer(sql, owner)
    // A customer who is deleting the account gets emails about refunds, but no other payment emails.
    if (!found || (found.has_left && about.kind !== 'refund')) return undefined
    return (await claimEmail(sql, owner, { ...about, sentAt: nowDate(clock) })) ? found : undefined
  })
  if (!payer) return
  const message = write({
    ...{ firstName: payer.first_name, timeZone: payer.time_zone },
    ...{ origin: config.mail.origin, supportEmail: config.support.email },
  })
  backgroundTasks.run('mail about a payment', () => sendEmail(services, payer.email, message))
}
