import type Stripe from 'stripe'
import type { ProviderSubscription } from '../payments.ts'

/**
 * The option of a request to Stripe that includes the last invoice in a subscription. The invoice shows if the last
 * period was paid.
 */
export const withInvoice = { expand: ['latest_invoice'] }

/** The name of the metadata field that has our customer id. */
export const customerIdField = 'home_pulse_customer_id'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Returns our customer id from an object's metadata. Undefined if another product created the object. */
export function customerIdOf(metadata: Stripe.Metadata | null | undefined): string | undefined {
  const id = metadata?.[customerIdField]
  return id !== undefined && uuid.test(id) ? id : undefined
}

/** Returns the id of an object. Stripe sends either only the id or the whole object. */
export const refOf = (thing: string | { readonly id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

const dateOf = (seconds: number) => new Date(seconds * 1000)

/**
 * Converts a subscription of Stripe to our format. Returns undefined before its first payment. Stripe starts a new
 * period before that period is paid, so `paidUntil` is the end of the last paid period. `accessUntil` adds the grace
 * period, because Stripe's event about a renewal can be late. A subscription that will not be renewed has no grace
 * period.
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

/**
 * Converts a subscription to our format without reading its invoices. If more than one renewal is unpaid, `paidUntil`
 * can be wrong.
 */
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
