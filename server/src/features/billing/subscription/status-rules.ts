import type {
  PaymentProvider,
  ProviderState,
  SubscriptionState,
} from '../../../platform/integrations/payments/payments.ts'
import type { Subscription } from '../queries.ts'

export type StateFromProvider = ProviderState & { readonly provider: PaymentProvider['name'] }

const storedFields = [
  'customerRef',
  'subscriptionRef',
  'invoiceRef',
  'status',
  'paidUntil',
  'accessUntil',
  'cancelsAtPeriodEnd',
] as const satisfies (keyof SubscriptionState)[]

export const isSame = (stored: Subscription, next: StateFromProvider) =>
  stored.provider === next.provider &&
  storedFields.every((field) => stored[field]?.valueOf() === next[field]?.valueOf())

/**
 * Returns the state to store. Usually a cancelled subscription gives access until the end of its paid period. If that
 * period was refunded in full, access ends when the subscription ends.
 */
export function endAfterFullRefund(
  next: StateFromProvider,
  refundedInvoices: readonly (string | null)[],
): StateFromProvider {
  const { status, invoiceRef, endedAt, paidUntil } = next
  if (status !== 'cancelled' || !endedAt || endedAt > paidUntil) return next
  if (invoiceRef === null || !refundedInvoices.includes(invoiceRef)) return next
  return { ...next, paidUntil: endedAt, accessUntil: endedAt }
}

/**
 * Returns true if a subscription from the provider's list need not be fetched. The same state is already stored, or the
 * subscription has ended and another one is stored.
 */
export function isInSync(
  stored: Subscription | undefined,
  report: StateFromProvider,
  refundedInvoices: readonly (string | null)[],
): boolean {
  if (!stored) return false
  if (stored.subscriptionRef !== report.subscriptionRef) return report.status === 'cancelled'
  // A cancelled subscription can change only by a refund, and a refund has its own event.
  if (stored.status === 'cancelled' && report.status === 'cancelled') return true
  return isSame(stored, endAfterFullRefund(report, refundedInvoices))
}
