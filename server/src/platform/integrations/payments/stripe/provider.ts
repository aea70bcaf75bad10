import { monthlyPriceCents } from '@home-pulse/contract/terms'
import type Stripe from 'stripe'
import type { Clock } from '../../../config/clock.ts'
import type { StripeConfig } from '../../../config/config.ts'
import { PaymentError } from '../../../errors/payment-error.ts'
import { isMailAddress } from '../../../mail/mail.ts'
import type { PaymentProvider, ProviderState, ProviderSubscription, SubscriptionState } from '../payments.ts'
import { openStripeCheckout } from './checkouts.ts'
import { callStripe, isMissingAtStripe, makeStripe, toPaymentError } from './client.ts'
import { makePrices } from './prices.ts'
import { makeStripeRecords } from './records.ts'
import { readReport, withInvoice } from './reports.ts'

/** Returns Stripe as the payment provider. It uses the official SDK, and Checkout in subscription mode. */
export function stripeProvider(config: StripeConfig, clock: Clock): PaymentProvider {
  const stripe = makeStripe(config)
  const prices = makePrices(stripe, config.priceLookupKey, clock.nowMs)
  const records = makeStripeRecords(stripe, config, clock)

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
      const after = await readReport(stripe, await updating, config.graceMs)
      if (after) return after
    } catch (error) {
      if (!isMissingAtStripe(error)) throw toPaymentError(what, error)
    }
    // The subscription ended in the meantime, so its final state is read.
    return (await records.readSubscription(ref)) ?? before
  }

  /**
   * Undoes a cancellation. Stripe stores a custom end date in `cancel_at`, which must be cleared as well.
   */
  async function undoCancellation(ref: string): Promise<Stripe.Subscription> {
    const updated = await stripe.subscriptions.update(ref, { cancel_at_period_end: false, ...withInvoice })
    return updated.cancel_at === null
      ? updated
      : stripe.subscriptions.update(ref, { cancel_at: '', ...withInvoice })
  }

  return {
    name: 'stripe',
    records,
    openCheckout: (request) =>
      callStripe('open a checkout', async () => {
        const price = await prices.find()
        try {
          const session = await openStripeCheckout(stripe, price.id, request)
          if (!session.url) throw new PaymentError('refused', 'Stripe opened a checkout without an address')
          return {
            id: session.id,
            url: session.url,
            amountCents: price.unit_amount ?? monthlyPriceCents,
            expiresAt: new Date(session.expires_at * 1000),
          }
        } catch (error) {
          // The cached price may be outdated, so the next checkout reads it again.
          prices.clear()
          throw error
        }
      }),
    async closeCheckout(id) {
      await callStripe('close a checkout', () => stripe.checkout.sessions.expire(id))
    },
    async changeEmail(customerRef, email) {
      if (!isMailAddress(email)) return
      try {
        await stripe.customers.update(customerRef, { email })
      } catch (error) {
        // If Stripe has deleted the customer, it sends no emails to them, so nothing is left to do.
        if (!isMissingAtStripe(error)) throw toPaymentError('change an e-mail', error)
      }
    },
    async forgetCustomer(customerRef) {
      try {
        await stripe.customers.del(customerRef)
      } catch (error) {
        if (!isMissingAtStripe(error)) throw toPaymentError('delete a customer', error)
      }
    },
    // An unpaid subscription ends now. It has no paid period, and Stripe would charge the card again.
    cancel: (subscription) =>
      change(subscription, 'cancel a subscription', (ref, { status }) =>
        status === 'past_due'
          ? stripe.subscriptions.cancel(ref, withInvoice)
          : stripe.subscriptions.update(ref, { cancel_at_period_end: true, ...withInvoice }),
      ),
    resume: (subscription) =>
      change(subscription, 'resume a subscription', (ref, { cancelsAtPeriodEnd }) =>
        cancelsAtPeriodEnd ? undoCancellation(ref) : undefined,
      ),
    end: (subscription) =>
      change(subscription, 'end a subscription', (ref) => stripe.subscriptions.cancel(ref, withInvoice)),
  }
}
