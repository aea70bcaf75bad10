import type Stripe from 'stripe'
import type { FoundIncident, Incident } from '../payments.ts'
import { customerIdOf, refOf } from './reports.ts'

/** Reads the current state of a refund or dispute from Stripe. Undefined if it concerns no subscription. */
export async function readIncident(
  stripe: Stripe,
  kind: Incident['kind'],
  id: string,
): Promise<FoundIncident | undefined> {
  return kind === 'refund' ? readRefund(stripe, id) : readDispute(stripe, id)
}

async function readRefund(stripe: Stripe, chargeId: string): Promise<FoundIncident | undefined> {
  const charge = await stripe.charges.retrieve(chargeId)
  if (charge.amount_refunded === 0) return undefined
  return placeIncident(stripe, charge.payment_intent, {
    id: charge.id,
    kind: 'refund',
    status: charge.refunded ? 'full' : 'partial',
    amountCents: charge.amount_refunded,
    happenedAt: new Date(charge.created * 1000),
  })
}

async function readDispute(stripe: Stripe, id: string): Promise<FoundIncident | undefined> {
  const dispute = await stripe.disputes.retrieve(id)
  return placeIncident(stripe, dispute.payment_intent, {
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

/** Finds the invoice of a charge through its payments, because a charge does not name its invoice. */
async function placeIncident(
  stripe: Stripe,
  paymentIntent: string | Stripe.PaymentIntent | null,
  incident: Omit<Incident, 'invoiceRef'>,
): Promise<FoundIncident | undefined> {
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
