import type Stripe from 'stripe'
import type { Incident, IncidentReport } from '../payments.ts'
import { customerIdOf, refOf } from './reports.ts'

/** Reads the current state of a refund or dispute from Stripe. Returns undefined if it concerns no subscription. */
export async function readIncident(
  stripe: Stripe,
  kind: Incident['kind'],
  id: string,
): Promise<IncidentReport | undefined> {
  return kind === 'refund' ? readRefund(stripe, id) : readDispute(stripe, id)
}

async function readRefund(stripe: Stripe, chargeId: string): Promise<IncidentReport | undefined> {
  const charge = await stripe.charges.retrieve(chargeId)
  if (charge.amount_refunded === 0) return undefined
  return addSubscription(stripe, charge.payment_intent, {
    id: charge.id,
    kind: 'refund',
    status: charge.refunded ? 'full' : 'partial',
    amountCents: charge.amount_refunded,
    happenedAt: new Date(charge.created * 1000),
  })
}

async function readDispute(stripe: Stripe, id: string): Promise<IncidentReport | undefined> {
  const dispute = await stripe.disputes.retrieve(id)
  return addSubscription(stripe, dispute.payment_intent, {
    id: dispute.id,
    kind: 'dispute',
    status: statusOf(dispute.status),
    amountCents: dispute.amount,
    happenedAt: new Date(dispute.created * 1000),
  })
}

function statusOf(status: Stripe.Dispute.Status): Incident['status'] {
  if (status === 'lost') return 'lost'
  return ['won', 'prevented', 'warning_closed'].includes(status) ? 'won' : 'open'
}

/**
 * Adds the invoice and the subscription to an incident. Finds them by the payment, because a charge has no invoice id.
 * Returns undefined if there is no subscription.
 */
async function addSubscription(
  stripe: Stripe,
  paymentIntent: string | Stripe.PaymentIntent | null,
  incident: Omit<Incident, 'invoiceRef'>,
): Promise<IncidentReport | undefined> {
  const payment = refOf(paymentIntent)
  if (!payment) return undefined
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: payment },
    expand: ['data.invoice'],
    limit: 1,
  })
  const invoice = data[0]?.invoice
  if (typeof invoice !== 'object' || !('parent' in invoice)) return undefined
  const details = invoice.parent?.subscription_details
  const subscriptionRef = refOf(details?.subscription)
  if (!subscriptionRef) return undefined
  return { ...incident, invoiceRef: invoice.id, subscriptionRef, customerId: customerIdOf(details?.metadata) }
}
