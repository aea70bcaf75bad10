import type Stripe from 'stripe'
import type { ProviderSubscription } from '../payments.ts'

/** What a subscription is read with, so that it tells whether its last invoice was paid. */
export const withInvoice = { expand: ['latest_invoice'] }

/** Where our own id of a customer stands in what Stripe keeps. */
export const customerIdField = 'home_pulse_customer_id'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Our own id of a customer, if what Stripe keeps was made by us. */
export function customerIdOf(metadata: Stripe.Metadata | null | undefined): string | undefined {
  const id = metadata?.[customerIdField]
  return id !== undefined && uuid.test(id) ? id : undefined
}

/** The id of what Stripe may also have answered in full. */
export const refOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

const dateOf = (seconds: number) => new Date(seconds * 1000)

/**
 * How a subscription stands, out of Stripe's words for it. Undefined before its first payment.
 *
 * Stripe moves a period on before it is paid, and, where its settings say so, on and on: what was paid ended with the last
 * invoice that was, and the days of grace run from there, once. An active subscription that is to renew has them too, so
 * that news of a renewal may be late; one that is to end has none.
 */
export async function readReport(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  graceMs: number,
): Promise<ProviderSubscription | undefined> {
  const report = reportOf(subscription, graceMs)
  if (!report || report.status === 'active' || hasPaidInvoice(subscription)) return report
  const { data } = await stripe.invoices.list({ subscription: subscription.id, status: 'paid', limit: 1 })
  const ends = data[0]?.lines.data.map(({ period }) => period.end) ?? []
  const paidUntil = new Date(Math.min(report.paidUntil.getTime(), ...ends.map((end) => end * 1000)))
  const grace = report.accessUntil.getTime() - report.paidUntil.getTime()
  return { ...report, paidUntil, accessUntil: new Date(paidUntil.getTime() + grace) }
}

const hasPaidInvoice = ({ latest_invoice: invoice }: Stripe.Subscription) =>
  typeof invoice === 'object' && invoice?.status === 'paid'

/** The same from the subscription alone: right while no more than one renewal is due. */
export function reportOf(
  subscription: Stripe.Subscription,
  graceMs: number,
): ProviderSubscription | undefined {
  const { status, items, ended_at: endedAt, cancel_at: cancelAt, latest_invoice: invoice } = subscription
  if (status === 'incomplete' || status === 'incomplete_expired') return undefined
  const begin = dateOf(Math.min(...items.data.map((item) => item.current_period_start)))
  const end = dateOf(Math.min(...items.data.map((item) => item.current_period_end)))
  const facts = {
    customerId: customerIdOf(subscription.metadata),
    customerRef: refOf(subscription.customer),
    subscriptionRef: subscription.id,
    invoiceRef: refOf(invoice),
    startedAt: dateOf(subscription.created),
    endedAt: endedAt === null ? null : dateOf(endedAt),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || cancelAt !== null || status === 'canceled',
  }
  if (status === 'canceled') {
    const paidUntil = hasPaidInvoice(subscription) ? end : begin
    return { ...facts, status: 'cancelled', paidUntil, accessUntil: paidUntil }
  }
  if (status === 'active' || status === 'trialing') {
    const paidUntil = cancelAt !== null && dateOf(cancelAt) < end ? dateOf(cancelAt) : end
    const grace = facts.cancelsAtPeriodEnd ? 0 : graceMs
    return { ...facts, status: 'active', paidUntil, accessUntil: new Date(paidUntil.getTime() + grace) }
  }
  return { ...facts, status: 'past_due', paidUntil: begin, accessUntil: new Date(begin.getTime() + graceMs) }
}
