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

/** Creates the calls that cancel, resume and end a subscription. */
export function makeSubscriptionChanges(
  stripe: Stripe,
  records: ProviderRecords,
  graceMs: number,
): Pick<PaymentProvider, 'cancel' | 'resume' | 'end'> {
  /**
   * Changes a subscription that has not ended, and returns its new state. Returns the final state if it has ended.
   */
  async function change(
    subscription: SubscriptionState,
    what: string,
    update: (ref: string, report: ProviderSubscription) => Promise<Stripe.Subscription> | undefined,
  ): Promise<ProviderState> {
    const ref = subscription.subscriptionRef
    const before = ref && (await records.readSubscription(ref))
    // Stripe has deleted the subscription, as it does with test data. It is never charged again, so it is treated as
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
    // The subscription ended in the meantime, so its final state is read.
    return (await records.readSubscription(ref)) ?? before
  }

  return {
    // An unpaid subscription ends immediately: it has no paid period to finish, and Stripe would charge the card
    // again.
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

/** Undoes a cancellation. Stripe stores a custom end date in `cancel_at`, which must be cleared as well. */
async function undoCancellation(stripe: Stripe, ref: string): Promise<Stripe.Subscription> {
  const updated = await stripe.subscriptions.update(ref, { cancel_at_period_end: false, ...withInvoice })
  return updated.cancel_at === null
    ? updated
    : stripe.subscriptions.update(ref, { cancel_at: '', ...withInvoice })
}
