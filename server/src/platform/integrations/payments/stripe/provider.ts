import type Stripe from 'stripe'
import type { Clock } from '../../../config/clock.ts'
import type { StripeConfig } from '../../../config/config.ts'
import { PaymentFault } from '../../../errors/payment-fault.ts'
import { isMailAddress } from '../../../mail/mail.ts'
import {
  monthlyPriceCents,
  type PaymentProvider,
  type ProviderState,
  type ProviderSubscription,
  type SubscriptionState,
} from '../payments.ts'
import { makeBooks } from './books.ts'
import { openStripeCheckout } from './checkouts.ts'
import { ask, isMissingAtStripe, makeStripe, toFault } from './client.ts'
import { makePrices } from './prices.ts'
import { readReport, withInvoice } from './reports.ts'

/** The payment provider Stripe, called through its official SDK. It uses Checkout in subscription mode. */
export function stripeProvider(config: StripeConfig, clock: Clock): PaymentProvider {
  const stripe = makeStripe(config)
  const prices = makePrices(stripe, config.priceLookupKey, clock.nowMs)
  const books = makeBooks(stripe, config, clock)

  /**
   * Changes a subscription that still runs, and returns its new state. Returns the current state if it has
   * ended.
   */
  async function change(
    held: SubscriptionState,
    what: string,
    update: (ref: string, report: ProviderSubscription) => Promise<Stripe.Subscription> | undefined,
  ): Promise<ProviderState> {
    const ref = held.subscriptionRef
    const before = ref && (await books.readSubscription(ref))
    // Stripe has deleted the subscription, as it does with test data. It is never charged again, so it counts
    // as cancelled.
    if (!ref || !before) return { ...held, status: 'cancelled', cancelsAtPeriodEnd: true, endedAt: null }
    if (before.status === 'cancelled') return before
    try {
      const asked = update(ref, before)
      if (!asked) return before
      const after = await readReport(stripe, await asked, config.graceMs)
      if (after) return after
    } catch (error) {
      if (!isMissingAtStripe(error)) throw toFault(what, error)
    }
    // The subscription ended in the meantime, so its final state is read.
    return (await books.readSubscription(ref)) ?? before
  }

  /**
   * Undoes a cancellation. Stripe stores a custom end date in `cancel_at`, apart from the end of a period.
   */
  async function keepGoing(ref: string): Promise<Stripe.Subscription> {
    const kept = await stripe.subscriptions.update(ref, { cancel_at_period_end: false, ...withInvoice })
    return kept.cancel_at === null
      ? kept
      : stripe.subscriptions.update(ref, { cancel_at: '', ...withInvoice })
  }

  return {
    name: 'stripe',
    books,
    openCheckout: (request) =>
      ask('open a checkout', async () => {
        const price = await prices.find()
        try {
          const session = await openStripeCheckout(stripe, price.id, request)
          if (!session.url) throw new PaymentFault('refused', 'Stripe opened a checkout without an address')
          return {
            id: session.id,
            url: session.url,
            amountCents: price.unit_amount ?? monthlyPriceCents,
            expiresAt: new Date(session.expires_at * 1000),
          }
        } catch (error) {
          // The cached price may be outdated, so the next checkout reads it anew.
          prices.forget()
          throw error
        }
      }),
    async closeCheckout(id) {
      await ask('close a checkout', () => stripe.checkout.sessions.expire(id))
    },
    async changeEmail(customerRef, email) {
      if (!isMailAddress(email)) return
      try {
        await stripe.customers.update(customerRef, { email })
      } catch (error) {
        // Nothing to do if the customer was deleted at Stripe, which then sends no mail.
        if (!isMissingAtStripe(error)) throw toFault('change an e-mail', error)
      }
    },
    async forgetCustomer(customerRef) {
      try {
        await stripe.customers.del(customerRef)
      } catch (error) {
        if (!isMissingAtStripe(error)) throw toFault('delete a customer', error)
      }
    },
    // An unpaid subscription ends now: it has no paid period to end with, and Stripe would retry the card.
    cancel: (held) =>
      change(held, 'cancel a subscription', (ref, { status }) =>
        status === 'past_due'
          ? stripe.subscriptions.cancel(ref, withInvoice)
          : stripe.subscriptions.update(ref, { cancel_at_period_end: true, ...withInvoice }),
      ),
    resume: (held) =>
      change(held, 'resume a subscription', (ref, { cancelsAtPeriodEnd }) =>
        cancelsAtPeriodEnd ? keepGoing(ref) : undefined,
      ),
    end: (held) => change(held, 'end a subscription', (ref) => stripe.subscriptions.cancel(ref, withInvoice)),
  }
}
