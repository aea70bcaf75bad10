import type Stripe from 'stripe'
import type {
  PaymentProvider,
  ProviderRecords,
  ProviderState,
  ProviderSubscription,
  SubscriptionState,
} from '../payments.ts'
import { isMissingAtStripe, toPaymentError } from './client.ts'
import { readReport, withInvoice } from './reports.ts'

export function makeSubscriptionChanges(
  stripe: Stripe,
  records: ProviderRecords,
  graceMs: number,
): Pick<PaymentProvider, 'cancel' | 'resume' | 'end'> {
  /**
   * Changes a subscription and returns its new state. If the subscription has ended, changes nothing and returns its
   * final state.
   */
  async function change(
    subscription: SubscriptionState,
    what: string,
    update: (ref: string, report: ProviderSubscription) => Promise<Stripe.Subscription> | undefined,
  ): Promise<ProviderState> {
    const ref = subscription.subscriptionRef
    const before = ref && (await records.readSubscription(ref))
    // Stripe has deleted the subscription, as it does with test data. No further charge is possible, so it counts as
    // cancelled.
    if (!ref || !before)
      return { ...subscription, status: 'cancelled', cancelsAtPeriodEnd: true, endedAt: null }
    if (before.status === 'cancelled') return before
    try {
      const updating = update(ref, before)
      if (!updating) return before
      const after = await readReport(stripe, await updating, graceMs)
      if (after) return after
    } catch (error) {
      if (!isMissingAtStripe(error)) throw toPaymentError(what, error)
    }
    // The subscription has ended since it was read, so its final state is read.
    return (await records.readSubscription(ref)) ?? before
  }

  return {
    // An unpaid subscription ends at once: no paid period is left to use, and Stripe would otherwise try to charge the
    // card again.
    cancel: (subscription) =>
      change(subscription, 'cancel a subscription', (ref, { status }) =>
        status === 'past_due'
          ? stripe.subscriptions.cancel(ref, withInvoice)
          : stripe.subscriptions.update(ref, { cancel_at_period_end: true, ...withInvoice }),
      ),
    resume: (subscription) =>
      change(subscription, 'resume a subscription', (ref, { cancelsAtPeriodEnd }) =>
        cancelsAtPeriodEnd ? undoCancellation(stripe, ref) : undefined,
      ),
    end: (subscription) =>
      change(subscription, 'end a subscription', (ref) => stripe.subscriptions.cancel(ref, withInvoice)),
  }
}

/** Undoes a cancellation. If Stripe has set the date of the end in `cancel_at`, that date must be cleared as well. */
async function undoCancellation(stripe: Stripe, ref: string): Promise<Stripe.Subscription> {
  const updated = await stripe.subscriptions.update(ref, { cancel_at_period_end: false, ...withInvoice })
  return updated.cancel_at === null
    ? updated
    : stripe.subscriptions.update(ref, { cancel_at: '', ...withInvoice })
}
